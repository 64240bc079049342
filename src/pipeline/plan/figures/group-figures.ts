import type { DecidingList } from "../deciding-list.ts";
import type { GroupFigures } from "../rules/guards/guard.ts";

/** Returns the figures of the feed's groups; none for a plan that neither moves nor deletes a contact. */
export function groupFigures({ draft, feed, groupNames }: DecidingList): readonly GroupFigures[] {
  if (draft.countOf("delete") === 0 && draft.countOf("update") === 0) return [];
  return draft.groupFigures(feed.name).map(({ groupId, ...figures }) => ({
    ...figures,
    name: groupNames.get(groupId) ?? `group ${groupId}`,
  }));
}
