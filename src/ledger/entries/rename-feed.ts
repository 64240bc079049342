import type { ContactJournal } from "./contact-journal.ts";
import type { Database } from "../database/open-database.ts";
import { noteLinks } from "./rekey.ts";

/** Keys that two feeds have in common: their number, and one of them. */
export interface SharedKeys {
  readonly count: number;
  readonly example: string;
}

/** Returns the keys under which both feeds have a contact; null: there are none. */
function sharedKeys(db: Database, one: string, other: string): SharedKeys | null {
  const found = db
    .prepare(`
    SELECT count(*) AS count, min(a.key) AS example FROM entries a JOIN entries b ON b.feed = ? AND b.key = a.key
    WHERE a.feed = ?`)
    .get(other, one) as SharedKeys;
  return found.count === 0 ? null : found;
}

/** Returns the name that a feed has now, from a name that it had once, in any case; null: no feed had it. */
export function presentName(db: Database, former: string): string | null {
  const found = db.prepare("SELECT feed FROM former_feeds WHERE lower(former) = lower(?)").pluck().get(former);
  return (found as string | undefined) ?? null;
}

/**
 * Moves everything that belongs to a feed to the feed's new name. If both names have a contact under the same key,
 * nothing is moved.
 *
 * @param at ISO date-time
 * @returns how many linked contacts were moved, or the keys that both names have
 */
export function renameFeed(
  db: Database,
  journal: Pick<ContactJournal, "append">,
  from: string,
  to: string,
  at: string,
): number | SharedKeys {
  return db
    .transaction((): number | SharedKeys => {
      const shared = sharedKeys(db, from, to);
      if (shared !== null) return shared;
      const known = db.prepare("SELECT id AS entryId, ? AS feed, key FROM entries WHERE feed = ?").all(to, from);
      noteLinks(db, journal, known as { entryId: number; feed: string; key: string }[], at);
      const { changes } = db.prepare("UPDATE entries SET feed = ? WHERE feed = ?").run(to, from);
      db.prepare("UPDATE operations SET feed = ? WHERE run IN (SELECT run FROM runs WHERE feed = ?)").run(to, from);
      for (const table of [
        "runs",
        "first_uses",
        "group_counts",
        "answers",
        "learned_settings",
        "feed_days",
        "refused_rows",
        "missing_contacts",
        "waiting_deletes",
        "decisions",
        "corrections",
      ])
        db.prepare(`UPDATE OR REPLACE ${table} SET feed = ? WHERE feed = ?`).run(to, from);
      db.prepare("UPDATE OR IGNORE open_items SET feed = ? WHERE feed = ?").run(to, from);
      const isKnown = changes > 0 || db.prepare("SELECT 1 FROM runs WHERE feed = ?").get(to) !== undefined;
      if (isKnown) {
        db.prepare("UPDATE former_feeds SET feed = ? WHERE feed = ?").run(to, from);
        db.prepare("DELETE FROM former_feeds WHERE former = ?").run(to);
        db.prepare(
          "INSERT INTO former_feeds VALUES (?, ?) ON CONFLICT DO UPDATE SET feed = excluded.feed WHERE feed <> excluded.feed",
        ).run(from, to);
      }
      return changes;
    })
    .immediate();
}
