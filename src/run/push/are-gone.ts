import type { Ledger } from "../../ledger/ledger.ts";
import type { StoredOperation } from "../../ledger/operations/operations.ts";
import type { Group } from "../../model/contact.ts";

/**
 * Returns whether the service's groups lack as many contacts as these updates could not find. A group has as many contacts
 * as the ledger links there, and as many others as it had when the ledger last created there. All used groups together must
 * lack as many, too: a contact may be in another group than the ledger holds it for, as after a rebuild.
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
  const used = new Set([...account.usedGroups().map(({ groupId }) => groupId), ...missing.keys()]);
  const lacking = new Map<number, number>();
  for (const { groupId, contactCount } of groups) {
    if (!used.has(groupId)) continue;
    lacking.set(groupId, entries.countInGroup(groupId) + (account.surplusSeen(groupId) ?? 0) - contactCount);
  }
  const allLacking = [...lacking.values()].reduce((sum, n) => sum + n, 0);
  return allLacking >= updates.length && [...missing].every(([groupId, n]) => (lacking.get(groupId) ?? 0) >= n);
}
