import type { Ledger } from "../../ledger/ledger.ts";
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { Group } from "../../model/contact.ts";

/**
 * Returns whether the service's groups lack as many contacts as these updates could not find. A group has as many contacts
 * as the ledger links there, and as many others as it had when the ledger last created there.
 */
export function areGone(
  updates: readonly Pick<StoredOperation, "entryId">[],
  groups: readonly Group[],
  { entries, account }: Pick<Ledger, "entries" | "account">,
): boolean {
  const missing = new Map<number, number>();
  for (const { entryId } of updates) {
    const groupId = (entryId === null ? null : entries.byId(entryId))?.applied.group_id ?? 0;
    missing.set(groupId, (missing.get(groupId) ?? 0) + 1);
  }
  return [...missing].every(([groupId, n]) => {
    const count = groups.find((group) => group.groupId === groupId)?.contactCount;
    if (count === undefined) return false;
    return entries.countInGroup(groupId) + (account.surplusSeen(groupId) ?? 0) - count >= n;
  });
}
