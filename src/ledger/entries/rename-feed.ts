import type { ContactJournal } from "./contact-journal.ts";
import type { Database } from "../database/open-database.ts";
import { noteLinks } from "./rekey.ts";

/**
 * Moves everything that belongs to a feed to the feed's new name.
 *
 * @param at ISO date-time
 * @returns how many linked contacts were moved
 */
export function renameFeed(
  db: Database,
  journal: Pick<ContactJournal, "append">,
  from: string,
  to: string,
  at: string,
): number {
  return db
    .transaction(() => {
      const known = db.prepare("SELECT id AS entryId, ? AS feed, key FROM entries WHERE feed = ?").all(to, from);
      noteLinks(db, journal, known as { entryId: number; feed: string; key: string }[], at);
      const { changes } = db.prepare("UPDATE entries SET feed = ? WHERE feed = ?").run(to, from);
      db.prepare("UPDATE operations SET feed = ? WHERE run IN (SELECT run FROM runs WHERE feed = ?)").run(to, from);
      for (const table of [
        "runs",
        "first_uses",
        "answers",
        "feed_days",
        "refused_rows",
        "missing_contacts",
        "waiting_deletes",
      ])
        db.prepare(`UPDATE OR REPLACE ${table} SET feed = ? WHERE feed = ?`).run(to, from);
      db.prepare("UPDATE OR IGNORE open_items SET feed = ? WHERE feed = ?").run(to, from);
      return changes;
    })
    .immediate();
}
