/** Recognises cells of a corrected report that a spreadsheet has written otherwise: dates and numbers of the report. */
import { dateOfSerial, DAYS_FROM_1900_TO_1904 } from "../../../model/calendar.ts";
import type { DateOrder } from "../../../model/feed.ts";
import { cleanText, fold } from "../../../model/text/spelling/text-folding.ts";
import { readDateText } from "../../../pipeline/mapping/values/dates/date-text.ts";

/** Digits, and the characters between the digits of phones and numbers. */
const NUMBER = /^\+?[\d\s().,/'’-]*\d[\d\s().,/'’-]*$/u;
/** A number as a spreadsheet writes it: 491715550123, 1067.0 */
const PLAIN_NUMBER = /^(?:0|[1-9]\d*)(?:[.,]0+)?$/u;
/** 4.9E+11 */
const POWER_OF_TEN = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/iu;
/** 4,93055E+11, 4.93055 E+11, 4,93055×10^11. A class may be named 5E2, so the exponent has a sign or two digits. */
const SCIENTIFIC = /^[+-]?\d+(?:[.,٫]\d+)?\s?(?:E(?:[+\-−]\d+|\d{2,3})|[×x*·]\s?10\^\d{1,3})$/iu;
/** 1.067, 491 715 550 123, 1’067 */
const GROUPED_NUMBER = /^[1-9]\d{0,2}(?:[.,\s'’]\d{3})+$/u;
const DECIMAL = /^\d+[.,]\d+$/u;
/** #NAME?, #WERT!, #N/A, #NV, ##### */
const ERROR_VALUE = /^#(?:[\p{Lu}\d/]+[!?]|N\/[AD]|NV|#+)$/u;
/** So many zeros at the end of a long number are those of a rounded number. */
const ROUNDED = /^[1-9]\d{2,}0{6}$/u;
/** Number of digits that a spreadsheet keeps. */
const KEPT_DIGITS = 15;
const TRUTH_WORDS = [
  ["true", "wahr", "vrai", "verdadero", "vero", "waar", "prawda", "verdadeiro"],
  ["false", "falsch", "faux", "falso", "onwaar", "fałsz"],
] as const;
/** The forms that a spreadsheet gives a date without a year: 4-May, 04. Mai, 04/mai */
const SHORT_DAY = /^(?:\d{1,2}[-/.]|\d{2}\. )\p{L}{3,5}\.?$/u;
/** The years that a spreadsheet reads a year of two digits as: 1930 to 2029, in newer ones to 2049. */
const SHORT_YEARS = [1930, 2049] as const;
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
  return isSameNumber(from, to) || isSameDate(from, to, year) || isSameTruth(from, to);
}

/** How a spreadsheet damaged a cell: the value that a person wrote there is lost. */
export type Damage = "scientific" | "rounded" | "error_value";

/** Returns how a spreadsheet damaged the cell of a corrected report; null: the text may be what a person wrote. */
export function damageIn(reported: string, corrected: string): Damage | null {
  const [from, to] = [cleanText(reported), cleanText(corrected)];
  if (from === to) return null;
  if (SCIENTIFIC.test(to)) return "scientific";
  if (ERROR_VALUE.test(to)) return "error_value";
  return NUMBER.test(from) && ROUNDED.test(to) ? "rounded" : null;
}

/**
 * Returns whether a rewritten date is no answer to a question about the reported one: a spreadsheet writes it so by itself. A
 * person's answer has one meaning everywhere: 1980-05-04, 4 May 1980.
 */
export function isNoAnswer(reported: string, rewritten: string): boolean {
  const [from, to] = [cleanText(reported), cleanText(rewritten)];
  const before = readingsOf(from);
  if (before.length === 0 || /^\d{4}-\d\d-\d\d$/u.test(to)) return false;
  if (/\p{L}{3}/u.test(to)) return SHORT_DAY.test(to);
  // A century that a spreadsheet does not choose is the person's.
  const [first, last] = SHORT_YEARS;
  return !readingsOf(to).some(
    ({ year, isShort }) =>
      year !== null && !isShort && before.some((one) => one.isShort) && (year < first || year > last),
  );
}

function isSameTruth(from: string, to: string): boolean {
  return TRUTH_WORDS.some((words) => [from, to].every((text) => (words as readonly string[]).includes(fold(text))));
}

function isSameNumber(from: string, to: string): boolean {
  if (!NUMBER.test(from)) return false;
  const digits = from.replaceAll(/\D/gu, "").replace(/^0+(?=\d)/u, "");
  if (DECIMAL.test(from) && DECIMAL.test(to) && numberIn(from) === numberIn(to)) return true;
  if (GROUPED_NUMBER.test(to)) return to.replaceAll(/\D/gu, "") === digits;
  if (isRounded(digits, to)) return true;
  if (PLAIN_NUMBER.test(to)) return to.replace(/[.,]0+$/u, "") === digits;
  const power = POWER_OF_TEN.exec(to);
  if (power === null) return false;
  const [, first = "", rest = "", exponent = ""] = power;
  if (digits.length - 1 !== Number(exponent)) return false;
  const [shown = ""] = Number(digits).toExponential(rest.length).split("e");
  return shown.replace(".", "") === first + rest;
}

/** Returns whether a number is the reported one without its last digits: a spreadsheet keeps 15, or fewer after 4.9E+11. */
function isRounded(digits: string, to: string): boolean {
  if (digits.length !== to.length || !/^[1-9]\d*?(0+)$/u.test(to)) return false;
  if (digits.length > KEPT_DIGITS && /^0+$/u.test(to.slice(KEPT_DIGITS)))
    return to.slice(0, KEPT_DIGITS) === digits.slice(0, KEPT_DIGITS);
  const zeros = /0*$/u.exec(to)?.[0].length ?? 0;
  return ROUNDED.test(to) && Math.round(Number(digits) / 10 ** zeros) === Number(to) / 10 ** zeros;
}

function numberIn(text: string): number {
  return Number(text.replace(",", "."));
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
