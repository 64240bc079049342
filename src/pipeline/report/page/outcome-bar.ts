import { counted, withThousands } from "../../../model/text/counted.ts";
import type { RowCounts } from "../../../model/run-record.ts";
import { markup, trusted, type Markup } from "./markup.ts";

type Outcome = Exclude<keyof RowCounts, "read">;

/** The outcomes from left to right: applied rows, unchanged rows, open rows, rows that are left out. */
const OUTCOMES: readonly {
  readonly name: Outcome;
  readonly label: string;
  readonly means: string;
  readonly ofOne?: string;
}[] = [
  { name: "created", label: "created", means: "new in the service" },
  { name: "updated", label: "updated", means: "changed in the service" },
  { name: "unchanged", label: "unchanged", means: "already right" },
  { name: "rejected", label: "rejected", means: "need a correction", ofOne: "needs a correction" },
  { name: "inDoubt", label: "in doubt", means: "may or may not have arrived" },
  { name: "held", label: "held", means: "wait for a decision", ofOne: "waits for a decision" },
  { name: "deferred", label: "deferred", means: "tried again later" },
  { name: "duplicate", label: "duplicate", means: "the same row twice" },
  { name: "skipped", label: "skipped", means: "left out; see below for the reason" },
];

const WIDTH = 1000;
/** Wide enough that one row among a million can be seen. */
const NARROWEST = 7;
const GAP = 3;

/** Returns the outcomes of a run's rows as one bar. The legend says the same without colours. */
export function outcomeBar(rows: RowCounts, height: number): Markup {
  const parts = segments(rows);
  const phrases = OUTCOMES.filter(({ name }) => rows[name] > 0).map(
    ({ name, label }) => `${withThousands(rows[name])} ${label}`,
  );
  const description = `Of ${counted(rows.read, "row")}: ${phrases.join(", ") || "none"}.`;
  return markup`<svg class="bar" viewBox="0 0 ${WIDTH} ${height}" height="${height}" preserveAspectRatio="none" role="img" aria-label="${description}"><title>${description}</title>
<rect width="${WIDTH}" height="${height}" class="empty"/>${parts.map(
    ({ name, x, width }) =>
      markup`<rect x="${x}" width="${width}" height="${height}" class="o-${name}"/>${textured(name) ? markup`<rect x="${x}" width="${width}" height="${height}" fill="url(#t-${name})"/>` : null}`,
  )}</svg>`;
}

/** Returns what each part of the bar means, with its number of rows. */
export function outcomeLegend(rows: RowCounts): Markup {
  const shown = OUTCOMES.filter(({ name }) => rows[name] > 0);
  return markup`<ul class="legend">${shown.map(
    ({
      name,
      label,
      means,
      ofOne = means,
    }) => markup`<li><svg class="swatch" width="14" height="14" aria-hidden="true"><rect width="14" height="14" rx="3" class="o-${name}"/>${textured(name) ? markup`<rect width="14" height="14" rx="3" fill="url(#t-${name})"/>` : null}</svg>
<b>${withThousands(rows[name])}</b> <span>${label}</span> <small>${rows[name] === 1 ? ofOne : means}</small></li>`,
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

function textured(name: Outcome): boolean {
  return name === "rejected" || name === "inDoubt" || name === "held" || name === "deferred";
}

/** Returns the bar's segments, in proportion to their rows, each at least `NARROWEST` wide. */
function segments(rows: RowCounts): readonly { readonly name: Outcome; readonly x: number; readonly width: number }[] {
  const shown = OUTCOMES.filter(({ name }) => rows[name] > 0);
  const total = shown.reduce((sum, { name }) => sum + rows[name], 0);
  const room = WIDTH - GAP * Math.max(0, shown.length - 1) - NARROWEST * shown.length;
  let x = 0;
  return shown.map(({ name }) => {
    const width = round(NARROWEST + (room * rows[name]) / total);
    const segment = { name, x: round(x), width };
    x += width + GAP;
    return segment;
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
