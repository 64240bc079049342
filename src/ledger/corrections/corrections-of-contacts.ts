/** Binds corrections of cells to the contacts of their people, so that no other person with the key gets them. */
import type { Database } from "../database/open-database.ts";
import { moveLeftOutAddresses } from "./left-out-addresses.ts";

interface KeyOfContact {
  readonly feed: string;
  readonly key: string;
  readonly contactId: number;
}

/** What happens to corrections when contacts are created, deleted, linked and unlinked. The caller opens the transaction. */
export interface CorrectionsOfContacts {
  /**
   * Binds corrections to a created contact: those that the create's run made or that its list needed, those of the contact
   * that it replaces, and the rows that were removed beside its row. Corrections of another contact with the key end.
   *
   * @param create the operation's id, its feed and key, and its run
   * @param at ISO date-time
   */
  created(create: CreateOfContact, contactId: number, at: string): void;
  /** Binds the corrections of a key's row to the contact that a person linked to the key. */
  linked(link: KeyOfContact): void;
  /** Binds the corrections of a contact that is gone to the contact that a person linked to its row. */
  replaced(contactId: number, by: number): void;
  /** Keeps the corrections of a contact that is gone for the contact that the create makes in its place. */
  recreating(contactId: number, create: number): void;
  /**
   * Ends the corrections of a deleted contact. A row that was removed in the same run or beside another contact's row, and an
   * address left out in the same run, stay. So does a removed row of a person who must never be greeted: lists still have it.
   *
   * @param deleted the key that the contact had, and the run that deleted it ("": not known)
   * @param at ISO date-time
   */
  deleted(deleted: KeyOfContact & { readonly run: string }, at: string): void;
  /**
   * Ends the addresses that are left out because of a wrong link. Corrected cells stay with the row.
   *
   * @param at ISO date-time
   */
  unlinked(link: KeyOfContact, at: string): void;
}

interface CreateOfContact {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  readonly run: string;
}

const ACTIVE_CELL = "kind = 'cell' AND ended_at IS NULL";
/** Condition on `corrections`: the correction is of the row with this key, and of no contact. A number below 0 is a create. */
const OF_ROW = `${ACTIVE_CELL} AND feed = @feed AND coalesce(result_key, key) = @key AND coalesce(contact_id, -1) < 0`;

export function openCorrectionsOfContacts(db: Database): CorrectionsOfContacts {
  const ofReplaced = db.prepare(
    `UPDATE corrections SET contact_id = @contactId WHERE ${ACTIVE_CELL} AND contact_id = -@id`,
  );
  const ofRun = db.prepare(
    `UPDATE corrections SET contact_id = @contactId WHERE ${OF_ROW} AND (run = @run OR seen_run = @run)`,
  );
  const ofRow = db.prepare(`UPDATE corrections SET contact_id = @contactId WHERE ${OF_ROW}`);
  const removedBeside = db.prepare(`
    UPDATE corrections SET contact_id = @contactId
    WHERE kind = 'row' AND ended_at IS NULL AND feed = @feed AND key = @key AND contact_id IS NULL`);
  const endOthers = db.prepare(`
    UPDATE corrections SET ended_at = @at, ended_why = 'other_person', ended_run = @run
    WHERE ${ACTIVE_CELL} AND feed = @feed AND coalesce(result_key, key) = @key AND contact_id > 0 AND contact_id <> @contactId`);
  // Most creates take nothing back: the joins begin with the create.
  const restore = db.prepare(`
    UPDATE corrections SET ended_at = NULL, ended_why = NULL, ended_run = NULL,
      contact_id = iif(contact_id IS NULL, NULL, @contactId) WHERE id IN (
        SELECT c.id FROM operations u CROSS JOIN operations d ON d.id = u.undoes AND d.kind = 'delete'
        CROSS JOIN corrections c ON c.feed = u.feed AND c.ended_run = d.run AND c.ended_why = 'deleted'
          AND (c.contact_id = d.contact_id OR (c.kind <> 'cell' AND coalesce(c.result_key, c.key) = u.key))
        WHERE u.id = @id)`);
  const recreating = db.prepare(
    `UPDATE corrections SET contact_id = -@create WHERE ${ACTIVE_CELL} AND contact_id = @contactId`,
  );
  const replaced = db.prepare(
    `UPDATE corrections SET contact_id = @by WHERE ${ACTIVE_CELL} AND contact_id = @contactId`,
  );
  const deleted = db.prepare(`
    UPDATE corrections SET ended_at = @at, ended_why = 'deleted', ended_run = @run
    WHERE ${ACTIVE_CELL} AND contact_id = @contactId`);
  const deletedOfKey = db.prepare(`
    UPDATE corrections SET ended_at = @at, ended_why = 'deleted', ended_run = @run
    WHERE feed = @feed AND ended_at IS NULL AND coalesce(result_key, key) = @key
      AND (kind = 'address' OR (kind = 'row' AND contact_id = @contactId
        AND NOT EXISTS (SELECT 1 FROM runs r WHERE r.run = @run AND r.kind = 'removal')))
      AND seen_run IS NOT @run AND (run = '' OR run <> @run)`);
  const freed = db.prepare(`UPDATE corrections SET contact_id = NULL WHERE ${ACTIVE_CELL} AND contact_id = @contactId`);
  const unlinkedAddresses = db.prepare(`
    UPDATE corrections SET ended_at = @at, ended_why = 'unlinked'
    WHERE feed = @feed AND ended_at IS NULL AND kind = 'address' AND key = @key`);
  return {
    created({ id, feed, key, run }, contactId, at) {
      ofReplaced.run({ id, contactId });
      ofRun.run({ feed, key, run, contactId });
      removedBeside.run({ feed, key, contactId });
      endOthers.run({ feed, key, run, contactId, at });
      restore.run({ id, contactId });
    },
    linked: ({ feed, key, contactId }) => void ofRow.run({ feed, key, contactId }),
    replaced: (contactId, by) => void replaced.run({ contactId, by }),
    recreating: (contactId, create) => void recreating.run({ contactId, create }),
    deleted({ feed, key, contactId, run }, at) {
      deleted.run({ contactId, run, at });
      deletedOfKey.run({ feed, key, contactId, run, at });
    },
    unlinked({ feed, key, contactId }, at) {
      freed.run({ contactId });
      unlinkedAddresses.run({ feed, key, at });
    },
  };
}

/** A contact and the keys that it had and gets. */
interface MovedContact {
  readonly contactId: number;
  readonly from: string;
  readonly to: string;
}

/** Lets corrections follow contacts to new keys. Two contacts may swap their keys. */
export function moveCorrections(db: Database, feed: string, moved: readonly MovedContact[]): void {
  moveLeftOutAddresses(db, feed, moved);
  const move = db.prepare(`
    UPDATE corrections SET key = iif(key = coalesce(result_key, key), @to, key), result_key = iif(result_key IS NULL, NULL, @to)
    WHERE ${ACTIVE_CELL} AND contact_id = @contactId AND by_text = 0`);
  for (const { contactId, to } of moved) move.run({ contactId, to });
}
