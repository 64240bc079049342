/** Finds the rows of a person in texts that are no lists. */
import type { TraceFinder } from "../../../../../../ledger/people/erase/traces.ts";
import type { FeedSettings } from "../../../../../../model/feed.ts";
import type { RowColumns, RunColumns } from "../../../../../../model/mapped-row.ts";
import { readableKey } from "../../../../../../model/text/row-key.ts";
import { namesCheck } from "../../name-patterns.ts";
import { columnsUnder } from "../list-columns.ts";
import type { TextTable } from "./text-table.ts";

/** The names of the columns are looked for in so many rows. */
const MOST_ABOVE = 20;
/** So many headers are remembered. */
const MOST_HEADERS = 1000;

/** Finds rows of a person. */
export interface RowsSearch {
  /** Returns whether a text may have a row of the person. It is quick. */
  mayHave(text: string): boolean;
  /** Returns whether a table has a row that certainly is the person's, as a row of a list is. */
  has(table: TextTable): boolean;
  /** The rows that were found so far and that may be the person's. */
  readonly alike: ReadonlySet<string>;
}

/** @param runs runs whose columns the texts may have */
export function searchForRows(
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): RowsSearch {
  const known = new Map<string, RowColumns | null>();
  const columnsOf = (header: readonly string[]) => {
    const name = JSON.stringify(header);
    const found = known.has(name) ? known.get(name) : columnsUnder(header, runs, feeds);
    if (known.size < MOST_HEADERS) known.set(name, found ?? null);
    return found ?? null;
  };
  const mayHave = mayHaveCheck(finder);
  const alike = new Set<string>();
  const has = ({ header, rows }: TextTable) => {
    let columns = header === null ? null : columnsOf(header);
    let above = header === null ? MOST_ABOVE : 0;
    for (const cells of rows) {
      if (above > 0 && columns === null) {
        above -= 1;
        columns = columnsOf(cells);
      }
      const text = cells.join(" ; ");
      const whose = mayHave(text) ? finder.whoseRow(cells, columns, false) : "other";
      if (whose === "own") return true;
      if (whose === "alike") alike.add(text);
    }
    return false;
  };
  return { mayHave, has, alike };
}

/** Returns a check for texts with a first name, a last name, a key or an address of the person. Each row of the person has one of them. */
function mayHaveCheck({ traces, has }: TraceFinder): (text: string) => boolean {
  // A corrected row is the person's by all its cells.
  if (traces.rows.length > 0) return () => true;
  const words = [...traces.firstNames, ...traces.lastNames].flatMap((name) => name.split(/[^\p{L}]+/u));
  const names = namesCheck([...new Set(words)].filter((word) => word !== ""));
  const keys = traces.keys
    .flatMap(([, key]) => readableKey(key).toLowerCase().split(" · "))
    .filter((key) => key !== "");
  return (text) => {
    if (names.test(text) || has(text)) return true;
    const lower = text.toLowerCase();
    return keys.some((key) => lower.includes(key));
  };
}
