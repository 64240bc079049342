/**
 * Cleaning and folding of texts. Two forms: *clean* is what is sent (NFC, no invisible characters, single blanks),
 * *folded* is what is compared (clean, lower case without regard to any locale).
 */

/** `="0042"`: exports write it so that a spreadsheet keeps the zeros. */
const TEXT_FORMULA = /^="(?:[^"]|"")*"$/;
/** Visible ASCII, and letters that are one character each: Latin, Greek, Cyrillic, kana, Chinese, Hangul. */
const PLAIN = "[!-~À-ɏΑ-ώЀ-ҁҊ-ԯぁ-ゖァ-ヺ一-鿿가-힣]";
const CLEAN_ALREADY = new RegExp(`^${PLAIN}+(?: ${PLAIN}+)*$`);
const CONTROL_OR_FORMAT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const JOINERS = /[\u200c\u200d]/;
const NEEDS_JOINERS =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}\p{Extended_Pictographic}]/u;

/**
 * NFC, every kind of blank (also NBSP, line ends, tabs) as one space, no other control or format characters, and the
 * text of a formula that is nothing but a text.
 */
export function cleanText(text: string): string {
  if (text === "") return text;
  if (text.charCodeAt(0) === 0x3d && TEXT_FORMULA.test(text)) return cleanText(text.slice(2, -1).replaceAll('""', '"'));
  if (CLEAN_ALREADY.test(text)) return text;
  const keepJoiners = JOINERS.test(text) && NEEDS_JOINERS.test(text);
  const visible = text.replace(/\s+/g, " ").replace(CONTROL_OR_FORMAT, (character) => {
    const isJoiner = character === "\u200c" || character === "\u200d";
    return keepJoiners && isJoiner ? character : "";
  });
  return visible.normalize("NFC").replace(/ {2,}/g, " ").trim();
}

/** For comparing: clean and lower case. The same on every machine: no locale has a say in it. */
export function fold(text: string): string {
  return cleanText(text).toLowerCase().normalize("NFC");
}

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
