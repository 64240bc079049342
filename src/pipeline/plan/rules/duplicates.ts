import type { FeedSettings } from "../../../model/feed.ts";
import type { ColumnUse, SameKeyRow } from "../../../model/mapped-row.ts";
import { foldHeader } from "../../../model/text/spelling/text-folding.ts";

export interface DuplicateDecision {
  /** Rows that equal an earlier row. Only the earlier row counts. */
  readonly duplicates: readonly SameKeyRow[];
  /** Rows that differ from one another. All are rejected, because it is not known which row is right. */
  readonly differing: readonly SameKeyRow[];
}

/** Most lines that an issue names. In a list with one key for all rows, each row would otherwise name all others. */
const MOST_NAMED = 6;

/** Returns, as an issue's data, the first lines of the other rows with the same key, and how many more there are. */
export function otherLines(
  rows: readonly Pick<SameKeyRow, "line">[],
  line: number,
): { readonly lines: readonly number[]; readonly moreLines?: number } {
  const others = rows.slice(0, MOST_NAMED + 1).flatMap((other) => (other.line === line ? [] : [other.line]));
  const lines = others.slice(0, MOST_NAMED);
  const more = rows.length - 1 - lines.length;
  return more > 0 ? { lines, moreLines: more } : { lines };
}

/** Number of rows with one key whose cells are compared. */
export const MOST_COMPARED = 20;

/**
 * Returns the headers of the columns in which rows differ. Columns that are not used do not count: they do not make rows
 * differ.
 */
export function differingHeaders(
  columns: readonly Pick<ColumnUse, "header" | "target">[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const differs = (at: number) => new Set(rows.map((cells) => (cells[at] ?? "").trim())).size > 1;
  return columns.flatMap(({ header, target }, at) => (target !== null && header !== "" && differs(at) ? [header] : []));
}

/**
 * Decides which of the rows with one key count.
 *
 * @param rows two or more rows, in file order
 */
export function decideDuplicates(rows: readonly SameKeyRow[]): DuplicateDecision {
  const seen = new Set<string>();
  const [different, duplicates]: [SameKeyRow[], SameKeyRow[]] = [[], []];
  for (const row of rows) {
    (seen.has(row.hash) ? duplicates : different).push(row);
    seen.add(row.hash);
  }
  return { duplicates, differing: different.length > 1 ? different : [] };
}

/** How a list is keyed. */
interface Keyed {
  readonly feed: Pick<FeedSettings, "key">;
  readonly columns: readonly Pick<ColumnUse, "header" | "target">[];
}

/** Returns whether the group is a part of the key. One person is a row of each group then. */
export function isGroupInKey({ feed, columns }: Keyed): boolean {
  const groups = columns.filter(({ target }) => target === "group").map(({ header }) => foldHeader(header));
  return feed.key?.some((part) => part === "group" || groups.includes(foldHeader(part))) === true;
}
