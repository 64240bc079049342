import type { Group, UsedGroup } from "../../../model/contact.ts";

/** Whether the service behind the base URL is the account of this ledger's contacts. */
export type AccountCheck =
  | { readonly kind: "same" }
  /** Nothing may be sent, because a contact_id means another person in another account. */
  | {
      readonly kind: "other_account";
      readonly why: string;
      /** Whether only the address differs, so that it may be a new address of the same account. */
      readonly mayBeSame: boolean;
    };

/**
 * Compares the account that the ledger is bound to with the service's base URL and group list. Under a new address,
 * a group shows that the account is the same.
 *
 * @param address.formerBaseUrl the address of which a person says that it was the account's; null: none
 * @param boundTo base URL of the first run; null before the first run
 * @param used groups that contacts of the ledger were put in
 * @param listed the service's group list
 */
export function checkAccount(
  { baseUrl, formerBaseUrl }: { readonly baseUrl: string; readonly formerBaseUrl: string | null },
  boundTo: string | null,
  used: readonly UsedGroup[],
  listed: readonly Group[],
): AccountCheck {
  const groupOf = ({ groupId }: UsedGroup) => listed.find((group) => group.groupId === groupId);
  if (boundTo !== null && boundTo !== baseUrl) {
    const hasOwnGroup = used.some((group) => groupOf(group)?.dateCreated === group.dateCreated);
    if (boundTo !== formerBaseUrl || !hasOwnGroup)
      return other(`this ledger belongs to ${boundTo}, the configuration names ${baseUrl}`, hasOwnGroup);
  }
  for (const one of used) {
    const { groupId, name, dateCreated } = one;
    const now = groupOf(one)?.dateCreated ?? dateCreated;
    if (now !== dateCreated)
      return other(`group ${groupId} (“${name}”) was created on ${dateCreated}, the service now says ${now}`);
  }
  if (used.length > 0 && used.every((group) => groupOf(group) === undefined)) {
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

function other(why: string, mayBeSame = false): AccountCheck {
  return { kind: "other_account", why, mayBeSame };
}
