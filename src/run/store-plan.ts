import type { StoredRun } from "../ledger/runs/runs.ts";
import type { Group } from "../model/contact.ts";
import { holdsNoContact } from "./check-account-binding.ts";
import type { PreparedPlan } from "./prepare-plan.ts";
import type { RunEnv } from "./run-env.ts";

/** Stores the whole plan before its first call. The first plan binds the ledger to the service's account. */
export function storePlan(
  { run, decided }: Pick<PreparedPlan, "run" | "decided">,
  groups: readonly Group[],
  { ledger, baseUrl }: Pick<RunEnv, "ledger" | "baseUrl">,
): void {
  if (holdsNoContact(ledger)) ledger.account.bind(baseUrl, groups);
  ledger.storePlan(run, decided.effects);
  if (run.acceptedAt !== null) noteGroupsInUse(run, groups, ledger);
}

/**
 * Stores the groups that an accepted run puts contacts in. When a feed first creates contacts in a group, the contacts of
 * the group that the ledger does not know become accepted strangers.
 */
export function noteGroupsInUse(
  run: StoredRun,
  groups: readonly Group[],
  { operations, account }: Pick<RunEnv["ledger"], "operations" | "account">,
): void {
  for (const { groupId, creates } of operations.groupsOf(run.run)) {
    const group = groups.find((listed) => listed.groupId === groupId);
    if (group === undefined) continue;
    account.useGroup(group);
    if (creates === 0) continue;
    const known = account.knownInGroup(groupId) + operations.linkedInto(run.run, groupId);
    const surplus = Math.max(0, group.contactCount - known);
    account.rememberFirstUse(run.feed, groupId, surplus);
  }
}
