/** Reads the bytes of file names. A file system keeps any bytes as a name, and a path of this program holds UTF-8 only. */

/** A byte sequence of UTF-8 with more than one byte, or any other byte above ASCII. */
const ABOVE_ASCII = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/gu;
const REPLACEMENT = "\ufffd";
const REPLACEMENT_BYTES = "\xef\xbf\xbd";

export interface FileName {
  /** The name as text. Each byte that is not UTF-8 is written as `\xFC`. */
  readonly name: string;
  /** Whether the name is UTF-8. Only then a path with this name leads to the file. */
  readonly isUtf8: boolean;
}

/** Returns the file name that these bytes are. */
export function fileNameOf(bytes: Buffer): FileName {
  const name = bytes.toString("utf8");
  if (!name.includes(REPLACEMENT) || Buffer.from(name).equals(bytes)) return { name, isUtf8: true };
  return { name: bytes.toString("latin1").replaceAll(ABOVE_ASCII, readable), isUtf8: false };
}

function readable(sequence: string): string {
  const text = Buffer.from(sequence, "latin1").toString("utf8");
  const isText = sequence === REPLACEMENT_BYTES || !text.includes(REPLACEMENT);
  return isText ? text : [...sequence].map(escape).join("");
}

function escape(byte: string): string {
  return `\\x${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
