import { nameOf } from "../../../../../model/contact.ts";
import type { ContactRow, RowDecision } from "../../decide-row.ts";
import { allNew } from "../../diff.ts";
import { knownByRow, type KnownBy } from "./person-forms.ts";

/** A contact that stayed in the service when its person was erased, and that lists may change again: its never entry was ended. */
interface KeptContact {
  readonly contactId: number;
  /** Whether the person certainly is the contact's as both are written. */
  readonly isCertain: boolean;
}

/** Returns the kept contacts that may be a person's. */
export type FindKept = (person: KnownBy) => readonly KeptContact[];

/** What the decision about a row and the kept contacts needs. */
export interface KeptContext {
  /** null: there is no such contact. */
  readonly kept: FindKept | null;
  /** The feed's name. */
  readonly feed: string;
  /** The contacts that other rows of the plan change. */
  readonly taken: ReadonlySet<number>;
  /** Returns what a person answered when asked whether the row's person is the contact's; null: not answered. */
  readonly answerOf: (contactId: number) => "same" | "new" | null;
}

/**
 * Returns the decision about a row whose person may have a contact in the service that is no longer linked. A row that certainly is
 * the person's changes the contact. Any other such row is a question. So no second contact is created without one.
 */
export function withKept(
  { kept, feed, taken, answerOf }: KeptContext,
  row: Pick<ContactRow, "key" | "input" | "groupName" | "warnings">,
  decision: RowDecision,
): RowDecision {
  if (decision.kind !== "create" || kept === null) return decision;
  const { key, input, groupName } = row;
  const found = kept(knownByRow(row, [feed, key])).filter(({ contactId }) => answerOf(contactId) !== "new");
  const [first] = found;
  if (first === undefined) return decision;
  const isFree = ({ contactId }: KeptContact) => !taken.has(contactId);
  const answered = found.find((contact) => answerOf(contact.contactId) === "same" && isFree(contact));
  const own = answered ?? (found.length === 1 && first.isCertain && isFree(first) ? first : null);
  if (own === null) {
    const data = { contactId: first.contactId, name: nameOf(input) };
    const issue = { code: "looks_like", field: null, header: null, data } as const;
    return { kind: "rejected", issue, status: null, requestId: null };
  }
  const { contactId } = own;
  return { ...decision, kind: "update", entry: null, contactId, changes: allNew(decision.input, groupName) };
}
