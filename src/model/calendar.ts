/** Dates as plain numbers of the Gregorian calendar. Without a clock or a time zone, no date can shift by a day. */

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days between the epochs of a spreadsheet's two calendars, 1899-12-30 and 1904-01-01: four years and a day. */
export const DAYS_FROM_1900_TO_1904 = 1_462;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** The day number of 1899-12-30, which is serial 0 in the 1900 calendar. */
const DAY_OF_SERIAL_0 = 693_899;

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * Tells whether a day exists. Without a year, 29 February exists.
 *
 * @param month 1 to 12 for a real month; any number is allowed
 */
export function isRealDay(year: number | null, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  if (month === 2 && day === 29) return year === null || isLeapYear(year);
  return day <= (MONTH_LENGTHS[month - 1] ?? 0);
}

/** Returns a negative number when `a` is earlier than `b`, 0 for the same day, else a positive number. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/** Returns a person's age in whole years on a day. */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const hadBirthday = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * Reads a date of the form `YYYY-MM-DD`.
 *
 * @throws RangeError when the text has another form
 */
export function parseCalendarDate(text: string): CalendarDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) throw new RangeError(`Not a date of the form YYYY-MM-DD: ${text}`);
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/**
 * Returns the number of days from 1 March of year 0 to a date.
 * The year starts in March here, so that the leap day is a year's last day
 * (H. Hinnant, "chrono-compatible low-level date algorithms").
 */
export function dayNumberOf({ year, month, day }: CalendarDate): number {
  const yearFromMarch = month <= 2 ? year - 1 : year;
  const monthFromMarch = (month + 9) % 12;
  return (
    365 * yearFromMarch +
    Math.floor(yearFromMarch / 4) -
    Math.floor(yearFromMarch / 100) +
    Math.floor(yearFromMarch / 400) +
    Math.floor((153 * monthFromMarch + 2) / 5) +
    day -
    1
  );
}

/** Returns the date of a day number: the inverse of `dayNumberOf`. */
function dateOfDayNumber(dayNumber: number): CalendarDate {
  const era = Math.floor(dayNumber / 146_097);
  const dayOfEra = dayNumber - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/**
 * Returns the date of a spreadsheet's serial number in the 1900 calendar.
 *
 * @param serial whole days, from 61 on. Below 61 the calendar counts a 29 February 1900, which never existed
 */
export function dateOfSerial(serial: number): CalendarDate {
  return dateOfDayNumber(DAY_OF_SERIAL_0 + serial);
}

/** Returns a number below 100 with two digits. */
export function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** Returns a date as `YYYY-MM-DD`. */
export function formatDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** A day, and the birthdays that are celebrated on it. */
export interface GreetingDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `MM-DD`, as birthdays end. 28 February of a year without a 29 February has both. */
  readonly monthDays: readonly string[];
}

/**
 * Returns the next days, beginning with today.
 *
 * @param today `YYYY-MM-DD`
 */
export function daysAhead(today: string, days: number): readonly GreetingDay[] {
  const first = dayNumberOf(parseCalendarDate(today));
  return Array.from({ length: days }, (_, at) => {
    const { year, month, day } = dateOfDayNumber(first + at);
    const monthDay = `${twoDigits(month)}-${twoDigits(day)}`;
    const isForLeapDay = monthDay === "02-28" && !isLeapYear(year);
    return { date: formatDate(year, month, day), monthDays: isForLeapDay ? [monthDay, "02-29"] : [monthDay] };
  });
}

/**
 * Returns the day that it is in a time zone (`YYYY-MM-DD`).
 *
 * @param now ms since 1970
 */
export function dayIn(timeZone: string, now: number): string {
  // Sweden writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now);
}
