import type { ListedRun } from "../../../ledger/runs/run-overview.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";

const PARTS = [
  ["created", "o-created"],
  ["updated", "o-updated"],
  ["deleted", "o-rejected"],
] as const;

/** Number of runs that the picture has room for. */
export const CHARTED = 60;

const STEP = 12;
const COLUMN = 9;
const ABOVE = 84;
const BELOW = 28;
/** A figure of 1 beside a figure of 100,000 can still be seen. */
const LOWEST = 2;

/**
 * Returns a picture of the runs, the newest at the right: above the line what was sent, below it the rows to correct. The table
 * below the picture has the same figures.
 *
 * @param runs newest first
 */
export function runChart(phrases: Phrases, runs: readonly ListedRun[]): Markup {
  const most = Math.max(1, ...runs.map(sentBy));
  const mostToCorrect = Math.max(1, ...runs.map(({ toCorrect }) => toCorrect));
  const width = CHARTED * STEP;
  const begin = (CHARTED - runs.length) * STEP;
  const columns = runs.toReversed().map((run, index) => {
    const x = begin + index * STEP;
    let y = ABOVE;
    const parts = PARTS.flatMap(([name, style]) => {
      const height = heightOf(run[name], most, ABOVE - PARTS.length * LOWEST);
      y -= height;
      return height === 0 ? [] : [rect(x, y, height, style)];
    });
    const below = heightOf(run.toCorrect, mostToCorrect, BELOW);
    return markup`${parts}${below === 0 ? null : rect(x, ABOVE + 2, below, "o-held")}`;
  });
  const title = phrases.say("console.history.chart", { count: runs.length });
  return markup`<svg class="chart" viewBox="0 0 ${width} ${ABOVE + 2 + BELOW}" role="img" aria-label="${title}. ${phrases.say("console.history.chart_means")}">
<rect x="0" y="${ABOVE}" width="${width}" height="1" class="line"/>${columns}</svg>
`;
}

/** Returns what each colour of the chart means. */
export function chartLegend(phrases: Phrases): Markup {
  const entry = (style: string, text: string) =>
    markup`<li><svg width="14" height="14" aria-hidden="true"><rect width="14" height="14" rx="3" class="${style}"/></svg> ${text}</li>`;
  return markup`<ul class="chart-legend">${PARTS.map(([name, style]) => entry(style, phrases.say(`people.${name}`)))}${entry("o-held", phrases.say("console.history.to_correct"))}</ul>`;
}

function sentBy({ created, updated, deleted }: ListedRun): number {
  return created + updated + deleted;
}

function heightOf(figure: number, most: number, room: number): number {
  return figure === 0 ? 0 : Math.round((LOWEST + (figure / most) * (room - LOWEST)) * 10) / 10;
}

function rect(x: number, y: number, height: number, style: string): Markup {
  return markup`<rect x="${x}" y="${Math.round(y * 10) / 10}" width="${COLUMN}" height="${height}" class="${style}"/>`;
}
