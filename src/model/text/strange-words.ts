/** Recognises words that no language writes. They show that a text was read in a wrong encoding. */

/** A quick test that most names fail, so that the slow test is seldom run. */
const BEYOND_ASCII = /[^\0-\x7f]/;

/** Signs that no word has between its letters. */
const SIGN = "[\\u00a1-\\u00a9\\u00ac\\u00ae-\\u00b1\\u00b3\\u00b6\\u00b8\\u00b9\\u00bc-\\u00bf×÷ƒˆ˜†‡‰‹›€™ﬁﬂ]";
/** Signs that stand beside no letter: boxes, blocks, mathematical signs, accents without a letter. */
const LONE_SIGN = "[\\u0080-\\u009f\\ufffd\\ue000-\\uf8ff\\u02c7\\u02d8-\\u02dd\\u2200-\\u25ff⌐⌠⌡⁄]";
const OTHER_SCRIPT =
  "[βγδεζηθλμξπσςφχψωΓΔΘΛΞΠΣΦΨΩбвгджзийлмнптфцчшщъыьэюяБГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ\\u0590-\\u06ff\\u0e00-\\u0e7f]";
/** Latin letters that look like no letter of another script. */
const LATIN = "[bdfglmnqrtuvwzDFGJLNQRSUVWZ]";

const STRANGE = new RegExp(
  [
    `\\p{L}${SIGN}\\p{L}`,
    `\\p{L}${LONE_SIGN}|${LONE_SIGN}\\p{L}`,
    `${LATIN}${OTHER_SCRIPT}|${OTHER_SCRIPT}${LATIN}`,
    // The signs of ordinals stand behind a number or a letter, never at the beginning of a word.
    "(?<![\\p{L}\\p{N}.])[ªº]\\p{L}",
    "[a-z][ŒŠŽŸÐÞØÆÅ][a-z]|[A-Z][ŒŠŽŸÞ][a-z]|\\p{L}Ÿ\\p{Ll}",
  ].join("|"),
  "u",
);

/** Returns the strange part of a text: a sign inside a word, or letters that no language has together; null: there is none. */
export function strangePart(text: string): string | null {
  return BEYOND_ASCII.test(text) ? (STRANGE.exec(text)?.[0] ?? null) : null;
}
