import { hash } from "node:crypto";

/** Returns 132 bits of the SHA-256 hash of a canonical text, as 22 base64url characters. */
export function contentHash(text: string): string {
  return hash("sha256", text, "base64url").slice(0, 22);
}

/** The characters of base64url, by the number that each stands for. */
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const DIGIT_OF = new Uint8Array(128);
for (let digit = 0; digit < DIGITS.length; digit += 1) DIGIT_OF[DIGITS.charCodeAt(digit)] = digit;
/** Five characters are 30 bits. The sum of a million such numbers is still exact. */
const WORD_CHARACTERS = 5;

/** Returns 30 bits of a content hash as a number. The sum of these numbers identifies the rows of a list in any order. */
export function contentWord(text: string): number {
  let word = 0;
  for (let at = 0; at < WORD_CHARACTERS; at += 1) word = word * 64 + (DIGIT_OF[text.charCodeAt(at)] ?? 0);
  return word;
}
