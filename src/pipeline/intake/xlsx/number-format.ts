import type { NumberFormat, PatternPiece } from "../workbook/cell-format.ts";

const PLAIN: NumberFormat = { kind: "plain" };

/** The built-in date formats, which a workbook names only by number (ECMA-376 part 1, 18.8.30). */
const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [14, "yyyy-mm-dd"],
  [15, "d-mmm-yy"],
  [16, "d-mmm"],
  [17, "mmm-yy"],
  [18, "h:mm AM/PM"],
  [19, "h:mm:ss AM/PM"],
  [20, "h:mm"],
  [21, "h:mm:ss"],
  [22, "m/d/yy h:mm"],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id): [number, string] => [id, "yyyy-mm-dd"]),
  ...[32, 33, 34, 35, 55, 56].map((id): [number, string] => [id, "h:mm:ss"]),
  [45, "mm:ss"],
  [46, "[h]:mm:ss"],
  [47, "mmss.0"],
]);

/** Excel allows 255 characters. Other programs allow more, but no format of a list needs them. */
export const MAX_FORMAT_CHARACTERS = 1_000;

/**
 * Reads a number format. Built-in formats have only an id; custom ones also have a code. The time grows with the length
 * of the code, not with its square.
 */
export function readNumberFormat(id: number, code: string | undefined): NumberFormat {
  const text = code ?? BUILT_IN.get(id);
  if (text === undefined) return PLAIN;
  const pieces = splitFormat(text);
  return readDateFormat(pieces) ?? readPattern(pieces) ?? PLAIN;
}

interface FormatPiece {
  readonly kind: "code" | "literal" | "elapsed";
  readonly text: string;
}

/**
 * Splits the first section of a format code (for positive numbers) into codes, literal text and elapsed times (`[h]`).
 * Colours, conditions and languages in brackets are left out.
 */
function splitFormat(code: string): FormatPiece[] {
  const pieces: FormatPiece[] = [];
  const token = /"([^"]*)"|\\(.)|_.|\*.|\[([^[\]]*)\]|(;)|([^])/gu;
  for (const match of code.matchAll(token)) {
    const [, quoted, escaped, bracket, section, plain] = match;
    if (section !== undefined) break;
    const literal = quoted ?? escaped;
    if (literal !== undefined) pieces.push({ kind: "literal", text: literal });
    else if (bracket !== undefined && /^(h+|m+|s+)$/i.test(bracket)) pieces.push({ kind: "elapsed", text: bracket });
    else if (plain !== undefined) pieces.push({ kind: "code", text: plain });
  }
  return pieces;
}

function readDateFormat(pieces: readonly FormatPiece[]): NumberFormat | null {
  const codes = pieces.map(dateCode).join("");
  if (/general|standard/i.test(codes)) return null;
  const letters = codes.replace(/am\/pm|a\/p/gi, "h").toLowerCase();
  if (/[0#?]/.test(letters.replace(/s\.0+/g, "s"))) return null;
  const time = /[hs]/.test(letters);
  const era = letters.indexOf("g");
  const year = /[yb]/.test(letters) || (era !== -1 && letters.includes("e", era));
  const month = showsMonth(letters);
  const day = letters.includes("d");
  return time || year || month || day ? { kind: "date", shows: { year, month, day, time } } : null;
}

/** Returns whether a format has an m that means the month. An m beside hours or seconds means minutes. */
function showsMonth(letters: string): boolean {
  const units = letters.replaceAll(/m+/g, "m").replaceAll(/[^dmyhs]/g, "");
  for (let at = units.indexOf("m"); at !== -1; at = units.indexOf("m", at + 1)) {
    if (!followsHours(units, at) && units[at + 1] !== "s") return true;
  }
  return false;
}

/** Returns whether hours stand before an m, with nothing but seconds between them. */
function followsHours(units: string, at: number): boolean {
  let before = at - 1;
  while (units[before] === "s") before -= 1;
  return units[before] === "h";
}

/** Returns the piece as a code letter of a date format. An elapsed time counts as hours, literal text as a blank. */
function dateCode({ kind, text }: FormatPiece): string {
  switch (kind) {
    case "code":
      return text;
    case "elapsed":
      return "h";
    case "literal":
      return " ";
  }
}

/**
 * Reads a pattern of digits and fixed characters. Returns null for a format that scales, groups or rounds, because that
 * format can lose digits.
 */
function readPattern(pieces: readonly FormatPiece[]): NumberFormat | null {
  const pattern: PatternPiece[] = [];
  for (const { kind, text } of pieces) {
    if (kind === "literal") pattern.push({ literal: text });
    else if (kind === "code" && (text === "0" || text === "#")) pattern.push({ digit: text });
    else if (kind === "code" && /[-+()/ ]/.test(text)) pattern.push({ literal: text });
    else return null;
  }
  const digits = pattern.filter((piece) => "digit" in piece).length;
  const changesNothing = pattern.length === digits && digits < 2;
  return digits === 0 || changesNothing ? null : { kind: "padded", pattern };
}
