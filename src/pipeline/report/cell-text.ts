/**
 * Cells of a report that a spreadsheet neither runs nor changes, and that read back to exactly what they were.
 *
 * A spreadsheet runs a cell that starts with = + - @ (or a tab or line break before it) as a formula, and rewrites what
 * looks like a number or a date: 007 becomes 7, 1990-05-01 becomes 01.05.90, 4917155501234 becomes 4.9E+12. An
 * apostrophe in front of such a cell makes it text for Excel and LibreOffice, and survives being saved.
 */

const MARK = "'";

/** Starts of formulas, their full-width forms, and the blank characters that may stand before them. */
const FORMULA_START = /^[=+\-@\t\r\n\0＝＋－＠]/u;
/** The only numbers that every spreadsheet gives back as they were: short, whole, without leading zero. */
const SAFE_NUMBER = /^(?:0|[1-9]\d{0,10})$/u;
/** Digits with what stands between the digits of numbers, dates, times, amounts and percentages; or a power of ten. */
const NUMBER_OR_DATE = /^[\s\d.,:/()%€$£¥'’-]*\d[\s\d.,:/()%€$£¥'’-]*(?:e[+-]?\d+|[ap]m?)?\s*$/iu;
/** 1 May 1990, 1-Mai, May 1990, Mar 7, 7. März 85; with the weekday before it, too. */
const DATE_WITH_MONTH = /^(?:\p{L}+\.?,?\s+)?(?:\d{1,4}[\s./-]*)?\p{L}{3,12}\.?[\s./,-]*\d{1,4}(?:[\s./,-]+\d{1,4})?$/u;
const DAY_AND_MONTH = /^\d{1,4}[\s./-]+\p{L}{3,12}\.?$/u;
/** No spreadsheet takes a longer text for a number or a date. */
const LONGEST_NUMBER = 60;
const TRUTH = /^(?:true|false|wahr|falsch|vrai|faux)$/iu;

/** Writes a cell so that a spreadsheet leaves it alone; the inverse is `restoreCell`. */
export function neutraliseCell(text: string): string {
  return needsMark(text) ? MARK + text : text;
}

/**
 * The cell as it was. Only a mark that `neutraliseCell` would have set is taken away: the apostrophe of a name that
 * somebody typed while fixing the row ('t Hooft) stays.
 */
export function restoreCell(text: string): string {
  return text.startsWith(MARK) && needsMark(text.slice(1)) ? text.slice(1) : text;
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
  if (SAFE_NUMBER.test(text) || text.length > LONGEST_NUMBER) return false;
  return [NUMBER_OR_DATE, DATE_WITH_MONTH, DAY_AND_MONTH, TRUTH].some((shape) => shape.test(bare));
}
