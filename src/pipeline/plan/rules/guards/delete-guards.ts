import type { Hold, HoldExample } from "../../../../model/operation.ts";
import type { MissingEnd } from "./whole-list.ts";
import { finding, namesOf, sum, type GroupFigures, type Guard } from "./guard.ts";

/** The figures about a plan's deletes. */
export interface DeleteFigures {
  /** Number of this feed's linked contacts before the plan. */
  readonly linked: number;
  readonly deletes: number;
  /** Number of planned deletes that no person approved for an earlier list. */
  readonly deletesNotApproved: number;
  /** Number of contacts that the feed's lists of the last seven days deleted without a person's approval. */
  readonly deletedInWeek: number;
  /** Number of the feed's linked contacts seven days ago. */
  readonly linkedWeekAgo: number;
  /** Whether a person approved the delete of every contact that the plan deletes. */
  readonly deletesApproved: boolean;
  /** Number of refused rows that could be about a person who is missing. */
  readonly unidentifiedRows: number;
  /** Lines of the first of these rows. */
  readonly unidentifiedLines: readonly number[];
  /** Number of missing people that these rows could describe. */
  readonly unidentifiedDeletes: number;
  /** The first of these people. */
  readonly unidentifiedExamples: readonly HoldExample[];
  /** Number of linked people who are marked deceased or terminated, and whose deletes wait for a person. */
  readonly inactivePeople: number;
  /** Number of contacts that a person linked and that no list has named, this one included. */
  readonly neverListed: number;
  /** Number of deletes of people that another waiting list names. */
  readonly inOtherList: number;
  readonly groups: readonly GroupFigures[];
  /** Why the list may not be whole; null: nothing shows it. */
  readonly cut: ListCut | null;
}

/**
 * Why a list may not be whole.
 * - `row`: it ends unlike the feed's last lists
 * - `end`: the last rows of the former list are missing
 * - `round`: it has a round number of rows
 * - `pasted`: rows are repeated that the former list had once, and as many people are missing
 */
export type ListCut =
  | { readonly how: "row" }
  | ({ readonly how: "end" } & MissingEnd)
  | { readonly how: "round" | "pasted"; readonly rows: number };

/**
 * Guards about the number of deletes. They do not fire once a person has approved the same deletes. `unidentified_rows` is
 * not among them, because each list has other rows that could describe any contact.
 */
export const ABOUT_NUMBERS: readonly Hold["guard"][] = [
  "delete_limit",
  "delete_share",
  "delete_total",
  "delete_week",
  "group_emptied",
];

/** In a feed with fewer people, two deletes can be a large part. */
const SMALL_FEED = 8;
/** A group with fewer linked contacts never counts as emptied. */
const NOTABLE_EMPTIED = 5;

/** Guards about the deletes of one list. */
const OF_ONE_LIST: readonly Guard<DeleteFigures>[] = [
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
    fires: ({ deletes, linked }) =>
      deletes >= (linked < SMALL_FEED ? 2 : 3) && deletes > linked / 4 ? finding({ deletes, linked }) : null,
  },
  {
    name: "delete_total",
    scope: "deletes",
    fires: ({ deletes }, { limitTotal }) => (deletes > limitTotal ? finding({ deletes, limit: limitTotal }) : null),
  },
];

/**
 * Holds deletes that are few in each list, but many in seven days. The feed may have grown in the meantime: the larger number
 * of people counts. A single delete is never many. A list that is held for its own number of deletes is not held a second
 * time, unless the days before count too.
 */
const DELETE_WEEK: Guard<DeleteFigures> = {
  name: "delete_week",
  scope: "deletes",
  fires: (figures, limits) => {
    const { linked, linkedWeekAgo, deletedInWeek, deletesNotApproved } = figures;
    const people = Math.max(linked, linkedWeekAgo);
    const usual = Math.max(3 * limits.limitCount, Math.floor((people * limits.limitWeekPercent) / 100));
    const limit = Math.max(1, Math.min(usual, Math.floor(people / 3)));
    const deletes = deletedInWeek + deletesNotApproved;
    if (deletesNotApproved === 0 || deletes <= limit) return null;
    const isHeldAlready = deletedInWeek === 0 && OF_ONE_LIST.some((guard) => guard.fires(figures, limits) !== null);
    return isHeldAlready ? null : finding({ deletes, limit });
  },
};

/** Guards that hold the plan's deletes. Creates and updates go on. */
export const DELETE_GUARDS: readonly Guard<DeleteFigures>[] = [
  ...OF_ONE_LIST,
  DELETE_WEEK,
  {
    name: "group_emptied",
    scope: "deletes",
    fires: ({ groups }) => {
      const emptied = groups.filter(isEmptied);
      return emptied.length > 0
        ? finding({ groups: namesOf(emptied), people: sum(emptied.map((group) => group.deleted)) })
        : null;
    },
  },
  {
    name: "cut_off",
    scope: "deletes",
    fires: ({ cut, deletes, deletesApproved }) => {
      if (cut === null || deletes === 0) return null;
      // A person who approved the same deletes has seen who is missing.
      if (cut.how !== "row" && deletesApproved) return null;
      return finding({ deletes, ...cut });
    },
  },
  {
    name: "unidentified_rows",
    scope: "deletes",
    fires: ({ unidentifiedRows: rows, unidentifiedLines, unidentifiedDeletes: deletes, unidentifiedExamples }) => {
      if (rows === 0 || deletes === 0) return null;
      return { figures: { rows, deletes, lines: unidentifiedLines.map(String) }, examples: unidentifiedExamples };
    },
  },
  {
    name: "inactive_people",
    scope: "deletes",
    fires: ({ inactivePeople }) => (inactivePeople > 0 ? finding({ people: inactivePeople }) : null),
  },
  {
    name: "two_lists",
    scope: "deletes",
    fires: ({ inOtherList }) => (inOtherList > 0 ? finding({ deletes: inOtherList }) : null),
  },
  {
    name: "never_listed",
    scope: "deletes",
    fires: ({ neverListed }) => (neverListed > 0 ? finding({ people: neverListed }) : null),
  },
];

/** Returns whether all people of a group are deleted, or its last ones while the others move and no one joins. */
function isEmptied({ linked, deleted, movedAway, joined }: GroupFigures): boolean {
  if (linked < NOTABLE_EMPTIED || deleted === 0) return false;
  return deleted >= linked || (joined === 0 && deleted + movedAway >= linked);
}
