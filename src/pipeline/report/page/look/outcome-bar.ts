import type { RowCounts } from "../../../../model/run-record.ts";
import type { Phrases } from "../../language/phrases.ts";
import { markup, trusted, type Markup } from "./markup.ts";

type Outcome = Exclude<keyof RowCounts, "read">;

/** The outcomes from left to right: applied rows, unchanged rows, open rows, rows that are left out. */
const OUTCOMES: readonly Outcome[] = [
  "created",
  "updated",
  "unchanged",
  "rejected",
  "inDoubt",
  "held",
  "deferred",
  "duplicate",
  "skipped",
];

const WIDTH = 1000;
/** Wide enough that one row among a million can be seen. */
const NARROWEST = 7;
const GAP = 3;

/** Returns the outcomes of a run's rows as one bar. The legend says the same without colours. */
export function outcomeBar(phrases: Phrases, rows: RowCounts, height: number): Markup {
  const parts = segments(rows);
  const counts = shownOf(rows).map((name) => `${phrases.number(rows[name])} ${labelOf(phrases, name, rows)}`);
  const description = phrases.say("outcome.description", {
    read: rows.read,
    parts: counts.join(", ") || phrases.say("outcome.none"),
  });
  return markup`<svg class="bar" viewBox="0 0 ${WIDTH} ${height}" height="${height}" preserveAspectRatio="none" role="img" aria-label="${description}"><title>${description}</title>
<rect width="${WIDTH}" height="${height}" class="empty"/>${parts.map(
    ({ name, x, width }) =>
      markup`<rect x="${x}" width="${width}" height="${height}" class="o-${name}"/>${textured(name) ? markup`<rect x="${x}" width="${width}" height="${height}" fill="url(#t-${name})"/>` : null}`,
  )}</svg>`;
}

/** Returns what each part of the bar means, with its number of rows. */
export function outcomeLegend(phrases: Phrases, rows: RowCounts): Markup {
  return markup`<ul class="legend">${shownOf(rows).map(
    (
      name,
    ) => markup`<li><svg class="swatch" width="14" height="14" aria-hidden="true"><rect width="14" height="14" rx="3" class="o-${name}"/>${textured(name) ? markup`<rect width="14" height="14" rx="3" fill="url(#t-${name})"/>` : null}</svg>
<b>${phrases.number(rows[name])}</b> <span>${labelOf(phrases, name, rows)}</span> <small>${phrases.tell(`outcome.${name}.means`, { count: rows[name] })}</small></li>`,
  )}</ul>`;
}

/** Textures that mark open rows for readers who can't tell the colours apart. A page needs them once. */
export const TEXTURES: Markup = trusted(`<svg width="0" height="0" aria-hidden="true" class="textures"><defs>
<pattern id="t-rejected" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.2" height="7" class="ink"/></pattern>
<pattern id="t-inDoubt" width="7" height="7" patternUnits="userSpaceOnUse"><circle cx="3.5" cy="3.5" r="1.4" class="ink"/></pattern>
<pattern id="t-held" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="2" height="6" class="ink"/></pattern>
<pattern id="t-deferred" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="1.6" class="ink"/></pattern>
</defs></svg>
`);

function shownOf(rows: RowCounts): readonly Outcome[] {
  return OUTCOMES.filter((name) => rows[name] > 0);
}

/** Returns the label of an outcome, in the form that its number needs. */
function labelOf(phrases: Phrases, name: Outcome, rows: RowCounts): string {
  return phrases.say(`outcome.${name}.label`, { count: rows[name] });
}

function textured(name: Outcome): boolean {
  return name === "rejected" || name === "inDoubt" || name === "held" || name === "deferred";
}

/** Returns the bar's segments, in proportion to their rows, each at least `NARROWEST` wide. */
function segments(rows: RowCounts): readonly { readonly name: Outcome; readonly x: number; readonly width: number }[] {
  const shown = shownOf(rows);
  const total = shown.reduce((sum, name) => sum + rows[name], 0);
  const room = WIDTH - GAP * Math.max(0, shown.length - 1) - NARROWEST * shown.length;
  let x = 0;
  return shown.map((name) => {
    const width = round(NARROWEST + (room * rows[name]) / total);
    const segment = { name, x: round(x), width };
    x += width + GAP;
    return segment;
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
