/**
 * - `list`: a sheet with this header can be the feed's list
 * - `people`: it names people, but it lacks the column by which the feed recognises them
 * - `other`: it names no people
 */
type SheetRole = "list" | "people" | "other";

/** Decides which sheets of a workbook are read. */
export interface SheetChoice {
  /** Names of the sheets that are read, with `*` and `?` as in file patterns; null: the one sheet with people. */
  readonly names: readonly string[] | null;
  /** The sheet that the feed's last accepted list was read from; null: there is none. */
  readonly kept: string | null;
  /** Returns what a sheet with this header can be. */
  readonly roleOf: (header: readonly string[]) => SheetRole;
}

/** Reads the visible sheet with the best header. The other sheets do not matter. */
export const BEST_SHEET: SheetChoice = { names: null, kept: null, roleOf: () => "other" };
