/** Reads the rows and inputs of a ledger with their columns. */
import type { Database } from "../../../database/open-database.ts";
import type { RowColumns } from "../../../../model/mapped-row.ts";
import { columnsByRun } from "../../row-columns.ts";
import { inPages } from "../in-pages.ts";
import type { TraceFinder } from "../traces.ts";
import { inputsOf, keyIn, type ItemRow, type OperationRow, type ResultRow } from "./find-records.ts";

/** The values that an operation, a row or an open item has under one key. */
export interface CellsOfRecord {
  /** The key; null: a row without one. */
  readonly key: readonly [feed: string, key: string] | null;
  readonly contactId: number | null;
  readonly inputs: readonly string[];
  readonly cells: readonly string[];
  readonly columns: RowColumns;
}

/** Returns all operations, rows and open items that may have a value of a person. It reads each of them once. */
export async function* cellsAbout(db: Database, finder: Pick<TraceFinder, "mayBeOf">): AsyncGenerator<CellsOfRecord> {
  const columnsOf = columnsByRun(db);
  const operations = inPages<OperationRow & { readonly cells: string }>(
    db,
    "SELECT id, run, feed, key, contact_id AS contactId, input, body, former, cells FROM operations WHERE id > ? ORDER BY id",
  );
  for await (const page of operations)
    for (const row of page) {
      const inputs = inputsOf(row);
      if (!finder.mayBeOf([...inputs, row.cells].join("\n"))) continue;
      const cells = JSON.parse(row.cells) as string[];
      yield { key: [row.feed, row.key], contactId: row.contactId, inputs, cells, columns: columnsOf(row.run) };
    }
  const rows = inPages<ResultRow>(
    db,
    "SELECT rowid AS id, run, key, cells FROM row_results WHERE rowid > ? AND cells <> '[]' ORDER BY rowid",
  );
  for await (const page of rows)
    for (const { run, key, cells } of page) {
      if (!finder.mayBeOf(cells)) continue;
      const columns = columnsOf(run);
      yield ofRow(key === null ? null : [columns.feed, key], cells, columns);
    }
  const items = inPages<ItemRow>(db, "SELECT id, feed, subject, run, cells FROM open_items WHERE id > ? ORDER BY id");
  for await (const page of items)
    for (const { run, feed, subject, cells } of page) {
      if (!finder.mayBeOf(cells)) continue;
      const key = keyIn(subject);
      yield ofRow(key === null ? null : [feed, key], cells, { ...columnsOf(run), feed });
    }
}

function ofRow(key: CellsOfRecord["key"], cells: string, columns: RowColumns): CellsOfRecord {
  return { key, contactId: null, inputs: [], cells: JSON.parse(cells) as string[], columns };
}
