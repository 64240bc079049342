import type { Hold } from "../../../../model/operation.ts";
import { finding, namesOf, NOTABLE_GROUP, sum, type GroupFigures, type Guard } from "./guard.ts";

/** The figures about a plan's deletes. */
export interface DeleteFigures {
  /** Number of this feed's linked contacts before the plan. */
  readonly linked: number;
  readonly deletes: number;
  /** Whether a person approved the delete of every contact that the plan deletes. */
  readonly deletesApproved: boolean;
  /** Number of rows that are not applied and could describe any contact. */
  readonly unidentifiedRows: number;
  /** Number of linked people who are marked deceased or terminated, and whose deletes wait for a person. */
  readonly inactivePeople: number;
  /** Number of contacts that a person linked and that no list has named, this one included. */
  readonly neverListed: number;
  readonly groups: readonly GroupFigures[];
}

/**
 * Guards about the number of deletes. They do not fire once a person has approved the same deletes. `unidentified_rows` is
 * not among them, because each list has other rows that could describe any contact.
 */
export const ABOUT_NUMBERS: readonly Hold["guard"][] = [
  "delete_limit",
  "delete_share",
  "delete_total",
  "group_emptied",
];

/** Guards that hold the plan's deletes. Creates and updates go on. */
export const DELETE_GUARDS: readonly Guard<DeleteFigures>[] = [
  {
    name: "delete_limit",
    scope: "deletes",
    fires: ({ deletes, linked }, { limitCount, limitPercent }) => {
      const limit = Math.max(limitCount, Math.floor((linked * limitPercent) / 100));
      return deletes > limit ? finding({ deletes, linked, limit }) : null;
    },
  },
  {
    name: "delete_share",
    scope: "deletes",
    fires: ({ deletes, linked }) => (deletes >= 3 && deletes > linked / 4 ? finding({ deletes, linked }) : null),
  },
  {
    name: "delete_total",
    scope: "deletes",
    fires: ({ deletes }, { limitTotal }) => (deletes > limitTotal ? finding({ deletes, limit: limitTotal }) : null),
  },
  {
    name: "group_emptied",
    scope: "deletes",
    fires: ({ groups }) => {
      const emptied = groups.filter((group) => group.linked >= NOTABLE_GROUP && group.deleted >= group.linked);
      return emptied.length > 0
        ? finding({ groups: namesOf(emptied), people: sum(emptied.map((group) => group.linked)) })
        : null;
    },
  },
  {
    name: "unidentified_rows",
    scope: "deletes",
    fires: ({ unidentifiedRows, deletes }) =>
      unidentifiedRows > 0 && deletes > 0 ? finding({ rows: unidentifiedRows, deletes }) : null,
  },
  {
    name: "inactive_people",
    scope: "deletes",
    fires: ({ inactivePeople }) => (inactivePeople > 0 ? finding({ people: inactivePeople }) : null),
  },
  {
    name: "never_listed",
    scope: "deletes",
    fires: ({ neverListed }) => (neverListed > 0 ? finding({ people: neverListed }) : null),
  },
];
