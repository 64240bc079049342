import type { Group, UsedGroup } from "../../../model/contact.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { AccountFigures } from "../rules/guards/account-guards.ts";

/** Gathers the figures about the account's groups. */
export function accountFigures({ ledger, draft, feed, groups }: DecidingList): AccountFigures {
  const { account, entries } = ledger;
  return {
    groupIdsChanged: changedGroupIds(
      groups,
      account.usedGroups().filter(({ groupId }) => entries.countInGroup(groupId) > 0),
    ),
    strangers: draft
      .groupsCreatedInto()
      .filter((id) => !account.hasCreatedInto(feed.name, id))
      .flatMap((id) => {
        const group = groups.find(({ groupId }) => groupId === id);
        const known = account.knownInGroup(id) + draft.linkedInto(id);
        return group === undefined ? [] : [{ name: group.name, contactCount: group.contactCount, known }];
      }),
  };
}

/** Returns the names of used groups that now have another group_id: a group was made anew, or names were swapped. */
function changedGroupIds(groups: readonly Group[], used: readonly UsedGroup[]): readonly string[] {
  return used.flatMap(({ groupId, name }) => {
    const sameId = groups.some((group) => group.groupId === groupId);
    const sameName = groups.some((group) => group.name === name && group.groupId !== groupId);
    return !sameId && sameName ? [name] : [];
  });
}
