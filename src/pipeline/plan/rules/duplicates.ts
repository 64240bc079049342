/** One row of a file among others with the same key. */
export interface SameKeyRow {
  readonly seq: number;
  readonly line: number;
  readonly hash: string;
}

export interface DuplicateDecision {
  /** They say what an earlier row says: only that one counts. */
  readonly duplicates: readonly SameKeyRow[];
  /** They differ: nobody can say which is right, so none is taken. */
  readonly differing: readonly SameKeyRow[];
}

/** More are not named: where all rows of a list have one key, each would name all others. */
const MOST_NAMED = 6;

/** What an issue says of the other rows: the first of their lines, and how many more there are. */
export function otherLines(
  rows: readonly Pick<SameKeyRow, "line">[],
  line: number,
): { readonly lines: readonly number[]; readonly moreLines?: number } {
  const others = rows.slice(0, MOST_NAMED + 1).flatMap((other) => (other.line === line ? [] : [other.line]));
  const lines = others.slice(0, MOST_NAMED);
  const more = rows.length - 1 - lines.length;
  return more > 0 ? { lines, moreLines: more } : { lines };
}

/** @param rows two or more rows with one key, in file order */
export function decideDuplicates(rows: readonly SameKeyRow[]): DuplicateDecision {
  const seen = new Set<string>();
  const [different, duplicates]: [SameKeyRow[], SameKeyRow[]] = [[], []];
  for (const row of rows) {
    (seen.has(row.hash) ? duplicates : different).push(row);
    seen.add(row.hash);
  }
  return { duplicates, differing: different.length > 1 ? different : [] };
}
