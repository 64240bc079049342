import type { ContactInput, Entry } from "../../../model/contact.ts";
import { afterApplying } from "../../../model/flat-input.ts";
import type { Database } from "../../database/open-database.ts";
import { openEntries } from "../../entries/entries.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "../operations.ts";
import { readHistory } from "./contact-history.ts";

/** What an undo knows of an operation that got no answer. The fields are those of an undo's candidate. */
interface UnansweredChange {
  readonly former: ContactInput;
  readonly formerKey: string;
  readonly state: "as_left" | "may_be_gone" | "in_doubt";
  readonly by: null;
  readonly entry: Entry;
}

/**
 * Returns what an update or delete that got no answer may have changed: the service may hold what was sent. Returns null when
 * the service certainly does not hold it, or when a later call decided about the contact.
 */
export function unansweredChange(
  db: Database,
  { id, kind, contactId, input }: StoredOperation,
): UnansweredChange | null {
  const entry = contactId === null ? null : openEntries(db).byContact(contactId);
  // Each attempt empties the hash of the entry. An answer sets it again.
  if (entry === null || entry.hash !== "" || isKnownGone(db, id, contactId)) return null;
  const known = { former: entry.applied, formerKey: entry.key, by: null };
  if (readHistory(db, id, contactId).isUnanswered) return { ...known, state: "in_doubt", entry };
  if (kind === "delete") return { ...known, state: "may_be_gone", entry };
  return { ...known, state: "as_left", entry: { ...entry, applied: afterApplying(entry.applied, input) } };
}

/** Returns whether a later call showed that the service lacks the contact. The contact stays linked until a person decides. */
function isKnownGone(db: Database, operation: number, contactId: number | null): boolean {
  const gone = db.prepare(
    "SELECT 1 FROM operations WHERE contact_id = ? AND id > ? AND state = 'rejected' AND issue ->> '$.code' = 'contact_gone'",
  );
  return gone.get(contactId, operation) !== undefined;
}

/**
 * Returns the number of a run's updates and deletes without an answer that an undo takes back. The way back of each is an update:
 * it sends what the contact held before.
 */
export function countUnanswered(db: Database, run: string): number {
  const sent = db.prepare(
    `SELECT ${OPERATION_COLUMNS} FROM operations WHERE run = ? AND state <> 'done' AND kind <> 'create' AND attempts > 0 AND key NOT LIKE '[]%'`,
  );
  return sent.all(run).filter((row) => isTakenBack(unansweredChange(db, toOperation(row)))).length;
}

function isTakenBack(change: UnansweredChange | null): boolean {
  return change !== null && change.state !== "in_doubt";
}
