import type { WaitingDeletes } from "../../ledger/entries/waiting-deletes.ts";
import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { Hold } from "../../model/operation.ts";
import type { DecidingList } from "./deciding-list.ts";
import type { DeleteFigures } from "./rules/guards/delete-guards.ts";

/** Number of the feed's newest runs among which the same list is looked for. */
const RECENT = 20;

/**
 * Returns the holds of the same list when it was dropped before: dropping it again approves nothing, also after `discard`. Only
 * for guards whose evidence is how the list arrived: the other guards find the list odd each time, or see `stillHeld`.
 *
 * @param holds the holds of the guards that fire now
 */
export function heldBefore(deciding: DecidingList, holds: readonly Hold[]): readonly Hold[] {
  const { kind, mode, ledger, draft, feed, file } = deciding;
  if (kind !== "list" || mode !== "snapshot") return [];
  const recent = ledger.runs.latest(RECENT, feed.name).filter((run) => run.kind === "list");
  const accepted = recent.find(({ acceptedAt }) => acceptedAt !== null);
  const again = (run: StoredRun | undefined, name: Hold["guard"]): readonly Hold[] =>
    run === undefined || holds.some(({ guard }) => guard === name)
      ? []
      : run.holds.filter(({ guard }) => guard === name);
  const notAccepted = recent.find((run) => run.acceptedAt === null && isSame(run, file));
  const isNewer = notAccepted !== undefined && (accepted === undefined || notAccepted.run > accepted.run);
  const asWhole = isNewer ? again(notAccepted, "older_list") : [];
  const isDeleting = accepted !== undefined && isSame(accepted, file) && draft.countDeletesHeldIn(accepted.run) > 0;
  return [...(isDeleting ? again(accepted, "two_lists") : []), ...asWhole];
}

/** Returns whether a run's list has the same bytes or the same rows. */
function isSame(run: StoredRun, { sha256, rowsSum }: DecidingList["file"]): boolean {
  return run.sha256 === sha256 || (rowsSum !== null && run.rowsSum === rowsSum);
}

/** The deletes that wait for a person since an earlier list, which may not have been whole. */
export interface StillHeld {
  readonly holds: readonly Hold[];
  /** Ids of the deletes in the draft. */
  readonly deletes: readonly number[];
}

/**
 * Returns the deletes that an earlier list held for evidence that is gone now: how the list arrived, or the list before it.
 * A list that differs by a cell is no approval of them.
 *
 * @param fired the holds of the guards that fire now
 */
export function stillHeld({ kind, mode, draft, feed }: DecidingList, fired: readonly Hold[]): StillHeld {
  if (kind !== "list" || mode !== "snapshot") return { holds: [], deletes: [] };
  const waiting = draft.stillWaiting(feed.name);
  const guards = [...new Set(waiting.map(({ guard }) => guard))];
  const holds = guards
    .filter((guard) => !fired.some((hold) => hold.guard === guard))
    .map((guard): Hold => {
      const deletes = waiting.filter((each) => each.guard === guard).length;
      return { guard, scope: "deletes", figures: { deletes, how: "still" } };
    });
  return { holds, deletes: waiting.map(({ id }) => id) };
}

/**
 * Returns the contacts whose deletes wait for a person from this list on, until they are back.
 */
export function waitingFrom(
  { staging }: Pick<DecidingList, "staging">,
  { cut }: Pick<DeleteFigures, "cut">,
  fired: readonly Hold[],
): readonly WaitingDeletes[] {
  const waiting: WaitingDeletes[] = [];
  // The contacts of a list that is cut are not deleted later either, once they have been absent for `absentDays`.
  if (cut !== null) waiting.push({ guard: cut.how === "row" ? "cut_row" : "cut_off", entryIds: staging.vanishedIds() });
  if (fired.some(({ guard }) => guard === "group_emptied"))
    waiting.push({ guard: "group_emptied", entryIds: staging.vanishedIds() });
  return waiting;
}
