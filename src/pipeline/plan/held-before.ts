import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { Hold } from "../../model/operation.ts";
import type { DecidingList } from "./deciding-list.ts";

/**
 * Guards whose evidence is gone when the same list is dropped again: how the list arrived, or the list before it. The other
 * guards find the same list odd each time.
 */
const FIRES_ONCE: readonly Hold["guard"][] = ["cut_off", "two_lists"];

/** Number of the feed's newest runs among which the same list is looked for. */
const RECENT = 20;

/**
 * Returns the holds of the same list when it was dropped before: dropping it again approves nothing, also after `discard`.
 *
 * @param holds the holds of the guards that fire now
 */
export function heldBefore(deciding: DecidingList, holds: readonly Hold[]): readonly Hold[] {
  const { kind, mode, ledger, draft, feed, file } = deciding;
  if (kind !== "list" || mode !== "snapshot") return [];
  const recent = ledger.runs.latest(RECENT, feed.name).filter((run) => run.kind === "list");
  const accepted = recent.find(({ acceptedAt }) => acceptedAt !== null);
  const again = (run: StoredRun | undefined, guards: readonly Hold["guard"][]): readonly Hold[] =>
    run === undefined
      ? []
      : run.holds.filter(({ guard }) => guards.includes(guard) && !holds.some((hold) => hold.guard === guard));
  const notAccepted = recent.find((run) => run.acceptedAt === null && isSame(run, file));
  const isNewer = notAccepted !== undefined && (accepted === undefined || notAccepted.run > accepted.run);
  const asWhole = isNewer ? again(notAccepted, ["older_list"]) : [];
  const isDeleting = accepted !== undefined && isSame(accepted, file) && draft.countDeletesHeldIn(accepted.run) > 0;
  return [...(isDeleting ? again(accepted, FIRES_ONCE) : []), ...asWhole];
}

/** Returns whether a run's list has the same bytes or the same rows. */
function isSame(run: StoredRun, { sha256, rowsSum }: DecidingList["file"]): boolean {
  return run.sha256 === sha256 || (rowsSum !== null && run.rowsSum === rowsSum);
}
