import { findInOtherFeed } from "./other-lists.ts";
import type { ContactInput, Entry } from "../../../model/contact.ts";
import { traitsOf } from "../../../model/traits.ts";
import type { Database } from "../../database/open-database.ts";
import { openEntries } from "../../entries/entries.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "../operations.ts";
import { contactsOf, readHistory } from "./contact-history.ts";
import { unansweredChange } from "./unanswered-change.ts";

/** An operation that a run carried out or may have carried out, and what has become of its person since. */
export interface UndoCandidate {
  readonly operation: StoredOperation;
  /** What the contact held before an update; null: a ledger of an older program did not note it. */
  readonly former: ContactInput | null;
  /** The key that the contact had before an update; null: not noted. */
  readonly formerKey: string | null;
  /**
   * - `as_left`: the person is as the operation left it
   * - `may_be_gone`: the delete of the person got no answer. The contact is still linked.
   * - `taken_back`: an undo took the operation back
   * - `changed`: a later run changed the person; `by` is its name
   * - `created`: the person was deleted, and is linked again; `by` is the run, null: a person linked the contact
   * - `key_taken`: the person was deleted, and another person has the key now
   * - `in_other_list`: the person was deleted, and stands in the same group from another feed; `by` is the run that created or
   *   changed that contact last, null: a person linked the contact
   * - `in_doubt`: a call about the person has no answer
   * - `not_linked`: the contact is no longer linked
   */
  readonly state:
    | "as_left"
    | "may_be_gone"
    | "taken_back"
    | "changed"
    | "created"
    | "key_taken"
    | "in_other_list"
    | "in_doubt"
    | "not_linked";
  readonly by: string | null;
  /** The linked contact now, with the values that an update without an answer may have sent; null: the person has none. */
  readonly entry: Entry | null;
}

/**
 * Reads the operations that a run carried out, and the updates and deletes that it sent without an answer, in the order in which
 * they were planned; not those of erased people.
 */
export function* readCandidates(db: Database, run: string): Generator<UndoCandidate> {
  const entries = openEntries(db);
  const ids = db
    .prepare(`
    SELECT id FROM operations WHERE run = ? AND (state = 'done' OR (kind <> 'create' AND attempts > 0))
      AND key NOT LIKE '[]%' ORDER BY id`)
    .pluck()
    .all(run);
  const read = db.prepare(`SELECT ${OPERATION_COLUMNS}, former, former_key AS formerKey FROM operations WHERE id = ?`);
  const changedRun = db.prepare("SELECT changed_run FROM entries WHERE id = ?").pluck();
  const isRun = db.prepare("SELECT 1 FROM runs WHERE run = ?");
  const inOtherFeed = findInOtherFeed(db);
  const gaveKey = db
    .prepare(`
    SELECT id FROM operations WHERE contact_id = @contact AND run = @run AND key = @key AND state = 'done'
      AND kind <> 'delete'`)
    .pluck();
  const keyInDoubt = db.prepare(
    "SELECT 1 FROM operations WHERE feed = ? AND key = ? AND state IN ('sending', 'in_doubt')",
  );
  for (const id of ids as number[]) {
    const columns = read.get(id) as { readonly former: string | null; readonly formerKey: string | null };
    const operation = toOperation(columns);
    if (operation.state !== "done") {
      const unanswered = unansweredChange(db, operation);
      if (unanswered !== null) yield { operation, ...unanswered };
      continue;
    }
    const found = stateOf(operation);
    yield {
      operation,
      former: columns.former === null ? null : (JSON.parse(columns.former) as ContactInput),
      formerKey: columns.formerKey,
      ...found,
    };
  }

  function stateOf(operation: StoredOperation): Pick<UndoCandidate, "state" | "by" | "entry"> {
    const { id, kind, feed, key, contactId } = operation;
    const history = readHistory(db, id, contactId);
    const entry = history.contactId === null ? null : entries.byContact(history.contactId);
    if (history.isUnanswered) return { state: "in_doubt", by: null, entry };
    if (history.now === history.before) return { state: "taken_back", by: null, entry };
    if (history.now !== history.after) return { state: "changed", by: history.lastRun, entry };
    if (kind !== "delete") return { state: entry === null ? "not_linked" : "as_left", by: null, entry };
    const again = entries.byKey(feed, key);
    const by = again === null ? null : (changedRun.get(again.id) as string);
    // The run itself may have given the key to another person, whose way back frees it.
    if (again !== null && by !== operation.run && !isFreed(again, operation))
      return isOther(again.applied, operation.input)
        ? { state: "key_taken", by: null, entry: again }
        : { state: "created", by: isRun.get(by) === undefined ? null : by, entry: again };
    const other = inOtherFeed(operation);
    if (other !== null) {
      const changedBy = changedRun.get(other.id) as string;
      return { state: "in_other_list", by: isRun.get(changedBy) === undefined ? null : changedBy, entry: other };
    }
    return { state: keyInDoubt.get(feed, key) === undefined ? "as_left" : "in_doubt", by: null, entry: null };
  }

  /** Returns whether a contact got its key in the run of an operation, and all that changed it since was taken back. */
  function isFreed({ contactId }: Entry, { key }: StoredOperation): boolean {
    const given = contactsOf(db, contactId).flatMap((contact) => gaveKey.all({ run, key, contact }) as number[]);
    return given.some((id) => {
      const { before, after, now, isUnanswered } = readHistory(db, id, contactId);
      return !isUnanswered && now === after && now !== before;
    });
  }
}

/** Returns whether a contact certainly is of another person. A contact that a person linked may have no known values. */
function isOther(now: ContactInput, former: ContactInput): boolean {
  const [one, other] = [traitsOf(now), traitsOf(former)];
  if (one.firstName === null || other.firstName === null) return false;
  const hasOtherDay = one.birthday !== null && other.birthday !== null && one.birthday !== other.birthday;
  return one.fullName !== other.fullName && (one.firstName !== other.firstName || hasOtherDay);
}
