/** Shortens file names that would be too long. Linux file systems count the bytes of a name, not its letters. */
import { createHash } from "node:crypto";
import { extname } from "node:path";

/** The longest name that Linux file systems hold. */
const MOST_BYTES = 255;
/** An ending that is longer than this is part of the name. */
const EXTENSION_BYTES = 20;

/**
 * Returns a name with an ending. A name that would be too long is cut, and gets a few letters of its hash. So two long names
 * with the same start keep different endings.
 */
export function withEnding(name: string, ending: string): string {
  if (Buffer.byteLength(name + ending) <= MOST_BYTES) return name + ending;
  const tail = `~${createHash("sha256").update(name).digest("hex").slice(0, 8)}${ending}`;
  return cut(name, MOST_BYTES - Buffer.byteLength(tail)) + tail;
}

/** Returns `list.csv` for the number 1, and `list (2).csv` for the number 2. A long name is cut before its number. */
export function numberedName(name: string, number: number): string {
  if (number === 1) return name;
  const found = extname(name);
  const extension = Buffer.byteLength(found) > EXTENSION_BYTES ? "" : found;
  const stem = name.slice(0, name.length - extension.length);
  const tail = ` (${number})${extension}`;
  return cut(stem, MOST_BYTES - Buffer.byteLength(tail)) + tail;
}

/** Returns the longest start of a text that has at most this many bytes. A letter is never cut in two. */
function cut(text: string, bytes: number): string {
  let left = bytes;
  let start = "";
  for (const letter of text) {
    left -= Buffer.byteLength(letter);
    if (left < 0) break;
    start += letter;
  }
  return start;
}
