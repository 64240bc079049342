/** Recognises cells of a corrected report that a spreadsheet has written otherwise: dates and numbers of the report. */
import { dateOfSerial, DAYS_FROM_1900_TO_1904 } from "../../../model/calendar.ts";
import type { DateOrder } from "../../../model/feed.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import { readDateText } from "../../../pipeline/mapping/values/dates/date-text.ts";

/** Digits, and the characters between the digits of phones and numbers. */
const NUMBER = /^\+?[\d\s().,/'’-]*\d[\d\s().,/'’-]*$/u;
/** A number as a spreadsheet writes it: 491715550123, 1067.0 */
const PLAIN_NUMBER = /^(?:0|[1-9]\d*)(?:[.,]0+)?$/u;
/** 4.9E+11 */
const POWER_OF_TEN = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/iu;
/** A date's number in a spreadsheet. Below 366, it would be a day of the year 1900. */
const SERIAL = /^\d{3,5}$/u;
const FIRST_SERIAL = 366;
const ORDERS: readonly DateOrder[] = ["DMY", "MDY", "YMD"];

/**
 * Returns whether a spreadsheet may have made one text of the other, as when it saves 0171 5550123 as 1715550123, or
 * 1990-05-01 as 5/1/90. A date in another order counts too: no rule tells them apart.
 *
 * @param reported the cell's text in the report
 * @param corrected the cell's text in the corrected report
 * @param year the present year, which a spreadsheet adds to a date without a year
 */
export function isRewritten(reported: string, corrected: string, year: number): boolean {
  const [from, to] = [cleanText(reported), cleanText(corrected)];
  if (from === to || from === "" || to === "") return false;
  return isSameNumber(from, to) || isSameDate(from, to, year);
}

function isSameNumber(from: string, to: string): boolean {
  if (!NUMBER.test(from)) return false;
  const digits = from.replaceAll(/\D/gu, "").replace(/^0+(?=\d)/u, "");
  if (PLAIN_NUMBER.test(to)) return to.replace(/[.,]0+$/u, "") === digits;
  const power = POWER_OF_TEN.exec(to);
  if (power === null) return false;
  const [, first = "", rest = "", exponent = ""] = power;
  if (digits.length - 1 !== Number(exponent)) return false;
  const [shown = ""] = Number(digits).toExponential(rest.length).split("e");
  return shown.replace(".", "") === first + rest;
}

function isSameDate(from: string, to: string, year: number): boolean {
  const before = readingsOf(from);
  if (before.length === 0) return false;
  const after = [...readingsOf(to), ...serialReadings(to)];
  return before.some((one) =>
    after.some((other) => {
      if (one.month !== other.month || one.day !== other.day) return false;
      if (one.year === null) return other.year === null || other.year === year;
      if (other.year === null) return false;
      return one.isShort || other.isShort ? one.year % 100 === other.year % 100 : one.year === other.year;
    }),
  );
}

/** A date that a text can mean. */
interface Reading {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly isShort: boolean;
}

/** Returns the dates that a text can mean, in any order of day and month. */
export function readingsOf(text: string): readonly Reading[] {
  return ORDERS.flatMap((order) => {
    const rules = { order, isSetting: true, dottedIsDayFirst: order === "DMY", yearlessMonthFirst: false };
    const read = readDateText(text, rules);
    if (read.kind !== "read") return [];
    return read.readings.map(({ year, month, day, shortYear }) => ({ year, month, day, isShort: shortYear }));
  });
}

function serialReadings(text: string): readonly Reading[] {
  const serial = SERIAL.test(text) ? Number(text) : 0;
  if (serial < FIRST_SERIAL) return [];
  return [serial, serial + DAYS_FROM_1900_TO_1904].map((days) => ({ ...dateOfSerial(days), isShort: false }));
}
