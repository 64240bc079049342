import { createHash } from "node:crypto";
import type { RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";
import type { Summary } from "../json/summary-json.ts";
import { endingInWords, isDiscarded } from "../words/ending.ts";
import { runInWords } from "../words/run-in-words.ts";
import { markup, trusted, type Markup } from "./look/markup.ts";
import { outcomeBar, TEXTURES } from "./look/outcome-bar.ts";
import { table, timeElement } from "./look/page-words.ts";
import { REPORT_STYLE } from "./look/report-style.ts";

/** What the list of runs shows of one run. */
export type ListedRun = Pick<RunRecord, "holds"> &
  Pick<
    Summary,
    "run" | "feed" | "file" | "status" | "startedAt" | "rows" | "deletes" | "decisions" | "removal" | "undo"
  >;

/** What the list of runs shows of a file that was not used. */
export interface RefusedList {
  readonly name: string;
  /** Why, and what to do: whole English sentences, as in the file's `.error.txt`. */
  readonly message: string;
  readonly hint: string;
  /** ISO date-time of the refusal. */
  readonly at: string;
}

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(REPORT_STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`;

/**
 * Returns index.html: all runs, the newest first, each with its state of now and a link to its report, and the files that
 * were not used. It names files and lists, and no people.
 */
export function* runsPage(
  phrases: Phrases,
  runs: readonly ListedRun[],
  refused: readonly RefusedList[],
): Generator<string> {
  const waiting = runs.filter(({ status }) => status === "held").length;
  const title = phrases.say("index.title");
  yield markup`<!doctype html>
<html lang="${phrases.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${trusted(POLICY)}">
<title>${title}</title>
<style>${trusted(REPORT_STYLE)}</style></head>
<body>${TEXTURES}
<header class="masthead ${waiting > 0 ? "waiting" : "good"}"><h1>${title}</h1>
<p class="lead">${waiting === 0 ? phrases.say("index.nothing_waits") : phrases.say("index.waiting", { count: waiting })}</p></header>
<main><div class="block">
`.text;
  const heads = [
    phrases.say("history.when"),
    phrases.say("page.list"),
    phrases.say("history.ended"),
    phrases.say("history.rows"),
    phrases.say("history.needed_you"),
    phrases.say("history.file"),
  ];
  const lines = [
    ...runs.map((run) => ({ at: run.startedAt, cells: cellsOf(phrases, run) })),
    ...refused.map((file) => ({ at: file.at, cells: refusedCells(phrases, file) })),
  ].toSorted((one, other) => Number(one.at < other.at) - Number(one.at > other.at));
  yield table(
    title,
    heads,
    lines.map(({ cells }) => cells),
  ).text;
  yield "</div></main></body></html>\n";
}

function cellsOf(
  phrases: Phrases,
  { run, feed, file, status, startedAt, rows, deletes, holds, decisions, removal, undo }: ListedRun,
): readonly (string | Markup)[] {
  const isDropped = isDiscarded({ status, rows, deletes, holds }, decisions, ({ decision }) => decision);
  const kind = removal !== undefined ? "removal" : undo !== undefined ? "undo" : "list";
  return [
    markup`<a href="${encodeURIComponent(run)}/report.html">${timeElement(phrases, startedAt)}</a>`,
    feed,
    endingInWords(phrases, status, isDropped),
    outcomeBar(phrases, rows, 12),
    phrases.number(rows.rejected + rows.inDoubt),
    runInWords(phrases, { kind, file }),
  ];
}

function refusedCells(phrases: Phrases, { name, message, hint, at }: RefusedList): readonly (string | Markup)[] {
  const why = markup`<small lang="en">${message} ${hint}</small>`;
  return [timeElement(phrases, at), "", phrases.say("history.not_used"), why, "", name];
}
