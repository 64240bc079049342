/** Says what became of a corrected report. */
import type { LineResult } from "../../../../ledger/corrections/line-results.ts";
import type { StoredRun } from "../../../../ledger/runs/runs.ts";
import type { Phrases } from "../../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../../pipeline/report/page/look/markup.ts";
import { section, sentence } from "../../../../pipeline/report/page/look/page-words.ts";
import { whoIsIn } from "../../../../pipeline/report/page/who-is.ts";
import { describeIssue, describeSkip } from "../../../../pipeline/report/words/sentences.ts";
import { refusalParts } from "../../../look/refusal-words.ts";
import { withButtonNames } from "../../../look/button-words.ts";
import type { SkipReason } from "../../../../model/row.ts";
import type { Whereabouts } from "./corrections-file.ts";

type Result =
  | "created"
  | "updated"
  | "deleted"
  | "in_order"
  | "refused"
  | "too_late"
  | "in_doubt"
  | "held"
  | "waits"
  | "not_done";

/** A corrected report that a person sent, and where it is. */
export interface Sent {
  readonly where: Whereabouts;
  /** The results of its lines; empty while its run has not ended. */
  readonly results: readonly LineResult[];
  /** Whether a process reads lists at the moment. */
  readonly isAtWork: boolean;
}

/** Returns whether the page can say more in a moment. */
export function isOnItsWay({ where, isAtWork }: Pick<Sent, "where" | "isAtWork">): boolean {
  if (where.kind === "run") return where.run.status === null && isAtWork;
  return where.kind !== "refused" && isAtWork;
}

/** Returns the section on a corrected report: on its way, or the result of each row. */
export function sentNotice(phrases: Phrases, sent: Sent, again: string): Markup {
  const title = phrases.say("console.correct.sent.title");
  const look = markup`<p><a href="${again}">${phrases.say("console.correct.sent.again")}</a></p>`;
  return section(
    "sent",
    title,
    null,
    markup`<div class="notice${isDone(sent) ? "" : " waiting"}" role="status">${partsOf(phrases, sent)}${isDone(sent) ? null : look}</div>`,
  );
}

function isDone({ where }: Sent): boolean {
  return where.kind === "refused" || (where.kind === "run" && where.run.status !== null);
}

function partsOf(phrases: Phrases, { where, results, isAtWork }: Sent): Markup {
  const paragraph = (text: string) => markup`<p>${text}</p>`;
  switch (where.kind) {
    case "waiting":
      return paragraph(phrases.say(isAtWork ? "console.correct.sent.waiting" : "console.correct.sent.next_run"));
    case "taken":
      return paragraph(phrases.say("console.correct.sent.taken"));
    case "refused":
      return markup`<p>${phrases.say("console.correct.sent.refused")}</p>${refusalParts(phrases, where.refusal)}`;
    case "run":
      // Without a process at work, the run was interrupted. The next run goes on with it.
      if (where.run.status === null)
        return paragraph(phrases.say(isAtWork ? "console.correct.sent.taken" : "console.correct.sent.next_run"));
      return resultList(phrases, where.run, results);
  }
}

function resultList(phrases: Phrases, run: StoredRun, results: readonly LineResult[]): Markup {
  const whoIs = whoIsIn(run.columns);
  const { unchanged } = run.rows;
  return markup`<ul class="plain results">${results.map((result) => {
    const name = whoIs({ header: run.header, cells: result.cells });
    const became = resultOf(result);
    const who = name === "" ? phrases.say("rows.line", { line: String(result.line ?? "") }) : name;
    const shown =
      result.contactId === null
        ? markup`<bdi>${who}</bdi>`
        : markup`<a href="/people/${result.contactId}"><bdi>${who}</bdi></a>`;
    return markup`<li class="r-${became}"><b>${shown}</b>${phrases.colon}${phrases.say(`console.correct.result.${became}`)}${whyOf(phrases, result, became)}</li>`;
  })}</ul>${unchanged <= 0 ? null : markup`<p>${phrases.say("console.correct.sent.unchanged", { count: unchanged })}</p>`}
<p><a href="/runs/${encodeURIComponent(run.run)}">${phrases.say("console.correct.sent.report")}</a></p>`;
}

/** Returns what became of a line. */
export function resultOf({ outcome }: Pick<LineResult, "outcome">): Result {
  if (typeof outcome === "string") return OF_ROW[outcome];
  const { kind, state } = outcome;
  switch (state) {
    case "done":
      return kind === "create" ? "created" : kind === "update" ? "updated" : "deleted";
    case "rejected":
      return "refused";
    case "sending":
    case "in_doubt":
      return "in_doubt";
    case "held":
      return "held";
    case "planned":
    case "deferred":
      return "waits";
    case "superseded":
    case "dropped":
      return "not_done";
  }
}

const OF_ROW: Readonly<Record<Extract<LineResult["outcome"], string>, Result>> = {
  rejected: "refused",
  duplicate: "in_order",
  unchanged: "in_order",
  skipped: "too_late",
  in_doubt: "in_doubt",
  deferred: "waits",
};

/** Returns why a line is not in order, and what to do; nothing for a line that is. */
function whyOf(phrases: Phrases, { issues, reason }: LineResult, became: Result): Markup | null {
  if (became === "too_late" && reason !== null) {
    const isLost = issues.length > 0;
    return markup` <span>${sentence(describeSkip(phrases, { reason: reason as SkipReason, ...(isLost ? { isLostCorrection: true } : {}) }))}</span>`;
  }
  const [issue] = issues;
  if (issue === undefined) return null;
  const { message, hint } = describeIssue(phrases, issue);
  return markup` <span>${sentence(`${message} ${withButtonNames(phrases, hint)}`)}</span>`;
}
