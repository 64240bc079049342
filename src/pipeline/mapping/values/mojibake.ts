/**
 * Texts whose letters were lost before the file reached us. What is left is still text, so nothing but its look tells.
 */

/** A quick look: nearly every text ends here. */
const SUSPICIOUS = /[\ufffdÂÃÄÅÐÑâ√&=\\]/;

/** What the second byte of a UTF-8 letter looks like in windows-1252. */
const SECOND_BYTE = "[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";
const SECOND_BYTE_NO_LETTER =
  "[\\u0080-\\u009f\\u00a1-\\u00a9\\u00ab-\\u00b4\\u00b6-\\u00b9\\u00bb-\\u00bf€‚„…†‡‰‹‘’“”•–—™›]";

/** `JÃ¼rgen`, `WeiÃŸ`, `PaweÅ‚`, `ÐÐ½Ð½Ð°`, `Oâ€™Neil`; `J√ºrgen` where a Mac misread it; the mark of a
 * lost letter; and letters that a program has written in its own way: `J&uuml;rgen`, `J\\u00fcrgen`, `J=C3=BCrgen`.
 */
const MISREAD = new RegExp(
  [
    "\\ufffd",
    `[ÂÃ]${SECOND_BYTE}`,
    `[ÄÅ]${SECOND_BYTE_NO_LETTER}`,
    `(?:[ÐÑ]${SECOND_BYTE}){2}`,
    "â(?:[€\\u0080]|‚¬)",
    "√[\\u00a0-\\uffff]",
    "&(?:#\\d{2,5}|#x[\\da-fA-F]{2,5}|[a-zA-Z]{2,8});",
    "\\\\u[\\da-fA-F]{4}",
    "(?:=[\\dA-F]{2}){2}",
  ].join("|"),
  "u",
);

/** In names alone: `J?rgen`, `M_ller`. No name has these signs between letters, or a question mark beside one. */
const REPLACED = /\p{L}[?_]\p{L}|^\?\p{L}|\p{L}\?$/u;

/** True for a text that was read in a wrong encoding once, or in which a program has marked letters as lost. */
export function isMisread(text: string): boolean {
  return SUSPICIOUS.test(text) && MISREAD.test(text);
}

/** True for a name in which letters were replaced by another sign. */
export function hasReplacedLetters(name: string): boolean {
  return (name.includes("?") || name.includes("_")) && REPLACED.test(name);
}
