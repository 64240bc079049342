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
