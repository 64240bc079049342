/**
 * Recognises texts that lost letters before the file reached us. The bytes are valid text, so only the look of the
 * text shows the loss.
 */

import { strangePart } from "../../../model/text/strange-words.ts";

/** A quick test that nearly every text fails, so that the slow test is seldom run. */
const SUSPICIOUS = /[\ufffdÂÃÄÅÐÑâãåĂĹ├√&=\\]/;

/** The characters that the second byte of a UTF-8 letter can become in windows-1252. */
const SECOND_BYTE = "[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";
const SECOND_BYTE_NO_LETTER =
  "[\\u0080-\\u009f\\u00a1-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf€‚„…†‡‰‹‘’“”•–—™›]";

/**
 * The signs of lost letters:
 *
 * - UTF-8 read as windows-1252: `JÃ¼rgen`, `WeiÃŸ`, `PaweÅ‚`, `ÐÐ½Ð½Ð°`, `Oâ€™Neil`
 * - the same in lower case, or in the code pages of Eastern Europe and DOS: `jã¼rgen`, `JĂĽrgen`, `ElĹĽbieta`,
 *   `J├╝rgen`
 * - UTF-8 read by a Mac: `J√ºrgen`
 * - the replacement character
 * - letters in a program's notation: `J&uuml;rgen`, `J\\u00fcrgen`, `J=C3=BCrgen`
 */
const MISREAD = new RegExp(
  [
    "\\ufffd",
    `[ÂÃ]${SECOND_BYTE}`,
    `[ÄÅãå]${SECOND_BYTE_NO_LETTER}`,
    "[ĂĹ][ĽźŤśŚŠťžŽ…ˇ˘Ł¤Ą¦§¨©«¬®Ż°±˛ł´µ¶·¸ą»˝ľż–—„“”•›‚‡™]",
    "Ĺ[ş‘’\\u0080-\\u00a0]",
    "(?<=\\p{Ll})Ä[ŤŹ]",
    "├[\\u00a0-\\uffff]",
    `(?:[ÐÑ]${SECOND_BYTE}){2}`,
    "â(?:[€\\u0080]|‚¬)",
    "√[\\u00a0-\\uffff]",
    "&(?:#\\d{2,5}|#x[\\da-fA-F]{2,5}|[a-zA-Z]{2,8});",
    "\\\\u[\\da-fA-F]{4}",
    "(?:=[\\dA-F]{2}){2}",
  ].join("|"),
  "u",
);

/** What programs write for a letter that they can't write. */
const REPLACEMENT = /[?¿_]/;
/**
 * Lost letters in a name: `J?rgen`, `M_ller`, and `J??rgen` where each byte of a letter is lost. No name has such a sign between
 * letters, or begins or ends with a question mark.
 */
const REPLACED = /\p{L}[?¿_]+\p{L}|(?<!\S)[?¿]+\s?\p{L}|\p{L}[?¿]+(?!\S)/u;

/** Tells whether a text was once read in a wrong encoding, or has letters that a program marked as lost. */
export function isMisread(text: string): boolean {
  return SUSPICIOUS.test(text) && MISREAD.test(text);
}

/**
 * Tells whether letters of a name are lost: `?` or `_` stands for a letter, a sign stands inside a word (`Gülƒen`), or letters
 * stand together that no language has together.
 */
export function hasReplacedLetters(name: string): boolean {
  if (strangePart(name) !== null) return true;
  return REPLACEMENT.test(name) && REPLACED.test(name);
}
