/** The refusals of files whose bytes do not fit one encoding. */
import { isUtf8 } from "node:buffer";
import { FileRefused } from "../../../model/file-refused.ts";
import type { ByteSample } from "../text/code-page-evidence.ts";

/** Returns the refusal of a text with NUL bytes. */
export function nulBytes(): FileRefused {
  return new FileRefused(
    "damaged",
    "The file contains NUL bytes, so it is not a text file, or it was copied only in part.",
    "Export the list again and drop the new file when the copy is complete.",
  );
}

/** Returns the refusal of a file that is UTF-8 in most lines only. */
export function damagedUtf8(sample: ByteSample): FileRefused {
  const lines = sample.lines.filter(({ bytes }) => !isUtf8(bytes)).map(({ line }) => line);
  return new FileRefused(
    "unreadable_encoding",
    `Most of the file is UTF-8, but ${listLines(lines)} bytes that are not UTF-8. The file was cut, or two files were put together.`,
    "Open the file in the program that made it, save it again as “CSV UTF-8”, and put it into the inbox folder again.",
    lines[0] ?? null,
  );
}

/** Returns the refusal of a file in a code page with lines of UTF-8. */
export function mixedEncodings(utf8Lines: ByteSample["lines"], label: string): FileRefused {
  const lines = utf8Lines.map(({ line }) => line);
  return new FileRefused(
    "unreadable_encoding",
    `Most of the file is ${label}, but ${listLines(lines)} letters in UTF-8. Probably two files were put together.`,
    "Open the file in the program that made it, correct the letters of these lines, save it as “CSV UTF-8”, and put it into the inbox folder again.",
    lines[0] ?? null,
  );
}

/** Number of lines that a refusal names. */
const MOST_LINES = 10;

/** Returns "on line 4 there are" or "on the lines 4, 7 and 9 there are". */
function listLines(lines: readonly number[]): string {
  if (lines.length === 0) return "there are";
  if (lines.length === 1) return `on line ${lines[0]} there are`;
  const named = lines.slice(0, MOST_LINES);
  const more = lines.length - named.length;
  const last = more > 0 ? `${more} more` : String(named.pop());
  return `on the lines ${named.join(", ")} and ${last} there are`;
}

/** Returns the refusal of a file whose bytes do not fit the encoding that the configuration names. */
export function settingContradicts(label: string, setting: string, sample: ByteSample): FileRefused {
  const line = sample.lines.find(({ bytes }) => isUtf8(bytes) !== (label === "utf-8"))?.line ?? null;
  const where = line === null ? "" : ` on line ${line}`;
  const found =
    label === "utf-8" ? `there are bytes${where} that are not UTF-8` : `the letters${where} are valid UTF-8`;
  return new FileRefused(
    label === "utf-8" ? "unreadable_encoding" : "ambiguous_encoding",
    `The feed's setting "encoding" is “${setting}”, but ${found}.`,
    label === "utf-8"
      ? "Save the list as “CSV UTF-8”, or set \"encoding\" in the feed's configuration to the file's encoding, or leave it out."
      : 'Set "encoding" in the feed\'s configuration to "utf-8", or leave it out.',
    line,
  );
}
