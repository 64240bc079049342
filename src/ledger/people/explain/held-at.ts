import type { ContactInput } from "../../../model/contact.ts";
import { afterApplying } from "../../../model/flat-input.ts";
import type { Database } from "../../database/open-database.ts";
import { contactsOf } from "../../operations/undo/contact-history.ts";
import { findPerson } from "../find/find-person.ts";
import type { PersonId } from "../person-names.ts";

/**
 * What the service held of a person at a point in time, as far as the ledger knows.
 *
 * - `held`: the contact was there; `isWhole` is false where some of its values are not known
 * - `not_there`: this program had not created the contact yet, or had deleted it
 * - `unknown`: the ledger does not know
 */
export type HeldAt =
  | { readonly kind: "held"; readonly input: ContactInput; readonly isWhole: boolean }
  | { readonly kind: "not_there" }
  | { readonly kind: "unknown" };

interface Step {
  readonly kind: string;
  readonly at: string;
  readonly input: string;
  readonly former: string | null;
}

/**
 * Returns what the service held of a person.
 *
 * @param at ISO date-time
 * @returns null if the ledger knows no such person
 */
export function heldAt(db: Database, id: PersonId, at: string): HeldAt | null {
  const person = findPerson(db, id);
  if (person === null) return null;
  const steps = stepsOf(db, person.contactId);
  const before = steps.filter((step) => step.at <= at);
  const next = steps.find((step) => step.at > at);
  const last = before.at(-1);
  if (last?.kind === "delete") return { kind: "not_there" };
  if (last === undefined) return next === undefined && person.entry !== null ? { kind: "unknown" } : beforeAll(next);
  if (next === undefined) {
    const { entry } = person;
    return entry === null ? { kind: "unknown" } : { kind: "held", input: entry.applied, isWhole: true };
  }
  // The next operation found what the contact held until then.
  if (next.kind === "delete") return { kind: "held", input: parsed(next.input), isWhole: true };
  if (next.former !== null) return { kind: "held", input: parsed(next.former), isWhole: true };
  return replayed(before);
}

/** Returns what was there before the first operation: a create shows that nothing was. */
function beforeAll(next: Step | undefined): HeldAt {
  return next === undefined || next.kind === "create" ? { kind: "not_there" } : { kind: "unknown" };
}

/** Returns what the operations made, one after the other. Only a create shows all values. */
function replayed(steps: readonly Step[]): HeldAt {
  const from = steps.findLastIndex(({ kind }) => kind === "create");
  const input = steps
    .slice(Math.max(0, from))
    .reduce<ContactInput | null>((held, step) => afterApplying(held, parsed(step.input)), null);
  return input === null ? { kind: "unknown" } : { kind: "held", input, isWhole: from !== -1 };
}

function parsed(text: string): ContactInput {
  return JSON.parse(text) as ContactInput;
}

/** Returns the operations that changed the contact, also those of the contacts that the person had before. */
function stepsOf(db: Database, contactId: number | null): readonly Step[] {
  if (contactId === null) return [];
  const found = db.prepare(`
    SELECT o.id, o.kind, coalesce(o.body, o.input) AS input, o.former,
      coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', o.sent_at / 1000.0, 'unixepoch'), o.resolved_at, u.started_at) AS at
    FROM operations o JOIN runs u ON u.run = o.run WHERE o.contact_id = ? AND o.state = 'done'`);
  const steps = contactsOf(db, contactId).flatMap((id) => found.all(id) as (Step & { readonly id: number })[]);
  return steps.toSorted((one, other) => one.id - other.id);
}
