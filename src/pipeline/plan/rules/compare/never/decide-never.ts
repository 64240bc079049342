import type { Entry } from "../../../../../model/contact.ts";
import type { Issue } from "../../../../../model/issue.ts";
import type { Traits } from "../../../../../model/mapped-row.ts";
import type { ContactRow, RowDecision } from "../../decide-row.ts";
import type { JudgePerson } from "./judge-person.ts";
import { knownByOf, knownByTraits } from "./person-forms.ts";

/** What the decision about a row and the never entries needs. */
export interface NeverContext {
  /** null: there is no entry. */
  readonly never: JudgePerson | null;
  /** The feed's name. */
  readonly feed: string;
  /** Returns what a person said about the row and an entry, by the number of the answer; null: not answered. */
  readonly answerOf: (key: string, subject: number) => "same" | "new" | null;
}

/** What people answered to questions about rows. */
interface RowAnswers {
  of(question: { feed: string; key: string; hash: string; contactId: number }): "same" | "new" | null;
  sameAs(feed: string, key: string): readonly number[];
}

/** Returns what the decision about a row and the never entries needs. @param hash the row's hash */
export function neverContext(
  answers: RowAnswers,
  never: JudgePerson | null,
  { feed, hash }: { readonly feed: string; readonly hash: string },
): NeverContext {
  const answerOf: NeverContext["answerOf"] = (key, contactId) =>
    answers.of({ feed, key, hash, contactId }) ?? (answers.sameAs(feed, key).includes(contactId) ? "same" : null);
  return { never, feed, answerOf };
}

const SKIPPED: RowDecision = { kind: "skipped", reason: "never" };

/**
 * Returns the decision about a row, where its person may be one who must never be greeted. A person who is certainly one is
 * skipped. A person who may be one is a question.
 */
export function withNever(
  { never, feed, answerOf }: NeverContext,
  { key, input }: Pick<ContactRow, "key" | "input">,
  decision: RowDecision,
): RowDecision {
  if (!isAboutPerson(decision)) return decision;
  const found = findNever({ never, feed, answerOf }, { key, input }, linkedOf(decision));
  if (found === "never") return SKIPPED;
  // A refused row asks its own question first.
  if (found === null || decision.kind === "rejected") return decision;
  return { kind: "rejected", issue: found, status: null, requestId: null };
}

/**
 * Returns `never` if the person of a row or call must never be greeted, and the question if the person may be one who must
 * not. A linked person may share a value with such a person and is left alone. But a value that the contact does not have yet
 * is a question.
 *
 * @param linked the contact that the row changes; null: a new person
 */
export function findNever(
  { never, feed, answerOf }: NeverContext,
  { key, input }: Pick<ContactRow, "key" | "input">,
  linked: Pick<Entry, "key" | "contactId" | "applied"> | null,
): "never" | Issue | null {
  const judged = never?.(knownByOf(input, [feed, key])) ?? [];
  if (never === null || judged.length === 0) return null;
  if (judged.some(({ kind }) => kind === "never")) return "never";
  const known = linked === null ? [] : never(knownByOf(linked.applied, [feed, linked.key]));
  for (const maybe of judged) {
    const answer = answerOf(key, subjectOfNever(maybe.id));
    if (answer === "same") return "never";
    if (maybe.kind !== "maybe" || answer === "new") continue;
    const before = known.find(({ id }) => id === maybe.id);
    const by = maybe.by.find((value) => before?.kind !== "maybe" || !before.by.includes(value));
    if (by === undefined) continue;
    const data = { never: maybe.id, by, ...(linked === null ? {} : { contactId: linked.contactId }) };
    return { code: "may_be_never", field: null, header: null, data };
  }
  return null;
}

/** Returns the contact that keeps its person; null: the decision brings a person into the service, or under a key. */
function linkedOf(decision: RowDecision): Entry | null {
  return decision.kind === "update" ? decision.entry : null;
}

/** Returns whether a row that mapping rejected is about a person who must never be greeted. */
export function isNever(
  { never, feed }: Pick<NeverContext, "never" | "feed">,
  row: { readonly key: string | null; readonly traits: Traits },
): boolean {
  if (never === null) return false;
  const key = row.key === null ? null : ([feed, row.key] as const);
  return never(knownByTraits(row.traits, key)).some(({ kind }) => kind === "never");
}

/** Returns the number under which answers about a never entry are stored. Contacts have numbers from 1. */
export function subjectOfNever(id: number): number {
  return -id;
}

/** Returns whether the row would be sent, or waits for a person. */
function isAboutPerson({ kind }: RowDecision): boolean {
  return kind === "create" || kind === "update" || kind === "replace" || kind === "rejected";
}
