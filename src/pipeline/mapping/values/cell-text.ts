import { cleanText, fold } from "../../../model/text/text-folding.ts";

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

/** Recognises an error that a spreadsheet shows in place of a value: `#N/A`, `#REF!` …, in four languages. */
export function isSpreadsheetError(clean: string): boolean {
  return clean.charCodeAt(0) === 0x23 && SPREADSHEET_ERROR.test(clean);
}

/**
 * Returns a date or a number as clean text, with plain digits in place of full-width ones (１９９０／４／３). Not for names.
 */
export function cleanNumber(text: string): string {
  return dropTextMark(cleanText(text)).normalize("NFKC").trim();
}

/** Returns one part of a key in the form in which keys are compared. Digits stay as they are, with leading zeros. */
export function keyText(text: string): string {
  return dropTextMark(fold(text));
}
