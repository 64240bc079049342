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

const SKIPPED: RowDecision = { kind: "skipped", reason: "never" };

/**
 * Returns the decision about a row, where its person may be one who must never be greeted. A person who is certainly one is
 * skipped. A person who may be one is a question, unless the person is linked: a linked person is another one.
 */
export function withNever(
  { never, feed, answerOf }: NeverContext,
  { key, input }: Pick<ContactRow, "key" | "input">,
  decision: RowDecision,
): RowDecision {
  if (never === null || !isAboutPerson(decision)) return decision;
  const judged = never(knownByOf(input, [feed, key]));
  if (judged.some(({ kind }) => kind === "never")) return SKIPPED;
  if (!isNewPerson(decision)) return decision;
  for (const maybe of judged) {
    const answer = answerOf(key, subjectOfNever(maybe.id));
    if (answer === "same") return SKIPPED;
    if (maybe.kind !== "maybe" || answer === "new") continue;
    const data = { never: maybe.id, by: maybe.by };
    const issue = { code: "may_be_never", field: null, header: null, data } as const;
    return { kind: "rejected", issue, status: null, requestId: null };
  }
  return decision;
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

/** Returns whether the decision brings a person into the service, or under a key, who was not there. */
function isNewPerson(decision: RowDecision): boolean {
  return decision.kind === "create" || decision.kind === "replace" || (decision.kind === "update" && !decision.entry);
}
