import type { GreetingDay } from "../../model/calendar.ts";
import type { HoldExample } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";
import { IS_GONE } from "./gone-contacts.ts";

/** People of one group who have their birthday on one day. */
export interface BirthdayGroup {
  /** `YYYY-MM-DD` of the celebration. */
  readonly date: string;
  readonly groupId: number;
  /** null: the group is not known. */
  readonly groupName: string | null;
  readonly count: number;
}

export interface UpcomingPerson {
  readonly contactId: number;
  readonly name: string;
  readonly groupName: string | null;
  readonly birthday: string;
}

/** The birthdays of linked contacts that are not gone from the service, by the dates that were sent. */
export interface UpcomingBirthdays {
  /** Returns the number of people by day and group. */
  count(days: readonly GreetingDay[]): readonly BirthdayGroup[];
  /** Returns a part of the people of one day, by group and name. */
  people(day: GreetingDay, part: { readonly limit: number; readonly offset: number }): readonly UpcomingPerson[];
}

/** The last five characters of a birthday are its month and day, with and without a year. */
const MONTH_DAY = "substr(e.birthday, -5)";

export function openUpcomingBirthdays(db: Database): UpcomingBirthdays {
  return {
    count(days) {
      const dates = days.flatMap(({ date, monthDays }) => monthDays.map((monthDay) => [monthDay, date] as const));
      const found = db
        .prepare(`
        SELECT ${MONTH_DAY} AS monthDay, e.group_id AS groupId, g.name AS groupName, count(*) AS count FROM entries e
          LEFT JOIN used_groups g ON g.group_id = e.group_id
        WHERE e.birthday IS NOT NULL AND ${MONTH_DAY} IN (SELECT value FROM json_each(?)) AND NOT ${IS_GONE}
        GROUP BY 1, 2`)
        .all(JSON.stringify(dates.map(([monthDay]) => monthDay))) as (Omit<BirthdayGroup, "date"> & {
        readonly monthDay: string;
      })[];
      const groups = new Map<string, BirthdayGroup>();
      for (const { monthDay, ...group } of found)
        for (const date of dates.flatMap(([each, day]) => (each === monthDay ? [day] : []))) {
          const name = `${date} ${group.groupId}`;
          groups.set(name, { ...group, date, count: group.count + (groups.get(name)?.count ?? 0) });
        }
      return [...groups.values()].toSorted(
        (one, other) => compareTexts(one.date, other.date) || compareTexts(one.groupName ?? "", other.groupName ?? ""),
      );
    },
    people: ({ monthDays }, { limit, offset }) =>
      db
        .prepare(`
        SELECT e.contact_id AS contactId, g.name AS groupName, e.birthday,
          trim(concat_ws(' ', e.applied ->> 'first_name', e.applied ->> 'last_name')) AS name FROM entries e
          LEFT JOIN used_groups g ON g.group_id = e.group_id
        WHERE e.birthday IS NOT NULL AND ${MONTH_DAY} IN (SELECT value FROM json_each(@monthDays)) AND NOT ${IS_GONE}
        ORDER BY g.name, e.full_name, e.id LIMIT @limit OFFSET @offset`)
        .all({ monthDays: JSON.stringify(monthDays), limit, offset }) as UpcomingPerson[],
  };
}

/** The people whose birthday a plan moves into some days. */
export interface MovedGreetings {
  /**
   * Returns the number of linked people whose birthday was on another day and comes to be on one of these days, and three of
   * them. A birthday that only gets a year stays on its day.
   *
   * @param monthDays as `MM-DD`
   */
  greetingsMovedInto(monthDays: readonly string[]): {
    readonly people: number;
    readonly examples: readonly HoldExample[];
  };
}

const MOVED_INTO = `FROM temp.drafted WHERE kind = 'update' AND changes ->> '$.birthday[0]' IS NOT NULL
  AND substr(changes ->> '$.birthday[1]', -5) IN (SELECT value FROM json_each(@days))
  AND substr(changes ->> '$.birthday[0]', -5) NOT IN (SELECT value FROM json_each(@days))`;

export function openMovedGreetings(db: Database): MovedGreetings {
  return {
    greetingsMovedInto(monthDays) {
      const days = JSON.stringify(monthDays);
      const people = db.prepare(`SELECT count(*) ${MOVED_INTO}`).pluck().get({ days }) as number;
      const examples = db
        .prepare(`
        SELECT trim(concat_ws(' ', input ->> 'first_name', input ->> 'last_name')) AS name, line, 'birthday' AS field,
          changes ->> '$.birthday[0]' AS before, changes ->> '$.birthday[1]' AS after ${MOVED_INTO} ORDER BY id LIMIT 3`)
        .all({ days }) as HoldExample[];
      return { people, examples };
    },
  };
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
