import { dayNumberOf, DAYS_FROM_1900_TO_1904, parseCalendarDate, type CalendarDate } from "../../../model/calendar.ts";
import type { DeleteLimits } from "../../../model/feed.ts";
import type { Hold } from "../../../model/operation.ts";

/** One group before the plan, and what the plan does to it. */
interface GroupFigures {
  readonly name: string;
  /** Number of the feed's linked contacts before the plan. */
  readonly linked: number;
  readonly deleted: number;
  readonly movedAway: number;
}

/** The figures that the guards check, gathered from the ledger, the file and the plan. Shares are from 0 to 1. */
export interface Figures {
  /** Number of this feed's linked contacts before the plan. */
  readonly linked: number;
  readonly rowsRead: number;
  readonly rowsUnreadable: number;
  /** Number of creates that no accepted list has asked for before. */
  readonly newPeople: number;
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
  /** Changes since the feed's last accepted list; null: there is none. */
  readonly before: {
    readonly keyChanged: boolean;
    readonly keyColumnsGone: readonly string[];
    readonly knownColumns: number;
    readonly columnsGone: readonly string[];
    readonly columnsBlank: readonly string[];
    readonly blankKeyShare: number;
  } | null;
  readonly blankKeyShare: number;
  /** The run of a newer list that was accepted before this one; null: there is none. */
  readonly olderThan: string | null;
  /** Names of groups that have another group_id than when they were last used. */
  readonly groupIdsChanged: readonly string[];
  readonly birthdayShifts: Readonly<Record<"changed" | "day" | "swapped" | "epoch", number>>;
  /** Groups that this feed creates into for the first time, with their contacts in the service and in the ledger. */
  readonly strangers: readonly { readonly name: string; readonly contactCount: number; readonly known: number }[];
}

/** A rule that finds a plan odd, and what it holds. `fires` returns the figures to show, or null if nothing is odd. */
interface Guard {
  readonly name: Hold["guard"];
  readonly scope: Hold["scope"];
  fires(figures: Figures, limits: DeleteLimits): Hold["figures"] | null;
}

/**
 * Guards about the number of deletes. They do not fire once a person has approved the same deletes. `unidentified_rows` is
 * not among them, because each list has other rows that could describe any contact.
 */
const ABOUT_NUMBERS: readonly Hold["guard"][] = ["delete_limit", "delete_share", "delete_total", "group_emptied"];
/** A group with fewer linked contacts never counts as emptied or moved. */
const NOTABLE_GROUP = 10;
/** Fewer birthdays with the same shift look like corrections; from this number on, they look like a wrong column. */
const MANY_BIRTHDAYS = 3;

const GUARDS: readonly Guard[] = [
  // These guards hold the deletes.
  {
    name: "delete_limit",
    scope: "deletes",
    fires: ({ deletes, linked }, { limitCount, limitPercent }) => {
      const limit = Math.max(limitCount, Math.floor((linked * limitPercent) / 100));
      return deletes > limit ? { deletes, linked, limit } : null;
    },
  },
  {
    name: "delete_share",
    scope: "deletes",
    fires: ({ deletes, linked }) => (deletes >= 3 && deletes > linked / 4 ? { deletes, linked } : null),
  },
  {
    name: "delete_total",
    scope: "deletes",
    fires: ({ deletes }, { limitTotal }) => (deletes > limitTotal ? { deletes, limit: limitTotal } : null),
  },
  {
    name: "group_emptied",
    scope: "deletes",
    fires: ({ groups }) => {
      const emptied = groups.filter((group) => group.linked >= NOTABLE_GROUP && group.deleted >= group.linked);
      return emptied.length > 0 ? { groups: names(emptied), people: sum(emptied.map((group) => group.linked)) } : null;
    },
  },
  {
    name: "unidentified_rows",
    scope: "deletes",
    fires: ({ unidentifiedRows, deletes }) =>
      unidentifiedRows > 0 && deletes > 0 ? { rows: unidentifiedRows, deletes } : null,
  },
  {
    name: "inactive_people",
    scope: "deletes",
    fires: ({ inactivePeople }) => (inactivePeople > 0 ? { people: inactivePeople } : null),
  },
  {
    name: "never_listed",
    scope: "deletes",
    fires: ({ neverListed }) => (neverListed > 0 ? { people: neverListed } : null),
  },
  // These guards hold the whole run.
  {
    name: "older_list",
    scope: "run",
    fires: ({ olderThan }) => (olderThan === null ? null : { newer: olderThan }),
  },
  {
    name: "key_changed",
    scope: "run",
    fires: ({ before, linked }) => (before?.keyChanged === true && linked > 0 ? { linked } : null),
  },
  {
    name: "key_column_gone",
    scope: "run",
    fires: ({ before }) =>
      before !== null && before.keyColumnsGone.length > 0 ? { columns: before.keyColumnsGone.join(", ") } : null,
  },
  {
    name: "columns_gone",
    scope: "run",
    fires: ({ before }) =>
      before !== null && before.columnsGone.length > 0 && before.columnsGone.length >= before.knownColumns / 2
        ? { gone: before.columnsGone.length, known: before.knownColumns, columns: before.columnsGone.join(", ") }
        : null,
  },
  {
    name: "unreadable_rows",
    scope: "run",
    fires: ({ rowsUnreadable, rowsRead }) =>
      rowsUnreadable > rowsRead / 2 && rowsRead > 1 ? { unreadable: rowsUnreadable, rows: rowsRead } : null,
  },
  {
    name: "blank_keys",
    scope: "run",
    fires: ({ before, blankKeyShare }) =>
      before !== null && before.blankKeyShare === 0 && blankKeyShare > 0.01
        ? { percent: Math.round(blankKeyShare * 1000) / 10 }
        : null,
  },
  {
    name: "new_people",
    scope: "run",
    fires: ({ linked, newPeople }) => (linked >= 100 && newPeople > linked * 0.3 ? { new: newPeople, linked } : null),
  },
  {
    name: "group_moved",
    scope: "run",
    fires: ({ groups }) => {
      const moved = groups.filter(({ linked, movedAway }) => linked >= NOTABLE_GROUP && movedAway > linked / 2);
      return moved.length > 0 ? { groups: names(moved), people: sum(moved.map((group) => group.movedAway)) } : null;
    },
  },
  {
    name: "group_id_changed",
    scope: "run",
    fires: ({ groupIdsChanged }) => (groupIdsChanged.length > 0 ? { groups: groupIdsChanged.join(", ") } : null),
  },
  {
    name: "birthdays_shifted",
    scope: "run",
    fires: ({ birthdayShifts: { changed, day, swapped, epoch } }) => {
      const most = Math.max(day, swapped, epoch);
      if (most < MANY_BIRTHDAYS || most <= changed / 2) return null;
      const how = most === day ? "by one day" : most === swapped ? "day and month swapped" : "by 4 years and a day";
      return { people: most, how };
    },
  },
  {
    name: "column_blank",
    scope: "run",
    fires: ({ before }) =>
      before !== null && before.columnsBlank.length > 0 ? { columns: before.columnsBlank.join(", ") } : null,
  },
  {
    name: "strangers",
    scope: "run",
    fires: ({ strangers }) => {
      const unknown = strangers.filter((group) => group.contactCount > group.known);
      if (unknown.length === 0) return null;
      return {
        groups: names(unknown),
        unknown: sum(unknown.map((group) => group.contactCount - group.known)),
        listed: sum(unknown.map((group) => group.contactCount)),
        known: sum(unknown.map((group) => group.known)),
      };
    },
  },
];

/**
 * Returns the holds of all guards that fire, in a fixed order.
 *
 * @param limits null: the feed never deletes
 */
export function evaluateGuards(figures: Figures, limits: DeleteLimits | null): readonly Hold[] {
  const none: DeleteLimits = { limitCount: Infinity, limitPercent: 100, limitTotal: Infinity, absentDays: 0 };
  return GUARDS.flatMap((guard) => {
    // An approval covers the approved deletes only. All other guards still check the plan.
    if (figures.deletesApproved && ABOUT_NUMBERS.includes(guard.name)) return [];
    const shown = guard.fires(figures, limits ?? none);
    return shown === null ? [] : [{ guard: guard.name, scope: guard.scope, figures: shown }];
  });
}

/** Returns the shift between two birthdays, if it is one that a damaged column shows; null otherwise. */
export function birthdayShift(before: string | null, after: string | null): "day" | "swapped" | "epoch" | null {
  const old = dateIn(before);
  const now = dateIn(after);
  if (old === null || now === null) return null;
  if (now.year === old.year && now.month === old.day && now.day === old.month && now.month !== now.day)
    return "swapped";
  const days = Math.abs(dayNumberOf(now) - dayNumberOf(old));
  return days === 1 ? "day" : days === DAYS_FROM_1900_TO_1904 ? "epoch" : null;
}

/** Returns the date of a birthday with a year; null for one without. */
function dateIn(birthday: string | null): CalendarDate | null {
  return birthday !== null && /^\d{4}-\d\d-\d\d$/u.test(birthday) ? parseCalendarDate(birthday) : null;
}

function names(groups: readonly { readonly name: string }[]): string {
  return groups.map((group) => group.name).join(", ");
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
