/** Signs that a list is not whole. */

/** Fewer missing people show no pattern. */
const FEWEST_MISSING = 3;
/** The end of a list is missing if this share of its last rows is. */
const MISSING_SHARE = 0.9;
/** Largest number of rows of old spreadsheets and of today's, without the header. */
const SHEET_LIMITS: readonly number[] = [65_535, 1_048_575];
const SMALL_LIMITS: readonly number[] = [100, 250, 500];

/** The former list's last rows that are missing. */
export interface MissingEnd {
  readonly last: number;
  readonly missing: number;
}

/**
 * Returns the largest end of the former list of which nine in ten rows are missing, if it has at least half of all missing
 * people; null otherwise.
 *
 * @param lastRows from the last row upwards: whether the row's person is missing
 * @param missing number of all missing people
 */
export function missingEnd(lastRows: readonly boolean[], missing: number): MissingEnd | null {
  if (missing < FEWEST_MISSING) return null;
  let found: MissingEnd | null = null;
  let gone = 0;
  for (const [index, isMissing] of lastRows.entries()) {
    const last = index + 1;
    if (isMissing) gone += 1;
    if (last >= FEWEST_MISSING && gone >= last * MISSING_SHARE && gone >= missing / 2) found = { last, missing: gone };
  }
  return found;
}

/** Returns whether programs often stop after this number of rows. */
export function isRoundLimit(rows: number): boolean {
  if (SMALL_LIMITS.includes(rows) || SHEET_LIMITS.includes(rows)) return true;
  if (rows < 1_000) return false;
  const size = 10 ** Math.floor(Math.log10(rows));
  return [1, 2, 2.5, 5].includes(rows / size);
}

/** Returns whether a list has a round number of rows and lacks enough people to look cut there. */
export function isCutAtLimit(rows: number, missing: number): boolean {
  return missing >= FEWEST_MISSING && isRoundLimit(rows);
}

/** One repeated row may be a mistake without harm. */
const FEWEST_REPEATED = 2;
/** Where many more people are missing than rows are repeated, the repeated rows explain too few of them. */
const MOST_MISSING = 3;

/**
 * Returns whether rows may be pasted over the rows of other people: rows are there twice, and at least as many people are
 * missing.
 *
 * @param repeated number of rows that equal an earlier row
 */
export function mayBePasted(repeated: number, missing: number): boolean {
  return repeated >= FEWEST_REPEATED && missing >= repeated && missing <= repeated * MOST_MISSING;
}
