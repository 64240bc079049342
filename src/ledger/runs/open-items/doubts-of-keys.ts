/** Finds what belongs to a create in doubt: the create of a key, and the row that waited for the create's answer. */
import { MAY_HAVE_ARRIVED } from "../../database/operation-indexes.ts";
import type { Database } from "../../database/open-database.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "../../operations/operations.ts";

/** A create in doubt, and what its item needs of the list that it is of. */
interface DoubtOfKey {
  readonly operation: StoredOperation;
  readonly list: { readonly feed: string; readonly run: string; readonly header: readonly string[] };
}

/** Returns a function that returns the create in doubt of a key; null: there is none. */
export function findDoubts(db: Database): (feed: string, key: string) => DoubtOfKey | null {
  const operation = db.prepare(
    `SELECT ${OPERATION_COLUMNS} FROM operations WHERE feed = ? AND key = ? AND ${MAY_HAVE_ARRIVED} ORDER BY id LIMIT 1`,
  );
  const header = db.prepare("SELECT header FROM runs WHERE run = ?").pluck();
  return (feed, key) => {
    const found = operation.get(feed, key);
    if (found === undefined) return null;
    const doubt = toOperation(found);
    const { run } = doubt;
    return { operation: doubt, list: { feed, run, header: JSON.parse(header.get(run) as string) as string[] } };
  };
}

/**
 * Returns the newest row that waited for a create and needs no call now that the create is decided; null: there is none, or a newer
 * row of the key became a call. A row counts as long as no newer whole list was accepted.
 */
export function findRowBehind(
  db: Database,
  { feed, key, run }: Pick<StoredOperation, "feed" | "key" | "run">,
): { readonly run: string; readonly line: number } | null {
  const found = db
    .prepare(`
      SELECT t.run, t.line FROM row_results t JOIN runs r ON r.run = t.run
      WHERE t.key = @key AND r.feed = @feed AND t.run > @run AND t.outcome IN ('rejected', 'unchanged')
        AND r.accepted_at IS NOT NULL AND r.status IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM runs n WHERE n.feed = r.feed AND n.kind = 'list' AND n.mode = 'snapshot'
          AND n.accepted_at IS NOT NULL AND n.run > t.run)
        AND NOT EXISTS (SELECT 1 FROM operations o WHERE o.feed = r.feed AND o.key = t.key AND o.run > t.run)
      ORDER BY t.run DESC LIMIT 1`)
    .get({ feed, key, run });
  return (found as { readonly run: string; readonly line: number } | undefined) ?? null;
}
