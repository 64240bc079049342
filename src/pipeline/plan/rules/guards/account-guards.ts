import type { Hold } from "../../../../model/operation.ts";
import { finding, namesOf, sum, type Guard } from "./guard.ts";

/** The figures about the account's groups. */
export interface AccountFigures {
  /** Names of groups that have another group_id than when they were last used. */
  readonly groupIdsChanged: readonly string[];
  /** The groups that the plan creates contacts in. */
  readonly createdInto: readonly CreatedInto[];
}

/** A group that a plan creates contacts in. */
export interface CreatedInto {
  readonly name: string;
  readonly creates: number;
  /** Creates without an e-mail or phone. The service does not refuse them when the contact exists already. */
  readonly bare: number;
  /** Whether this feed creates there for the first time, or may do so again because the group has unknown contacts since a rebuild. */
  readonly isFirst: boolean;
  /** Whether the ledger was restored since, and may not know all contacts of the group. */
  readonly isRestored: boolean;
  /** Number of the group's contacts in the service. */
  readonly contactCount: number;
  /** Number of its contacts that come from lists, or that were there when this feed last created there. */
  readonly known: number;
  /** The same, where all contacts count as known that were there at the feed's last list. */
  readonly knownAtLastList: number;
}

/**
 * Fewer new contacts in a group that a feed has used before are no sign that the list's people are among them, unless they
 * came since the feed's last list and new people have no address by which the service would know them.
 */
const MANY_STRANGERS = 3;

/** Returns whether some of a group's contacts could be people that the list creates. */
function hasStrangers(group: CreatedInto): boolean {
  const { isFirst, isRestored, contactCount, known, creates, bare } = group;
  if (isRestored) return contactCount > 0;
  const unknown = contactCount - known;
  if (isFirst) return unknown > 0;
  const sinceLastList = contactCount - group.knownAtLastList;
  // A data folder that was put back lacks the contacts of the lists since. Its first list wants to create them again.
  if (bare > 0 && sinceLastList > 0 && sinceLastList >= bare / 2) return true;
  return unknown >= MANY_STRANGERS && unknown >= creates / 2;
}

/** A group in which an interrupted run still has to create contacts. */
export interface WaitingCreates extends Pick<CreatedInto, "name" | "creates" | "bare" | "contactCount"> {
  /** Number of its contacts that come from lists or may come from them, or that were there when the run was planned. */
  readonly known: number;
}

/**
 * Returns the hold of the rest of an interrupted run: contacts came into its groups since, and its people may be among them.
 * null: nothing is odd. The limits are those of a list that is planned.
 */
export function strangersSince(groups: readonly WaitingCreates[]): Hold | null {
  const grown = groups.filter(({ creates, bare, contactCount, known }) => {
    const unknown = contactCount - known;
    if (bare > 0 && unknown > 0 && unknown >= bare / 2) return true;
    return unknown >= MANY_STRANGERS && unknown >= creates / 2;
  });
  if (grown.length === 0) return null;
  const figures = {
    groups: namesOf(grown),
    unknown: sum(grown.map(({ contactCount, known }) => contactCount - known)),
    listed: sum(grown.map(({ contactCount }) => contactCount)),
    known: sum(grown.map(({ known }) => known)),
  };
  return { guard: "strangers", scope: "rest", figures };
}

/** Guards that hold the whole run because of the account's groups. */
export const ACCOUNT_GUARDS: readonly Guard<AccountFigures>[] = [
  {
    name: "group_id_changed",
    scope: "run",
    fires: ({ groupIdsChanged }) => (groupIdsChanged.length > 0 ? finding({ groups: groupIdsChanged }) : null),
  },
  {
    name: "strangers",
    scope: "run",
    fires: ({ createdInto }) => {
      const unknown = createdInto.filter(hasStrangers);
      if (unknown.length === 0) return null;
      return finding({
        groups: namesOf(unknown),
        unknown: sum(unknown.map((group) => Math.max(0, group.contactCount - group.known))),
        listed: sum(unknown.map((group) => group.contactCount)),
        known: sum(unknown.map((group) => group.known)),
        ...(unknown.some(({ isRestored }) => isRestored) ? { restored: 1 } : {}),
      });
    },
  },
];
