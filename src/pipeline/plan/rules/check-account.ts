import type { Group, UsedGroup } from "../../../model/contact.ts";

/** Whether the service behind the base URL is the account of this ledger's contacts. */
export type AccountCheck =
  | { readonly kind: "same" }
  /** Nothing may be sent, because a contact_id means another person in another account. */
  | { readonly kind: "other_account"; readonly why: string };

/**
 * Compares the account that the ledger is bound to with the service's base URL and group list.
 *
 * @param boundTo base URL of the first run; null before the first run
 * @param used groups that contacts of the ledger were put in
 * @param listed the service's group list
 */
export function checkAccount(
  baseUrl: string,
  boundTo: string | null,
  used: readonly UsedGroup[],
  listed: readonly Group[],
): AccountCheck {
  if (boundTo !== null && boundTo !== baseUrl) {
    return other(`this ledger belongs to ${boundTo}, the configuration names ${baseUrl}`);
  }
  for (const { groupId, name, dateCreated } of used) {
    const group = listed.find((found) => found.groupId === groupId);
    if (group !== undefined && group.dateCreated !== dateCreated) {
      return other(
        `group ${groupId} (“${name}”) was created on ${dateCreated}, the service now says ${group.dateCreated}`,
      );
    }
  }
  if (used.length > 0 && !used.some(({ groupId }) => listed.some((group) => group.groupId === groupId))) {
    return other(`none of the groups that this ledger has used (${used.length}) is listed any more`);
  }
  return { kind: "same" };
}

/**
 * Returns why the group list can't be relied on, in a clause; null: it can. A group that is in use must be readable. If a
 * group in use is not listed, it may be a group whose group_id can't be read.
 *
 * @param used group_ids of the groups that the ledger or a plan has contacts in
 * @param listed the service's group list
 */
export function whyUnreadable(used: readonly number[], listed: readonly Group[]): string | null {
  const isMissing = used.some((groupId) => !listed.some((group) => group.groupId === groupId));
  const found = listed.find(({ groupId, unreadable }) => {
    return unreadable !== undefined && (used.includes(groupId) || (unreadable === "group_id" && isMissing));
  });
  return found === undefined ? null : describeUnreadable(found);
}

/** Returns a clause that names a group and its property that can't be read. */
export function describeUnreadable({ groupId, name, unreadable }: Group): string {
  const group =
    unreadable === "group_id" ? `a group${name.startsWith("?") ? "" : ` “${name}”`}` : `group ${groupId} (“${name}”)`;
  return `${group} has no readable ${unreadable ?? "data"}`;
}

function other(why: string): AccountCheck {
  return { kind: "other_account", why };
}
