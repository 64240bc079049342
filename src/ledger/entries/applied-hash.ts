import type { Issue } from "../../model/issue.ts";

/** Ends the hash of an entry whose row has a blank cell where the contact still has a value. No row has such a hash. */
const KEPT = "+kept";

/**
 * Returns the hash to store in an entry when its row was applied. A row with a blank cell whose value the contact keeps
 * never equals its entry. So every list decides the row again: the warning stays, and `blankCells: clear` clears the value.
 *
 * @param hash the row's hash; "" when the contact's content is uncertain
 */
export function appliedHash(hash: string, warnings: readonly Issue[]): string {
  return hash !== "" && warnings.some(({ code }) => code === "value_blanked") ? hash + KEPT : hash;
}
