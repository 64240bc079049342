/** One row of a file among others with the same key. */
export interface SameKeyRow {
  readonly seq: number;
  readonly line: number;
  readonly hash: string;
}

export type DuplicateDecision =
  /** All rows say the same: the first counts. */
  | { readonly kind: "equal"; readonly duplicates: readonly SameKeyRow[] }
  /** They differ: nobody can say which is right, so none is taken. */
  | { readonly kind: "differ"; readonly lines: readonly number[] };

/** @param rows two or more rows with one key, in file order */
export function decideDuplicates(rows: readonly SameKeyRow[]): DuplicateDecision {
  const [first, ...others] = rows;
  if (others.every((row) => row.hash === first?.hash)) return { kind: "equal", duplicates: others };
  return { kind: "differ", lines: rows.map((row) => row.line) };
}
