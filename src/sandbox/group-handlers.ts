/** Lists and deletes Celebration Groups (interface sections 4.4 and 4.5). */
import type { CountedGroup } from "./contacts/contact-fields.ts";
import { findGroup } from "./contacts/contact-handlers.ts";
import type { Scope } from "./contacts/contact-handlers.ts";
import { refuse } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";

/** Answers with all groups of the account, ordered by id. The interface shows no pagination. */
export function listGroups({ account, store }: Scope): Outcome {
  return { kind: "done", status: 200, data: store.groups(account).map(showGroup) };
}

export function deleteGroup(scope: Scope, groupId: number): Outcome {
  const { store, settings, now } = scope;
  const group = findGroup(scope, groupId);
  if (group === null) return refuse("not_found", "The group was not found.");
  switch (settings.groupDelete) {
    case "keep":
    case "delete":
      store.deleteGroup(group, settings.groupDelete, now);
      return { kind: "deleted" };
    case "refuse":
      if (store.hasMembers(groupId)) return refuse("validation_error", "The group still has contacts.");
      store.deleteGroup(group, "keep", now);
      return { kind: "deleted" };
  }
}

function showGroup({ account: _account, contact_count: count, ...group }: CountedGroup): object {
  return { ...group, data_source_id: null, data_source_name: null, data_source_type: null, contact_count: count };
}
