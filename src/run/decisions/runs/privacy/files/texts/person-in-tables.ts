/** Finds the rows of a person in texts that are no lists. */
import type { TraceFinder } from "../../../../../../ledger/people/erase/traces.ts";
import type { RowColumns, RunColumns } from "../../../../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../../../../model/feed.ts";
import { columnsUnder } from "../list-columns.ts";
import type { TextTable } from "./text-table.ts";

/** The names of the columns are looked for in so many rows. */
const MOST_ABOVE = 20;

/** Returns a check whether a table has a row that certainly is the person's, as a row of a list is. */
export function rowsCheck(
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): (table: TextTable) => boolean {
  const known = new Map<string, RowColumns | null>();
  const columnsOf = (header: readonly string[]) => {
    const name = JSON.stringify(header);
    const found = known.get(name) ?? columnsUnder(header, runs, feeds);
    if (known.size < 1000) known.set(name, found);
    return found;
  };
  // The rows of a file are read in several code pages, and most of them have no letter that differs.
  const others = new Set<string>();
  return ({ header, rows }) => {
    let columns = header === null ? null : columnsOf(header);
    let above = header === null ? MOST_ABOVE : 0;
    let named = JSON.stringify(header);
    for (const cells of rows) {
      if (above > 0 && columns === null) {
        above -= 1;
        columns = columnsOf(cells);
        if (columns !== null) named = JSON.stringify(cells);
      }
      const row = `${named}\n${JSON.stringify(cells)}`;
      if (others.has(row)) continue;
      if (finder.isRow(cells, columns)) return true;
      others.add(row);
    }
    return false;
  };
}
