/** Returns the ways to read a text whose names have marks between or within them. */
import { withPlainLetters } from "./coded-letters.ts";

/** Keeps the words of two records apart, so that they are no whole name. */
const RECORD_END = "\n".repeat(9);

/** Tags that may stand within a word. */
export const INLINE =
  "a|abbr|acronym|b|bdi|bdo|big|cite|code|em|font|i|label|mark|nobr|s|small|span|strong|sub|sup|tt|u|wbr";
const INLINE_TAGS = new RegExp(String.raw`</?(?:${INLINE})(?:\s[^<>]*)?/?>`, "giu");
const RECORD_TAGS = /<\/(?:tr|li|p|div|table)\s*>/giu;
const CDATA = /<!\[CDATA\[([^]*?)\]\]>/gu;
const TAGS = /<[^>]*>/gu;
const PROPERTY_NAMES = /"(?:[^"\\]|\\.)*"\s*:/gu;

/** Returns a text as it is, with plain letters, without the tags of HTML or XML, and without the property names of JSON. */
export function spellingsOf(text: string): ReadonlySet<string> {
  const spellings = new Set([text, withPlainLetters(text)]);
  if (text.includes("<")) {
    const records = text.replaceAll(CDATA, "$1").replaceAll(RECORD_TAGS, RECORD_END);
    for (const each of [records, records.replaceAll(INLINE_TAGS, "")])
      spellings.add(withPlainLetters(each.replaceAll(TAGS, "\n")));
  }
  // A database of this program has JSON among other texts.
  if (/"\s*:/u.test(text))
    spellings.add(withPlainLetters(text.replaceAll(PROPERTY_NAMES, "").replaceAll("}", RECORD_END)));
  return spellings;
}
