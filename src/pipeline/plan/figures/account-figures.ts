import type { Group, UsedGroup } from "../../../model/contact.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import type { DecidingList } from "../deciding-list.ts";
import type { AccountFigures, CreatedInto } from "../rules/guards/account-guards.ts";

/** Gathers the figures about the account's groups. */
export function accountFigures(deciding: DecidingList): AccountFigures {
  const { ledger, draft, groups } = deciding;
  const { account, entries } = ledger;
  const putInto = draft.groupsPutInto();
  // Contacts that a person linked, whose group no list has shown yet.
  const linkedNow = putInto.reduce((sum, { groupId }) => sum + draft.linkedInto(groupId), 0);
  const linked = Math.max(0, entries.countInGroup(0) - linkedNow);
  const used = account.usedGroups().filter(({ groupId }) => entries.countInGroup(groupId) > 0);
  return {
    groupIdsChanged: changedGroupIds(groups, used, new Set(putInto.map(({ groupId }) => groupId))),
    createdInto: putInto.flatMap(({ groupId, ...planned }) => {
      const group = groups.find((listed) => listed.groupId === groupId);
      return group === undefined || planned.creates === 0 ? [] : [createdInto(group, planned, linked, deciding)];
    }),
  };
}

function createdInto(
  { groupId, name, contactCount }: Group,
  planned: Pick<CreatedInto, "creates" | "bare">,
  linked: number,
  { ledger: { account }, draft, feed, now }: DecidingList,
): CreatedInto {
  const own = account.ownInGroup(groupId) + draft.linkedInto(groupId);
  const isFirstUse = !account.hasCreatedInto(feed.name, groupId);
  // A ledger of an older program did not count. What is there now counts as seen.
  const isCounted = account.surplusSeen(groupId) !== null;
  const seen = isCounted ? account.acceptedFor(feed.name, groupId) : Math.max(0, contactCount - own);
  const mayLack = account.mayLackContacts(now);
  const isRestored = isFirstUse && mayLack;
  // After a rebuild, an approval is about the people of its list only. Contacts that are still unknown ask again.
  const isFirst = isFirstUse || (mayLack && (account.surplusSeen(groupId) ?? 0) > seen);
  // What a person accepted for another feed says nothing about the people of this one.
  const known = own + (isFirstUse ? 0 : seen);
  // Each linked contact that this list does not show may be in this group.
  const knownAtLastList = own + linked + (account.surplusAtLastList(feed.name, groupId) ?? seen);
  return { name, ...planned, isFirst, isRestored, contactCount, known, knownAtLastList };
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
