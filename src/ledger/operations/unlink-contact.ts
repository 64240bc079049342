import { openCorrectionsOfContacts } from "../corrections/corrections-of-contacts.ts";
import type { Entry } from "../../model/contact.ts";
import type { ContactJournal } from "../entries/contact-journal.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "./operations.ts";

/** Returns the create that made an entry's contact, or whose doubt ended with it; null when a person linked the contact. */
export function createOfContact(db: Database, { feed, key, contactId }: Entry): StoredOperation | null {
  const found = db
    .prepare(
      `SELECT ${OPERATION_COLUMNS} FROM operations
        WHERE feed = ? AND (key = ? OR key LIKE '[]%') AND contact_id = ? AND kind = 'create' AND state = 'done' ORDER BY id DESC LIMIT 1`,
    )
    .get(feed, key, contactId);
  return found === undefined ? null : toOperation(found);
}

/**
 * Removes a wrong link. The contact stays in the service, and no stored operation changes it any more.
 *
 * @param doubt the create whose doubt the wrong link had ended: it is in doubt again; null: there is none
 * @param at ISO date-time
 */
export function unlinkContact(
  db: Database,
  journal: Pick<ContactJournal, "append">,
  entry: Entry,
  doubt: StoredOperation | null,
  at: string,
): void {
  db.transaction(() => {
    const { feed, key, contactId } = entry;
    removeLink(db, journal, entry, "forgotten", at);
    openCorrectionsOfContacts(db).unlinked({ feed, key, contactId }, at);
    db.prepare(`
      UPDATE operations SET state = 'superseded' WHERE contact_id = ? AND kind IN ('update', 'delete')
        AND state IN ('planned', 'held', 'deferred') AND ${IS_OPEN}`).run(contactId);
    if (doubt === null) return;
    db.prepare(`
      UPDATE operations SET state = 'in_doubt', contact_id = NULL, resolved_at = NULL, issue = json_object('code', 'in_doubt',
        'field', NULL, 'header', NULL, 'data', json_object('operationId', id)) WHERE id = ?`).run(doubt.id);
  }).immediate();
}

/** Removes the entry of a contact. The caller opens the transaction. */
export function removeLink(
  db: Database,
  journal: Pick<ContactJournal, "append">,
  { id, feed, key, contactId, applied }: Entry,
  event: "forgotten" | "gone",
  at: string,
): void {
  journal.append([{ at, event, contactId, feed, key, groupId: applied.group_id, operation: null }]);
  db.prepare("DELETE FROM entries WHERE id = ?").run(id);
  db.prepare("DELETE FROM approvals WHERE contact_id = ?").run(contactId);
  // The feed's next list is read whole. Otherwise the row cache would pass over the row, as long as it stays the same.
  db.prepare("DELETE FROM last_rows WHERE run IN (SELECT run FROM runs WHERE feed = ?)").run(feed);
}

/** Lets the updates that wait for a contact that is gone change the contact that its row is linked to now. Drops its delete. */
export function sendToContact(db: Database, { contactId: gone }: Pick<Entry, "contactId">, contactId: number): void {
  const waiting = `contact_id = @gone AND state IN ('planned', 'held', 'deferred') AND ${IS_OPEN}`;
  db.prepare(`
    UPDATE operations SET contact_id = @contactId, entry_id = (SELECT id FROM entries WHERE contact_id = @contactId),
      base_hash = '', attempts = 0, status = NULL WHERE kind = 'update' AND ${waiting}`).run({ gone, contactId });
  db.prepare(`UPDATE operations SET state = 'superseded' WHERE kind = 'delete' AND ${waiting}`).run({ gone });
}
