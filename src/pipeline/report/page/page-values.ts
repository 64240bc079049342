import { markup, type Markup } from "./markup.ts";

/** Returns a change: the old value, an arrow and the new value. Screen readers say “was” and “now”. */
export function oldAndNew(old: string | null, now: string | null): Markup {
  return markup`${value(old, "was")} <span aria-hidden="true">→</span> ${value(now, "now")}`;
}

function value(text: string | null, when: "was" | "now"): Markup {
  const shown = text === null || text === "" ? markup`<i>blank</i>` : unbroken(text);
  return markup`<span class="unseen">${when} </span>${when === "was" ? markup`<span class="old">${shown}</span>` : markup`<b>${shown}</b>`}`;
}

/** Returns the text. A date or a number is not broken at its hyphens. */
function unbroken(text: string): Markup {
  return /^[\d-]{1,16}$/u.test(text) ? markup`<bdi class="short">${text}</bdi>` : markup`<bdi>${text}</bdi>`;
}
