/** Says what became of a decision about a row, and what waits about a row. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredRequest } from "../../../ledger/requests/request-queue.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { RequestOf } from "../../../model/request.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { rowsOfRule } from "../../../run/decisions/corrections/accept-rule.ts";
import { othersDecidedBy } from "../../../run/decisions/answers/store-answer.ts";
import type { DecisionState } from "../../asking/decision-state.ts";
import { storedTimes, takeBackForm, waitsInWords } from "../../asking/stored-words.ts";
import { isVoid } from "../../asking/waiting-requests.ts";
import type { ConsoleContext } from "../../context.ts";
import type { SignedIn } from "../../person.ts";
import type { RowSource } from "./row-source.ts";
import { cellsIn, waitingRows } from "./sent/waiting-rows.ts";

/**
 * Returns the notice on a decision about a row.
 *
 * @param to the path of the page that shows this notice
 */
export function decisionNotice(phrases: Phrases, state: DecisionState, person: SignedIn | null, to: string): Markup {
  switch (state.kind) {
    case "lost":
      return waiting(phrases.say("console.correct.asked.lost"));
    case "stored":
      return waiting(
        phrases.say("console.correct.asked.next_run"),
        storedTimes(phrases, state),
        takeBackForm(phrases, state.asked, person, to),
      );
    case "taken":
    case "under_way":
      return waiting(phrases.say("console.correct.asked.waiting"));
    case "void":
      return waiting(phrases.say("console.decision.void"));
    case "withdrawn":
      return waiting(phrases.say("console.decision.taken_back"));
    case "done":
    case "partly":
    case "halted":
    case "refused":
      return answerNotice(phrases, state.asked);
  }
}

function answerNotice(phrases: Phrases, { result }: StoredRequest): Markup {
  // 3: the decision is stored, and its rows need a person.
  if (result?.exitCode === 0 || result?.exitCode === 3)
    return markup`<div class="notice" role="status"><p>${phrases.say("console.correct.asked.done")}</p></div>
`;
  const lines = (result?.lines ?? []).map((line) => markup`<p lang="en"><small>${line}</small></p>`);
  return waiting(phrases.say("console.correct.asked.not_done"), ...lines);
}

function waiting(text: string, ...parts: readonly (Markup | null)[]): Markup {
  return markup`<div class="notice waiting" role="status"><p>${text}</p>${parts.filter((part) => part !== null)}</div>
`;
}

/** The newest decision about a row that is not carried out. */
export interface RowDecision {
  readonly asked: StoredRequest;
  /** It waited for too long. The row can be decided again. */
  readonly isVoid: boolean;
}

type DecisionLedger = Pick<Ledger, "decisions" | "account" | "openItems" | "runs" | "corrections">;

/** Returns the decisions about rows that wait or are void, by the `_id` of their row. */
function rowDecisions(
  toLine: RowSource["toLine"],
  ledger: DecisionLedger,
  { requests, now }: Pick<ConsoleContext, "requests" | "now">,
): ReadonlyMap<string, RowDecision> {
  const found = new Map<string, RowDecision>();
  for (const asked of requests.ofKinds(["answer", "dismiss", "correction"])) {
    const { request, outcome } = asked;
    const ids = request?.kind === "answer" ? [request.id] : request?.kind === "dismiss" ? request.ids : [];
    const decision = { asked, isVoid: isVoid(asked, ledger, now()) };
    for (const id of ids)
      if (outcome === null || outcome === "void") found.set(id, decision);
      else found.delete(id);
    const isMany = request?.kind === "answer" || (request?.kind === "correction" && request.choice === "rule");
    if (isMany && outcome === null && !decision.isVoid)
      for (const id of otherIds(request, toLine, ledger)) if (found.get(id)?.isVoid !== false) found.set(id, decision);
  }
  return found;
}

/** Returns the `_id`s of the rows that an answer decides beside its own row, or that a rule corrects. */
function otherIds(
  request: RequestOf<"answer" | "correction">,
  toLine: RowSource["toLine"],
  ledger: DecisionLedger,
): readonly string[] {
  const { except = [] } = request;
  const rows = request.kind === "answer" ? rowsOfAnswer(request, ledger) : rowsCorrectedBy(request.id, ledger);
  return rows.map((row) => toLine(row).id).filter((id) => !except.includes(id));
}

function rowsOfAnswer({ id, choice }: RequestOf<"answer">, ledger: DecisionLedger): readonly StoredOpenItem[] {
  const named = ledger.openItems.reportedAs(id);
  if (named?.openItem?.version !== named?.version || named?.openItem?.state !== "open") return [];
  return othersDecidedBy(named.openItem, choice, ledger);
}

function rowsCorrectedBy(id: number, { corrections, openItems }: DecisionLedger): readonly StoredOpenItem[] {
  const rule = corrections.get(id);
  return rule === null ? [] : rowsOfRule(rule, openItems.open(rule.feed));
}

/** What people said about a row, and what is not carried out. */
export interface SaidAboutRow {
  /** The row's cells in a correction that waits in the inbox; null: none waits there. */
  readonly sent: readonly string[] | null;
  /** The newest decision; null: there is none. */
  readonly decision: RowDecision | null;
  /** Whether the decision waits to be carried out. It ends the row, so nothing else about the row is taken meanwhile. */
  readonly isDecided: boolean;
}

/** Returns the function that returns what waits about a row of a list. */
export function saidAboutRows(
  feed: string,
  { toLine }: Pick<RowSource, "toLine">,
  ledger: DecisionLedger,
  context: Pick<ConsoleContext, "settings" | "requests" | "now">,
): (openItem: StoredOpenItem) => SaidAboutRow {
  const sentRows = waitingRows(feed, context);
  const decisions = rowDecisions(toLine, ledger, context);
  return (openItem) => {
    const { id } = toLine(openItem);
    const row = sentRows.get(id);
    const decision = decisions.get(id) ?? null;
    return {
      sent: row === undefined ? null : cellsIn(row, openItem),
      decision,
      isDecided: decision?.isVoid === false,
    };
  };
}

/**
 * Returns who decided about a row, and until when the decision waits. It links the place where the person who decided takes it back.
 *
 * @param notice returns the address of the page with the notice on a decision
 */
export function decisionWaits(
  phrases: Phrases,
  { asked, isVoid: isOver }: RowDecision,
  person: SignedIn | null,
  notice: (id: string) => string,
): Markup {
  const { id, by, takenAt } = asked;
  const said = (...parts: readonly (string | Markup)[]) =>
    markup`<p class="waits">${parts.map((part) => markup`${part} `)}</p>`;
  if (isOver)
    return said(phrases.say("console.correct.waits.expired", { name: by }), phrases.say("console.decision.void"));
  const decided = phrases.say("console.correct.waits.decision", { name: by });
  const waits = waitsInWords(phrases, asked);
  if (takenAt !== null) return said(decided, waits);
  const link = markup`<a href="${notice(id)}">${phrases.say("console.decision.take_back")}</a>`;
  return said(decided, waits, ...(person?.name === by ? [link] : []));
}
