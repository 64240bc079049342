/** Reads what a ledger has under contacts and keys that are known. */
import type { Database } from "../../../database/open-database.ts";
import { IS_OPEN, WAS_NOT_MADE } from "../../../database/operation-indexes.ts";
import { columnsByRun } from "../../row-columns.ts";
import { mergedInIssues } from "../../../../model/mapped-row.ts";
import type { TraceFinder, Traces } from "../traces.ts";

/**
 * Returns the inputs and cells that a ledger has under these contacts. Records without a contact are not among them: another person
 * may have had the key, so they are found by their values. The texts of changes that were not made are `unmade`: they show the
 * person only in records of these contacts.
 */
export function recordsOf(
  db: Database,
  contactIds: readonly number[],
): {
  readonly inputs: readonly string[];
  readonly cells: readonly (readonly string[])[];
  readonly unmade: readonly string[];
} {
  const inputs = new Set<string>();
  const cells = new Set<string>();
  const unmade = new Set<string>();
  const take = (rows: unknown[]) => {
    for (const row of rows as { input?: string; body?: string | null; former?: string | null; cells?: string }[]) {
      for (const text of [row.input, row.body, row.former]) if (typeof text === "string") inputs.add(text);
      if (row.cells !== undefined) cells.add(row.cells);
    }
  };
  for (const id of contactIds) {
    take(db.prepare("SELECT applied AS input FROM entries WHERE contact_id = ?").all(id));
    take(
      db
        .prepare(`SELECT input, body, former, cells FROM operations WHERE contact_id = ? AND NOT ${WAS_NOT_MADE}`)
        .all(id),
    );
    const given = db.prepare(`SELECT cells FROM operations WHERE contact_id = ? AND ${WAS_NOT_MADE}`).pluck().all(id);
    for (const text of (given as string[]).flatMap((json) => JSON.parse(json) as string[])) unmade.add(text);
  }
  for (const id of contactIds)
    take(db.prepare("SELECT json_array(was, becomes, person) AS cells FROM corrections WHERE contact_id = ?").all(id));
  return {
    inputs: [...inputs],
    cells: [...cells].map((text) => (JSON.parse(text) as unknown[]).map(String)),
    unmade: [...unmade],
  };
}

/** Returns the texts of the corrections under a key that may be the person's. */
export function correctionsUnder(
  db: Database,
  [feed, key]: Traces["keys"][number],
  finder: Pick<TraceFinder, "mayName">,
): readonly string[] {
  const found = db
    .prepare(
      "SELECT was, becomes, person FROM corrections WHERE feed = ? AND key = ? AND coalesce(contact_id, 0) <= 0 AND kind <> 'row'",
    )
    .all(feed, key) as { readonly was: string; readonly becomes: string; readonly person: string }[];
  return found.flatMap(({ was, becomes, person }) => (finder.mayName(person) ? [was, becomes, person] : []));
}

/** Returns whether a record under a key, without a contact, is another person's. */
export function isSharedKey(db: Database, [feed, key]: Traces["keys"][number], finder: TraceFinder): boolean {
  const inputs = db
    .prepare(`
      SELECT coalesce(body, input) FROM operations WHERE key = @key AND feed = @feed AND contact_id IS NULL
        AND state IN ('rejected', 'dropped', 'superseded')
      UNION SELECT coalesce(body, input) FROM operations WHERE key = @key AND feed = @feed AND contact_id IS NULL AND ${IS_OPEN}`)
    .pluck()
    .all({ feed, key }) as string[];
  if (inputs.some((input) => !finder.isOf(input, true))) return true;
  const columnsOf = columnsByRun(db);
  const rows = db
    .prepare(`
      SELECT t.run, t.cells, t.issues FROM row_results t JOIN runs u ON u.run = t.run
        WHERE t.key = @key AND u.feed = @feed AND t.cells <> '[]'
      UNION SELECT run, cells, issues FROM open_items WHERE feed = @feed AND subject = 'key:' || @key`)
    .all({ feed, key }) as Record<"run" | "cells" | "issues", string>[];
  return rows.some(({ run, cells, issues }) => {
    const [columns, texts] = [columnsOf(run), JSON.parse(cells) as string[]];
    const known = texts.length <= columns.targets.length ? columns : null;
    return !finder.isRow(texts, known, true, mergedInIssues(issues, texts, columns));
  });
}
