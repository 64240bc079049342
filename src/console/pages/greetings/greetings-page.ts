import type { BirthdayGroup, UpcomingPerson } from "../../../ledger/people/upcoming-birthdays.ts";
import type { GreetingDay } from "../../../model/calendar.ts";
import type { Language } from "../../../model/feed.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../../pipeline/report/page/look/markup.ts";
import { pager } from "../../look/form-parts.ts";
import type { PageContent } from "../../route.ts";

/** People of a day that the page of all days names. */
export const NAMED = 12;
/** People on a page of one day. */
export const PER_PAGE = 100;

/** A day with its birthdays. */
export interface DayToShow {
  readonly day: GreetingDay;
  readonly groups: readonly BirthdayGroup[];
  readonly people: readonly UpcomingPerson[];
}

interface Counting {
  /** The day that counts as today (`YYYY-MM-DD`), and the time zone by which it does. */
  readonly today: string;
  readonly timeZone: string;
}

/** Returns the page with the birthdays of the next days. */
export function greetingsPage(
  phrases: Phrases,
  days: readonly DayToShow[],
  { today, timeZone }: Counting,
): PageContent {
  const title = phrases.say("console.greetings.title");
  const total = days.reduce((sum, day) => sum + countOf(day), 0);
  return {
    title,
    body: markup`<h1>${title}</h1><p class="page-lead">${phrases.say("console.greetings.count", { count: total })} ${phrases.say("console.greetings.how", { zone: timeZone })}</p>
${days.flatMap((day) => (countOf(day) === 0 && day.day.date !== today ? [] : [daySection(phrases, day, today, true)]))}`,
  };
}

/** Returns the page with all birthdays of one day. */
export function greetingsDayPage(
  phrases: Phrases,
  shown: DayToShow,
  page: number,
  { today, timeZone }: Counting,
): PageContent {
  const title = phrases.say("console.greetings.title");
  const { date } = shown.day;
  return {
    title: `${title}${phrases.colon}${phrases.day(date)}`,
    body: markup`<h1>${title}</h1><p class="page-lead">${phrases.say("console.greetings.how", { zone: timeZone })}</p>
${daySection(phrases, shown, today, false)}${pager(phrases, { page, perPage: PER_PAGE, total: countOf(shown) }, (to) => `/greetings?day=${date}&page=${to}`)}
<p><a href="/greetings">${phrases.say("console.greetings.all_days")}</a></p>`,
    place: "/greetings",
  };
}

function countOf({ groups }: Pick<DayToShow, "groups">): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** @param isCut whether the other people of the day are on a page of their own */
function daySection(phrases: Phrases, shown: DayToShow, today: string, isCut: boolean): Markup {
  const { day, groups, people } = shown;
  const total = countOf(shown);
  const isToday = day.date === today;
  const id = `d-${day.date}`;
  const counts = groups.map(
    ({ groupName, count }) =>
      markup`<li><bdi>${groupName ?? phrases.say("console.greetings.no_group")}</bdi> <b>${phrases.number(count)}</b></li>`,
  );
  return markup`<section class="day${isToday ? " today" : ""}" aria-labelledby="${id}"><h2 id="${id}"><time datetime="${day.date}">${weekday(phrases, day.date)}</time>${isToday ? markup` <span class="mark">${phrases.say("console.greetings.today")}</span>` : null}</h2>
${day.monthDays.length > 1 ? markup`<p class="help">${phrases.say("console.greetings.leap_day")}</p>` : null}
${
  total === 0
    ? markup`<p>${phrases.say("console.greetings.none")}</p>`
    : markup`<ul class="plain counts">${counts}</ul>
<ul class="plain people">${people.map((person) => personItem(person, groups.length > 1))}</ul>`
}
${!isCut || total <= people.length ? null : markup`<p class="more"><a href="/greetings?day=${day.date}">${phrases.say("console.greetings.more", { count: total })}</a></p>`}</section>
`;
}

function personItem({ contactId, name, groupName }: UpcomingPerson, withGroup: boolean): Markup {
  return markup`<li><a href="/people/${contactId}"><bdi>${name === "" ? String(contactId) : name}</bdi></a>${withGroup && groupName !== null ? markup` <small><bdi>${groupName}</bdi></small>` : null}</li>`;
}

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** Languages that write no comma behind a weekday. */
const WITHOUT_COMMA: ReadonlySet<Language> = new Set(["fr", "it", "nl"]);

/** Returns a day with its weekday: `Monday, 23 November 2026`, `Lundi 23 novembre 2026`. */
function weekday({ language, day }: Pick<Phrases, "language" | "day">, date: string): string {
  const format = weekdays.get(language) ?? new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  weekdays.set(language, format);
  const name = format.format(new Date(`${date}T00:00:00Z`));
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}${WITHOUT_COMMA.has(language) ? "" : ","} ${day(date)}`;
}
