import type { Staging } from "../../ledger/planning/staging.ts";
import type { Table } from "../../model/row.ts";

/**
 * Adds the cells of the rows that staging keeps without cells, and whose key another row has too. Both rows are reported,
 * and a person has to see both. The file is read again only as far as the last of these rows.
 */
export async function addCellsOfTwins(table: Table, staging: Staging): Promise<void> {
  const twins = new Map(staging.thinTwins());
  if (twins.size === 0) return;
  for await (const batch of table.batches()) {
    for (const { line, cells } of batch) {
      const seq = twins.get(line);
      if (seq === undefined) continue;
      staging.addCells(seq, cells);
      twins.delete(line);
    }
    if (twins.size === 0) return;
  }
}
