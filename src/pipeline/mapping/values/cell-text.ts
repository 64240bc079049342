import { cleanText } from "../../../model/text-folding.ts";

/** True for a cell in which a person sees nothing. */
export function isBlank(text: string): boolean {
  if (text === "") return true;
  const first = text.charCodeAt(0);
  if (first > 0x20 && first < 0x7f) return false;
  return cleanText(text) === "";
}

/** Spreadsheets and shops write `'0171…` to keep a number a text; the apostrophe is no part of the value. */
export function dropTextMark(text: string): string {
  return /^['’](?=[+\d(])/.test(text) ? text.slice(1) : text;
}

const SPREADSHEET_ERROR =
  /^#(?:N\/?A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|BUSY!|GETTING_DATA|NV|NOM\?|NOMBRE\?|BEZUG!|WERT!|ZAHL!|VALEUR!|NOMBRE!|VALOR!|REF\?)$/i;

/** `#N/A`, `#REF!` … (also in German, French and Spanish): the cell has no value, only an error. */
export function isSpreadsheetError(clean: string): boolean {
  return clean.charCodeAt(0) === 0x23 && SPREADSHEET_ERROR.test(clean);
}

/** Clean, with full-width digits and signs (１９９０／４／３) as plain ones: for dates and numbers, never for names. */
export function cleanNumber(text: string): string {
  return dropTextMark(cleanText(text)).normalize("NFKC").trim();
}
