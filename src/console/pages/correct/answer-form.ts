/** Answers the form of the page *Rows to correct*. */
import type { Ledger } from "../../../ledger/ledger.ts";
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
import { judgeForm, decisionObjection } from "./judge-form.ts";
import { exceptCorrected, exceptOf, isAnsweredForOthers, typedBeside, waitingWithKey } from "./other-rows.ts";
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
  if (kept !== null) return decideCorrection(feed, kept, typed, request, context);
  const right = form.get("right");
  if (right !== null) return sendRightRow(feed, right, typed, request, context);
  const button = form.get("leave") ?? form.get("answer");
  return button === null ? sendRows(feed, typed, request, context) : decide(feed, button, typed, request, context);
}

/** Ends a correction that lasts, or accepts a rule. */
async function decideCorrection(
  feed: string,
  value: string,
  typed: ReadonlyMap<number, TypedRow>,
  consoleRequest: ConsoleRequest,
  context: ConsoleContext,
): Promise<Answer> {
  const { person, phrases, signal } = consoleRequest;
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
  const left = typedBeside({ id: null, feed }, typed, context);
  if (left !== null) return pageAgain(feed, { ...consoleRequest, query }, context, { typed: left });
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
  const others = waitingWithKey(openItem, context);
  const isHidden = others.some((other) => (typed.get(other.id)?.shown?.size ?? 0) === 0);
  const objection =
    decisionObjection(row, openItem, said) ??
    (isHidden ? ({ typed: row, openItem, why: "decide_again", index: 0 } as const) : null);
  if (objection !== null) return pageAgain(feed, request, context, { typed, objections: [objection] });
  const changed = changedCells(openItem, row);
  const cells = openItem.cells.map((cell, at) => changed.get(at) ?? cell);
  const answer = putIntoInbox(feed, [{ openItem, cells }], typed, request, context);
  if (answer.kind !== "see_other") return answer;
  for (const { lineId } of others) takeRowBack(feed, lineId, context);
  const left = typedBeside(openItem, typed, context);
  const query = new URL(answer.to, "http://localhost").searchParams;
  return left === null ? answer : pageAgain(feed, { ...request, query }, context, { typed: left });
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
  const row = rowOfButton(typed, id, version);
  const isAnswered = choice !== null && isAnsweredForOthers(openItem, choice, context);
  const objection =
    decisionObjection(row, openItem, said) ??
    (isAnswered ? ({ typed: row, openItem, why: "decided", index: 0 } as const) : null);
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
  const left = typedBeside(openItem, typed, context);
  if (left !== null) return pageAgain(feed, request, context, { typed: left, asked });
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
  const source = rowSource(feed, null, ledger);
  const openItem = source.find(id);
  if (openItem === null) return null;
  return { openItem, line: source.toLine(openItem), said: saidAboutRows(feed, source, ledger, context)(openItem) };
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
