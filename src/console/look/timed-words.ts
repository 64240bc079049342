import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../pipeline/report/page/look/page-words.ts";

/** Stands for the time in a sentence. No text of a request or of a list holds it. */
export const WHEN = "\u0000";

/** Returns a sentence with a time in place of `WHEN`. @param at ISO date-time */
export function withTime(phrases: Phrases, said: string, at: string): Markup {
  const [before = "", after = ""] = said.split(WHEN);
  return markup`${before}${timeElement(phrases, at)}${after}`;
}
