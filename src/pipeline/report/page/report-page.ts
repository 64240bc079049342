import { runInWords } from "../words/run-in-words.ts";
import { createHash } from "node:crypto";
import type { OpenItem, ReportSource } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";
import { cellsToLookAtIn } from "../rejections/cells-to-look-at.ts";
import { markup, trusted } from "./look/markup.ts";
import { TEXTURES } from "./look/outcome-bar.ts";
import { correctionSection, decisionSection } from "./page-decisions.ts";
import { historySection } from "./history/page-history.ts";
import { holdSection, operationSections } from "./page-operations.ts";
import { openItemData, openItemSections } from "./page-open-items.ts";
import { undonePart, undoSection } from "./history/page-undo.ts";
import { readingSection } from "./page-reading.ts";
import { describeOpenItem } from "../words/sentences.ts";
import { REPORT_FOLDER, TRIAL_FOLDER } from "./page-place.ts";
import { footPart, picturePart, stepsPart, titled, trialPart, verdictPart } from "./report-parts.ts";
import { digestOf, hasOpenItems, type Limits } from "./report-digest.ts";
import { REPORT_SCRIPT } from "./look/report-script.ts";
import { REPORT_STYLE } from "./look/report-style.ts";
import type { ReportPaths } from "../json/summary-json.ts";
import { whoIsIn } from "./who-is.ts";
import { asksForCorrections, verdictOf } from "./verdict.ts";

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
export function* reportPage(
  phrases: Phrases,
  source: ReportSource,
  paths: Pick<ReportPaths, "rejectionsCsv">,
): Generator<string> {
  const { record } = source;
  const digest = digestOf(source, LIMITS);
  const place = record.isTrial === true ? TRIAL_FOLDER : REPORT_FOLDER;
  const verdict = verdictOf(phrases, record, digest, place.kind);
  const look = {
    toLookAt: cellsToLookAtIn(record.columns),
    whoIs: whoIsIn(record.columns),
    // The rows of a trial are not stored: an answer with such an id would be about another row.
    words: (openItem: OpenItem) =>
      describeOpenItem(phrases, record.isTrial === true ? { ...openItem, id: "" } : openItem),
    place,
  };
  yield markup`<!doctype html>
<html lang="${phrases.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${trusted(POLICY)}">
<title>${titled(phrases, record, verdict.headline)} ${record.feed}, ${runInWords(phrases, record)}</title>
<style>${trusted(REPORT_STYLE)}</style></head>
<body>${TEXTURES}
`.text;
  const toCorrect = paths.rejectionsCsv !== null && digest.needsYou.answerable > 0 && asksForCorrections(record);
  const open = toCorrect ? { href: place.corrections(record.feed), label: phrases.say("todo.open_rejections") } : null;
  yield markup`<header class="masthead ${verdict.tone}">
${trialPart(phrases, record)}${verdictPart(phrases, record, verdict)}${stepsPart(phrases, verdict.steps, open)}</header>
<main>
`.text;
  yield undonePart(phrases, record, place).text;
  yield decisionSection(phrases, record).text;
  yield undoSection(phrases, record, place).text;
  yield holdSection(phrases, record, digest.held, place).text;
  yield picturePart(phrases, record).text;
  yield openItemSections(phrases, digest, look).text;
  yield correctionSection(phrases, source.corrections()).text;
  yield operationSections(phrases, digest, place).text;
  if (record.kind === "list" || record.kind === "rejections")
    yield readingSection(phrases, record, digest.skipped, place).text;
  yield historySection(phrases, source.history(RUNS_SHOWN), record, place).text;
  yield "</main>\n";
  const rejections = paths.rejectionsCsv === null ? [] : ["rejections.xlsx", "rejections.csv"];
  yield footPart(phrases, record, [...rejections, "plan.json", "summary.json"], place).text;
  if (hasOpenItems(digest)) yield openItemData(phrases, digest, look).text;
  yield markup`<script>${trusted(REPORT_SCRIPT)}</script></body></html>
`.text;
}
