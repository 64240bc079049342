/**
 * Recognises texts that lost letters before the file reached us. The bytes are valid text, so only the look of the
 * text shows the loss.
 */

/** A quick test that nearly every text fails, so that the slow test is seldom run. */
const SUSPICIOUS = /[\ufffdÂÃÄÅÐÑâãåĂ├√&=\\]/;

/** The characters that the second byte of a UTF-8 letter can become in windows-1252. */
const SECOND_BYTE = "[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";
const SECOND_BYTE_NO_LETTER =
  "[\\u0080-\\u009f\\u00a1-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf€‚„…†‡‰‹‘’“”•–—™›]";

/**
 * The signs of lost letters:
 *
 * - UTF-8 read as windows-1252: `JÃ¼rgen`, `WeiÃŸ`, `PaweÅ‚`, `ÐÐ½Ð½Ð°`, `Oâ€™Neil`
 * - the same in lower case, or in the code pages of Eastern Europe and DOS: `jã¼rgen`, `JĂĽrgen`, `J├╝rgen`
 * - UTF-8 read by a Mac: `J√ºrgen`
 * - the replacement character
 * - letters in a program's notation: `J&uuml;rgen`, `J\\u00fcrgen`, `J=C3=BCrgen`
 */
const MISREAD = new RegExp(
  [
    "\\ufffd",
    `[ÂÃ]${SECOND_BYTE}`,
    `[ÄÅãå]${SECOND_BYTE_NO_LETTER}`,
    "Ă[ĽźŤśŚŠťžŽ…ˇ˘Ł¤Ą¦§¨©«¬®Ż°±˛ł´µ¶·¸ą»˝ľż–—„“”•]",
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

/** Lost letters in a name: `J?rgen`, `M_ller`. No name has `?` or `_` between letters, or begins or ends with `?`. */
const REPLACED = /\p{L}[?_]\p{L}|^\?\p{L}|\p{L}\?$/u;

/** Tells whether a text was once read in a wrong encoding, or has letters that a program marked as lost. */
export function isMisread(text: string): boolean {
  return SUSPICIOUS.test(text) && MISREAD.test(text);
}

/** Tells whether `?` or `_` stands for a letter in a name. */
export function hasReplacedLetters(name: string): boolean {
  return (name.includes("?") || name.includes("_")) && REPLACED.test(name);
}
