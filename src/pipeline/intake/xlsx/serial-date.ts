import type { DateParts } from "./number-format.ts";

const SECONDS_PER_DAY = 86_400;
/** Excel's 1900 calendar has a 29 February that never was; up to it no program agrees which day a number means. */
const LAST_DOUBTFUL_SERIAL = 60;
/** 9999-12-31. */
const LAST_SERIAL = 2_958_465;
const DAYS_TO_1904 = 1_462;
/** Days from 0000-03-01 to 1899-12-30, the day that serial 0 would be. */
const EPOCH_DAYS = 693_899;

/**
 * A spreadsheet's date number as text, by integer arithmetic: no clock and no time zone can move it by a day.
 *
 * The text has what the cell's format shows and no more. Excel stores "17.07." with the year in which it was typed:
 * that is nobody's birth year, so a format without year gives `--07-17`, one without day `1985-03`.
 *
 * @param serial days since the epoch of the workbook's calendar; the fraction is the time of day
 * @returns `YYYY-MM-DD`, with ` HH:MM:SS` unless it is midnight; `HH:MM:SS` for times; null: no trustworthy date
 */
export function serialText(serial: number, shows: DateParts, is1904: boolean): string | null {
  const showsDate = shows.year || shows.month || shows.day;
  const seconds = Math.round(serial * SECONDS_PER_DAY);
  if (!showsDate && seconds >= 0 && seconds < SECONDS_PER_DAY) return timeText(seconds);
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  if (!(day > LAST_DOUBTFUL_SERIAL) || day > LAST_SERIAL) return null;
  const date = civilDate(EPOCH_DAYS + day + (is1904 ? DAYS_TO_1904 : 0));
  if (!showsDate) return timeText(seconds % SECONDS_PER_DAY);
  return dateText(date, shows, seconds % SECONDS_PER_DAY);
}

function dateText(date: CivilDate, shows: DateParts, seconds: number): string {
  const year = String(date.year).padStart(4, "0");
  const month = twoDigits(date.month);
  const day = twoDigits(date.day);
  if (shows.year && shows.month && shows.day) {
    return seconds === 0 ? `${year}-${month}-${day}` : `${year}-${month}-${day} ${timeText(seconds)}`;
  }
  if (shows.month && shows.day) return `--${month}-${day}`;
  if (shows.year) return shows.month ? `${year}-${month}` : year;
  return shows.month ? month : day;
}

function timeText(seconds: number): string {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(":");
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days since 0000-03-01 of the Gregorian calendar to a date; the year starts in March, so leap days come last. */
function civilDate(days: number): CivilDate {
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}
