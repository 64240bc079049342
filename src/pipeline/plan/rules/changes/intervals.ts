import { dayNumberOf } from "../../../../model/calendar.ts";

/** The parts of a birthday. */
export interface Day {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

/** The calendar of birthdays without a year: 2001 has no 29 February, 2000 has one. */
const [COMMON_YEAR, LEAP_YEAR] = [2001, 2000];
const DAYS_IN_YEAR = 365;

/** Day and month are exchanged. */
export const EXCHANGED = "exchanged";

/**
 * Returns the intervals that lead from one birthday to the other: `days:1`, `months:-12`, `exchanged`. One change may show
 * several. A birthday without a year is compared within the year.
 */
export function intervalsBetween(before: string | null, after: string | null): readonly string[] {
  const [old, now] = [dayOf(before), dayOf(after)];
  if (old === null || now === null) return [];
  const found = daysBetween(old, now).map((days) => `days:${days}`);
  const months = monthsBetween(old, now);
  if (months !== null && months !== 0) found.push(`months:${months}`);
  const isSameYear = old.year === null || now.year === null || old.year === now.year;
  if (isSameYear && old.month === now.day && old.day === now.month && old.day !== old.month) found.push(EXCHANGED);
  return found.filter((interval) => interval !== "days:0");
}

/** The most common interval of several changes. */
export interface CommonInterval {
  readonly interval: string;
  readonly people: number;
  /** Number of changes that were compared. */
  readonly of: number;
}

/** Returns the interval by which most birthdays moved; null where none moved. */
export function commonInterval(
  changes: Iterable<{ readonly before: string | null; readonly after: string | null }>,
): CommonInterval | null {
  const counts = new Map<string, number>();
  let of = 0;
  for (const { before, after } of changes) {
    of += 1;
    for (const interval of new Set(intervalsBetween(before, after)))
      counts.set(interval, (counts.get(interval) ?? 0) + 1);
  }
  let most: CommonInterval | null = null;
  for (const [interval, people] of counts) if (people > (most?.people ?? 0)) most = { interval, people, of };
  return most;
}

/** Returns the number of days between two birthdays; both numbers for days that a leap year tells apart. */
export function daysBetween(old: Day, now: Day): readonly number[] {
  if (old.year !== null && now.year !== null)
    return [dayNumberOf({ ...now, year: now.year }) - dayNumberOf({ ...old, year: old.year })];
  const within = (year: number) => wrap(dayNumberOf({ ...now, year }) - dayNumberOf({ ...old, year }));
  return [...new Set([within(COMMON_YEAR), within(LEAP_YEAR)])];
}

/** Returns the whole months between two birthdays, also where the later month is too short for the day; else null. */
export function monthsBetween(old: Day, now: Day): number | null {
  const isShort = (short: Day, long: Day) => long.day > short.day && !isDayOf({ ...short, day: short.day + 1 });
  if (old.day !== now.day && !isShort(now, old) && !isShort(old, now)) return null;
  const months = now.month - old.month;
  if (old.year !== null && now.year !== null) return (now.year - old.year) * 12 + months;
  return months > 6 ? months - 12 : months < -6 ? months + 12 : months;
}

/** Returns the parts of a birthday; null for a text of another form. */
export function dayOf(birthday: string | null): Day | null {
  const match = /^(?:(\d{4})-|--)?(\d{2})-(\d{2})$/u.exec(birthday ?? "");
  if (match === null) return null;
  return { year: match[1] === undefined ? null : Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

function isDayOf({ year, month, day }: Day): boolean {
  const date = { year: year ?? COMMON_YEAR, month, day: 1 };
  const next = month === 12 ? { year: date.year + 1, month: 1, day: 1 } : { ...date, month: month + 1 };
  return day <= dayNumberOf(next) - dayNumberOf(date);
}

function wrap(days: number): number {
  const half = DAYS_IN_YEAR / 2;
  return days > half ? days - DAYS_IN_YEAR : days < -half ? days + DAYS_IN_YEAR : days;
}

/** Days of 45 years, on which the people of a list are born. */
export const BIRTH_DAYS = 16_000;

/** Returns about how likely it is to find so many birthdays of other people where so many are expected by chance. */
export function chanceOf(found: number, expected: number): number {
  let chance = 1;
  for (let each = 1; each <= found; each += 1) chance *= expected / each;
  return chance;
}
