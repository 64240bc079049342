import type { ContactJournal } from "../entries/contact-journal.ts";
import type { Database } from "../database/open-database.ts";
import { IS_OPEN } from "../database/operation-indexes.ts";

/** Tables whose rows of the feed are removed. */
const FORGOTTEN = [
  "first_uses",
  "group_counts",
  "answers",
  "learned_settings",
  "feed_days",
  "refused_rows",
  "decisions",
  "corrections",
];

/**
 * Removes all that the ledger knows of a feed's contacts. No contact is deleted at the service.
 *
 * @param at ISO date-time
 * @returns how many linked contacts were forgotten
 */
export function forgetFeed(db: Database, journal: Pick<ContactJournal, "append">, feed: string, at: string): number {
  const known = db.prepare("SELECT contact_id, key, group_id FROM entries WHERE feed = ? ORDER BY id").all(feed) as {
    contact_id: number;
    key: string;
    group_id: number;
  }[];
  db.transaction(() => {
    journal.append(
      known.map(({ contact_id: contactId, key, group_id: groupId }) => {
        return { at, event: "forgotten", contactId, feed, key, groupId, operation: null };
      }),
    );
    db.prepare("DELETE FROM approvals WHERE contact_id IN (SELECT contact_id FROM entries WHERE feed = ?)").run(feed);
    db.prepare("DELETE FROM entries WHERE feed = ?").run(feed);
    db.prepare("DELETE FROM last_rows WHERE run IN (SELECT run FROM runs WHERE feed = ?)").run(feed);
    for (const table of FORGOTTEN) db.prepare(`DELETE FROM ${table} WHERE feed = ?`).run(feed);
    db.prepare(`
      UPDATE operations SET state = 'superseded' WHERE feed = ?
        AND state IN ('planned', 'held', 'deferred', 'in_doubt') AND ${IS_OPEN}`).run(feed);
    // The creates in doubt are superseded now, so no row waits for them any more.
    db.prepare(`
      UPDATE row_results SET follow_up = NULL WHERE outcome = 'in_doubt'
        AND run IN (SELECT run FROM runs WHERE feed = ?)`).run(feed);
    db.prepare(
      "UPDATE runs SET status = 'superseded' WHERE feed = ? AND (status IS NULL OR status IN ('held', 'halted'))",
    ).run(feed);
    db.prepare(
      "UPDATE open_items SET state = 'closed', version = version + 1 WHERE feed = ? AND state <> 'closed'",
    ).run(feed);
  }).immediate();
  return known.length;
}
