import { dayIn, daysAhead } from "../../../model/calendar.ts";
import type { ConsoleContext } from "../../context.ts";
import { pageNumber } from "../../look/form-parts.ts";
import type { Route } from "../../route.ts";
import { greetingsDayPage, greetingsPage, NAMED, PER_PAGE } from "./greetings-page.ts";

/** Days that the page shows, with today. */
const DAYS = 30;

/** The page *Upcoming greetings*. */
export function greetingsRoutes({ now, withLedger }: ConsoleContext): readonly Route[] {
  return [
    {
      method: "GET",
      path: "/greetings",
      role: "reader",
      handle({ phrases, query }) {
        const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
        const counting = { today: dayIn(timeZone, now()), timeZone };
        const days = daysAhead(counting.today, DAYS);
        const chosen = days.find(({ date }) => date === query.get("day"));
        return withLedger(({ birthdays }) => {
          if (chosen !== undefined) {
            const groups = birthdays.count([chosen]);
            const total = groups.reduce((sum, { count }) => sum + count, 0);
            const page = Math.min(pageNumber(query), Math.max(1, Math.ceil(total / PER_PAGE)));
            const people = birthdays.people(chosen, { limit: PER_PAGE, offset: (page - 1) * PER_PAGE });
            return { kind: "page", page: greetingsDayPage(phrases, { day: chosen, groups, people }, page, counting) };
          }
          const counts = birthdays.count(days);
          const shown = days.map((day) => {
            const groups = counts.filter(({ date }) => date === day.date);
            return {
              day,
              groups,
              people: groups.length === 0 ? [] : birthdays.people(day, { limit: NAMED, offset: 0 }),
            };
          });
          return { kind: "page", page: greetingsPage(phrases, shown, counting) };
        });
      },
    },
  ];
}
