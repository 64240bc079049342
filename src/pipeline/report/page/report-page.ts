import { createHash } from "node:crypto";
import { counted, withThousands } from "../../../model/text/counted.ts";
import type { FeedMode } from "../../../model/feed.ts";
import type { ReportSource, RunRecord } from "../../../model/run-record.ts";
import { cellsToLookAtIn } from "../rejections/cells-to-look-at.ts";
import { markup, trusted, type Markup } from "./markup.ts";
import { outcomeBar, outcomeLegend, TEXTURES } from "./outcome-bar.ts";
import { historySection } from "./page-history.ts";
import { holdSection, operationSections } from "./page-operations.ts";
import { openItemData, openItemSections } from "./page-open-items.ts";
import { readingSection } from "./page-reading.ts";
import { durationInWords, sentence, timeElement } from "./page-words.ts";
import { digestOf, type Digest, type Limits } from "./report-digest.ts";
import { REPORT_SCRIPT } from "./report-script.ts";
import { REPORT_STYLE } from "./report-style.ts";
import type { ReportPaths } from "../json/summary-json.ts";
import { verdictOf, type Verdict } from "./verdict.ts";

/** Keeps the page small enough to open at once, also after a large run; rejections.csv and plan.json have everything. */
const LIMITS: Limits = { openItems: 10_000, operations: 200 };
const RUNS_SHOWN = 10;

/** The page loads nothing, sends nothing, and runs only its own script, even if a hostile cell became markup. */
const POLICY = [
  "default-src 'none'",
  `style-src '${hashOf(REPORT_STYLE)}'`,
  `script-src '${hashOf(REPORT_SCRIPT)}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Returns the text by which a policy allows one inline style or script. */
function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Returns report.html in pieces: self-contained, printable, and readable without its script.
 *
 * @param paths which of the other reports exist; they are in the same folder
 */
export function* reportPage(source: ReportSource, paths: Pick<ReportPaths, "rejectionsCsv">): Generator<string> {
  const { record } = source;
  const digest = digestOf(source, LIMITS);
  const verdict = verdictOf(record, digest);
  const toLookAt = cellsToLookAtIn(record.columns);
  yield markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${trusted(POLICY)}">
<title>${verdict.headline} ${record.feed}, ${record.file}</title>
<style>${trusted(REPORT_STYLE)}</style></head>
<body>${TEXTURES}
`.text;
  yield masthead(record, verdict, digest.needsYou.answerable > 0 && record.status !== "superseded").text;
  yield "<main>\n";
  yield holdSection(record, digest.held).text;
  yield picture(record).text;
  yield openItemSections(digest, toLookAt).text;
  yield operationSections(digest).text;
  yield readingSection(record, digest.skipped).text;
  yield historySection(source.history(RUNS_SHOWN), record.feed).text;
  yield "</main>\n";
  yield footer(record, paths.rejectionsCsv !== null).text;
  if (hasOpenItems(digest)) yield openItemData(digest, toLookAt).text;
  yield markup`<script>${trusted(REPORT_SCRIPT)}</script></body></html>
`.text;
}

const SIGNS: Readonly<Record<Verdict["tone"], Markup>> = {
  good: trusted('<path d="M14 25l8 8 13-17"/>'),
  attention: trusted('<path d="M24 12v16M24 34.5v1"/>'),
  waiting: trusted('<path d="M18.500 15v18M29.500 15v18"/>'),
  stopped: trusted('<path d="M16 16l16 16M32 16L16 32"/>'),
};

function masthead(record: RunRecord, verdict: Verdict, toCorrect: boolean): Markup {
  const duration = durationInWords(record.startedAt, record.finishedAt);
  return markup`<header class="masthead ${verdict.tone}">
<p class="eyebrow">List <b>${record.feed}</b> · <bdi>${record.file}</bdi> · ${timeElement(record.startedAt)}${duration === "" ? "" : ` · took ${duration}`}</p>
<div class="verdict"><svg class="sign" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true"><circle cx="24" cy="24" r="23"/>${SIGNS[verdict.tone]}</svg>
<div><h1>${verdict.headline}</h1><p class="lead">${verdict.lead}</p></div></div>
${todo(verdict.steps, toCorrect)}</header>
`;
}

function todo(steps: readonly string[], toCorrect: boolean): Markup {
  return markup`<section class="todo" aria-labelledby="todo-h"><h2 id="todo-h">What to do now</h2>
${steps.length === 0 ? markup`<p>Nothing. You can close this page.</p>` : markup`<ol>${steps.map((step) => markup`<li>${sentence(step)}</li>`)}</ol>`}
${toCorrect ? markup`<p class="open"><a href="rejections.xlsx">Open rejections.xlsx</a></p>` : null}</section>
`;
}

function picture({ rows, deletes }: RunRecord): Markup {
  const noLongerListed = [
    deletes.deleted > 0 ? `${counted(deletes.deleted, "person", "people")} deleted` : "",
    deletes.held > 0 ? `${counted(deletes.held, "deletion", "deletions")} held` : "",
    deletes.rejected > 0 ? `${counted(deletes.rejected, "deletion", "deletions")} refused` : "",
  ].filter((part) => part !== "");
  return markup`<section aria-labelledby="picture-h" class="picture"><h2 id="picture-h">What became of the ${rows.read === 1 ? "row" : counted(rows.read, "row")}</h2>
${outcomeBar(rows, 34)}
${outcomeLegend(rows)}
${noLongerListed.length === 0 ? null : markup`<p class="departed">People who are not on the list: <b>${noLongerListed.join(", ")}</b>.</p>`}</section>
`;
}

const MODE_SENTENCES: Readonly<Record<FeedMode, string>> = {
  snapshot: "The file counts as the whole list: people who are no longer on it are deleted.",
  changes: "The file counts as changes: people who are not on it stay.",
};

function footer({ run, sha256, mode, requests }: RunRecord, withRejections: boolean): Markup {
  const files = [...(withRejections ? ["rejections.xlsx", "rejections.csv"] : []), "plan.json", "summary.json"];
  const calls = requests.create + requests.update + requests.delete + requests.groups;
  return markup`<footer><p>In the same folder as this page: ${files.map((file, index) => markup`${index === 0 ? "" : ", "}<a href="${file}">${file}</a>`)}</p>
<p>${MODE_SENTENCES[mode]}
The service was called ${counted(calls, "time")} (${withThousands(requests.groups)} to read the groups, ${withThousands(requests.create)} to create, ${withThousands(requests.update)} to update, ${withThousands(requests.delete)} to delete)${requests.throttled === 0 ? "" : `, and asked the program to slow down ${counted(requests.throttled, "time")}`}.</p>
<p class="fine">Run ${run}<br>File fingerprint ${sha256}</p></footer>
`;
}

function hasOpenItems(digest: Digest): boolean {
  return digest.needsYou.total + digest.inDoubt.total + digest.deferred.total + digest.warnings.total > 0;
}
