import { html, trusted, type Html } from "./html.ts";
import { withThousands } from "./hold-sentences.ts";

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** `21 November 2026`; the text itself where it is no ISO date. */
export function dayInWords(iso: string): string {
  const found = /^(\d{4})-(\d\d)-(\d\d)/u.exec(iso);
  const month = MONTHS[Number(found?.[2]) - 1];
  return found === null || month === undefined ? iso : `${Number(found[3])} ${month} ${found[1]}`;
}

/** A point in time, in UTC; the page's script puts it into the reader's own time zone. */
export function timeElement(iso: string): Html {
  return html`<time datetime="${iso}">${dayInWords(iso)}, ${iso.slice(11, 16)} UTC</time>`;
}

/** `1 min 42 s` between two ISO date-times; "" if one is missing. */
export function durationInWords(from: string, to: string | null): string {
  const seconds = to === null ? Number.NaN : Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  if (Number.isNaN(seconds) || seconds < 0) return "";
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `1 row`, `1,204 rows`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${withThousands(count)} ${count === 1 ? one : many}`;
}

/** Escaped, with the commands that a sentence quotes set apart. */
export function sentence(text: string): Html {
  const parts = text.split(/“(celebration-sync [^”]+)”/u);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
}

/** A section of the page; its heading names it for screen readers. */
export function section(id: string, title: string, lead: string | Html | null, ...content: readonly (Html | null)[]): Html {
  const body = content.filter((each) => each !== null);
  return html`<section id="${id}" aria-labelledby="${id}-h"><h2 id="${id}-h">${title}</h2>
${lead === null ? null : html`<p class="lead">${lead}</p>`}
${body}</section>
`;
}

/** A table that scrolls by itself where the screen is narrow, and can be reached by keyboard to do so. */
export function table(caption: string, heads: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(tableCell)}</tr>
`)}</tbody></table></div>
`;
}

/** Up to this length (a date, a number) a cell is not broken into lines. */
const SHORT = 16;

function tableCell(cell: string | Html): Html {
  if (typeof cell !== "string") return html`<td>${cell}</td>`;
  if (cell === "") return trusted("<td></td>");
  return cell.length > SHORT ? html`<td><bdi>${cell}</bdi></td>` : html`<td class="short"><bdi>${cell}</bdi></td>`;
}
