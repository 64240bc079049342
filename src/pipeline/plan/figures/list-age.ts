import type { DecidingList } from "../deciding-list.ts";
import type { ListAge } from "../rules/guards/list-guards.ts";

/**
 * Compares a list's age with the accepted lists of its feed. Returns null if nothing shows that the list is older than one
 * of them.
 */
export function listAge({ ledger, feed, kind, file, now }: DecidingList): ListAge | null {
  if (kind !== "list") return null;
  const latest = ledger.runs.latestAccepted(feed.name);
  if (latest === null) return null;
  const same = ledger.lists.acceptedWithRows(feed.name, file);
  // The latest list's own rows may come again in any file.
  if (same?.newer === 0) return null;
  // A modification time after the list was taken comes from another machine's clock, and proves nothing.
  const takenAt = Math.min(latest.mtimeMs, Date.parse(latest.startedAt));
  // Neither does a latest list from the future: a machine took it whose clock was ahead.
  const isEarlier = takenAt <= now && file.mtimeMs < takenAt;
  if (same === null && !isEarlier) return null;
  return { newer: latest.run, isLastButOne: !isEarlier && same?.newer === 1, isByRows: !isEarlier };
}
