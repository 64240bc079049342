import type { LostCorrection, LostCorrections } from "../../../../ledger/corrections/lost-corrections.ts";
import type { ColumnUse } from "../../../../model/mapped-row.ts";
import type { Phrases } from "../../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../../pipeline/report/page/look/markup.ts";
import { section, sentence } from "../../../../pipeline/report/page/look/page-words.ts";
import { whoIsIn } from "../../../../pipeline/report/page/who-is.ts";
import { describeIssue } from "../../../../pipeline/report/words/sentences.ts";
import { labelOf } from "../row-card.ts";

/** Corrections that the page shows. The reports have all of them. */
export const LOST_SHOWN = 20;

/**
 * Returns the corrections that were not used, with what was sent; null: all were used.
 *
 * @param columnsOf returns how the columns of a run are used
 */
export function lostNotice(
  phrases: Phrases,
  { total, first }: LostCorrections,
  columnsOf: (run: string) => readonly ColumnUse[],
): Markup | null {
  if (first.length === 0) return null;
  const more = total - first.length;
  return section(
    "lost",
    phrases.say("console.correct.lost.title"),
    phrases.say("console.correct.lost.lead", { count: total }),
    markup`<ul class="plain stack">${first.map((lost) => lostRow(phrases, lost, columnsOf(lost.run)))}</ul>`,
    more === 0 ? null : markup`<p>${phrases.say("part.more", { count: more })}</p>`,
  );
}

function lostRow(
  phrases: Phrases,
  { run, header, cells, issue }: LostCorrection,
  columns: readonly ColumnUse[],
): Markup {
  const { message, hint } = describeIssue(phrases, issue);
  const name = whoIsIn(columns)({ header, cells });
  const shown = cells.flatMap((text, at) => (text === "" ? [] : [at]));
  return markup`<li class="notice waiting">${name === "" ? null : markup`<h3><bdi>${name}</bdi></h3>`}
<p>${sentence(`${message} ${hint}`)}</p><dl class="cells">${shown.map(
    (at) =>
      markup`<div><dt><bdi>${labelOf(phrases, { header }, at)}</bdi></dt><dd dir="auto">${cells[at] ?? ""}</dd></div>`,
  )}</dl>
<p><a href="/runs/${encodeURIComponent(run)}">${phrases.say("console.correct.sent.report")}</a></p></li>
`;
}
