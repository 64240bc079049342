import type { Group, UsedGroup } from "../../../model/contact.ts";
import { fold } from "../../../model/text/text-folding.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { AccountFigures, CreatedInto } from "../rules/guards/account-guards.ts";

/** Gathers the figures about the account's groups. */
export function accountFigures(deciding: DecidingList): AccountFigures {
  const { ledger, draft, groups } = deciding;
  const { account, entries } = ledger;
  const putInto = draft.groupsPutInto();
  const used = account.usedGroups().filter(({ groupId }) => entries.countInGroup(groupId) > 0);
  return {
    groupIdsChanged: changedGroupIds(groups, used, new Set(putInto.map(({ groupId }) => groupId))),
    createdInto: putInto.flatMap(({ groupId, creates }) => {
      const group = groups.find((listed) => listed.groupId === groupId);
      return group === undefined || creates === 0 ? [] : [createdInto(group, creates, deciding)];
    }),
  };
}

function createdInto(
  { groupId, name, contactCount }: Group,
  creates: number,
  { ledger: { account }, draft, feed }: DecidingList,
): CreatedInto {
  const own = account.ownInGroup(groupId) + draft.linkedInto(groupId);
  const isFirst = !account.hasCreatedInto(feed.name, groupId);
  // A ledger of an older program did not count. What is there now counts as seen.
  const seen = account.surplusSeen(groupId) ?? Math.max(0, contactCount - own);
  const isRestored = isFirst && account.fact("may_lack_contacts") !== null;
  const known = own + (isFirst ? account.acceptedInGroup(groupId) : seen);
  return { name, creates, isFirst, isRestored, contactCount, known };
}

/**
 * Returns the names of used groups that now belong to another group into which the plan puts contacts: a group was made
 * anew, was renamed and replaced, or two groups exchanged their names.
 */
function changedGroupIds(
  groups: readonly Group[],
  used: readonly UsedGroup[],
  putInto: ReadonlySet<number>,
): readonly string[] {
  return used.flatMap(({ groupId, name }) => {
    const named = groups.filter((group) => fold(group.name) === fold(name));
    if (named.some((group) => group.groupId === groupId)) return [];
    return named.some((group) => putInto.has(group.groupId)) ? [name] : [];
  });
}
