/** Reads the keys in the rows of lists. */
import type { Traces } from "../../../../../ledger/people/erase/traces.ts";
import type { RowColumns } from "../../../../../model/mapped-row.ts";
import { canonicalKey, readableKey } from "../../../../../model/text/row-key.ts";
import { fold } from "../../../../../model/text/spelling/text-folding.ts";

/** Returns whether a row has one of these keys in the columns of its list's key. */
export function hasKey(cells: readonly string[], columns: RowColumns | null, keys: Traces["keys"]): boolean {
  if (columns === null || columns.keyColumns.length === 0) return false;
  const key = columns.keyColumns
    .map((at) => (cells[at] ?? "").trim().toLowerCase())
    .filter((part) => part !== "")
    .join(" · ");
  return key !== "" && keys.some(([feed, of]) => feed === columns.feed && readableKey(of).toLowerCase() === key);
}

/** Returns the keys that the ledger may have for a row. */
export function keysOfRow(cells: readonly string[], { keyColumns }: RowColumns): readonly string[] {
  const parts = keyColumns.map((at) => fold(cells[at] ?? ""));
  if (parts.every((part) => part === "")) return [];
  return [parts.join(" · "), canonicalKey(parts), canonicalKey(["key", ...parts])];
}
