import { finding, namesOf, sum, type Guard } from "./guard.ts";

/** The figures about the account's groups. */
export interface AccountFigures {
  /** Names of groups that have another group_id than when they were last used. */
  readonly groupIdsChanged: readonly string[];
  /** Groups that this feed creates into for the first time, with their contacts in the service and in the ledger. */
  readonly strangers: readonly { readonly name: string; readonly contactCount: number; readonly known: number }[];
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
    fires: ({ strangers }) => {
      const unknown = strangers.filter((group) => group.contactCount > group.known);
      if (unknown.length === 0) return null;
      return finding({
        groups: namesOf(unknown),
        unknown: sum(unknown.map((group) => group.contactCount - group.known)),
        listed: sum(unknown.map((group) => group.contactCount)),
        known: sum(unknown.map((group) => group.known)),
      });
    },
  },
];
