/**
 * Cleans and folds texts. A clean text is sent; a folded text is compared. No function here depends on a locale, so
 * that two machines never disagree.
 *
 * The row hashes, keys and traits in the ledger are made of these results. A changed result makes every row look
 * changed.
 */

/** `="0042"`: programs export this form so that a spreadsheet keeps the leading zeros. */
const TEXT_FORMULA = /^="(?:[^"]|"")*"$/;
/** Visible ASCII, and letters that are one character each: Latin, Greek, Cyrillic, kana, Chinese, Hangul. */
const PLAIN = "[!-~À-ɏΑ-ώЀ-ҁҊ-ԯぁ-ゖァ-ヺ一-鿿가-힣]";
const CLEAN_ALREADY = new RegExp(`^${PLAIN}+(?: ${PLAIN}+)*$`);
const CONTROL_OR_FORMAT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu;
const JOINERS = /[\u200c\u200d]/;
const NEEDS_JOINERS =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Mongolian}\p{Extended_Pictographic}]/u;

/**
 * Returns a text in NFC, trimmed, with one space for every run of blanks (NBSP, line ends and tabs included).
 * Other control and format characters are removed. A formula that is only a quoted text becomes that text.
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

/** Returns a text clean and in lower case: the form in which two cells are compared. */
export function fold(text: string): string {
  return cleanText(text).toLowerCase().normalize("NFC");
}

/** Returns a text in NFC and lower case, with its blanks as they stand. File names are compared in this form. */
export function foldCase(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** Returns a text in lower case and without accents, with its blanks and signs as they stand. */
export function foldAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** Returns a cell's text in lower case and without accents. A rule finds its cells in this form. */
export function foldCell(text: string): string {
  return foldAccents(cleanText(text));
}

/**
 * Returns the form of a contact's field that the ledger stores and compares: NFC, lower case, single blanks.
 * A field is clean already, so format characters stay, unlike with `fold`.
 *
 * @returns null for a text that is missing or blank
 */
export function foldField(text: string | null | undefined): string | null {
  const folded = foldCase(text ?? "")
    .replace(/\s+/gu, " ")
    .trim();
  return folded === "" ? null : folded;
}

/** Latin letters that Unicode does not decompose, and their usual spelling without the accent. */
export const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  þ: "th",
};

/**
 * Returns the letters and digits of a header, in lower case and without accents. Known words are looked up in this
 * form. `E-Mail-Adresse`, `e_mail adresse` and `EMailAdresse` are all `emailadresse`; `Order #` is `orderno`.
 */
export function foldHeader(header: string): string {
  return header
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/[ßøæœłđðıþ]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter)
    .replace(/[#№]/g, "no")
    .replace(/[^\p{L}\p{N}]/gu, "");
}
