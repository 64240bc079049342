import { UNKNOWN_INPUT } from "../../model/contact.ts";
import { openCorrectionsOfContacts } from "../corrections/corrections-of-contacts.ts";
import type { JournalLine } from "../entries/contact-journal.ts";
import { openEntries, type Entries } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import { OPERATION_COLUMNS, toOperation } from "../operations/operations.ts";
import { createOpenItems } from "../runs/open-items/create-open-items.ts";
import { isLink, lastLines } from "./recover.ts";
import { openDueReports } from "../runs/due-reports.ts";
import { openRuns } from "../runs/runs.ts";
import { updateOpenItemOfOperation, updateOpenItems } from "../runs/open-items/update-open-items.ts";

/** What the replay changed in a restored copy. */
export interface Replayed {
  /** Number of linked contacts afterwards. */
  readonly linked: number;
  readonly added: number;
  readonly removed: number;
  /** Number of creates that may have been sent after the copy was made. */
  readonly inDoubt: number;
  /** Contacts that were not restored, because a later contact has their key. */
  readonly conflicts: readonly JournalLine[];
}

const IS_UNFINISHED = "(status IS NULL OR status IN ('held', 'halted'))";

/**
 * Brings an older copy of the ledger up to date with the journal. The copy then links the contacts that the journal
 * links. Open creates whose key is not linked may have been sent since, so they become in doubt. All other open
 * operations are superseded, because the next list states the whole content of every contact again.
 */
export function replayJournal(db: Database, journal: readonly JournalLine[], at: string): Replayed {
  const entries = openEntries(db);
  const corrections = openCorrectionsOfContacts(db);
  const lines = lastLines(journal);
  return db
    .transaction((): Replayed => {
      let removed = 0;
      for (const line of lines) {
        const entry = isLink(line) ? null : entries.byContact(line.contactId);
        if (entry === null) continue;
        corrections.deleted({ ...entry, run: "" }, at);
        entries.remove(entry.id);
        removed += 1;
      }
      const missing = lines.filter((line) => isLink(line) && entries.byContact(line.contactId) === null);
      // The later of two contacts with the same key gets the key, so the latest is restored first.
      const conflicts = missing.toReversed().filter((line) => !restore(db, entries, line));
      const inDoubt = leaveInDoubt(db, at);
      const unfinished = db
        .prepare(`SELECT run, status IS NULL AS isInterrupted FROM runs WHERE ${IS_UNFINISHED} ORDER BY run`)
        .all() as { readonly run: string; readonly isInterrupted: number }[];
      db.exec(`
        UPDATE operations SET state = 'superseded' WHERE state IN ('planned', 'held', 'deferred');
        UPDATE runs SET status = 'superseded' WHERE ${IS_UNFINISHED};
        UPDATE entries SET hash = '';`);
      const dueReports = openDueReports(db);
      for (const { run, isInterrupted } of unfinished) {
        // The reports of an interrupted run were written after the copy was made, or never.
        if (isInterrupted === 1) updateOpenItems(db, createOpenItems(db), openRuns(db).named(run), at);
        dueReports.mark(run);
      }
      const linked = db.prepare("SELECT count(*) FROM entries").pluck().get() as number;
      return { linked, added: missing.length - conflicts.length, removed, inDoubt, conflicts };
    })
    .immediate();
}

/** Links a contact of the journal. Returns false, and links nothing, when another contact has its key. */
function restore(
  db: Database,
  entries: Pick<Entries, "byKey" | "insert">,
  { feed, key, contactId, groupId, operation: id }: JournalLine,
): boolean {
  if (entries.byKey(feed, key) !== null) return false;
  const found =
    id === null ? undefined : db.prepare(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE id = ?`).get(id);
  const operation = found === undefined ? null : toOperation(found);
  const isItsCreate = operation?.kind === "create" && operation.key === key && operation.feed === feed;
  const applied = isItsCreate ? (operation.body ?? operation.input) : { ...UNKNOWN_INPUT, group_id: groupId };
  entries.insert({ feed, key, contactId, hash: "", applied, run: operation?.run ?? "rebuilt" });
  if (isItsCreate)
    db.prepare("UPDATE operations SET state = 'done', contact_id = ?, issue = NULL WHERE id = ?").run(
      contactId,
      operation.id,
    );
  return true;
}

/**
 * Marks the copy's open creates without an entry as in doubt, and returns the number of all creates in doubt. A create that
 * waits for approval counts as probed: a probe could create the contact, and a person may not have approved it.
 */
function leaveInDoubt(db: Database, at: string): number {
  db.exec(`
    UPDATE operations SET state = 'in_doubt', sent_at = coalesce(sent_at, 0), issue = json_object('code', 'in_doubt',
      'field', NULL, 'header', NULL, 'data', iif(state = 'held' OR run IN (SELECT run FROM runs WHERE accepted_at IS NULL),
        json_object('operationId', id, 'probed', 1), json_object('operationId', id)))
    WHERE kind = 'create' AND state IN ('planned', 'held', 'deferred', 'sending')
      AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.feed = operations.feed AND e.key = operations.key)`);
  const inDoubt = db
    .prepare(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE state = 'in_doubt'`)
    .all()
    .map(toOperation);
  const runs = openRuns(db);
  const openItems = createOpenItems(db);
  for (const operation of inDoubt) updateOpenItemOfOperation(openItems, runs.named(operation.run), operation, at);
  return inDoubt.length;
}
