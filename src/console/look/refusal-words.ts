/** Why a file can't be used, in the reader's language. The program's own words are English, as beside the file in the folder. */
import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";

export interface RefusalToShow {
  readonly code: string;
  /** Why the file could not be used, and what to do, in English. */
  readonly message: string;
  readonly hint: string;
}

/** Returns why a file can't be used and what to do, as text: the exact words in English, else a sentence for the code. */
export function refusalText(phrases: Phrases, { code, message, hint }: RefusalToShow): string {
  const key = phrases.keyOf(`console.refusal.${code}`);
  return phrases.language === "en" || key === null ? `${message} ${hint}` : phrases.tell(key, {});
}

/** Returns the same as parts of a page. In other languages, the exact words can be unfolded. */
export function refusalParts(phrases: Phrases, refusal: RefusalToShow): Markup {
  const { message, hint } = refusal;
  const own = markup`<div lang="en"><p>${message}</p><p class="hint">${hint}</p></div>`;
  const key = phrases.keyOf(`console.refusal.${refusal.code}`);
  if (phrases.language === "en" || key === null) return own;
  return markup`<p>${phrases.tell(key, {})}</p><details><summary>${phrases.say("console.refusal.own_words")}</summary>${own}</details>`;
}
