import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredRun } from "../../../ledger/runs/runs.ts";
import type { OpenItem, RunRecord } from "../../../model/run-record.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, trusted, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { correctionSection, decisionSection } from "../../../pipeline/report/page/page-decisions.ts";
import { historySection } from "../../../pipeline/report/page/history/page-history.ts";
import { undonePart, undoSection } from "../../../pipeline/report/page/history/page-undo.ts";
import { openItemData, openItemSections } from "../../../pipeline/report/page/page-open-items.ts";
import { holdSection, operationSections } from "../../../pipeline/report/page/page-operations.ts";
import { readingSection } from "../../../pipeline/report/page/page-reading.ts";
import { hasOpenItems } from "../../../pipeline/report/page/report-digest.ts";
import { footPart, picturePart, stepsPart, verdictPart } from "../../../pipeline/report/page/report-parts.ts";
import { verdictOf, type Step } from "../../../pipeline/report/page/verdict.ts";
import { whoIsIn } from "../../../pipeline/report/page/who-is.ts";
import { cellsToLookAtIn } from "../../../pipeline/report/rejections/cells-to-look-at.ts";
import type { RunRequest } from "../../asking/run-requests.ts";
import { askedInWords, takeBackForm, withdrawForm } from "../../asking/stored-words.ts";
import { mayAct, type SignedIn } from "../../person.ts";
import type { PageContent } from "../../route.ts";
import { undoLink } from "../undo/undo-page.ts";
import { progressInWords, type Progress } from "./live-run.ts";
import type { ReportFile } from "./report-files.ts";
import { runDigest } from "./run-digest.ts";
import { consolePlace, correctPath, rowWords, runPath } from "./run-place.ts";

const RUNS_SHOWN = 10;

/** What the page of a run is made of, beside the ledger. */
export interface RunView {
  readonly stored: StoredRun;
  readonly person: SignedIn | null;
  readonly progress: Progress;
  readonly files: readonly ReportFile[];
  /** The decision about the run that is not carried out; absent: there is none. */
  readonly asked: RunRequest | undefined;
}

/**
 * Returns the page of a run: its report, made of the same parts as report.html. For a held run, the hold and the people it
 * is about come first, and the decision below them.
 */
export function runPage(
  phrases: Phrases,
  ledger: Ledger,
  { stored, person, progress, files, asked }: RunView,
): PageContent {
  const source = ledger.reportSource(stored);
  const { record } = source;
  const digest = runDigest(ledger, source);
  const verdict = verdictOf(phrases, record, digest, "console");
  const place = consolePlace(record.run);
  const look = {
    toLookAt: cellsToLookAtIn(record.columns),
    whoIs: whoIsIn(record.columns),
    words: (openItem: OpenItem) => rowWords(phrases, openItem),
    place,
  };
  const waits = waitsForDecision(record);
  const decision = waits ? decisionPart(phrases, record, person) : null;
  const hold = holdSection(phrases, record, digest.held, place, decision);
  const isHeld = record.status === "held";
  const body = markup`<div class="masthead ${verdict.tone}">
${verdictPart(phrases, record, verdict)}${livePart(phrases, record, progress)}${newerPart(phrases, ledger, stored)}${asked === undefined ? null : askedPart(phrases, asked, person)}
${isHeld ? hold : decision}${progress.stage !== "over" || (waits && verdict.steps.length === 0) ? null : stepsPart(phrases, verdict.steps, nextPage(phrases, record, verdict.steps, person))}</div>
${undonePart(phrases, record, place)}${undoLink(phrases, stored, ledger, person)}${decisionSection(phrases, record)}${undoSection(phrases, record, place)}${isHeld ? null : hold}${picturePart(phrases, record)}${openItemSections(phrases, digest, look)}${correctionSection(phrases, source.corrections())}${operationSections(phrases, digest, place)}${record.kind === "list" || record.kind === "rejections" ? readingSection(phrases, record, digest.skipped, place) : null}${historySection(phrases, source.history(RUNS_SHOWN), record, place)}${footPart(
    phrases,
    record,
    files.map(({ name }) => name),
    place,
  )}${hasOpenItems(digest) ? openItemData(phrases, digest, look) : null}`;
  return { title: `${verdict.headline} ${record.feed}`, body, place: "/runs", head: headOf(progress) };
}

/** Returns whether a person has to decide about a run: it is held, or it stopped at something that may be wrong. */
function waitsForDecision({ status, haltCode }: RunRecord): boolean {
  if (status === "held") return true;
  return (
    status === "halted" &&
    (haltCode === "applied_differently" ||
      haltCode === "other_contact" ||
      haltCode === "all_refused" ||
      haltCode === "contacts_missing")
  );
}

/** Returns who decided about the run, and what becomes of it. */
function askedPart(phrases: Phrases, request: RunRequest, person: SignedIn | null): Markup {
  const { asked, isVoid, run } = request;
  const noted = () =>
    mayAct(person, "approver")
      ? withdrawForm(asked.id, phrases.say("console.people.no_longer"), runPath(run.run))
      : null;
  const back = () => (asked.takenAt === null ? takeBackForm(phrases, asked, person, null) : null);
  return markup`<div class="notice waiting"><p>${askedInWords(phrases, request)}</p>${isVoid ? noted() : back()}</div>
`;
}

function decisionPart(phrases: Phrases, record: RunRecord, person: SignedIn | null): Markup {
  const { run, undo } = record;
  const title = markup`<h2>${phrases.say("console.run.decision")}</h2>`;
  const rows = rowsOfHeld(phrases, record, person);
  if (!mayAct(person, "approver"))
    return markup`<div class="decision">${title}<p>${phrases.say("console.run.others_decide")}</p>${rows}</div>`;
  return markup`<div class="decision">${title}<p>${phrases.say(undo === undefined ? "console.run.decide" : "guard.undo.look")}</p>
<p class="actions"><a class="main" href="${runPath(run)}/approve">${phrases.say("console.run.approve")}</a>
<a class="button" href="${runPath(run)}/discard">${phrases.say("console.run.discard")}</a></p>${rows}</div>
`;
}

/** Returns the link to the refused rows of a list that waits as a whole; null: it has none, or the person may not correct. */
function rowsOfHeld(phrases: Phrases, { run, feed, rows, holds }: RunRecord, person: SignedIn | null): Markup | null {
  const isWhole = holds.some(({ scope }) => scope === "run");
  if (!isWhole || rows.rejected === 0 || !mayAct(person, "editor")) return null;
  const link = `${correctPath(feed)}?${new URLSearchParams({ list: run }).toString()}`;
  return markup`<p><a href="${link}">${phrases.say("console.correct.to_held", { count: rows.rejected })}</a></p>`;
}

/** Returns how far the run is. The console's script keeps it up to date. */
function livePart(phrases: Phrases, { run }: RunRecord, progress: Progress): Markup | null {
  const { stage, done, total } = progress;
  if (stage === "over") return null;
  const said = phrases.say(stage === "running" ? "console.run.running" : "console.run.interrupted");
  return markup`<div class="live notice${stage === "running" ? null : markup` waiting`}" data-live="${runPath(run)}/events?shown=${stage}"><p>${said}</p>
<p class="live-text" role="status">${progressInWords(phrases, progress, null)}</p><progress max="${Math.max(1, total)}" value="${done}" aria-label="${phrases.say("console.run.running")}"></progress></div>
`;
}

/** Returns a link to the list that replaced this one. */
function newerPart(phrases: Phrases, { runs }: Pick<Ledger, "runs">, stored: StoredRun): Markup | null {
  const newer = stored.status === "superseded" ? runs.newerList(stored) : null;
  if (newer === null) return null;
  return markup`<p class="actions"><a class="main" href="${runPath(newer.run)}">${phrases.say("console.run.newer")}</a></p>
`;
}

/** Returns the button that leads to the first step that has a page. */
function nextPage(phrases: Phrases, { feed }: RunRecord, steps: readonly Step[], person: SignedIn | null) {
  const next = steps.find(({ at }) => at !== null)?.at ?? null;
  if (next === null) return null;
  if (next === "doubts") return { href: "/doubts", label: phrases.say("console.run.look_up") };
  const mayCorrect = mayAct(person, "editor");
  return {
    href: correctPath(feed),
    label: phrases.say(mayCorrect ? "console.run.correct" : "console.run.see_rows"),
  };
}

/** Without JavaScript, the page of a run that goes on is loaded again by the browser. */
function headOf({ stage }: Progress): Markup {
  const again = stage === "over" ? null : trusted(`<noscript><meta http-equiv="refresh" content="10"></noscript>`);
  return markup`<script src="/report.js" defer></script>${again}`;
}
