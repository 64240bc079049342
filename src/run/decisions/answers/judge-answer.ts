/** Decides whether an answer can be carried out: the question is open, is the same as it was, and has this choice. */
import type { Ledger } from "../../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { nameOf } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { ALL_ORDERS, choicesOf, type Issue, type QuestionCode, takenAddressesIn } from "../../../model/issue.ts";
import { keptContacts } from "../../push/never/kept-contacts.ts";
import { contactIdOfChoice, readChoice } from "./read-choice.ts";

type Question = Issue & { readonly code: QuestionCode };

/** A question that is open, and the choice that a person made. */
export interface Answer {
  readonly openItem: StoredOpenItem;
  readonly question: Question;
  /** In the words of the command line: `same`, `there 88213`, `1990-04-03`. */
  readonly choice: string;
}

/** Why an answer is not carried out. `issue.answer_refused` has a sentence for each. */
export type RefusalReason =
  | "unknown_choice"
  | "no_question"
  | "two_answers"
  | "two_dates"
  /** Two lines name the same contact. */
  | "two_people"
  | "linked"
  | "decided"
  | "waits"
  | "setting"
  | "gone"
  | "held"
  | "changed"
  /** An editor gave it. */
  | "approver"
  /** The row is in order, or gone from the list. */
  | "solved"
  | "foreign";

export interface RefusedAnswer {
  readonly kind: "refused";
  readonly reason: RefusalReason;
  readonly data: Issue["data"];
  /** null: no row is known by the `_id`. */
  readonly openItem: StoredOpenItem | null;
}

export type JudgedAnswer =
  | { readonly kind: "answer"; readonly answer: Answer }
  /** The same answer was given before. `waitsIn`: the run that has to be approved first; null: the answer is carried out. */
  | {
      readonly kind: "given";
      readonly choice: string;
      readonly waitsIn: string | null;
      readonly openItem: StoredOpenItem;
    }
  | RefusedAnswer;

type JudgeLedger = Pick<Ledger, "openItems" | "heldRows" | "answers" | "entries" | "decisions"> &
  Parameters<typeof keptContacts>[0];

/**
 * Judges an answer.
 *
 * @param id the `_id` cell of a line in a report
 * @param text the answer as a person wrote it
 * @param feeds the feeds as the configuration sets them
 */
export function judgeAnswer(
  id: string,
  text: string,
  feeds: readonly FeedSettings[],
  ledger: JudgeLedger,
): JudgedAnswer {
  const { openItems, heldRows, answers } = ledger;
  const held = heldRows.named(id);
  if (held !== null) return refused(held.isHeld ? "held" : "changed", {}, held.isHeld ? held.row : held.openItem);
  const named = openItems.reportedAs(id);
  const openItem = named?.openItem ?? null;
  if (named === null || openItem === null) return refused("foreign", {}, null);
  const feed = feeds.find(({ name }) => name === openItem.feed);
  const question = questionIn(openItem);
  const choices = question === undefined ? [] : (choicesOf(question) ?? []);
  const taken = question?.code === "contact_exists" ? takenAddressesIn(question.data) : [];
  const choice = readChoice(text, choices, feed?.language ?? "en", taken);
  const given = answers.given(openItem.id, named.version);
  if (openItem.state === "closed" || openItem.version !== named.version) {
    const before = given ?? doubtDecidedAs(openItem, ledger);
    if (before !== null && before === (choice ?? readChoice(text, [before], feed?.language ?? "en")))
      return { kind: "given", choice: before, waitsIn: null, openItem };
    if (before !== null) return refused("decided", { given: before }, openItem);
    return refused(openItem.state === "closed" ? "solved" : "changed", {}, openItem);
  }
  if (question === undefined) return refused("no_question", {}, openItem);
  if (choice === null) return refused("unknown_choice", { choices }, openItem);
  const waitsIn = given === null ? null : answers.waitingRun(openItem.id);
  if (waitsIn !== null && given === choice) return { kind: "given", choice, waitsIn, openItem };
  if (waitsIn !== null) return refused("waits", { given: given ?? "", run: waitsIn }, openItem);
  const isOrder = (ALL_ORDERS as readonly string[]).includes(choice);
  if (isOrder && (feed?.dateOrder ?? null) !== null) return refused("setting", {}, openItem);
  const changed = changedContact(question, choice, openItem, ledger);
  if (changed !== null) return changed;
  const contactId = contactIdOfChoice(choice);
  const holder = contactId === null ? null : ledger.entries.byContact(contactId);
  if (contactId !== null && holder !== null) return refused("linked", { contactId }, openItem);
  return { kind: "answer", answer: { openItem, question, choice } };
}

/** Returns the question of an open item; undefined: it asks nothing. */
export function questionIn({ issues }: Pick<StoredOpenItem, "issues">): Question | undefined {
  return issues.find((issue): issue is Question => choicesOf(issue) !== null);
}

function refused(reason: RefusalReason, data: Issue["data"], openItem: StoredOpenItem | null): RefusedAnswer {
  return { kind: "refused", reason, data, openItem };
}

/** Returns how a create in doubt was decided, as a choice; null: it was not decided by a person. */
function doubtDecidedAs({ feed, subject }: StoredOpenItem, { decisions }: JudgeLedger): string | null {
  const resolved = decisions.ofKey(feed, keyOf(subject)).find(({ kind }) => kind === "resolve") ?? null;
  if (resolved === null) return null;
  return resolved.contactId === null ? "not there" : `there ${resolved.contactId}`;
}

/**
 * Returns a refusal if the contact whose person the question asks about is another one by now; null: it is as it was. Where the
 * contact is gone, the row is certainly about a new person.
 */
function changedContact(
  { code, data }: Question,
  choice: string,
  openItem: StoredOpenItem,
  ledger: JudgeLedger,
): RefusedAnswer | null {
  const { contactId, name } = data;
  if ((code !== "looks_like" && code !== "other_person") || typeof contactId !== "number") return null;
  const entry = ledger.entries.byContact(contactId);
  if (entry === null)
    return choice === "new" || keptContacts(ledger).has(contactId) ? null : refused("gone", { contactId }, openItem);
  const present = nameOf(entry.applied);
  return name === undefined || present === name ? null : refused("changed", { name: present }, openItem);
}

/** Returns the key in the subject of a row that has one. */
export function keyOf(subject: string): string {
  return subject.replace(/^key:/u, "");
}

/**
 * Returns whether only an approver may give an answer: it deletes the former contact of the row's key, says whether a create arrived, or
 * is about a person who must never be greeted. Every other answer is part of correcting rows.
 */
export function needsApprover({ code, data }: Pick<Issue, "code" | "data">, choice: string): boolean {
  const deletes = code === "other_person" && choice === "new" && data["stays"] === undefined;
  return deletes || code === "in_doubt" || code === "exists_unlinked" || code === "may_be_never";
}
