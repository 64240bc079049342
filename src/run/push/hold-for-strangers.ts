import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { Group } from "../../model/contact.ts";
import { strangersSince, type WaitingCreates } from "../../pipeline/plan/rules/guards/account-guards.ts";
import type { RunEnv } from "../run-env.ts";

/**
 * Holds the unsent operations of an interrupted run if people came into its groups since the run was planned. The new people
 * may be people of the run: a person entered them in the service, or the ledger is an old copy. A run also waits while a newer
 * list of its feed is held for the same reason. Call this before the run goes on.
 *
 * @param groups the service's groups of now
 */
export function holdForStrangers(
  run: StoredRun,
  groups: readonly Group[],
  { ledger, log }: Pick<RunEnv, "ledger" | "log">,
): void {
  const waiting = ledger.operations.waitingCreates(run.run);
  if (waiting.length === 0) return;
  const newer = run.kind === "list" ? ledger.runs.newerList(run) : null;
  const ofNewer = newer?.status === "held" ? newer.holds.find(({ guard }) => guard === "strangers") : undefined;
  const hold =
    ofNewer === undefined
      ? strangersSince(waiting.flatMap((creates) => inService(creates, run, groups, ledger)))
      : { ...ofNewer, scope: "rest" as const };
  if (hold === null) return;
  ledger.holdRest(run.run, hold);
  log("warn", `${run.run} waits for a decision: people came into its groups since it was interrupted`);
}

function inService(
  { groupId, ...creates }: Pick<WaitingCreates, "name" | "creates" | "bare"> & Pick<Group, "groupId">,
  { feed, kind }: StoredRun,
  groups: readonly Group[],
  { account, entries, operations }: Pick<RunEnv["ledger"], "account" | "entries" | "operations">,
): readonly WaitingCreates[] {
  const group = groups.find((listed) => listed.groupId === groupId);
  // What another feed's list found in the group since says nothing about the people of this run.
  const atPlan = kind === "list" ? account.surplusAtLastList(feed, groupId) : null;
  const before = atPlan ?? account.surplusSeen(groupId);
  // A ledger of an older program did not count.
  if (group === undefined || before === null) return [];
  // Each linked contact whose group no list has shown may be in this group.
  const own = account.ownInGroup(groupId) + entries.countInGroup(0) + operations.maybeMovedInto(groupId);
  return [{ ...creates, contactCount: group.contactCount, known: own + before }];
}
