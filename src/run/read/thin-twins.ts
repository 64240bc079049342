import type { Staging } from "../../ledger/planning/staging.ts";
import type { Row, Table } from "../../model/row.ts";

/**
 * Adds the cells of the rows that staging keeps without cells, and whose key another row has too. Both rows are reported,
 * and a person has to see both. The file is read again only as far as the last of these rows.
 *
 * @param cellsOf returns the cells of a row, with the corrections that last
 */
export async function addCellsOfTwins(
  table: Table,
  staging: Staging,
  cellsOf: (row: Row) => readonly string[],
): Promise<void> {
  const twins = new Map(staging.thinTwins());
  if (twins.size === 0) return;
  for await (const batch of table.batches()) {
    for (const row of batch) {
      const seq = twins.get(row.line);
      if (seq === undefined) continue;
      staging.addCells(seq, cellsOf(row));
      twins.delete(row.line);
    }
    if (twins.size === 0) return;
  }
}
