import type { Entry } from "../../../../../model/contact.ts";
import type { Issue } from "../../../../../model/issue.ts";
import type { Traits } from "../../../../../model/mapped-row.ts";
import type { ContactRow, RowDecision } from "../../decide-row.ts";
import type { JudgePerson } from "./judge-person.ts";
import { isNothingElseKnown, knownByOf, knownByRow, knownByTraits, whoIs, type KnownBy } from "./person-forms.ts";

/** What the decision about a row and the never entries needs. */
export interface NeverContext {
  /** null: there is no entry. */
  readonly never: JudgePerson | null;
  /** The feed's name. */
  readonly feed: string;
  /** Returns what a person said last about a person's key and an entry, by the number of the answer; null: not answered. */
  readonly answerOf: (key: string, subject: number, person: KnownBy) => NeverAnswer | null;
}

interface NeverAnswer {
  readonly choice: "same" | "new";
  /** Whether the row is as it was when the person answered. */
  readonly isOfRow: boolean;
  /** Whether name, birthday and addresses of the row are as they were. */
  readonly isOfPerson: boolean;
}

/** What people answered to questions about rows. */
interface RowAnswers {
  ofKey(
    feed: string,
    key: string,
    contactId: number,
  ): { readonly choice: "same" | "new"; readonly hash: string; readonly who: string } | null;
  hashOf(who: string): string;
}

/** Returns what the decision about a row and the never entries needs. @param hash the row's hash */
export function neverContext(
  answers: RowAnswers,
  never: JudgePerson | null,
  { feed, hash }: { readonly feed: string; readonly hash: string },
): NeverContext {
  const answerOf: NeverContext["answerOf"] = (key, subject, person) => {
    const given = answers.ofKey(feed, key, subject);
    if (given === null) return null;
    return {
      choice: given.choice,
      isOfRow: given.hash === hash,
      isOfPerson: given.who === answers.hashOf(whoIs(person)),
    };
  };
  return { never, feed, answerOf };
}

const SKIPPED: RowDecision = { kind: "skipped", reason: "never" };

/**
 * Returns the decision about a row, where its person may be one who must never be greeted. A new person who is certainly one is
 * skipped. A person who may be one is a question.
 */
export function withNever(
  context: NeverContext,
  row: Pick<ContactRow, "key" | "input" | "contactId" | "warnings">,
  decision: RowDecision,
): RowDecision {
  if (!isAboutPerson(decision)) return decision;
  const found = findNever(context, row, linkedOf(decision));
  // Who the contact of the row's key is, is asked first: a row that is left out would keep the contact.
  if (found === "never") return hasOtherContact(decision) ? decision : SKIPPED;
  // A refused row asks its own question first.
  if (found === null || decision.kind === "rejected") return decision;
  return { kind: "rejected", issue: found, status: null, requestId: null };
}

/**
 * Returns `never` if the person of a row or call must never be greeted, and the question if the person may be one who must
 * not. A linked person may share a value with such a person and is left alone. But a value that the contact does not have yet
 * is a question. So is a linked person who certainly is such a person: the contact would be deleted, which a person decides.
 *
 * @param linked the contact that the row changes; null: a new person
 */
export function findNever(
  { never, feed, answerOf }: NeverContext,
  row: Pick<ContactRow, "key" | "input" | "warnings"> & Partial<Pick<ContactRow, "contactId">>,
  linked: Pick<Entry, "key" | "contactId" | "applied"> | null,
): "never" | Issue | null {
  const { key, input, contactId = null } = row;
  const person = linked === null ? knownByRow(row, [feed, key]) : knownByOf(input, [feed, key]);
  const judged = never?.(person, contactId) ?? [];
  if (never === null || judged.length === 0) return null;
  const before = linked === null ? null : knownByOf(linked.applied, [feed, linked.key]);
  // A person linked the contact to this row's key, and nothing else is known about the contact.
  const isNew = before === null || isNothingElseKnown(before);
  if (isNew && judged.some(({ kind }) => kind === "never")) return "never";
  const known = before === null ? [] : never(before, null);
  for (const found of judged) {
    const answer = answerOf(key, subjectOfNever(found.id), person);
    // The key may have passed to another person since.
    if (answer?.choice === "same" && (answer.isOfRow || found.isOfKey)) return "never";
    if (answer?.choice === "new" && (answer.isOfRow || (found.kind === "maybe" && answer.isOfPerson))) continue;
    const shared = known.find(({ id }) => id === found.id);
    const isAsked = found.kind === "never" && (shared?.kind !== "never" || answer?.choice !== "new");
    const by = isAsked ? (found.by[0] ?? "name") : found.by.find((value) => shared?.by.includes(value) !== true);
    if (by === undefined) continue;
    const data = { never: found.id, by, ...(linked === null ? {} : { contactId: linked.contactId }) };
    return { code: "may_be_never", field: null, header: null, data };
  }
  return null;
}

/** Returns the contact that keeps its person; null: the decision brings a person into the service, or under a key. */
function linkedOf(decision: RowDecision): Entry | null {
  return decision.kind === "update" ? decision.entry : null;
}

/** Returns whether the key of a decision's row has the contact of another person. A call for the row's own person is dropped. */
function hasOtherContact(decision: RowDecision): boolean {
  if (decision.kind === "replace") return true;
  return decision.kind === "rejected" && decision.issue.code === "other_person" && "key" in decision.issue.data;
}

/** Returns whether a row that mapping rejected is about a person who must never be greeted. */
export function isNever(
  { never, feed }: Pick<NeverContext, "never" | "feed">,
  row: { readonly key: string | null; readonly traits: Traits },
): boolean {
  if (never === null) return false;
  const key = row.key === null ? null : ([feed, row.key] as const);
  return never(knownByTraits(row.traits, key), null).some(({ kind }) => kind === "never");
}

/** Returns the number under which answers about a never entry are stored. Contacts have numbers from 1. */
export function subjectOfNever(id: number): number {
  return -id;
}

/** Returns whether the row would be sent, or waits for a person. */
function isAboutPerson({ kind }: RowDecision): boolean {
  return kind === "create" || kind === "update" || kind === "replace" || kind === "rejected";
}
