/** Decodes a file of any kind, so that its texts can be searched. */
import { findByteOrderMark } from "../../../../../../pipeline/intake/csv/text-encoding.ts";
import { decodeWhole, upperHalf } from "../../../../../../pipeline/intake/text/code-page-decoder.ts";
import { CODE_PAGES, WIDE_PAGES } from "../../../../../../pipeline/intake/text/code-pages.ts";
import { createByteSurvey, type ByteKind } from "../../../../../../pipeline/intake/text/survey-bytes.ts";
import { findAsciiEncoding, findWideUnicode } from "../../../../../../pipeline/intake/text/unmarked-unicode.ts";

const HEAD_BYTES = 16 * 1024;
/** What no text has. A file of DOS may end with 0x1A. */
const CONTROL = /[\0-\x08\x0e-\x19\x1b-\x1f\x7f\ufffe\uffff]/u;

/** A way to read the bytes of a file. */
interface Reading {
  readonly text: string;
  /** Whether the bytes are a text in this encoding. The other readings find only the texts between other bytes. */
  readonly isText: boolean;
}

/**
 * Returns the readings of a file, one after the other: in its Unicode encoding, or in each code page that reads it in another way.
 *
 * @param triesPages whether code pages are tried
 */
export function* readingsOf(bytes: Buffer, triesPages: boolean): Generator<Reading> {
  const survey = createByteSurvey();
  survey.push(bytes);
  const kind = survey.end();
  let isRead = false;
  for (const text of soundTexts(bytes, kind, triesPages)) {
    const isText = !CONTROL.test(text);
    isRead ||= isText;
    yield { text, isText };
  }
  if (isRead && kind.isUtf8) return;
  for (const encoding of ["utf8", "latin1", "utf16le"] as const)
    yield { text: bytes.toString(encoding), isText: false };
}

function* soundTexts(bytes: Buffer, kind: ByteKind, triesPages: boolean): Generator<string> {
  const head = bytes.subarray(0, HEAD_BYTES);
  const marked = findByteOrderMark(head);
  const wide = marked?.label ?? (kind.firstNul === null ? null : findWideUnicode(head, kind));
  if (wide !== null) yield* decoded(wide, bytes.subarray(marked?.bomBytes ?? 0));
  else if (kind.isUtf8) {
    yield bytes.toString("utf8");
    const ascii = findAsciiEncoding(head);
    if (ascii !== null) yield* decoded(ascii, bytes);
  } else if (triesPages) for (const page of pagesFor(bytes)) yield* decoded(page, bytes);
}

/** Returns a text; nothing if the bytes are impossible in its encoding. */
function* decoded(label: string, bytes: Buffer): Generator<string> {
  try {
    yield decodeWhole(label, bytes, true);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Returns the code pages. Of those that read the bytes alike, it returns the first. */
function pagesFor(bytes: Buffer): readonly string[] {
  const used = [...new Set(bytes)].filter((byte) => byte >= 0x80).map((byte) => byte - 0x80);
  const readings = new Map<string, string>();
  for (const page of CODE_PAGES) {
    const half = page in WIDE_PAGES ? null : upperHalf(page);
    const reading = half === null ? page : used.map((at) => half[at]).join("");
    if (!readings.has(reading)) readings.set(reading, page);
  }
  return [...readings.values()];
}
