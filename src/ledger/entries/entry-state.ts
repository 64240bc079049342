import type { Database } from "../database/open-database.ts";

/**
 * What was derived from a feed's entries outside of the ledger stays true of all that were not touched since: triggers
 * write down every entry that was, whatever changed it (`migrations.ts`).
 *
 * @param watchedKeys the same as for staging
 */
export function openEntryState(db: Database, watchedKeys: (feed: string) => ReadonlySet<string>) {
  const numbers = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .pluck()
      .all(...values) as number[];
  return {
    /** null: nothing was derived from them. */
    token: (feed: string): string | null =>
      (db.prepare("SELECT token FROM entry_states WHERE feed = ?").pluck().get(feed) as string | undefined) ?? null,
    touched: (feed: string) => numbers("SELECT entry_id FROM touched_entries WHERE feed = ?", feed),
    /** Entries whose row has an open problem: it is looked at whole, so that the problem can end. */
    watched: (feed: string) =>
      numbers(
        "SELECT e.id FROM json_each(?) j CROSS JOIN entries e ON e.feed = ? AND e.key = j.value",
        JSON.stringify([...watchedKeys(feed)]),
        feed,
      ),
    entriesOf: (feed: string) => numbers("SELECT id FROM entries WHERE feed = ?", feed),
    /** Those of the entries that are still there. */
    stillThere: (feed: string, ids: readonly number[]) =>
      numbers(
        "SELECT e.id FROM json_each(?) j CROSS JOIN entries e ON e.id = j.value WHERE e.feed = ?",
        JSON.stringify(ids),
        feed,
      ),
    /** Rows of the list that was staged last which ask for just what their entry had applied last, in file order. */
    stagedAsApplied: (feed: string) =>
      db
        .prepare(`
        SELECT s.line, e.id AS entryId
        FROM temp.staged s CROSS JOIN entries e ON e.feed = ? AND e.key = s.key AND e.hash = s.hash ORDER BY s.line`)
        .iterate(feed) as IterableIterator<{ line: number; entryId: number }>,
    /** From now on the entries are in the state `token`. */
    begin: (feed: string, token: string): void => {
      db.transaction(() => {
        db.prepare(
          "INSERT INTO entry_states VALUES (?, ?) ON CONFLICT (feed) DO UPDATE SET token = excluded.token",
        ).run(feed, token);
        db.prepare("DELETE FROM touched_entries WHERE feed = ?").run(feed);
      }).immediate();
    },
  };
}
