/** Stores answers, and finds the rows that an answer decides. */
import type { LearnedSetting } from "../../../ledger/corrections/learned-settings.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { DateOrder } from "../../../model/feed.ts";
import { ALL_ORDERS, openOrderOf, takenAddressesIn, type Issue } from "../../../model/issue.ts";
import { subjectOfNever } from "../../../pipeline/plan/rules/compare/never/decide-never.ts";
import { formsToKeep, whoIs, type KnownBy } from "../../../pipeline/plan/rules/compare/never/person-forms.ts";
import { personIn } from "../../read/corrected/lasting/removed-row.ts";
import { valuesOfRow } from "../../push/never/values-of-row.ts";
import { cellsWithReading } from "./reading-cells.ts";
import { keyOf, questionIn, type Answer } from "./judge-answer.ts";

/** The stores that keep answers. */
interface AnswerLedger extends Pick<Ledger, "answers" | "corrections" | "entries" | "openItems" | "runs"> {
  readonly learnedSettings: Pick<Ledger["learnedSettings"], "learn">;
  readonly never: Pick<Ledger["never"], "extend" | "askToSweep">;
}

type Rows = readonly [StoredOpenItem, ...StoredOpenItem[]];

/** Returns the order of dates that an answer gives the whole list; null: the answer is about something else. */
export function orderIn(choice: string): DateOrder | null {
  return (ALL_ORDERS as readonly string[]).includes(choice) ? (choice.slice("all ".length) as DateOrder) : null;
}

/**
 * Returns a text that is the same for answers to the same question: an answer can be about one row, about a date, or about the
 * order of all dates.
 */
export function subjectOfAnswer({ openItem, question, choice }: Answer): string {
  if (orderIn(choice) !== null) return "order";
  const date = dateOf(question);
  return date === null || isAboutRow(question, choice) ? `row ${openItem.id}` : `date ${date}`;
}

/** Returns the rows that an answer decides, the question's own row first. A chosen reading stands in the row's cells. */
export function rowsDecidedBy(answer: Answer, ledger: Pick<Ledger, "openItems" | "runs">): Rows {
  const { openItem, question, choice } = answer;
  const { feed, id } = openItem;
  const others = (isDecided: (issue: Issue) => boolean): Rows => {
    const open = ledger.openItems.open(feed).filter((other) => other.id !== id && other.issues.some(isDecided));
    return [openItem, ...open];
  };
  switch (question.code) {
    case "looks_like":
    case "other_person":
      return choice === "new" ? [openItem, ...inChain(question, openItem, ledger)] : [openItem];
    case "shared_birthday":
    case "birthday_ambiguous": {
      if (orderIn(choice) !== null) return others((issue) => openOrderOf(issue) === "dateOrder");
      const date = dateOf(question);
      if (date === null) return [{ ...openItem, cells: cellsWithReading(openItem, question, choice, ledger) }];
      // The answer is about the date, so it decides all rows that ask about it.
      return isAboutRow(question, choice) ? [openItem] : others((issue) => dateOf(issue) === date);
    }
    case "may_be_never":
    case "contact_exists":
    case "in_doubt":
    case "exists_unlinked":
      return [openItem];
  }
}

/** Returns whether an answer is about nothing but its own row. It may still be run with the rows of the same exchange. */
export function isAboutOwnRow(answer: Answer): boolean {
  return subjectOfAnswer(answer) === `row ${answer.openItem.id}`;
}

/** Returns the rows that an answer decides beside its own row, because it is about a date or about the order of all dates. */
export function othersDecidedBy(
  openItem: StoredOpenItem,
  choice: string,
  ledger: Pick<Ledger, "openItems" | "runs">,
): readonly StoredOpenItem[] {
  const question = questionIn(openItem);
  if (question === undefined) return [];
  const answer = { openItem, question, choice };
  return isAboutOwnRow(answer) ? [] : rowsDecidedBy(answer, ledger).slice(1);
}

/**
 * Stores an answer. An answer to a doubt is stored by `resolveDoubt`.
 *
 * @param by the name of the person who answered
 */
export function storeAnswer(
  answer: Answer,
  by: string,
  { ledger, now }: { readonly ledger: AnswerLedger; readonly now: () => number },
): void {
  const { openItem, question, choice } = answer;
  const { feed, subject, hash, id, version } = openItem;
  const at = new Date(now()).toISOString();
  const item = { code: question.code, choice, openItem: id, version, at };
  const key = keyOf(subject);
  switch (question.code) {
    case "looks_like":
    case "other_person": {
      const contactId = Number(question.data["contactId"]);
      ledger.answers.answer({ feed, key, hash, contactId }, item);
      if (choice === "same") alsoSame(openItem, contactId, item, ledger);
      return;
    }
    case "may_be_never": {
      const never = Number(question.data["never"]);
      const known = knownByRow(openItem, ledger);
      ledger.answers.answer({ feed, key, hash, contactId: subjectOfNever(never), who: whoIs(known) }, item);
      // The row's other values are the person's, too: a later row may have a new key, or a new name.
      if (choice !== "same") return;
      ledger.never.extend(never, formsToKeep(known), at);
      // By these values, another contact may be the person's.
      ledger.never.askToSweep();
      return;
    }
    case "shared_birthday":
    case "birthday_ambiguous": {
      const date = dateOf(question);
      if (date !== null && isAboutRow(question, choice)) return ledger.answers.answerRowsDate(feed, key, date, item);
      if (date !== null) return ledger.answers.answerDate(feed, date, item);
      const order = orderIn(choice);
      if (order !== null) ledger.learnedSettings.learn(settingFor(feed, order, by, at));
      return ledger.answers.note(item);
    }
    case "contact_exists": {
      const [, field] = /^leave out (email|phone)$/u.exec(choice) ?? [];
      const taken = takenAddressesIn(question.data).filter((address) => field === undefined || address.field === field);
      const person = personIn(openItem, ledger.runs.get(openItem.run)?.columns ?? []);
      ledger.corrections.leaveOut({ feed, key, person }, taken, at);
      return ledger.answers.note(item);
    }
    case "in_doubt":
    case "exists_unlinked":
      return ledger.answers.note(item);
  }
}

/** Returns the values by which a row names a person. */
function knownByRow(openItem: StoredOpenItem, { runs }: Pick<AnswerLedger, "runs">): KnownBy {
  const { feed, subject, run } = openItem;
  return { ...valuesOfRow(openItem, runs.get(run)?.columns ?? []), key: [feed, keyOf(subject)] };
}

function settingFor(feed: string, value: DateOrder, by: string, at: string): LearnedSetting {
  return { feed, name: "dateOrder", value, by, at };
}

/** Returns whether the answer is about this row only: one of several people may be born on a day that stands in. */
function isAboutRow({ data }: Issue, choice: string): boolean {
  return data["standIn"] !== undefined && choice === "right";
}

/** Returns the date that a question is about; null: it is about no date of several people. */
function dateOf({ code, data }: Issue): string | null {
  if (data["standIn"] !== undefined) return String(data["standIn"]);
  return code === "shared_birthday" ? String(data["date"] ?? data["cell"] ?? "") : null;
}

/** Stores that the former key of the contact is the same person, too: a list may have a row under each of both keys. */
function alsoSame(
  { feed, subject }: StoredOpenItem,
  contactId: number,
  item: Parameters<Ledger["answers"]["answer"]>[1],
  { answers, entries, openItems }: Pick<Ledger, "answers" | "entries" | "openItems">,
): void {
  const entry = entries.byContact(contactId);
  if (entry === null || entry.feed !== feed || entry.key === keyOf(subject)) return;
  // A row that was answered itself keeps its answer: it is the contact's row, or another person's.
  const ofRow = openItems.bySubject(feed, `key:${entry.key}`)?.hash ?? "";
  const isOther = answers.of({ feed, key: entry.key, hash: ofRow, contactId }) === "new";
  if (isOther || answers.sameAnswer({ feed, key: entry.key, contactId }) !== null) return;
  answers.answer({ feed, key: entry.key, hash: entry.hash, contactId }, item);
}

/**
 * Returns the rows that have the keys of the contacts that the question's row may be about, one after the other: as when keys
 * were exchanged. They are run with the row, so that each can be given to its own contact.
 */
function inChain(
  question: Issue,
  { feed, id }: StoredOpenItem,
  { openItems }: Pick<Ledger, "openItems">,
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
