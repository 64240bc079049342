import type { ContactInput, Entry } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import { openEntries } from "../../entries/entries.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "../operations.ts";
import { readHistory } from "./contact-history.ts";

/** An operation that a run carried out, and what has become of its person since. */
export interface UndoCandidate {
  readonly operation: StoredOperation;
  /** What the contact held before an update; null: a ledger of an older program did not note it. */
  readonly former: ContactInput | null;
  /** The key that the contact had before an update; null: not noted. */
  readonly formerKey: string | null;
  /**
   * - `as_left`: the person is as the operation left it
   * - `taken_back`: an undo took the operation back
   * - `changed`: a later run changed the person; `by` is its name
   * - `created`: the person was deleted, and is linked again; `by` is the run, null: a person linked the contact
   * - `in_doubt`: a call about the person has no answer
   * - `not_linked`: the contact is no longer linked
   */
  readonly state: "as_left" | "taken_back" | "changed" | "created" | "in_doubt" | "not_linked";
  readonly by: string | null;
  /** The linked contact now; null: the person has none. */
  readonly entry: Entry | null;
}

/** Reads the operations that a run carried out, in the order in which they were planned. */
export function* readCandidates(db: Database, run: string): Generator<UndoCandidate> {
  const entries = openEntries(db);
  const ids = db.prepare("SELECT id FROM operations WHERE run = ? AND state = 'done' ORDER BY id").pluck().all(run);
  const read = db.prepare(`SELECT ${OPERATION_COLUMNS}, former, former_key AS formerKey FROM operations WHERE id = ?`);
  const changedRun = db.prepare("SELECT changed_run FROM entries WHERE id = ?").pluck();
  const isRun = db.prepare("SELECT 1 FROM runs WHERE run = ?");
  const keyInDoubt = db.prepare(
    "SELECT 1 FROM operations WHERE feed = ? AND key = ? AND state IN ('sending', 'in_doubt')",
  );
  for (const id of ids as number[]) {
    const columns = read.get(id) as { readonly former: string | null; readonly formerKey: string | null };
    const operation = toOperation(columns);
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
    if (again !== null) {
      const by = changedRun.get(again.id) as string;
      return { state: "created", by: isRun.get(by) === undefined ? null : by, entry: again };
    }
    return { state: keyInDoubt.get(feed, key) === undefined ? "as_left" : "in_doubt", by: null, entry: null };
  }
}
