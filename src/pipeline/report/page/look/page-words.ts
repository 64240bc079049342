import { markup, type Markup } from "./markup.ts";
import type { Phrases } from "../../language/phrases.ts";

/** Returns a point in time, in UTC. The page's script changes it to the reader's time zone. */
export function timeElement(phrases: Phrases, iso: string): Markup {
  return markup`<time datetime="${iso}">${phrases.day(iso)}, ${iso.slice(11, 16)} UTC</time>`;
}

/** Returns the time between two ISO date-times (`1 min 42 s`); "" below one second, or if `to` is null. */
export function durationInWords(phrases: Phrases, from: string, to: string | null): string {
  const seconds = to === null ? Number.NaN : Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  if (Number.isNaN(seconds) || seconds < 1) return "";
  if (seconds < 60) return phrases.say("page.seconds", { seconds });
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? phrases.say("page.minutes", { minutes, seconds: seconds % 60 })
    : phrases.say("page.hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Returns a sentence as markup; commands that it quotes become code. */
export function sentence(text: string): Markup {
  const parts = text.split(/[“„«‘]\u00a0?(celebration-sync [^“”„«»’]+?)\u00a0?[“”»’]/u);
  return markup`${parts.map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`))}`;
}

/** Returns a section of the page; its heading names the section for screen readers. */
export function section(
  id: string,
  title: string,
  lead: string | Markup | null,
  ...content: readonly (Markup | null)[]
): Markup {
  const body = content.filter((each) => each !== null);
  return markup`<section id="${id}" aria-labelledby="${id}-h"><h2 id="${id}-h">${title}</h2>
${lead === null ? null : markup`<p class="lead">${lead}</p>`}
${body}</section>
`;
}

/** Returns a table that scrolls within itself on a narrow screen, and can be scrolled by keyboard. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly (string | Markup)[])[],
): Markup {
  return markup`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table role="table"><caption><span>${caption}</span></caption>
<thead role="rowgroup"><tr role="row">${heads.map((head) => markup`<th scope="col" role="columnheader">${head}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map(
    (cells) => markup`<tr role="row">${cells.map((cell, column) => tableCell(cell, heads[column] ?? ""))}</tr>
`,
  )}</tbody></table></div>
`;
}

/**
 * Returns the line below a table that is cut; nothing if nothing is missing.
 *
 * @param plan the link to plan.json
 */
export function moreInPlan(phrases: Phrases, count: number, plan: string): Markup | null {
  if (count === 0) return null;
  const [before = "", after = ""] = phrases.say("people.more", { count, file: "\n" }).split("\n");
  return markup`<p class="more">${before}<a href="${plan}">plan.json</a>${after}</p>`;
}

/** Cells of up to this many characters (a date, a number) are not broken into lines. */
const SHORT = 16;

/** Returns a cell that names its column: on a phone, each row is a card whose cells show their columns' titles. */
function tableCell(cell: string | Markup, head: string): Markup {
  const content = typeof cell === "string" ? markup`<bdi>${cell}</bdi>` : cell;
  const state = cell === "" ? markup` class="blank"` : isShort(cell) ? markup` class="short"` : null;
  return markup`<td role="cell" data-title="${head}"${state}>${content}</td>`;
}

function isShort(cell: string | Markup): boolean {
  return typeof cell === "string" && cell.length <= SHORT;
}
