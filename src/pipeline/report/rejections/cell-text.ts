/**
 * Writes cells of a report so that a spreadsheet neither runs nor changes them, and reads back exactly the same text.
 *
 * A spreadsheet runs a cell that starts with = + - @ (or with a tab or line break before that) as a formula. It rewrites
 * a cell that looks like a number or a date: 007 becomes 7, 1990-05-01 becomes 01.05.90, 4917155501234 becomes 4.9E+12.
 * After saving, a leading zero, the order of day and month, or the digits of a long number would be lost.
 *
 * An apostrophe in front makes the cell text for Excel and LibreOffice, and survives saving. A cell that every
 * spreadsheet leaves unchanged (Last1, 0171 5550123) gets no apostrophe.
 */

import { isMonthWord } from "../words/month-words.ts";

const MARK = "'";

/** Characters that start a formula, their full-width forms, and the blank characters that may come before them. */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/u;
/** The only numbers that every spreadsheet keeps unchanged: short, whole, without leading zero. */
const SAFE_NUMBER = /^(?:0|[1-9]\d{0,10})$/u;
/** 007, 0.50, 1.234,5, 030 555 012 (thousands to some spreadsheets), 4917155501234, 1E5, 50 %, € 12, (5), 5- */
const NUMBER =
  /^\(?\s*(?:[€$£¥]\s*)?-?(?:\d+(?:[.,]\d+|[\s'’]\d{3})*[.,]?|[.,]\d+)(?:e[+-]?\d+)?\s*[%€$£¥]?\s*\)?-?$/iu;
/** 3 1/2 */
const FRACTION = /^\d+\s+\d+\s*\/\s*\d+$/u;
/** 1990-05-01, 01.05.1990, 1.5., 5/1/90, 05/1990; not 0171/5550123 */
const DATE =
  /^(?:\d{4}\s*[./-]\s*\d{1,2}(?:\s*[./-]\s*\d{1,2})?|\d{1,2}\s*[./-]\s*\d{1,2}(?:\s*[./-]\s*(?:\d{4}|\d{0,2}))?|\d{1,2}\s*[./-]\s*\d{4})$/u;
/** 1 May 1990, 1-Mai, May 1990, Mar 7, 7. März 85; also after a weekday. */
const DATE_WITH_MONTH =
  /^(?:\p{L}+\.?,?\s+)?(?:\d{1,4}[\s./-]*)?(\p{L}{3,12})\.?[\s./,-]*\d{1,4}(?:[\s./,-]+\d{1,4})?$/u;
const DAY_AND_MONTH = /^\d{1,4}[\s./-]+(\p{L}{3,12})\.?$/u;
/** 12:30, 5 pm; alone or after a date */
const TIME_AT_END = /(?:^|[\sT])\d{1,4}:\d{1,2}(?::\d{1,2}(?:[.,]\d+)?)?(?:\s*[ap]m?)?Z?$|(?:^|\s)\d{1,2}\s+[ap]m?$/iu;
const TRUTH = /^(?:true|false|wahr|falsch|vrai|faux)$/iu;
/** No spreadsheet reads a longer text as a number or a date. */
const LONGEST_NUMBER = 60;
/** Digits, and the characters between the digits of phones, numbers and dates. */
const DIGITS = /^[\s\d.,:/()%€$£¥'’-]*\d[\s\d.,:/()%€$£¥'’-]*$/u;

/** Returns the text to write so that a spreadsheet leaves the cell unchanged; the inverse is `restoreCell`. */
export function neutraliseCell(text: string): string {
  return needsMark(text) ? MARK + text : text;
}

/**
 * Returns the cell's text as it was before `neutraliseCell`. An apostrophe that a person set before digits is removed
 * too: some spreadsheets show it. The apostrophe of a name that a person typed ('t Hooft) stays.
 */
export function restoreCell(text: string): string {
  const rest = text.slice(1);
  return text.startsWith(MARK) && (needsMark(rest) || DIGITS.test(rest)) ? rest : text;
}

/** Returns the text for a cell whose type is text. It gets an apostrophe only if `restoreCell` would remove one. */
export function markTypedCell(text: string): string {
  return restoreCell(text) === text ? text : MARK + text;
}

/** Returns the text with an apostrophe if it would run as a formula. For report columns that are not read back. */
export function neutraliseFormula(text: string): string {
  return FORMULA_START.test(text) ? MARK + text : text;
}

function needsMark(text: string): boolean {
  if (text === "") return false;
  const bare = text.trim();
  if (text.startsWith(MARK) || FORMULA_START.test(text) || FORMULA_START.test(bare)) return true;
  return !SAFE_NUMBER.test(text) && text.length <= LONGEST_NUMBER && isRewritten(bare);
}

/** Returns whether a spreadsheet reads the text as a number, date, time or truth value, and saves that instead. */
function isRewritten(bare: string): boolean {
  if (bare === "") return false;
  const day = bare.replace(TIME_AT_END, "").trim();
  if (day === "" || DATE.test(day)) return true;
  const month = (DATE_WITH_MONTH.exec(day) ?? DAY_AND_MONTH.exec(day))?.[1];
  return [NUMBER, FRACTION, TRUTH].some((shape) => shape.test(bare)) || (month !== undefined && isMonthWord(month));
}
