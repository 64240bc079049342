import type { RowCache } from "./cached-records.ts";
import type { Scanned } from "./scan-records.ts";

/** Returns the known rows with the highest lines. */
export function lastRowsOf(
  entries: Int32Array,
  lineOf: Int32Array,
  limit: number,
): { line: number; entryId: number }[] {
  let rows: { line: number; entryId: number }[] = [];
  let lowest = 0;
  // Most lists keep their order, so the first rows found from the end are the last ones.
  for (let at = lineOf.length - 1; at >= 0; at -= 1) {
    const line = lineOf[at]!;
    if (line <= lowest) continue;
    rows.push({ line, entryId: entries[at]! });
    if (rows.length < 2 * limit) continue;
    rows = lastOf(rows, limit);
    lowest = rows.at(-1)?.line ?? 0;
  }
  return lastOf(rows, limit);
}

function lastOf<R extends { readonly line: number }>(rows: readonly R[], limit: number): R[] {
  return rows.toSorted((one, other) => other.line - one.line).slice(0, limit);
}

/** Rows that were passed over, because the row cache knows them. */
export interface PassedRows {
  readonly lastLine: number;
  /** The fewest cells that one of them can have. */
  readonly fewestCells: number;
}

/** Returns what is known of the rows that were passed over, for the end of the list. */
export function passedRows({
  scanned,
  rowCache,
}: {
  readonly scanned: Scanned;
  readonly rowCache: RowCache;
}): PassedRows {
  let lastLine = 0;
  for (const line of scanned.lineOf) if (line > lastLine) lastLine = line;
  return { lastLine, fewestCells: scanned.known === 0 ? Infinity : (rowCache.head.fewestCells ?? Infinity) };
}
