import { LETTERS_WITHOUT_DECOMPOSITION } from "../../../../model/text/spelling/text-folding.ts";

/** Scripts whose vowels are marks. Without its marks, a Thai abbreviation of January is the same as one of March. */
const MARKS_ARE_VOWELS =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Sinhala}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gujarati}\p{Script=Gurmukhi}]/u;

/** Returns the letters of a word of a date, in lower case and without accents. Words of dates are compared in this form. */
export function foldDateWord(word: string): string {
  const text = word.normalize("NFKD").toLowerCase();
  if (MARKS_ARE_VOWELS.test(text)) return text.replace(/[^\p{L}\p{M}]/gu, "");
  return text
    .replace(/\P{L}/gu, "")
    .replace(/[ßøæœłđðıþ]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? letter);
}
