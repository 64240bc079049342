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
  /** Whether this feed creates there for the first time. */
  readonly isFirst: boolean;
  /** Whether the ledger was restored since, and may not know all contacts of the group. */
  readonly isRestored: boolean;
  /** Number of the group's contacts in the service. */
  readonly contactCount: number;
  /** Number of its contacts that come from lists, or that were there before and accepted. */
  readonly known: number;
}

/** Fewer new contacts in a group that a feed has used before are no sign that the list's people are among them. */
const MANY_STRANGERS = 3;

/** Returns whether some of a group's contacts could be people that the list creates. */
function hasStrangers({ isFirst, isRestored, contactCount, known, creates }: CreatedInto): boolean {
  if (isRestored) return contactCount > 0;
  const unknown = contactCount - known;
  return isFirst ? unknown > 0 : unknown >= MANY_STRANGERS && unknown >= creates / 2;
}

/** Guards that hold the whole run because of the account's groups. */
export const ACCOUNT_GUARDS: readonly Guard<AccountFigures>[] = [
  {
    name: "group_id_changed",
    scope: "run",
    fires: ({ groupIdsChanged }) =>
      groupIdsChanged.length > 0 ? finding({ groups: groupIdsChanged.join(", ") }) : null,
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
