import type { Database } from "../database/open-database.ts";
import { IS_ACCEPTED } from "../database/operation-indexes.ts";
import { FIRST_CUT_LIST } from "../entries/waiting-deletes.ts";

/** Number of a list's last rows that are kept for the next list. */
export const LAST_ROWS = 1_000;

/**
 * The last rows of the feed's last accepted list, compared with the list that is planned. A list that may be cut does not
 * count while its deletes wait for a person.
 */
export interface FormerRows {
  /**
   * Returns, from the last row of the former list upwards, whether the row's person is missing from this list. Rows without
   * a linked contact are left out.
   */
  formerRowsMissing(): readonly boolean[];
}

export function openFormerRows(db: Database, feed: string): FormerRows {
  return {
    formerRowsMissing: () =>
      db
        .prepare(`
        SELECT v.entry_id IS NOT NULL FROM (
          SELECT j.key AS place, coalesce(iif(j.type = 'integer', j.value, NULL), (
            SELECT k.id FROM entries k WHERE k.feed = @feed AND k.key = j.value AND j.type = 'text')) AS id
          FROM json_each((SELECT l.rows FROM last_rows l WHERE l.run = (
            SELECT run FROM runs WHERE feed = @feed AND ${IS_ACCEPTED} AND kind = 'list'
              AND run < coalesce(${FIRST_CUT_LIST}, '~')
            ORDER BY accepted_at DESC LIMIT 1))) j
        ) f CROSS JOIN entries e ON e.id = f.id LEFT JOIN temp.vanished v ON v.entry_id = e.id ORDER BY f.place`)
        .pluck()
        .all({ feed })
        .map((missing) => missing === 1),
  };
}

/**
 * Stores the last rows of the staged list: entry ids, and keys of people who have no entry yet. Once the list is accepted,
 * only those of the accepted list before it stay beside them: a list that changes after it was read counts as never accepted.
 */
export function storeLastRows(
  db: Database,
  { run, feed, acceptedAt }: { readonly run: string; readonly feed: string; readonly acceptedAt: string | null },
): void {
  db.prepare(`
    INSERT INTO last_rows SELECT @run, json_group_array(coalesce(entry_id, key)) FROM (
      SELECT entry_id, key FROM (
        SELECT * FROM (
          SELECT line, entry_id, key FROM temp.staged WHERE key IS NOT NULL ORDER BY seq DESC LIMIT @limit)
        UNION ALL SELECT line, entry_id, NULL FROM temp.known_last
      ) ORDER BY line DESC LIMIT @limit)`).run({ run, limit: LAST_ROWS });
  if (acceptedAt === null) return;
  db.prepare(`
    DELETE FROM last_rows WHERE run IN (SELECT run FROM runs WHERE feed = @feed) AND run < (
      SELECT max(run) FROM runs WHERE feed = @feed AND run < min(@run, coalesce(${FIRST_CUT_LIST}, @run)) AND kind = 'list'
        AND ${IS_ACCEPTED})`).run({
    run,
    feed,
  });
}
