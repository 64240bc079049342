import type { Phrases } from "../../language/phrases.ts";
import { markup, type Markup } from "./markup.ts";

/** Returns a change: the old value, an arrow and the new value. Screen readers say “was” and “now”. */
export function oldAndNew(phrases: Phrases, old: string | null, now: string | null): Markup {
  return markup`${value(phrases, old, "was")} <span aria-hidden="true">→</span> ${value(phrases, now, "now")}`;
}

function value(phrases: Phrases, text: string | null, when: "was" | "now"): Markup {
  const shown = text === null || text === "" ? markup`<i>${phrases.say("rows.blank")}</i>` : unbroken(phrases, text);
  return markup`<span class="unseen">${phrases.say(`value.${when}`)} </span>${when === "was" ? markup`<span class="old">${shown}</span>` : markup`<b>${shown}</b>`}`;
}

/** Returns the text, with a date as the reader writes it. A date or a number is not broken into lines. */
function unbroken(phrases: Phrases, text: string): Markup {
  const shown = phrases.day(text);
  return shown !== text || /^[\d-]{1,16}$/u.test(text)
    ? markup`<bdi class="short">${shown}</bdi>`
    : markup`<bdi>${shown}</bdi>`;
}
