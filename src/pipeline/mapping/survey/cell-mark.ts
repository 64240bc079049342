import { orderProvenBy, PROVEN_ORDERS } from "../values/dates/date-order.ts";
import { isPlaceholder } from "../values/placeholder.ts";
import { cleanText, fold } from "../../../model/text/spelling/text-folding.ts";

const LONGEST_SALUTATION = 40;
const SALUTATION =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|dame|rev|herr|frau|hr|fr|herrn|fru|familie|divers|m|mme|mlle|madame|monsieur|mademoiselle|sr|sra|srta|señor|señora|don|doña|sig|sig\.ra|signor|signora|dott|dott\.ssa|dhr|mevr|de heer|mevrouw|pan|pani|pán|paní|様|さん|ing|mag|dipl\.-ing)\.?[\s/&]*)+$/iu;

/**
 * The facts that one cell proves about its column, as the bits of a number. A list's survey is the sum of its cells'
 * marks, together with the first few texts of each column. So rows with equal marks add the same to a survey.
 */
export type CellMark = number;

/** The mark of a blank cell. */
export const NO_MARK: CellMark = 0;
export const FILLED = 1;
export const SERIAL = 2;
export const YEAR = 4;
export const NOT_SERIAL = 8;
export const NOT_DAY = 16;
export const GROUP = 32;
export const SALUTATION_MARK = 64;
export const OTHER_TITLE = 128;
/** The workbook stores the cell as a number with a fraction. */
export const FRACTION = 256;
export const ACTIVE_CODE = 1024;
export const STATUS_CODE = 2048;
export const STATUS_WORD = 4096;
/** Position of the bits with the proven order of day and month: 0 for none, else the index in `ORDERS` plus 1. */
export const ORDER_SHIFT = 13;
export const ORDERS = PROVEN_ORDERS;
/** Position of the bits with the text's place among the column's samples: 0 for none, else the index plus 1. */
export const SAMPLE_SHIFT = 16;
/** Position of the bits with the text's place among the column's unknown groups, in the same form. */
export const UNKNOWN_SHIFT = 19;
/** The place of a text that is not among the first few. */
export const OTHER_TEXT = 7;

/** Returns the text's place among the column's samples, counted from 1; 0 for none; or `OTHER_TEXT`. */
export function sampleOf(mark: CellMark): number {
  return (mark >> SAMPLE_SHIFT) & 7;
}

/** Returns the text's place among the column's unknown groups, counted from 1; 0 for none; or `OTHER_TEXT`. */
export function unknownGroupOf(mark: CellMark): number {
  return (mark >> UNKNOWN_SHIFT) & 7;
}

/** Returns the mark with other places for the cell's text, for a survey whose first texts are others. */
export function withTexts(mark: CellMark, sample: number, unknownGroup: number): CellMark {
  const places = (OTHER_TEXT << SAMPLE_SHIFT) | (OTHER_TEXT << UNKNOWN_SHIFT);
  return (mark & ~places) | (sample << SAMPLE_SHIFT) | (unknownGroup << UNKNOWN_SHIFT);
}

/** Returns the order of day and month that a date proves; `NO_MARK` if it proves none. */
export function orderProof(cell: string): CellMark {
  const proof = orderProvenBy(cell);
  return proof === null ? NO_MARK : (ORDERS.indexOf(proof) + 1) << ORDER_SHIFT;
}

/**
 * Returns whether a cell of a birthday column can be a serial, a year or a day of a month. Serials go from 61
 * (1 March 1900) to 60000 (2064). Below 61 a spreadsheet's calendar is wrong by a day.
 */
export function numberProof(cell: string): CellMark {
  const number = /^\s*\d{1,5}\s*$/.test(cell) ? Number(cell) : Number.NaN;
  const isDay = number >= 1 && number <= 31;
  const isSerial = number >= 61 && number <= 60000;
  if (isSerial) return SERIAL | NOT_DAY | (number >= 1900 && number <= 2100 ? YEAR : 0);
  if (isPlaceholder(fold(cell))) return NO_MARK;
  return (isDay ? 0 : NOT_DAY) | (number === 0 ? 0 : NOT_SERIAL);
}

/** Returns whether a status is the letter A, another letter or a word. */
export function statusProof(cell: string): CellMark {
  const word = fold(cell);
  if (word === "a") return ACTIVE_CODE;
  return word.length === 1 ? STATUS_CODE : STATUS_WORD;
}

/** Returns whether a title is a salutation; `NO_MARK` for a placeholder. */
export function titleProof(cell: string): CellMark {
  const text = cleanText(cell);
  if (text.length <= LONGEST_SALUTATION && SALUTATION.test(text)) return SALUTATION_MARK;
  return isPlaceholder(text.toLowerCase()) ? NO_MARK : OTHER_TITLE;
}
