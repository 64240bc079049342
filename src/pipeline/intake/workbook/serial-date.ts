import {
  dateOfSerial,
  DAYS_FROM_1900_TO_1904,
  formatDate,
  twoDigits,
  type CalendarDate,
} from "../../../model/calendar.ts";
import type { DateParts } from "./cell-format.ts";

const SECONDS_PER_DAY = 86_400;
/** Excel's 1900 calendar has a 29 February 1900, which never existed. Programs disagree about the days up to then. */
const LAST_DOUBTFUL_SERIAL = 60;
/** 9999-12-31. */
const LAST_SERIAL = 2_958_465;

/**
 * Returns a spreadsheet's date number as text. The arithmetic is on integers, so no clock and no time zone can move the
 * date by a day.
 *
 * The text has only the parts that the cell's format shows. Excel stores "17.07." with the year of typing, which is not
 * a birth year. So a format without year gives `--07-17`, and a format without day gives `1985-03`.
 *
 * @param serial days since the epoch of the workbook's calendar; the fraction is the time of day
 * @returns `YYYY-MM-DD`, followed by ` HH:MM:SS` unless the time is midnight. `HH:MM:SS` for a time without date. null
 * when the date can't be trusted.
 */
export function serialText(serial: number, shows: DateParts, is1904: boolean): string | null {
  const showsDate = shows.year || shows.month || shows.day;
  const seconds = Math.round(serial * SECONDS_PER_DAY);
  if (!showsDate && seconds >= 0 && seconds < SECONDS_PER_DAY) return timeText(seconds);
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  if (!(day > LAST_DOUBTFUL_SERIAL) || day > LAST_SERIAL) return null;
  const date = dateOfSerial(day + (is1904 ? DAYS_FROM_1900_TO_1904 : 0));
  if (!showsDate) return timeText(seconds % SECONDS_PER_DAY);
  return dateText(date, shows, seconds % SECONDS_PER_DAY);
}

/** Returns the parts of a date that a format shows, and the time of day unless it is midnight. */
export function dateText(date: CalendarDate, shows: DateParts, seconds: number): string {
  const year = String(date.year).padStart(4, "0");
  const month = twoDigits(date.month);
  const day = twoDigits(date.day);
  if (shows.year && shows.month && shows.day) {
    const text = formatDate(date.year, date.month, date.day);
    return seconds === 0 ? text : `${text} ${timeText(seconds)}`;
  }
  if (shows.month && shows.day) return `--${month}-${day}`;
  if (shows.year) return shows.month ? `${year}-${month}` : year;
  return shows.month ? month : day;
}

/** Returns a time of day in seconds as `HH:MM:SS`. */
export function timeText(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(":");
}
