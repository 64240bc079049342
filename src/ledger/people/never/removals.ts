import type { ContactInput, Entry } from "../../../model/contact.ts";
import { traitsOf } from "../../../model/traits.ts";
import type { Database } from "../../database/open-database.ts";
import { IS_OPEN, REMOVAL } from "../../database/operation-indexes.ts";
import { ENTRY_COLUMNS, toEntry } from "../../entries/entries.ts";
import type { Runs, StoredRun } from "../../runs/runs.ts";

/** A delete that a person asked for, and that is not finished. */
export interface PendingRemoval {
  /** The operation's id. */
  readonly id: number;
  readonly run: string;
  readonly feed: string;
  readonly key: string;
  readonly contactId: number;
  readonly input: ContactInput;
  /** What the person asked for. */
  readonly why: "never" | "erase";
  /** Whether the call was made at least once, so that the contact may be gone. */
  readonly wasSent: boolean;
}

interface ContactToRemove {
  readonly entry: Entry;
  readonly groupName: string;
  /** The open item of another person's row under the contact's key. It stays open. null: there is none. */
  readonly itemOfOther: number | null;
}

/** Deletes that a person asked for. The lists change nothing about them. */
export interface Removals {
  /**
   * Stores a run that deletes contacts, each with the name of its group, and closes the open items of their keys. No list
   * supersedes the run, and no other operation changes the contacts any more.
   */
  store(run: StoredRun, contacts: readonly ContactToRemove[], wave: number): void;
  /** Returns whether a delete of this contact waits that a person asked for. */
  isRemoving(contactId: number): boolean;
  /**
   * Returns the newest run in which the service refused such a delete of this contact; null: there is none.
   *
   * @param since ISO date-time: older runs do not count
   */
  refusedIn(contactId: number, since?: string): string | null;
  /**
   * Returns the linked contacts of people who must never be greeted whose last delete the service refused.
   *
   * @param before ISO date-time: newer runs do not count
   */
  refusedNever(before: string): readonly Entry[];
  /** Returns the deletes that are not finished, oldest first. */
  pending(): readonly PendingRemoval[];
  /** Notes that a contact is deleted because its person is erased, also where a never entry had asked for the delete before. */
  takeForErasure(ids: readonly number[]): void;
  /** Drops deletes that were not sent. Ends the runs that have nothing left to do, and returns these runs. */
  cancel(ids: readonly number[], at: string): readonly string[];
  /**
   * Returns the contacts of rows of a run that were left out because their person must never be greeted: contacts that a person
   * linked, where nothing is known about the contact but the row, and contacts whose row is that person's, as a person answered.
   */
  linkedToLeftOut(run: string): readonly Entry[];
  /**
   * Closes the open items of a key's rows, because the person is not greeted any more. A doubt stays open.
   *
   * @param itemOfOther the open item of another person's row, which stays open, too; null: there is none
   */
  closeItems(feed: string, key: string, itemOfOther: number | null): void;
}

export function openRemovals(db: Database, runs: Pick<Runs, "insert" | "finish">): Removals {
  // Whether a person in doubt is in the service has to be decided all the same.
  const closeItems = db.prepare(`
    UPDATE open_items SET state = 'closed', version = version + 1
    WHERE feed = ? AND subject IN (?, ?) AND state <> 'closed' AND status <> 'in_doubt' AND id IS NOT ?`);
  return {
    store(run, contacts, wave) {
      const insert = db.prepare(`
        INSERT INTO operations (run, feed, kind, key, entry_id, contact_id, group_id, group_name, input, changes, hash,
          base_hash, email, phone, wave, state, warnings, cells)
        VALUES (@run, @feed, 'delete', @key, @entryId, @contactId, @groupId, @groupName, @input, @changes, @hash, @hash,
          @email, @phone, @wave, 'planned', '[]', '[]')`);
      const approve = db.prepare("INSERT OR REPLACE INTO approvals VALUES (?, ?, ?)");
      const supersede = db.prepare(`
        UPDATE operations SET state = 'superseded' WHERE contact_id = ? AND kind IN ('update', 'delete')
          AND state IN ('planned', 'held', 'deferred') AND ${IS_OPEN}`);
      db.transaction(() => {
        runs.insert(run);
        for (const { entry, groupName, itemOfOther } of contacts) {
          const { id, feed, key, contactId, applied, hash } = entry;
          const { email, phone } = traitsOf(applied);
          supersede.run(contactId);
          // The limits of the lists do not count a delete that a person decided.
          approve.run(contactId, run.run, run.startedAt);
          closeItems.run(feed, `key:${key}`, `delete:${key}`, itemOfOther);
          insert.run({
            run: run.run,
            feed,
            key,
            entryId: id,
            contactId,
            groupId: applied.group_id,
            groupName,
            input: JSON.stringify(applied),
            changes: JSON.stringify({ [REMOVAL]: [null, run.file] }),
            hash,
            email,
            phone,
            wave,
          });
        }
      }).immediate();
    },
    isRemoving: (contactId) =>
      db
        .prepare(
          `SELECT 1 FROM operations WHERE contact_id = ? AND kind = 'delete' AND changes ->> '$.${REMOVAL}' IS NOT NULL
            AND state IN ('planned', 'deferred') AND ${IS_OPEN}`,
        )
        .get(contactId) !== undefined,
    refusedIn: (contactId, since = "") =>
      (db
        .prepare(
          `SELECT o.run FROM operations o JOIN runs u ON u.run = o.run WHERE o.contact_id = @contactId AND o.kind = 'delete'
            AND o.changes ->> '$.${REMOVAL}' IS NOT NULL AND o.state = 'rejected' AND u.started_at > @since
          ORDER BY o.id DESC LIMIT 1`,
        )
        .pluck()
        .get({ contactId, since }) as string | undefined) ?? null,
    refusedNever: (before) =>
      db
        .prepare(
          `SELECT ${ENTRY_COLUMNS} FROM runs u CROSS JOIN operations o ON o.run = u.run AND o.kind = 'delete' AND o.state = 'rejected'
            JOIN entries e ON e.contact_id = o.contact_id
          WHERE u.kind = 'removal' AND u.file = 'never' AND u.started_at <= @before AND NOT EXISTS (
            SELECT 1 FROM operations n WHERE n.contact_id = o.contact_id AND n.id > o.id AND n.changes ->> '$.${REMOVAL}' IS NOT NULL)`,
        )
        .all({ before })
        .map(toEntry),
    pending: () =>
      db
        .prepare(
          `SELECT id, run, feed, key, contact_id AS contactId, input, changes ->> '$.${REMOVAL}[1]' AS why,
            attempts > 0 OR state IN ('sending', 'in_doubt') AS wasSent FROM operations
          WHERE kind = 'delete' AND changes ->> '$.${REMOVAL}' IS NOT NULL AND ${IS_OPEN} ORDER BY id`,
        )
        .all()
        .map((row) => {
          const found = row as Omit<PendingRemoval, "input" | "wasSent"> & { input: string; wasSent: 0 | 1 };
          return { ...found, input: JSON.parse(found.input) as ContactInput, wasSent: found.wasSent === 1 };
        }),
    takeForErasure(ids) {
      const take = db.prepare(
        `UPDATE operations SET changes = json_set(changes, '$.${REMOVAL}[1]', 'erase') WHERE id = ?`,
      );
      db.transaction(() => ids.forEach((id) => take.run(id))).immediate();
    },
    cancel(ids, at) {
      const drop = db.prepare("UPDATE operations SET state = 'dropped', issue = NULL WHERE id = ? RETURNING run");
      const disapprove = db.prepare(
        "DELETE FROM approvals WHERE contact_id = (SELECT contact_id FROM operations WHERE id = ?)",
      );
      const isOpen = db.prepare(`SELECT 1 FROM operations WHERE run = ? AND ${IS_OPEN}`);
      return db
        .transaction(() => {
          const touched = ids.map((id) => {
            disapprove.run(id);
            return drop.pluck().get(id) as string;
          });
          const ended = [...new Set(touched)].filter((run) => isOpen.get(run) === undefined);
          for (const run of ended) runs.finish(run, "completed", at, null);
          return ended;
        })
        .immediate();
    },
    linkedToLeftOut: (run) =>
      db
        .prepare(`
        SELECT ${ENTRY_COLUMNS} FROM row_results t JOIN runs u ON u.run = t.run JOIN entries e ON e.feed = u.feed AND e.key = t.key
        WHERE t.run = ? AND t.outcome = 'skipped' AND t.reason = 'never' AND (e.first_name IS NULL
          OR EXISTS (SELECT 1 FROM answers WHERE feed = u.feed AND subject = t.key AND contact_id < 0 AND choice = 'same'))`)
        .all(run)
        .map(toEntry),
    closeItems: (feed, key, itemOfOther) => void closeItems.run(feed, `key:${key}`, `delete:${key}`, itemOfOther),
  };
}
