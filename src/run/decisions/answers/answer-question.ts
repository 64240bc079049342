/** Carries out a person's answer to a question of a report. */
import type { OpenItems, StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { nameOf, type Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../../model/request.ts";
import { withThousands } from "../../../model/text/counted.ts";
import { isRetiredKey, knownKey, readableKey } from "../../../model/text/row-key.ts";
import { shellWord } from "../../../model/text/shell-word.ts";
import { toSummary } from "../../../pipeline/report/json/summary-json.ts";
import { ENGLISH } from "../../../pipeline/report/language/phrases.ts";
import { choiceToWrite } from "../../../pipeline/report/words/choices.ts";
import { describeIssue } from "../../../pipeline/report/words/sentences.ts";
import { exitCodeOf } from "../../exit-code.ts";
import type { FinishedRun } from "../../finish-run.ts";
import type { RunEnv } from "../../run-env.ts";
import { resolveDoubt } from "../manual-decisions.ts";
import { deleteContacts, removalsOf, type Deleted } from "../runs/privacy/delete-contacts.ts";
import type { Recorder } from "../recorded-change.ts";
import { othersToRun } from "./corrected-rows.ts";
import { runRowsAgain } from "./run-rows-again.ts";
import { judgeAnswer, keyOf, type Answer, type JudgedAnswer, type RefusedAnswer } from "./judge-answer.ts";
import { contactIdOfChoice } from "./read-choice.ts";
import { isDoubt, recordAnswer } from "./record-answer.ts";
import { rowsDecidedBy } from "./store-answer.ts";

/**
 * Stores the answer to a question, and runs the rows that it decides. The answer lasts: the question is not asked again
 * while the row stays as it is.
 *
 * @param feeds the feeds as the configuration sets them
 */
export async function answerQuestion(
  { id, choice: text, except = [] }: RequestOf<"answer">,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const judged = judgeAnswer(id, text, feeds, env.ledger);
  if (judged.kind === "given") return alreadyAnswered(id, judged);
  if (judged.kind === "refused") return refuse(id, text, judged, env.ledger);
  const { answer } = judged;
  const { openItem, choice } = answer;
  if (!feeds.some(({ name }) => name === openItem.feed))
    return { exitCode: 2, lines: [`The configuration does not name the feed “${openItem.feed}”.`] };
  if (isDoubt(answer))
    return resolveDoubt({ kind: "resolve", operation: id, contactId: contactIdOfChoice(choice) }, env, record);
  const [own] = rowsDecidedBy(answer, env.ledger);
  const rows = [own, ...(await othersToRun(answer, except, feeds, env))] as const;
  const file = `answer-${openItem.feed}-r${openItem.id}.csv`;
  const former = keyOfContact(answer, env.ledger);
  const end = await runRowsAgain(rows, file, feeds, groups, env, () => recordAnswer(answer, env, record));
  const isLeftOut = end.kind === "run" && end.record.rows.duplicate > 0;
  const answered = [`Answered “${choice}”.`, ...otherRowOf(answer, former, isLeftOut, env.ledger)];
  if (end.kind === "failed")
    return { exitCode: 3, lines: [...answered, `The next list carries it out: ${end.refusal.message}`] };
  if (end.kind !== "run") return { exitCode: 3, lines: [...answered, "The next run carries it out."] };
  return endInWords(end, answered, await deleteNever([answer], feeds, env));
}

/** Returns what to do where a list has two rows, under two keys, for a person who is the same by this answer. */
function otherRowOf(
  { openItem: { feed, subject }, question: { code, data }, choice }: Answer,
  former: string | null,
  isLeftOut: boolean,
  { entries }: Pick<RunEnv["ledger"], "entries">,
): readonly string[] {
  const contactId = data["contactId"];
  const entry = typeof contactId === "number" ? entries.byContact(contactId) : null;
  if (choice !== "same" || entry === null || entry.feed !== feed || former === null || former === keyOf(subject))
    return [];
  const name = nameOf(entry.applied);
  if (isRetiredKey(former))
    return code === "looks_like"
      ? [`This row now counts for ${name}, whose former key “${knownKey(former)}” is another person's.`]
      : [];
  const other = readableKey(former);
  if (isLeftOut)
    return [
      `“${other}” was answered “same” for ${name}, too. A contact has one row: only that row is used, and this one is left out, also where its values differ.`,
    ];
  return code !== "looks_like"
    ? []
    : [
        `This row now counts for ${name}, known by “${other}” in the list ${feed}. If the list still has a row of “${other}”, remove one of the two: a list's second row is not sent, also where its values differ.`,
      ];
}

/** Returns the key of the contact that a question names; null: it names none. */
function keyOfContact({ question: { data } }: Answer, { entries }: Pick<RunEnv["ledger"], "entries">): string | null {
  const contactId = data["contactId"];
  return typeof contactId === "number" ? (entries.byContact(contactId)?.key ?? null) : null;
}

/** Deletes the contacts of people who must never be greeted, as answers said. A later run makes the calls that fail now. */
export async function deleteNever(
  answers: readonly Answer[],
  feeds: readonly FeedSettings[],
  env: RunEnv,
): Promise<Deleted | null> {
  const contacts = answers.flatMap(({ question: { code, data }, choice }) =>
    code === "may_be_never" && choice === "same" ? [{ contactId: Number(data["contactId"]) }] : [],
  );
  const pending = removalsOf(contacts, env.ledger);
  return pending.length === 0 ? null : deleteContacts(pending, feeds, env);
}

/**
 * Returns the result of a run that carried out answers.
 *
 * @param answered what was answered, as the first lines
 * @param never the contacts that were deleted by the answers, beside the run
 */
export function endInWords(
  { record: run, reports }: FinishedRun,
  answered: readonly string[],
  never: Deleted | null = null,
): RequestResult {
  const { created, updated, unchanged, rejected, held, deferred } = run.rows;
  const deleted = run.deletes.deleted + (never?.deleted ?? 0);
  const counts = Object.entries({ created, updated, deleted, unchanged, rejected, held, deferred })
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${withThousands(count)} ${outcome}`);
  const lines = [...answered, `Now: ${counts.join(", ") || "nothing to do"}.`, `Report: ${reports.report}`];
  if (deferred > 0)
    lines.push("A deferred row waits. The report says for what: it may be a list that you have to approve first.");
  if (run.status === "held") lines.push(`A person has to approve ${run.run} first.`);
  if (run.haltReason !== null) lines.push(`Halted: ${run.haltReason}`);
  if (never?.isDone === false) lines.push(...never.lines);
  const exitCode = exitCodeOf([run]) || (never?.isDone === false ? 3 : 0);
  return { exitCode, lines, summary: toSummary(run, reports) };
}

export function alreadyAnswered(
  id: string,
  { choice, waitsIn }: Extract<JudgedAnswer, { kind: "given" }>,
): RequestResult {
  const more = waitsIn === null ? "" : ` It waits in ${waitsIn}.`;
  return { exitCode: 0, lines: [`${id} is answered “${choice}” already.${more}`] };
}

/** Returns how the link of a wrong contact is taken back; "" for another answer. */
function wayBackOf(given: string, openItem: RefusedAnswer["openItem"]): string {
  if (openItem === null || contactIdOfChoice(given) === null) return "";
  const key = shellWord(readableKey(keyOf(openItem.subject)));
  return ` If that contact is not this person: celebration-sync unlink ${openItem.feed} ${key}. It is then in doubt again whether the person was created.`;
}

/** Returns why an answer is refused, with the question's new state if it has changed. */
export function refuse(
  id: string,
  text: string,
  { reason, data, openItem }: RefusedAnswer,
  { openItems }: Pick<RunEnv["ledger"], "openItems">,
): RequestResult {
  const sorry = (exitCode: 1 | 2, line: string): RequestResult => ({ exitCode, lines: [line] });
  const given = String(data["given"] ?? "");
  switch (reason) {
    case "foreign":
      return sorry(2, `No line of a report has the _id ${id}.`);
    case "held":
      return sorry(
        1,
        `${id} was not answered: its list waits. Approve or discard ${openItem?.run ?? ""}, then take the newest report.`,
      );
    case "changed":
      if (openItem === null) return sorry(1, `${id} was not answered: its list is decided.`);
      return sorry(1, newState(id, renewed(openItem, data["name"], openItems), openItems));
    case "solved":
      return sorry(1, `${id} is no longer open: its row is in order, or a newer list lacks it.`);
    case "decided":
      return sorry(1, `${id} was answered “${given}”, which was carried out.${wayBackOf(given, openItem)}`);
    case "waits":
      return sorry(
        1,
        `${id} was answered “${given}”, which waits in ${String(data["run"])}. Discard that run first, then answer again.`,
      );
    case "gone":
      return sorry(
        1,
        `${id} was not answered: contact ${String(data["contactId"])} is no longer linked. The next list decides the row anew.`,
      );
    case "no_question": {
      const { issues, operation } = openItem ?? { issues: [], operation: null };
      const [issue] = issues;
      const hint = issue === undefined ? "" : describeIssue(ENGLISH, issue, operation).hint;
      return sorry(2, `${id} is no question. ${hint}`);
    }
    case "unknown_choice": {
      const { choices } = data;
      const words = typeof choices === "object" ? choices.map((choice) => choiceToWrite(ENGLISH, String(choice))) : [];
      return sorry(2, `“${text}” is no answer to ${id}. Answer ${ENGLISH.either(words)}.`);
    }
    default: {
      const issue = { code: "answer_refused", field: null, header: null, data: { ...data, reason } } as const;
      const { message, hint } = describeIssue(ENGLISH, issue);
      return sorry(1, `${id} was not answered. ${message} ${hint}`);
    }
  }
}

/** Returns the open item with the present name of the contact that its question names. */
function renewed(openItem: StoredOpenItem, name: unknown, openItems: OpenItems): StoredOpenItem {
  if (typeof name !== "string") return openItem;
  const [first, ...further] = openItem.issues.map((issue) =>
    issue.data["contactId"] === undefined ? issue : { ...issue, data: { ...issue.data, name } },
  );
  if (first !== undefined) openItems.renew(openItem.id, [first, ...further]);
  return openItems.byId(openItem.id) ?? openItem;
}

/** Returns a sentence about an open item that has changed since the report that a person answers. */
function newState(id: string, openItem: StoredOpenItem, openItems: Pick<OpenItems, "toLine">): string {
  const { message } = describeIssue(ENGLISH, openItem.issues[0], openItem.operation);
  return `${id} was not answered: the row or its cause has changed since. Now: ${message} Its _id is ${openItems.toLine(openItem, null).id}.`;
}
