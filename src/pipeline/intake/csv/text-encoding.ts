import { isUtf8 } from "node:buffer";

import { FileRefused } from "../../../model/file-refused.ts";
import { chooseCodePage } from "../text/choose-code-page.ts";
import type { ByteSample } from "../text/code-page-evidence.ts";
import { findDialect, readSample } from "./csv-dialect.ts";
import { encodingName, isSingleByte, readBytes } from "../text/decode-text.ts";
import type { TextEncoding } from "../text/decode-text.ts";
import { findHeader } from "../table/find-header.ts";
import type { ScoreHeader } from "../table/find-header.ts";
import { readByteKind, sampleBytes } from "../text/survey-bytes.ts";
import type { ByteKind } from "../text/survey-bytes.ts";

/** If more than this share of the sampled lines is valid UTF-8, the file is damaged UTF-8 and not in a code page. */
const DAMAGED_UTF8_SHARE = 0.2;

const BYTE_ORDER_MARKS: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * Finds the encoding of a text file. The first rule that applies decides:
 * 1. a byte order mark,
 * 2. the feed's setting,
 * 3. NUL bytes in the pattern of UTF-16,
 * 4. the whole file is valid UTF-8,
 * 5. the only code page that fits the evidence.
 *
 * @param byteKind the kind of the file's bytes, when all bytes were read before
 * @param setting WHATWG label from the feed's configuration, or null
 * @throws FileRefused `unreadable_encoding`, `ambiguous_encoding`, `damaged`
 */
export async function findEncoding(
  path: string,
  byteKind: ByteKind | undefined,
  setting: string | null,
  scoreHeader: ScoreHeader,
): Promise<TextEncoding> {
  const marked = await findByteOrderMark(path);
  if (marked !== null && marked.label !== "utf-8") return marked;
  const kind = byteKind ?? (await readByteKind(path));
  if (marked !== null) {
    if (kind.firstNul !== null) throw nulBytes();
    if (!kind.isUtf8) throw damagedUtf8(await sampleBytes(path));
    return marked;
  }
  if (setting !== null) return encodingOfSetting(path, setting, kind);
  if (kind.firstNul !== null) return { label: findUtf16(kind), bomBytes: 0 };
  if (kind.isUtf8) return { label: "utf-8", bomBytes: 0 };
  const sample = await sampleBytes(path);
  const utf8Lines = sample.lines.filter(({ bytes }) => isUtf8(bytes)).length;
  if (utf8Lines > sample.lines.length * DAMAGED_UTF8_SHARE) throw damagedUtf8(sample);
  return { label: chooseCodePage(sample, (head) => countHeaderWords(head, scoreHeader)), bomBytes: 0 };
}

async function findByteOrderMark(path: string): Promise<TextEncoding | null> {
  for await (const bytes of readBytes(path)) {
    const found = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
    return found === undefined ? null : { label: found[0], bomBytes: found[1].length };
  }
  return null;
}

async function encodingOfSetting(path: string, setting: string, kind: ByteKind): Promise<TextEncoding> {
  const label = knownLabel(setting);
  if (label.startsWith("utf-16")) return { label, bomBytes: 0 };
  if (kind.firstNul !== null) throw nulBytes();
  if (label === "utf-8" && !kind.isUtf8) throw damagedUtf8(await sampleBytes(path));
  if (label !== "utf-8" && kind.isUtf8 && (await readsAsMojibake(path, label))) throw settingContradicts(label);
  return { label, bomBytes: 0 };
}

function knownLabel(setting: string): string {
  try {
    return encodingName(setting);
  } catch {
    throw new FileRefused(
      "unreadable_encoding",
      `The configuration says that the file's encoding is “${setting}”, but there is no encoding of this name.`,
      'Set "encoding" to a name such as "utf-8", "windows-1252" or "macintosh", or leave it out.',
    );
  }
}

/**
 * Returns true when a code page would turn the letters of a UTF-8 file into mojibake. A single-byte code page does so,
 * because its own text is never valid UTF-8 by accident. Text of a two-byte code page can be valid UTF-8.
 *
 * @param path a file of valid UTF-8
 */
async function readsAsMojibake(path: string, label: string): Promise<boolean> {
  if (!isSingleByte(label)) return false;
  return (await sampleBytes(path)).lines.length > 0;
}

/**
 * Returns the label of UTF-16 text without a byte order mark. The NUL bytes of ASCII characters are all at even or all
 * at odd positions.
 *
 * @throws FileRefused `damaged` when the NUL bytes are at both
 */
function findUtf16({ size, nuls }: ByteKind): string {
  const isOneSided = (nuls.even === 0) !== (nuls.odd === 0);
  if (!isOneSided || size % 2 !== 0) throw nulBytes();
  return nuls.odd > 0 ? "utf-16le" : "utf-16be";
}

function countHeaderWords(head: string, scoreHeader: ScoreHeader): number {
  const bytes = Buffer.from(head, "utf8");
  const dialect = findDialect(bytes, false, scoreHeader);
  return findHeader(readSample(bytes, true, dialect), scoreHeader)?.score ?? 0;
}

function nulBytes(): FileRefused {
  return new FileRefused(
    "damaged",
    "The file contains NUL bytes, so it is not a text file, or it was copied only in part.",
    "Export the list again and drop the new file when the copy is complete.",
  );
}

function damagedUtf8(sample: ByteSample): FileRefused {
  const line = sample.lines.find(({ bytes }) => !isUtf8(bytes))?.line ?? null;
  const where = line === null ? "" : ` on line ${line}`;
  return new FileRefused(
    "unreadable_encoding",
    `Most of the file is UTF-8, but${where} there are bytes that are not UTF-8. The file was cut, or two files were put together.`,
    "Open the file in the program that made it, save it again as “CSV UTF-8”, and put it into the inbox folder again.",
    line,
  );
}

function settingContradicts(label: string): FileRefused {
  return new FileRefused(
    "ambiguous_encoding",
    `The configuration says that the file is ${label}, but all its letters are valid UTF-8.`,
    'Set "encoding" in the feed\'s configuration to "utf-8", or leave it out.',
  );
}
