/** Recognises Unicode without a byte order mark, and other text whose bytes are all ASCII or NUL. */
import type { ByteKind } from "./survey-bytes.ts";

/** UTF-16 has at least this share of its NUL bytes on one side. The other NUL bytes belong to letters such as U+AC00. */
const ONE_SIDED = 0.8;

/** Control characters, half characters and unassigned characters, which no list has. */
const NO_TEXT = /[\0-\x08\x0e-\x1f\x7f-\x9f\ufffd\ufffe\uffff]|\p{Cn}|\p{Co}/u;

/**
 * Returns the label of UTF-16 or UTF-32 without a byte order mark; null: the bytes are neither.
 *
 * @param head the file's first bytes
 */
export function findWideUnicode(head: Buffer, { size, nuls }: ByteKind): string | null {
  if (size % 4 === 0) {
    const wide = (["utf-32le", "utf-32be"] as const).find((label) => readsAsUtf32(head, label));
    if (wide !== undefined) return wide;
  }
  const all = nuls.even + nuls.odd;
  if (size % 2 !== 0 || Math.max(nuls.even, nuls.odd) < ONE_SIDED * all) return null;
  const label = nuls.odd > nuls.even ? "utf-16le" : "utf-16be";
  return readsAsUtf16(head, label) ? label : null;
}

function readsAsUtf16(head: Buffer, label: "utf-16le" | "utf-16be"): boolean {
  const units = head.subarray(0, head.length & ~1);
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(units, { stream: true });
    return !NO_TEXT.test(text);
  } catch {
    return false;
  }
}

function readsAsUtf32(head: Buffer, label: "utf-32le" | "utf-32be"): boolean {
  let text = "";
  for (let at = 0; at + 4 <= head.length; at += 4) {
    const point = label === "utf-32le" ? head.readUInt32LE(at) : head.readUInt32BE(at);
    if (point > 0x10ffff) return false;
    text += String.fromCodePoint(point);
  }
  return text !== "" && !NO_TEXT.test(text) && !/\p{Cs}/u.test(text);
}

/** Returns the label of an encoding that writes letters as ASCII; null: the text is plain. */
export function findAsciiEncoding(head: Buffer): "utf-7" | "iso-2022-jp" | null {
  const text = head.toString("latin1");
  if (/\x1b(?:\$[@B]|\([BJ])/.test(text)) return "iso-2022-jp";
  return readsAsUtf7(text) ? "utf-7" : null;
}

/**
 * Returns true when each plus sign begins a letter of UTF-7 (`+APw-`) or is written as `+-`. A phone number after a plus
 * sign gives no letter.
 */
function readsAsUtf7(text: string): boolean {
  let letters = 0;
  for (const { 0: found, 1: base64 = "", 2: end = "", index } of text.matchAll(/\+([A-Za-z\d+/]*)(-?)/g)) {
    // The head may end inside a letter.
    if (index + found.length === text.length) break;
    if (base64 === "" && end === "-") continue;
    const decoded = decodeBase64(base64);
    if (decoded === null || NO_TEXT.test(decoded)) return false;
    if (/[^\0-\x7f]/.test(decoded)) letters += 1;
    else if (/[a-zA-Z\d]/.test(decoded)) return false;
  }
  return letters > 0;
}

/** Returns the UTF-16 text of unpadded base64; null: bits are left over. */
function decodeBase64(base64: string): string | null {
  const bits = base64.length * 6;
  const left = bits % 16;
  if (bits < 16 || left >= 6) return null;
  const bytes = Buffer.from(base64, "base64");
  const last = base64.at(-1) ?? "";
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  if ((alphabet.indexOf(last) & ((1 << left) - 1)) !== 0) return null;
  const units = Buffer.from(bytes.subarray(0, Math.floor(bits / 16) * 2)).swap16();
  return units.toString("utf16le");
}
