/**
 * Cells of a report that a spreadsheet neither runs nor changes, and that read back to exactly what they were.
 *
 * A spreadsheet runs a cell that starts with = + - @ (or a tab or line break before it) as a formula, and rewrites what
 * looks like a number or a date: 007 becomes 7, 1990-05-01 becomes 01.05.90, 4917155501234 becomes 4.9E+12. An
 * apostrophe in front of such a cell makes it text for Excel and LibreOffice, and survives being saved. Saved without it,
 * a zero in front, a day before a month or the digits of a long number would be gone for good. What every spreadsheet
 * leaves alone (Last1, 0171 5550123) gets none.
 */

import { isMonthWord } from "../words/month-words.ts";

const MARK = "'";

/** Starts of formulas, their full-width forms, and the blank characters that may stand before them. */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/u;
/** The only numbers that every spreadsheet gives back as they were: short, whole, without leading zero. */
const SAFE_NUMBER = /^(?:0|[1-9]\d{0,10})$/u;
/** 007, 0.50, 1.234,5, 030 555 012 (thousands, to some), 4917155501234, 1E5, 50 %, € 12, (5), 5- */
const NUMBER =
  /^\(?\s*(?:[€$£¥]\s*)?-?(?:\d+(?:[.,]\d+|[\s'’]\d{3})*[.,]?|[.,]\d+)(?:e[+-]?\d+)?\s*[%€$£¥]?\s*\)?-?$/iu;
/** 3 1/2 */
const FRACTION = /^\d+\s+\d+\s*\/\s*\d+$/u;
/** 1990-05-01, 01.05.1990, 1.5., 5/1/90, 05/1990; but not 0171/5550123 */
const DATE =
  /^(?:\d{4}\s*[./-]\s*\d{1,2}(?:\s*[./-]\s*\d{1,2})?|\d{1,2}\s*[./-]\s*\d{1,2}(?:\s*[./-]\s*(?:\d{4}|\d{0,2}))?|\d{1,2}\s*[./-]\s*\d{4})$/u;
/** 1 May 1990, 1-Mai, May 1990, Mar 7, 7. März 85; with the weekday before it, too. */
const DATE_WITH_MONTH =
  /^(?:\p{L}+\.?,?\s+)?(?:\d{1,4}[\s./-]*)?(\p{L}{3,12})\.?[\s./,-]*\d{1,4}(?:[\s./,-]+\d{1,4})?$/u;
const DAY_AND_MONTH = /^\d{1,4}[\s./-]+(\p{L}{3,12})\.?$/u;
/** 12:30, 5 pm; alone or after a date */
const TIME_AT_END = /(?:^|[\sT])\d{1,4}:\d{1,2}(?::\d{1,2}(?:[.,]\d+)?)?(?:\s*[ap]m?)?Z?$|(?:^|\s)\d{1,2}\s+[ap]m?$/iu;
const TRUTH = /^(?:true|false|wahr|falsch|vrai|faux)$/iu;
/** No spreadsheet takes a longer text for a number or a date. */
const LONGEST_NUMBER = 60;
/** Digits with what stands between the digits of phones, numbers and dates. */
const DIGITS = /^[\s\d.,:/()%€$£¥'’-]*\d[\s\d.,:/()%€$£¥'’-]*$/u;

/** Writes a cell so that a spreadsheet leaves it alone; the inverse is `restoreCell`. */
export function neutraliseCell(text: string): string {
  return needsMark(text) ? MARK + text : text;
}

/**
 * The cell as it was. Only a mark that `neutraliseCell` sets is taken away, or one that a person set before digits to
 * keep them (as some spreadsheets show it); the apostrophe of a name that somebody typed ('t Hooft) stays.
 */
export function restoreCell(text: string): string {
  const rest = text.slice(1);
  return text.startsWith(MARK) && (needsMark(rest) || DIGITS.test(rest)) ? rest : text;
}

/** For cells that are typed as text anyway: marked only where `restoreCell` would take something away. */
export function markTypedCell(text: string): string {
  return restoreCell(text) === text ? text : MARK + text;
}

/** Only against formulas; for the report's own columns, which are not read back. */
export function neutraliseFormula(text: string): string {
  return FORMULA_START.test(text) ? MARK + text : text;
}

function needsMark(text: string): boolean {
  if (text === "") return false;
  const bare = text.trim();
  if (text.startsWith(MARK) || FORMULA_START.test(text) || FORMULA_START.test(bare)) return true;
  return !SAFE_NUMBER.test(text) && text.length <= LONGEST_NUMBER && isRewritten(bare);
}

/** Whether a spreadsheet takes the text for a number, a date, a time or a truth value, and saves that instead. */
function isRewritten(bare: string): boolean {
  if (bare === "") return false;
  const day = bare.replace(TIME_AT_END, "").trim();
  if (day === "" || DATE.test(day)) return true;
  const month = (DATE_WITH_MONTH.exec(day) ?? DAY_AND_MONTH.exec(day))?.[1];
  return [NUMBER, FRACTION, TRUTH].some((shape) => shape.test(bare)) || (month !== undefined && isMonthWord(month));
}
