import type { BirthdayDoubt } from "../../../../model/survey.ts";
import { dateOfSerial, DAYS_FROM_1900_TO_1904, formatDate, isRealDay, twoDigits } from "../../../../model/calendar.ts";
import { datesInFiveDigits, monthsAndDays, serialOf } from "./short-numbers.ts";
import { cleanNumber } from "../cell-text.ts";

/** The texts of the dates that a cell of a doubtful column may mean: first as it is written, then the other reading. */
export interface DoubtfulCell {
  readonly asWritten: string;
  readonly other: string;
}

const FORM = {
  iso: /^(\d{4})-(\d{2})-(\d{2})(?!\d)/,
  dot: /^(\d{1,2})(\.) ?(\d{1,2})\. ?(\d{4}|\d{2})(?!\d)/,
  slash: /^(\d{1,2})(\/) ?(\d{1,2})\/ ?(\d{4}|\d{2})(?!\d)/,
  dash: /^(\d{1,2})(-) ?(\d{1,2})- ?(\d{4}|\d{2})(?!\d)/,
} as const;

/**
 * Returns the two dates that a cell of a doubtful column may mean, as texts that have one reading or can be read like any
 * other cell. Returns null for a cell that the doubt does not touch.
 *
 * @param date the date as which the cell would be read without the doubt, `YYYY-MM-DD` or `--MM-DD`; null if it has none
 */
export function readDoubtful(
  cell: string,
  doubt: BirthdayDoubt,
  date: string | null,
  thisYear: number,
): DoubtfulCell | null {
  const text = cleanNumber(cell);
  switch (doubt.kind) {
    case "exchanged":
      return date === null || !FORM[doubt.form].test(text) ? null : exchanged(date);
    case "celebration_year": {
      if (date === null || date.startsWith("-")) return null;
      const isRecent = Number(date.slice(0, 4)) >= thisYear - doubt.years;
      return isRecent ? { asWritten: date, other: `--${date.slice(5)}` } : null;
    }
    case "age": {
      if (date === null || date.startsWith("-")) return null;
      const year = Number(date.slice(0, 4)) + doubt.years;
      return { asWritten: date, other: `${String(year).padStart(4, "0")}${date.slice(4)}` };
    }
    case "lost_zero": {
      const day = /^(\d{1,2})\.1$/.exec(text)?.[1];
      return day === undefined ? null : { asWritten: monthDay(1, Number(day)), other: monthDay(10, Number(day)) };
    }
    case "short_numbers": {
      const [one, other] = monthsAndDays(digitsOf(text) ?? "").map(([month, day]) => monthDay(month, day));
      return one === undefined ? null : { asWritten: one, other: other ?? one };
    }
    case "five_digits": {
      const [other] = /^\d{5}$/.test(text) ? datesInFiveDigits(text) : [];
      return other === undefined ? null : { asWritten: serialDate(Number(text)), other };
    }
    case "epoch": {
      if (!/^\d{3,5}$/.test(text)) return null;
      return {
        asWritten: serialDate(Number(text)),
        other: serialDate(Number(text) + DAYS_FROM_1900_TO_1904),
      };
    }
  }
}

/** Returns a date and the same date with day and month exchanged; null if that is the same date or none. */
function exchanged(date: string): DoubtfulCell | null {
  const [month, day] = [Number(date.slice(-5, -3)), Number(date.slice(-2))];
  if (month === day || !isRealDay(null, day, month)) return null;
  return { asWritten: date, other: `${date.slice(0, -5)}${twoDigits(day)}-${twoDigits(month)}` };
}

function monthDay(month: number, day: number): string {
  return `--${twoDigits(month)}-${twoDigits(day)}`;
}

function serialDate(serial: number): string {
  const { year, month, day } = dateOfSerial(serial);
  return formatDate(year, month, day);
}

/** Returns the digits of a number that may be month and day. A spreadsheet may show the number as a date of 1900 to 1903. */
function digitsOf(text: string): string | null {
  if (/^\d{3,4}$/.test(text)) return text;
  const iso = FORM.iso.exec(text);
  return iso === null ? null : String(serialOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
}
