import { contentWord } from "../database/content-hash.ts";
import type { Database } from "../database/open-database.ts";

/**
 * Tells the row cache which of a feed's entries have changed since the cache was made. The cache and the ledger both
 * keep the token of that moment. Database triggers (`migrations.ts`) note every entry that changes afterwards. All
 * other entries are as they were when the cache was made.
 */
export interface EntryState {
  /** Returns the token of the feed's latest cache; null when no cache was made. */
  token(feed: string): string | null;
  /** Returns the ids of entries that were added, changed or removed since the cache was made. */
  touched(feed: string): readonly number[];
  /**
   * Returns the ids of entries whose row has an open item or a correction. The row is read whole, so that the item can be
   * closed, and so that the correction holds also where the row was cached before.
   */
  watched(feed: string): readonly number[];
  /** Returns the ids of all entries of the feed. */
  entriesOf(feed: string): readonly number[];
  /** Returns the given ids that still are ids of the feed's entries. */
  stillThere(feed: string, ids: readonly number[]): readonly number[];
  /** Reads the rows of the list staged last that equal the row last applied to their entry, in file order. */
  stagedAsApplied(feed: string): Generator<AppliedRow>;
  /** Starts a new state with this token: no entry counts as touched. */
  begin(feed: string, token: string): void;
}

/** A staged row that equals the row last applied to its entry. */
interface AppliedRow {
  readonly line: number;
  readonly entryId: number;
  /** See `contentWord`. */
  readonly contentWord: number;
}

/** @param watchedKeys returns the keys of a feed's rows that have an open item */
export function openEntryState(db: Database, watchedKeys: (feed: string) => ReadonlySet<string>): EntryState {
  const numbers = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .pluck()
      .all(...values) as number[];
  return {
    token: (feed) =>
      (db.prepare("SELECT token FROM entry_states WHERE feed = ?").pluck().get(feed) as string | undefined) ?? null,
    touched: (feed) => numbers("SELECT entry_id FROM touched_entries WHERE feed = ?", feed),
    watched: (feed) =>
      numbers(
        `SELECT e.id FROM json_each(@keys) j CROSS JOIN entries e ON e.feed = @feed AND e.key = j.value
        UNION SELECT e.id FROM corrections c CROSS JOIN entries e ON e.feed = c.feed AND e.key = c.key
        WHERE c.feed = @feed AND c.kind IN ('cell', 'address') AND c.ended_at IS NULL
        UNION SELECT e.id FROM corrections c CROSS JOIN entries e ON e.contact_id = c.contact_id AND e.feed = c.feed
        WHERE c.feed = @feed AND c.kind = 'cell' AND c.ended_at IS NULL`,
        { keys: JSON.stringify([...watchedKeys(feed)]), feed },
      ),
    entriesOf: (feed) => numbers("SELECT id FROM entries WHERE feed = ?", feed),
    stillThere: (feed, ids) =>
      numbers(
        "SELECT e.id FROM json_each(?) j CROSS JOIN entries e ON e.id = j.value WHERE e.feed = ?",
        JSON.stringify(ids),
        feed,
      ),
    *stagedAsApplied(feed) {
      const rows = db
        .prepare(`
        SELECT s.line, e.id AS entryId, s.hash
        FROM temp.staged s CROSS JOIN entries e ON e.feed = ? AND e.key = s.key AND e.hash = s.hash ORDER BY s.line`)
        .iterate(feed) as IterableIterator<{ line: number; entryId: number; hash: string }>;
      for (const { line, entryId, hash } of rows) yield { line, entryId, contentWord: contentWord(hash) };
    },
    begin(feed, token) {
      db.transaction(() => {
        db.prepare(
          "INSERT INTO entry_states VALUES (?, ?) ON CONFLICT (feed) DO UPDATE SET token = excluded.token",
        ).run(feed, token);
        db.prepare("DELETE FROM touched_entries WHERE feed = ?").run(feed);
      }).immediate();
    },
  };
}
