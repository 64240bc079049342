import { cleanText, fold } from "../../../model/text/spelling/text-folding.ts";

/** Tells whether a cell is blank: a person sees nothing in it. */
export function isBlank(text: string): boolean {
  if (text === "") return true;
  const first = text.charCodeAt(0);
  if (first > 0x20 && first < 0x7f) return false;
  return cleanText(text) === "";
}

/** Removes the apostrophe in front of a number: spreadsheets and shops write `'0171…` so that it stays a text. */
export function dropTextMark(text: string): string {
  return /^['’](?=[+\d(])/.test(text) ? text.slice(1) : text;
}

const SPREADSHEET_ERROR =
  /^#(?:N\/?A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|BUSY!|GETTING_DATA|NV|NOM\?|NOMBRE\?|BEZUG!|WERT!|ZAHL!|VALEUR!|NOMBRE!|VALOR!|REF\?)$/i;

/** The text of a formula: `=VLOOKUP(A2;…)`, `=B7`, `=Liste!B7`. A group may be called “=Team”. */
const FORMULA = /^=[\s$+-]*(?:[\p{L}_][\p{L}\p{N}_.]*\s*\(|\$?[A-Z]{1,3}\$?\d+\b|'?[\p{L}\p{N}_ .]+'?!)/u;

/**
 * Recognises what a spreadsheet shows in place of a value: an error (`#N/A`, `#REF!` …, in four languages), or a formula that
 * was pasted or exported as text.
 */
export function isSpreadsheetError(clean: string): boolean {
  const first = clean.charCodeAt(0);
  return first === 0x23 ? SPREADSHEET_ERROR.test(clean) : first === 0x3d && FORMULA.test(clean);
}

/** Truth values as programs write them for a lookup without a result. “Faux” and “Wahr” are last names. */
const TRUTH_VALUE = /^(?:FALSE|TRUE|FALSCH|ONWAAR|FAŁSZ)$/u;

/** Tells whether a cell with a name holds a truth value instead. */
export function isTruthValue(clean: string): boolean {
  return TRUTH_VALUE.test(clean);
}

/** Digits of other scripts that Unicode does not decompose: ١٩٨٩, ۱۳۶۸, १९८९, ๒๕๓๒. Each script has its ten digits in a row. */
const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;

/**
 * Returns a date or a number as clean text, with plain digits in place of full-width ones (１９９０／４／３) and of those of
 * other scripts (١٩٨٩). Not for names.
 */
export function cleanNumber(text: string): string {
  const clean = dropTextMark(cleanText(text)).normalize("NFKC").trim();
  return clean.replace(OTHER_DIGIT, (digit) => String(valueOfDigit(digit.codePointAt(0) ?? 0)));
}

/** Returns the value of a digit: its distance from the zero of its script. */
function valueOfDigit(code: number): number {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

/** Returns one part of a key in the form in which keys are compared. Digits stay as they are, with leading zeros. */
export function keyText(text: string): string {
  return dropTextMark(fold(text));
}
