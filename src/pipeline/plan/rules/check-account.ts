import type { Group } from "../../../model/contact.ts";

interface UsedGroup {
  readonly groupId: number;
  readonly name: string;
  readonly dateCreated: string;
}

/** Whether the service behind the base URL is the account that this ledger's contacts are in. */
export type AccountCheck =
  | { readonly kind: "same" }
  /** Nothing may be sent: contact_ids of one account mean other people in another. */
  | { readonly kind: "other_account"; readonly why: string };

/**
 * @param boundTo base URL of the first run; null before it
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

function other(why: string): AccountCheck {
  return { kind: "other_account", why };
}
