/** Reads what a ledger has under contacts and keys that are known. */
import type { Database } from "../../database/open-database.ts";
import { IS_OPEN } from "../../database/operation-indexes.ts";
import type { Traces } from "./traces.ts";

/**
 * Returns the inputs and cells that a ledger has under these contacts and keys. Rows without an operation are not among them: a
 * refused row can be another person's, so rows are found by their values.
 */
export function recordsOf(
  db: Database,
  contactIds: readonly number[],
  keys: Traces["keys"],
): { readonly inputs: readonly string[]; readonly cells: readonly (readonly string[])[] } {
  const inputs = new Set<string>();
  const cells = new Set<string>();
  const take = (rows: unknown[]) => {
    for (const row of rows as { input?: string; body?: string | null; former?: string | null; cells?: string }[]) {
      for (const text of [row.input, row.body, row.former]) if (typeof text === "string") inputs.add(text);
      if (row.cells !== undefined) cells.add(row.cells);
    }
  };
  for (const id of contactIds) {
    take(db.prepare("SELECT applied AS input FROM entries WHERE contact_id = ?").all(id));
    take(db.prepare("SELECT input, body, former, cells FROM operations WHERE contact_id = ?").all(id));
  }
  for (const [feed, key] of keys) {
    // An operation with a contact belongs to the contact's person, who may be another one.
    take(
      db
        .prepare(
          `SELECT input, body, former, cells FROM operations WHERE key = @key AND feed = @feed AND contact_id IS NULL
            AND state IN ('rejected', 'dropped', 'superseded')
          UNION ALL SELECT input, body, former, cells FROM operations WHERE key = @key AND feed = @feed AND ${IS_OPEN}`,
        )
        .all({ feed, key }),
    );
    take(
      db
        .prepare("SELECT json_array(was, becomes, person) AS cells FROM corrections WHERE feed = ? AND key = ?")
        .all(feed, key),
    );
  }
  return { inputs: [...inputs], cells: [...cells].map((text) => (JSON.parse(text) as unknown[]).map(String)) };
}
