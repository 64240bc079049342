import type { ContactInput } from "../../../model/contact.ts";
import { afterApplying } from "../../../model/flat-input.ts";
import type { OperationKind } from "../../../model/operation.ts";
import type { Database } from "../../database/open-database.ts";
import { MAY_HAVE_ARRIVED } from "../../database/operation-indexes.ts";
import { findPerson } from "../find/find-person.ts";
import type { PersonId } from "../person-names.ts";
import { contactsOfPerson } from "./contacts-of-person.ts";

/**
 * What the service held of a person at a point in time, as far as the ledger knows.
 *
 * - `held`: the contact was there; `isWhole` is false where some of its values are not known
 * - `not_there`: this program had not created the contact yet, or had deleted it; or the service had answered that it is gone
 * - `unknown`: the ledger does not know
 */
export type HeldAt =
  | { readonly kind: "held"; readonly input: ContactInput; readonly isWhole: boolean }
  | { readonly kind: "not_there" }
  | { readonly kind: "unknown" };

interface Step {
  readonly kind: OperationKind | "gone";
  readonly at: string;
  /** null: it is no longer kept. */
  readonly input: string | null;
  readonly former: string | null;
  /** 1: a create in place of a contact that was gone; else 0. */
  readonly isAgain: number;
}

/**
 * Returns what the service held of a person: the contact that the person has now, or one that the person had before.
 *
 * @param at ISO date-time
 * @returns null if the ledger knows no such person
 */
export function heldAt(db: Database, id: PersonId, at: string): HeldAt | null {
  const person = findPerson(db, id);
  if (person === null) return null;
  const { contacts } = contactsOfPerson(db, person);
  const applied = db.prepare("SELECT applied FROM entries WHERE contact_id = ?").pluck();
  const found = contacts.map((contact) =>
    contactAt(stepsOf(db, contact), (applied.get(contact) as string | undefined) ?? null, at),
  );
  return (
    found.find(({ kind }) => kind === "held") ??
    found.find(({ kind }) => kind === "unknown") ?? { kind: mayBeThere(db, id, at) ? "unknown" : "not_there" }
  );
}

/** Returns whether a create whose answer was lost may have made the contact until then. */
function mayBeThere(db: Database, id: PersonId, at: string): boolean {
  if (id.kind !== "operation") return false;
  const sent = db.prepare(`SELECT 1 FROM operations WHERE id = ? AND ${MAY_HAVE_ARRIVED} AND sent_at <= ?`);
  return sent.get(id.operation, Date.parse(at)) !== undefined;
}

/** Returns what a contact held. @param applied what it holds now; null: no key is linked to it */
function contactAt(steps: readonly Step[], applied: string | null, at: string): HeldAt {
  const before = steps.filter((step) => step.at <= at);
  const next = steps.find((step) => step.at > at);
  const last = before.at(-1);
  if (last?.kind === "delete" || last?.kind === "gone") return { kind: "not_there" };
  // A create shows that nothing was there before, unless it takes the place of a contact that was gone.
  if (last === undefined)
    return next?.kind === "create" && next.isAgain === 0 ? { kind: "not_there" } : { kind: "unknown" };
  if (next === undefined) return whole(applied);
  // The next operation found what the contact held until then.
  const until = next.kind === "delete" ? next.input : next.former;
  return until === null ? replayed(before.filter(({ kind }) => kind !== "gone")) : whole(until);
}

/** Returns what the operations made, one after the other. Only a create shows all values. */
function replayed(steps: readonly Step[]): HeldAt {
  // What was made before a step that is no longer kept is not known either.
  const kept = steps.slice(steps.findLastIndex(({ input }) => input === null) + 1);
  const from = kept.findLastIndex(({ kind }) => kind === "create");
  const input = kept
    .slice(Math.max(0, from))
    .reduce<ContactInput | null>((held, step) => afterApplying(held, parsed(step.input ?? "{}")), null);
  return input === null ? { kind: "unknown" } : { kind: "held", input, isWhole: from !== -1 };
}

function whole(input: string | null): HeldAt {
  return input === null ? { kind: "unknown" } : { kind: "held", input: parsed(input), isWhole: true };
}

function parsed(text: string): ContactInput {
  return JSON.parse(text) as ContactInput;
}

/** Returns the operations that changed a contact, and those that the service answered with a 404. */
function stepsOf(db: Database, contactId: number): readonly Step[] {
  return db
    .prepare(`
    SELECT iif(o.state = 'done', o.kind, 'gone') AS kind, iif(o.key LIKE '[]%', NULL, coalesce(o.body, o.input)) AS input, o.former,
      o.kind = 'create' AND o.changes <> '{}' AS isAgain,
      coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', o.sent_at / 1000.0, 'unixepoch'), o.resolved_at, u.started_at) AS at
    FROM operations o JOIN runs u ON u.run = o.run
    WHERE o.contact_id = ? AND (o.state = 'done' OR (o.state = 'rejected' AND o.issue ->> '$.code' = 'contact_gone')) ORDER BY o.id`)
    .all(contactId) as Step[];
}
