/** Carries out a person's answer to a question of a report. */
import type { OpenItems, StoredOpenItem } from "../../ledger/runs/open-items.ts";
import { nameOf, type Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { choicesOf, type Issue, type QuestionCode } from "../../model/issue.ts";
import type { RequestOf, RequestResult } from "../../model/request.ts";
import { withThousands } from "../../model/text/counted.ts";
import { fold } from "../../model/text/text-folding.ts";
import { toSummary } from "../../pipeline/report/json/summary-json.ts";
import { describeIssue } from "../../pipeline/report/words/sentences.ts";
import { exitCodeOf } from "../exit-code.ts";
import type { RunEnv } from "../run-env.ts";
import { runRowsAgain } from "./run-rows-again.ts";

type Question = Issue & { readonly code: QuestionCode };

/** A question that is open, and the choice that a person made. */
interface Answerable {
  readonly openItem: StoredOpenItem;
  readonly question: Question;
  readonly choice: string;
}

/**
 * Stores the answer to a question, and runs the rows that it decides. The answer lasts: the question is not asked again
 * while the row stays as it is.
 */
export async function answerQuestion(
  { id, choice }: RequestOf<"answer">,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<RequestResult> {
  const asked = askedBy(id, fold(choice), env.ledger);
  if ("exitCode" in asked) return asked;
  const { openItem } = asked;
  if (!feeds.some(({ name }) => name === openItem.feed))
    return refuse(2, `The configuration does not name the feed “${openItem.feed}”.`);
  const refused = changedContact(asked, env.ledger);
  if (refused !== null) return refused;
  const rows = storeAnswer(asked, env);
  const end = await runRowsAgain(rows, `answer-${openItem.feed}-r${openItem.id}.csv`, feeds, groups, env);
  const answered = `Answered “${asked.choice}”.`;
  if (end.kind === "failed")
    return { exitCode: 3, lines: [answered, `The next list carries it out: ${end.refusal.message}`] };
  if (end.kind !== "run") return { exitCode: 3, lines: [answered, "The next run carries it out."] };
  const { record, reports } = end;
  const { created, updated, unchanged, rejected, held, deferred } = record.rows;
  const counts = Object.entries({
    created,
    updated,
    deleted: record.deletes.deleted,
    unchanged,
    rejected,
    held,
    deferred,
  })
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${withThousands(count)} ${outcome}`);
  const lines = [answered, `Now: ${counts.join(", ") || "nothing to do"}.`, `Report: ${reports.report}`];
  if (deferred > 0)
    lines.push("A deferred row waits. The report says for what: it may be a list that you have to approve first.");
  if (record.status === "held") lines.push(`A person has to approve ${record.run} first.`);
  if (record.haltReason !== null) lines.push(`Halted: ${record.haltReason}`);
  return { exitCode: exitCodeOf([record]), lines, summary: toSummary(record, reports) };
}

/** Returns the question that an `_id` cell names, if it is open and the choice is one of its choices; or a refusal. */
function askedBy(
  id: string,
  choice: string,
  { openItems, heldRows, answers }: Pick<RunEnv["ledger"], "openItems" | "heldRows" | "answers">,
): Answerable | RequestResult {
  const held = heldRows.named(id);
  if (held !== null) {
    const { run } = held.row;
    const now = held.openItem === null ? "" : ` Its _id is ${openItems.toLine(held.openItem, null).id} now.`;
    return held.isHeld
      ? refuse(1, `${id} was not answered: its list waits. Approve or discard ${run}, then take the newest report.`)
      : refuse(1, `${id} was not answered: its list is decided.${now}`);
  }
  const named = openItems.reportedAs(id);
  const openItem = named?.openItem ?? null;
  if (named === null || openItem === null) return refuse(2, `No line of a report has the _id ${id}.`);
  const given = answers.given(openItem.id, named.version);
  if (openItem.state === "closed" || openItem.version !== named.version) {
    if (given === choice) return alreadyAnswered(id, choice);
    return refuse(
      1,
      given === null ? newState(id, openItem, openItems) : `${id} was answered “${given}”, which was carried out.`,
    );
  }
  const question = openItem.issues.find((issue): issue is Question => choicesOf(issue) !== null);
  if (question === undefined)
    return refuse(2, `${id} is no question. ${describeIssue(openItem.issues[0], openItem.operation).hint}`);
  const choices = choicesOf(question) ?? [];
  if (!choices.includes(choice))
    return refuse(2, `“${choice}” is no answer to ${id}. Answer ${choices.map((each) => `“${each}”`).join(" or ")}.`);
  const waiting = given === null ? null : answers.waitingRun(openItem.id);
  if (waiting === null) return { openItem, question, choice };
  if (given === choice) return alreadyAnswered(id, choice, ` It waits in ${waiting}.`);
  return refuse(
    1,
    `${id} was answered “${given}”, which waits in ${waiting}. Discard that run first, then answer again.`,
  );
}

function alreadyAnswered(id: string, choice: string, more = ""): RequestResult {
  return { exitCode: 0, lines: [`${id} is answered “${choice}” already.${more}`] };
}

/** Returns a sentence about an open item that has changed since the report that a person answers. */
function newState(id: string, openItem: StoredOpenItem, openItems: Pick<OpenItems, "toLine">): string {
  const { state, issues, operation } = openItem;
  if (state === "closed") return `${id} is no longer open: its row is in order, or a newer list lacks it.`;
  const { message } = describeIssue(issues[0], operation);
  return `${id} was not answered: the row or its cause has changed since. Now: ${message} Its _id is ${openItems.toLine(openItem, null).id}.`;
}

/** Returns a refusal if the contact that the question names is another one by now; null: it is as it was. */
function changedContact({ openItem, question }: Answerable, ledger: RunEnv["ledger"]): RequestResult | null {
  const { contactId, name } = question.data;
  if (typeof contactId !== "number") return null;
  const entry = ledger.entries.byContact(contactId);
  const { id } = ledger.openItems.toLine(openItem, null);
  if (entry === null) {
    return refuse(
      1,
      `${id} was not answered: contact ${contactId} is no longer linked. The next list decides the row anew.`,
    );
  }
  const present = nameOf(entry.applied);
  if (name === undefined || present === name) return null;
  const [first, ...further] = openItem.issues.map((issue) =>
    issue === question ? { ...issue, data: { ...issue.data, name: present } } : issue,
  );
  if (first !== undefined) ledger.openItems.renew(openItem.id, [first, ...further]);
  return refuse(1, newState(id, ledger.openItems.byId(openItem.id) ?? openItem, ledger.openItems));
}

/** Stores the answer. Returns the open items that it decides. */
function storeAnswer(
  { openItem, question, choice }: Answerable,
  { ledger, now }: Pick<RunEnv, "ledger" | "now">,
): readonly [StoredOpenItem, ...StoredOpenItem[]] {
  const { feed, subject, hash, id, version } = openItem;
  const item = { code: question.code, choice, openItem: id, version, at: new Date(now()).toISOString() };
  const date = dateOf(question);
  if (date === null) {
    const contactId = Number(question.data["contactId"]);
    ledger.answers.answer({ feed, key: keyOf(subject), hash, contactId }, item);
    if (choice === "same") alsoSame(openItem, contactId, item, ledger);
    return choice === "new" ? [openItem, ...inChain(question, openItem, ledger)] : [openItem];
  }
  // One of several people may be born on a day that stands in for missing birthdays.
  if (question.data["standIn"] !== undefined && choice === "right") {
    ledger.answers.answerRowsDate(feed, keyOf(subject), date, item);
    return [openItem];
  }
  ledger.answers.answerDate(feed, date, item);
  // The answer is about the date, so it decides all rows that ask about it.
  const others = ledger.openItems.open(feed).filter((other) => {
    return other.id !== id && other.issues.some((issue) => dateOf(issue) === date);
  });
  return [openItem, ...others];
}

/** Stores that the former key of the contact is the same person, too: a list may have a row under each of both keys. */
function alsoSame(
  { feed, subject }: StoredOpenItem,
  contactId: number,
  item: Parameters<RunEnv["ledger"]["answers"]["answer"]>[1],
  { answers, entries }: RunEnv["ledger"],
): void {
  const entry = entries.byContact(contactId);
  if (entry === null || entry.feed !== feed || entry.key === keyOf(subject)) return;
  answers.answer({ feed, key: entry.key, hash: entry.hash, contactId }, item);
}

/**
 * Returns the rows that have the keys of the contacts that the question's row may be about, one after the other: as when keys
 * were exchanged. They are run with the row, so that each can be given to its own contact.
 */
function inChain(
  question: Issue,
  { feed, id }: StoredOpenItem,
  { openItems }: Pick<RunEnv["ledger"], "openItems">,
): readonly StoredOpenItem[] {
  if (question.data["likeContactId"] === undefined) return [];
  const others = new Map<unknown, StoredOpenItem>();
  for (const item of openItems.open(feed)) {
    const other = item.issues.find(({ code }) => code === "other_person");
    if (other !== undefined && item.id !== id) others.set(other.data["contactId"], item);
  }
  const chain = new Set<StoredOpenItem>();
  let next = others.get(question.data["likeContactId"]);
  while (next !== undefined && !chain.has(next)) {
    chain.add(next);
    next = others.get(next.issues.find(({ code }) => code === "other_person")?.data["likeContactId"]);
  }
  return [...chain];
}

/** Returns the key in the subject of a row that has one. */
function keyOf(subject: string): string {
  return subject.replace(/^key:/u, "");
}

/** Returns the date that a question is about; null: it is about no date. */
function dateOf({ code, data }: Issue): string | null {
  if (data["standIn"] !== undefined) return String(data["standIn"]);
  return code === "shared_birthday" ? String(data["date"] ?? data["cell"] ?? "") : null;
}

function refuse(exitCode: 1 | 2, line: string): RequestResult {
  return { exitCode, lines: [line] };
}
