import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { Group } from "../../model/contact.ts";
import type { Hold } from "../../model/operation.ts";
import { fold } from "../../model/text/spelling/text-folding.ts";
import { holdsNoContact } from "../check-account-binding.ts";
import type { PreparedPlan } from "./prepare-plan.ts";
import type { RunEnv } from "../run-env.ts";

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
 * Stores the groups that an accepted run puts contacts in. Where the run creates contacts, the contacts of the group that
 * the ledger does not know become accepted strangers, for this feed only if a person was asked about them. A list also
 * notes how many such contacts its feed's groups have.
 *
 * @param groups the service's groups, read before the run's calls
 */
export function noteGroupsInUse(
  run: StoredRun,
  groups: readonly Group[],
  { operations, account }: Pick<RunEnv["ledger"], "operations" | "account">,
): void {
  const surplusOf = ({ groupId, contactCount }: Group): number =>
    Math.max(0, contactCount - account.ownInGroup(groupId) - operations.linkedInto(run.run, groupId));
  const isRestored = account.mayLackContacts(Date.parse(run.startedAt));
  const askedAbout = !run.holds.some(isAboutStrangers) ? "no" : isRestored ? "restored" : "yes";
  const isList = run.kind === "list";
  const ofFeed = new Set(isList ? account.groupsOfFeed(run.feed) : []);
  for (const group of groups)
    if (ofFeed.has(group.groupId)) account.rememberAtList(run.feed, group.groupId, surplusOf(group));
  for (const { groupId, creates } of operations.groupsOf(run.run)) {
    const group = groups.find((listed) => listed.groupId === groupId);
    if (group === undefined) continue;
    account.useGroup(group);
    giveUpName(group, groups, account);
    const surplus = surplusOf(group);
    const counted = account.surplusSeen(groupId);
    if (creates > 0) account.acceptSurplus(run.feed, groupId, surplus, askedAbout);
    if (creates > 0 && isList) account.rememberAtList(run.feed, groupId, surplus);
    // A contact that a person linked since is no stranger any more.
    if (creates > 0 || (counted !== null && surplus < counted)) account.rememberSurplus(groupId, surplus);
  }
}

function isAboutStrangers({ guard }: Hold): boolean {
  return guard === "strangers";
}

/** Takes a group's name from the used groups that had it before: a person accepted that the name has another group_id. */
function giveUpName({ groupId, name }: Group, groups: readonly Group[], account: RunEnv["ledger"]["account"]): void {
  for (const used of account.usedGroups()) {
    if (used.groupId === groupId || fold(used.name) !== fold(name)) continue;
    const listed = groups.find((group) => group.groupId === used.groupId);
    if (listed === undefined) account.dropGroup(used.groupId);
    else account.useGroup(listed);
  }
}
