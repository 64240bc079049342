/** Answers the form of the page *Rows to correct*. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { DecisionRequest } from "../../../model/request.ts";
import { askAndWait } from "../../asking/ask.ts";
import { firstWaiting } from "../../asking/waiting-requests.ts";
import type { ConsoleContext } from "../../context.ts";
import { mayAct } from "../../person.ts";
import type { Answer, ConsoleRequest } from "../../route.ts";
import { correctedReport } from "./sent/corrections-file.ts";
import { sendReport, takeRowBack, waitingRows } from "./sent/waiting-rows.ts";
import { saidAboutRows } from "./decide-row.ts";
import { decisionOf } from "./kept-corrections.ts";
import { keyIn } from "../../../run/read/corrected/reported-row.ts";
import { othersDecidedBy } from "../../../run/decisions/answers/store-answer.ts";
import { judgeForm, decisionObjection } from "./judge-form.ts";
import { questionOf, roleForAnswer } from "./questions.ts";
import { rowSource } from "./row-source.ts";
import { showRows, type AfterForm } from "./show-rows.ts";
import { changedCells, typedRows, type CorrectedRow, type TypedRow } from "./typed-rows.ts";

/** Sends corrected rows, leaves a row out, answers a question, or puts a suggested value into a cell. */
export async function answerForm(feed: string, request: ConsoleRequest, context: ConsoleContext): Promise<Answer> {
  const { form } = request;
  const typed = typedRows(form);
  const suggested = form.get("use");
  if (suggested !== null) return pageAgain(feed, request, context, { typed: withSuggestion(typed, suggested) });
  const kept = form.get("correction");
  if (kept !== null) return decideCorrection(feed, kept, request, context);
  const right = form.get("right");
  if (right !== null) return sendRightRow(feed, right, typed, request, context);
  const button = form.get("leave") ?? form.get("answer");
  return button === null ? sendRows(feed, typed, request, context) : decide(feed, button, typed, request, context);
}

/** Ends a correction that lasts, or accepts a rule. */
async function decideCorrection(
  feed: string,
  value: string,
  { person, phrases, signal }: ConsoleRequest,
  context: ConsoleContext,
): Promise<Answer> {
  if (person === null) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  const decision = decisionOf(value);
  const isOfFeed =
    decision !== null && context.withLedger(({ corrections }) => corrections.get(decision.id)?.feed === feed);
  if (decision === null || !isOfFeed)
    return { kind: "refused", status: 404, message: phrases.say("console.refused.not_found") };
  const isAbout = (other: DecisionRequest) => other.kind === "correction" && other.id === decision.id;
  const before = context.withLedger((ledger) => firstWaiting(isAbout, ledger, context));
  const request =
    decision.choice === "rule" ? { ...decision, ...exceptOf([...waitingRows(feed, context).keys()]) } : decision;
  const asked = before?.id ?? (await askAndWait({ person, request, note: null, signal }, context));
  const { request: earlier = null } = before ?? {};
  const isStored = earlier === null || (earlier.kind === "correction" && earlier.choice === decision.choice);
  const query = new URLSearchParams({ asked, ...(isStored ? {} : { not_stored: "yes" }) });
  return { kind: "see_other", to: `/correct/${encodeURIComponent(feed)}?${query.toString()}` };
}

/** Sends one of several rows with the same key as it is. The others are left out, as if a person removed their lines. */
function sendRightRow(
  feed: string,
  value: string,
  typed: ReadonlyMap<number, TypedRow>,
  request: ConsoleRequest,
  context: ConsoleContext,
): Answer {
  const [, id = "", version = ""] = /^(\d{1,15})\.(\d{1,15})$/u.exec(value) ?? [];
  const row = rowOfButton(typed, id, version);
  const found = context.withLedger((ledger) => rowOf(Number(id), feed, ledger, context));
  if (found === null)
    return { kind: "refused", status: 404, message: request.phrases.say("console.refused.not_found") };
  const { openItem, said } = found;
  const others = context.withLedger((ledger) => othersCalledRight(openItem, ledger, context));
  const isHidden = others.some((other) => (typed.get(other.id)?.shown?.size ?? 0) === 0);
  const objection =
    decisionObjection(row, openItem, said) ??
    (isHidden ? ({ typed: row, openItem, why: "decide_again", index: 0 } as const) : null);
  if (objection !== null) return pageAgain(feed, request, context, { typed, objections: [objection] });
  const changed = changedCells(openItem, row);
  const cells = openItem.cells.map((cell, at) => changed.get(at) ?? cell);
  const answer = putIntoInbox(feed, [{ openItem, cells }], typed, request, context);
  if (answer.kind === "see_other") for (const { lineId } of others) takeRowBack(feed, lineId, context);
  return answer;
}

function sendRows(
  feed: string,
  typed: ReadonlyMap<number, TypedRow>,
  request: ConsoleRequest,
  context: ConsoleContext,
): Answer {
  const { rows, setBack, objections } = context.withLedger((ledger) => {
    const source = rowSource(feed, request.query.get("list"), ledger);
    const judged = judgeForm(typed.values(), (id) => source.find(id), saidAboutRows(feed, source, ledger, context));
    return { ...judged, setBack: judged.setBack.map((openItem) => source.toLine(openItem).id) };
  });
  const isUnchanged = objections.length + rows.length + setBack.length === 0;
  if (objections.length > 0 || isUnchanged)
    return pageAgain(feed, request, context, { typed, objections, isUnchanged });
  for (const id of setBack) takeRowBack(feed, id, context);
  if (rows.length === 0) return pageAgain(feed, request, context, { isTakenBack: true });
  return putIntoInbox(feed, rows, typed, request, context);
}

/** Puts rows into the inbox as a corrected report. */
function putIntoInbox(
  feed: string,
  rows: readonly CorrectedRow[],
  typed: ReadonlyMap<number, TypedRow>,
  request: ConsoleRequest,
  context: ConsoleContext,
): Answer {
  const list = request.query.get("list");
  const text = context.withLedger((ledger) => correctedReport(rows, rowSource(feed, list, ledger)));
  try {
    const file = sendReport(feed, text, request.person?.name ?? "", context);
    const query = new URLSearchParams({ ...(list === null ? {} : { list }), sent: file });
    return { kind: "see_other", to: `/correct/${encodeURIComponent(feed)}?${query.toString()}` };
  } catch (error) {
    context.log("error", `Corrected rows could not be put into the inbox folder: ${(error as Error).message}`);
    return pageAgain(feed, request, context, { typed, isNotStored: true });
  }
}

/** Asks for a decision about one row. The value of its button: the row's id and version, and the choice. */
async function decide(
  feed: string,
  button: string,
  typed: ReadonlyMap<number, TypedRow>,
  request: ConsoleRequest,
  context: ConsoleContext,
): Promise<Answer> {
  const { phrases, person } = request;
  if (person === null) return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  const [, id = "", version = "", choice = null] = /^(\d{1,15})\.(\d{1,15})(?:\.([\w -]{1,40}))?$/u.exec(button) ?? [];
  const found = context.withLedger((ledger) => rowOf(Number(id), feed, ledger, context));
  if (found === null) return { kind: "refused", status: 404, message: phrases.say("console.refused.not_found") };
  const { openItem, line, said } = found;
  const objection = decisionObjection(rowOfButton(typed, id, version), openItem, said);
  if (objection !== null) return pageAgain(feed, request, context, { typed, objections: [objection] });
  const question = choice === null ? null : questionOf(openItem);
  if (choice !== null && question?.choices.includes(choice) !== true)
    return { kind: "refused", status: 400, message: phrases.say("console.refused.unreadable") };
  if (question !== null && !mayAct(person, roleForAnswer(question.issue, choice ?? "")))
    return { kind: "refused", status: 403, message: phrases.say("console.refused.role") };
  const decision: DecisionRequest =
    choice === null
      ? { kind: "dismiss", ids: [line.id] }
      : { kind: "answer", id: line.id, choice, ...exceptCorrected(openItem, choice, context) };
  takeRowBack(feed, line.id, context);
  const asked = await askAndWait({ person, request: decision, note: null, signal: request.signal }, context);
  // What was typed into other rows must not be lost.
  const others = new Map([...typed].filter(([other]) => other !== openItem.id));
  const isOtherTyped = context.withLedger((ledger) => {
    const saidAbout = saidAboutRows(feed, rowSource(feed, null, ledger), ledger, context);
    const find = (other: number) => ofFeed(ledger.openItems.byId(other), feed);
    const { rows, setBack, objections } = judgeForm(others.values(), find, saidAbout);
    return rows.length + setBack.length + objections.length > 0;
  });
  if (isOtherTyped) return pageAgain(feed, request, context, { typed: others, asked });
  const query = new URLSearchParams({ ...Object.fromEntries(request.query), asked });
  query.delete("sent");
  return { kind: "see_other", to: `/correct/${encodeURIComponent(feed)}?${query.toString()}` };
}

/** Returns what was typed into the row of a button. */
function rowOfButton(typed: ReadonlyMap<number, TypedRow>, id: string, version: string): TypedRow {
  return { cells: new Map(), ...typed.get(Number(id)), id: Number(id), version: Number(version) };
}

/** Returns a row of a list with its line and what waits about it; null: the list never had it. */
function rowOf(id: number, feed: string, ledger: Ledger, context: ConsoleContext) {
  const openItem = ofFeed(ledger.openItems.byId(id), feed);
  if (openItem === null) return null;
  const source = rowSource(feed, null, ledger);
  return { openItem, line: source.toLine(openItem), said: saidAboutRows(feed, source, ledger, context)(openItem) };
}

/** Returns the rows with the same key that were sent as they are: a person called one of them the right one, and it waits to be read. */
function othersCalledRight(openItem: StoredOpenItem, ledger: Ledger, context: ConsoleContext) {
  const source = rowSource(openItem.feed, null, ledger);
  const saidAbout = saidAboutRows(openItem.feed, source, ledger, context);
  return ledger.openItems.amongOthers(openItem.feed, keyIn(openItem.subject) ?? "").flatMap((other) => {
    const { sent } = saidAbout(other);
    const isRight = other.id !== openItem.id && sent !== null && other.cells.every((cell, at) => cell === sent[at]);
    return isRight ? [{ id: other.id, lineId: source.toLine(other).id }] : [];
  });
}

/** Returns the rows that an answer to another row's question leaves alone: a person has corrected them, and the correction waits. */
function exceptCorrected(
  openItem: StoredOpenItem,
  choice: string,
  context: ConsoleContext,
): { readonly except?: readonly string[] } {
  return context.withLedger((ledger) => {
    const source = rowSource(openItem.feed, null, ledger);
    const saidAbout = saidAboutRows(openItem.feed, source, ledger, context);
    const others = othersDecidedBy(openItem, choice, ledger).filter((other) => saidAbout(other).sent !== null);
    return exceptOf(others.map((other) => source.toLine(other).id));
  });
}

function exceptOf(ids: readonly string[]): { readonly except?: readonly string[] } {
  return ids.length === 0 ? {} : { except: ids };
}

function ofFeed(openItem: StoredOpenItem | null, feed: string): StoredOpenItem | null {
  return openItem?.feed === feed ? openItem : null;
}

/** Returns the rows with a suggested value in one cell. The button's value: the cell's field, `=`, and the value. */
function withSuggestion(typed: ReadonlyMap<number, TypedRow>, button: string): ReadonlyMap<number, TypedRow> {
  const [, id = "", index = "", value = ""] = /^c-(-?\d{1,15})-(\d{1,5})=(.*)$/su.exec(button) ?? [];
  const row = typed.get(Number(id));
  if (row === undefined) return typed;
  return new Map([...typed, [row.id, { ...row, cells: new Map([...row.cells, [Number(index), value]]) }]]);
}

function pageAgain(feed: string, request: ConsoleRequest, context: ConsoleContext, after: AfterForm): Answer {
  return context.withLedger((ledger) => ({ kind: "page", ...showRows(feed, request, context, ledger, after) }));
}
