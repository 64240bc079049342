/** List and delete Celebration Groups (interface sections 4.4 and 4.5). */
import type { CountedGroup } from "./contacts/contact-fields.ts";
import { findGroup } from "./contacts/contact-handlers.ts";
import type { Scope } from "./contacts/contact-handlers.ts";
import { refuse } from "./outcome.ts";
import type { Outcome } from "./outcome.ts";

/** All groups of the account in one answer, by id: no pagination is shown in the interface. */
export function listGroups({ account, store }: Scope): Outcome {
  return { kind: "done", status: 200, data: store.groups(account).map(showGroup) };
}

export function deleteGroup(scope: Scope, groupId: number): Outcome {
  const { store, settings, now } = scope;
  const group = findGroup(scope, groupId);
  if (group === null) return refuse("not_found", "The group was not found.");
  if (settings.groupDelete !== "refuse") {
    store.deleteGroup(group, settings.groupDelete, now);
    return { kind: "deleted" };
  }
  if (store.hasMembers(groupId)) return refuse("validation_error", "The group still has contacts.");
  store.deleteGroup(group, "keep", now);
  return { kind: "deleted" };
}

function showGroup({ account: _account, contact_count: count, ...group }: CountedGroup): object {
  return { ...group, data_source_id: null, data_source_name: null, data_source_type: null, contact_count: count };
}
