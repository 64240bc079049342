import { isUtf8 } from "node:buffer";

import { FileRefused } from "../../../model/file-refused.ts";
import { encodingName, isSingleByte } from "../../../model/text/encoding-names.ts";
import { strangePart } from "../../../model/text/strange-words.ts";
import { findStrangeWord, strangeWords } from "../text/check-words.ts";
import type { ByteSample } from "../text/code-page-evidence.ts";
import { findDialect, readSample } from "./csv-dialect.ts";
import { readBytes } from "../text/decode-text.ts";
import type { TextEncoding } from "../text/decode-text.ts";
import { findHeader } from "../table/find-header.ts";
import type { FoundHeader, ScoreHeader } from "../table/find-header.ts";
import type { DecidingColumns } from "./deciding-sample.ts";
import { damagedUtf8, mixedEncodings, nulBytes, settingContradicts } from "./encoding-refusals.ts";
import { findAsciiEncoding, findWideUnicode } from "../text/unmarked-unicode.ts";
import { readByteKind, sampleBytes } from "../text/survey-bytes.ts";
import type { ByteKind } from "../text/survey-bytes.ts";

/** If the configuration names the encoding, so much of the file is checked. */
const CHECKED_BYTES = 1_048_576;
/** If more than this share of the sampled lines is valid UTF-8, the file is damaged UTF-8 and not in a code page. */
const DAMAGED_UTF8_SHARE = 0.2;

const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-32le", [0xff, 0xfe, 0, 0]],
  ["utf-32be", [0, 0, 0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

export interface EncodingOptions {
  /** The kind of the file's bytes, when all bytes were read before. */
  readonly byteKind?: ByteKind | undefined;
  /** The text's encoding; null: the encoding is detected. A byte order mark wins over this label. */
  readonly encoding: string | null;
  readonly scoreHeader: ScoreHeader;
  /** Known texts can decide between two likely encodings, so that both are named unless one is beyond doubt. */
  readonly asksKnown?: boolean;
  /** The code pages among which one is chosen; absent: all. */
  readonly codePages?: readonly string[] | undefined;
  /** Absent: all columns decide. */
  readonly decidingColumns?: DecidingColumns;
}

/**
 * Finds the encoding of a text file. The first rule that applies decides:
 * 1. a byte order mark,
 * 2. the feed's setting,
 * 3. NUL bytes in the pattern of UTF-16 or UTF-32,
 * 4. the whole file is valid UTF-8: it can also be UTF-7 or ISO-2022-JP,
 * 5. the only code page that fits the evidence.
 *
 * @throws FileRefused `unreadable_encoding`, `ambiguous_encoding`, `damaged`
 */
export async function findEncoding(
  path: string,
  {
    byteKind,
    encoding: setting,
    scoreHeader,
    asksKnown = false,
    decidingColumns = () => null,
    codePages,
  }: EncodingOptions,
): Promise<TextEncoding> {
  const head = await readHead(path);
  const marked = findByteOrderMark(head);
  if (marked !== null && marked.label !== "utf-8") return marked;
  const kind = byteKind ?? (await readByteKind(path));
  if (marked !== null) {
    if (kind.firstNul !== null) throw nulBytes();
    if (!kind.isUtf8) throw damagedUtf8(await sampleBytes(path));
    return marked;
  }
  if (setting !== null) return encodingOfSetting(path, setting, kind, scoreHeader);
  if (kind.firstNul !== null) {
    const wide = findWideUnicode(head, kind);
    if (wide === null) throw nulBytes();
    return { label: wide, bomBytes: 0 };
  }
  if (kind.isUtf8) return { label: findAsciiEncoding(head) ?? "utf-8", bomBytes: 0 };
  const sample = await sampleForChoice(path, decidingColumns, scoreHeader);
  const utf8Lines = sample.lines.filter(({ bytes }) => isTextInUtf8(bytes));
  if (utf8Lines.length > sample.lines.length * DAMAGED_UTF8_SHARE) throw damagedUtf8(sample);
  const { chooseCodePage } = await import("../text/choose-code-page.ts");
  const label = chooseCodePage(sample, (text) => headerIn(text, scoreHeader)?.score ?? 0, {
    columnAt: (...place) => columnAt(...place, scoreHeader),
    asksKnown,
    codePages,
  });
  if (isSingleByte(label) && utf8Lines.length > 0) await refuseMixed(utf8Lines, label);
  await refuseStrangeWords(sample, label, null, scoreHeader);
  return { label, bomBytes: 0 };
}

/** Returns the sample in which a code page is looked for. */
async function sampleForChoice(
  path: string,
  decidingColumns: DecidingColumns,
  scoreHeader: ScoreHeader,
): Promise<ByteSample> {
  const sample = await sampleBytes(path);
  const header = headerIn(sample.head.toString("latin1"), scoreHeader)?.cells ?? [];
  if (decidingColumns(header) === null) return sample;
  const { readDecidingSample } = await import("./deciding-sample.ts");
  return readDecidingSample(path, sample, decidingColumns, scoreHeader);
}

/** Returns true for UTF-8 with plausible letters. Two bytes of a code page can be a rare letter of UTF-8 by accident. */
function isTextInUtf8(bytes: Buffer): boolean {
  return (
    isUtf8(bytes) && !/[A-Za-z](?!\p{Script=Latin})[^\0-\x7f\P{L}]|[\u0250-\u02ff\u0700-\u08ff]/u.test(bytes.toString())
  );
}

/** Refuses a file with lines of UTF-8. A line that is UTF-8 by accident has sound words in the code page. */
async function refuseMixed(utf8Lines: ByteSample["lines"], label: string): Promise<void> {
  const { decodeWhole } = await import("../text/code-page-decoder.ts");
  const misread = utf8Lines.filter(({ bytes }) => {
    const text = decodeWhole(label, bytes, true);
    return strangePart(text) !== null || /[ÃÂ][^\0-\x7f\p{L}]/u.test(text);
  });
  if (misread.length > 0) throw mixedEncodings(misread, label);
}

/**
 * Checks that the words of a code page are words.
 *
 * @param setting the encoding that the configuration names; null: none
 * @throws FileRefused `unreadable_encoding`
 */
async function refuseStrangeWords(
  sample: ByteSample,
  label: string,
  setting: string | null,
  scoreHeader: ScoreHeader,
): Promise<void> {
  const { decodeWhole } = await import("../text/code-page-decoder.ts");
  const read = (bytes: Buffer): string => {
    try {
      return decodeWhole(label, bytes, false);
    } catch {
      // The reader of the whole file says where bytes are impossible.
      return "";
    }
  };
  const found = findStrangeWord(sample.lines.map(({ line, bytes }) => ({ line, text: read(bytes) })));
  if (found === null) return;
  throw strangeWords(label, found, setting, columnAt(read(sample.head), found.text, found.at, scoreHeader));
}

/** Returns the name of the column in which a character of a line stands; null: not known. */
function columnAt(head: string, line: string, at: number, scoreHeader: ScoreHeader): string | null {
  const bytes = Buffer.from(head, "utf8");
  const dialect = findDialect(bytes, false, scoreHeader);
  const header = findHeader(readSample(bytes, true, dialect), scoreHeader);
  const before = line.slice(0, at).replaceAll(/"[^"]*"/g, "");
  return header?.cells[before.split(dialect.delimiter).length - 1] || null;
}

async function readHead(path: string): Promise<Buffer> {
  for await (const bytes of readBytes(path)) return bytes;
  return Buffer.alloc(0);
}

/** Returns the encoding that a byte order mark names; null: there is none. */
export function findByteOrderMark(head: Buffer): TextEncoding | null {
  const found = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte));
  return found === undefined ? null : { label: found[0], bomBytes: found[1].length };
}

async function encodingOfSetting(
  path: string,
  setting: string,
  kind: ByteKind,
  scoreHeader: ScoreHeader,
): Promise<TextEncoding> {
  const label = knownLabel(setting);
  if (/^utf-(16|32)/.test(label)) return { label, bomBytes: 0 };
  if (kind.firstNul !== null) throw nulBytes();
  if (label === "utf-8") {
    if (kind.isUtf8) return { label, bomBytes: 0 };
    throw settingContradicts(label, setting, await sampleBytes(path));
  }
  const sample = await sampleBytes(path, CHECKED_BYTES);
  // A two-byte code page can be valid UTF-8 by accident. A single-byte code page never is.
  if (kind.isUtf8 && isSingleByte(label) && sample.lines.length > 0) throw settingContradicts(label, setting, sample);
  await refuseStrangeWords(sample, label, setting, scoreHeader);
  return { label, bomBytes: 0 };
}

function knownLabel(setting: string): string {
  try {
    return encodingName(setting);
  } catch {
    throw new FileRefused(
      "unreadable_encoding",
      `The feed's setting "encoding" is “${setting}”, but there is no encoding of this name.`,
      'Set "encoding" to a name such as "utf-8", "windows-1252" or "macintosh", or leave it out.',
    );
  }
}

function headerIn(text: string, scoreHeader: ScoreHeader): FoundHeader | null {
  const bytes = Buffer.from(text, "utf8");
  const dialect = findDialect(bytes, false, scoreHeader);
  return findHeader(readSample(bytes, true, dialect), scoreHeader);
}
