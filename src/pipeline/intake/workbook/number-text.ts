import type { PatternPiece } from "./cell-format.ts";

/**
 * The first whole number whose digits are not trusted: Excel keeps 15 digits of a number and replaces the rest by
 * zeros.
 */
export const FIRST_DAMAGED_INTEGER = 1e15;

/** Returns the shortest decimal text of a double, without exponent: 4.91714E+11 becomes 491714000000. */
export function decimalText(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (match === null) return text;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${"0".repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + "0".repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/**
 * Returns a whole number as its format shows it, with leading zeros and fixed characters. Returns null for a number
 * that is negative or not whole.
 */
export function paddedText(value: number, pattern: readonly PatternPiece[]): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null;
  let digits = value === 0 ? "" : String(value);
  let text = "";
  const places = pattern.filter((piece) => "digit" in piece).length;
  let seen = 0;
  for (const piece of [...pattern].reverse()) {
    if ("literal" in piece) {
      text = piece.literal + text;
      continue;
    }
    seen += 1;
    const take = seen === places ? digits : digits.slice(-1);
    digits = seen === places ? "" : digits.slice(0, -1);
    text = (take === "" && piece.digit === "0" ? "0" : take) + text;
  }
  return text;
}
