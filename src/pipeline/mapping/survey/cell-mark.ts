import { orderProvenBy } from "../values/dates/date-order.ts";
import { orderInFullName } from "../values/name.ts";
import { isPlaceholder } from "../values/placeholder.ts";
import { cleanText, fold } from "../../../model/text-folding.ts";

const LONGEST_SALUTATION = 40;
const SALUTATION =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|dame|rev|herr|frau|hr|fr|herrn|fru|familie|divers|m|mme|mlle|madame|monsieur|mademoiselle|sr|sra|srta|señor|señora|don|doña|sig|sig\.ra|signor|signora|dott|dott\.ssa|dhr|mevr|de heer|mevrouw|pan|pani|pán|paní|様|さん|ing|mag|dipl\.-ing)\.?[\s/&]*)+$/iu;

/**
 * What one cell proves, as a number: the survey of a list is the sum of what its cells prove, and the first few texts.
 * Rows that prove the same are alike, wherever they stand.
 */
export type CellMark = number;

/** Nothing can be seen in the cell. */
export const NO_MARK: CellMark = 0;
export const FILLED = 1;
export const SERIAL = 2;
export const YEAR = 4;
export const NOT_SERIAL = 8;
export const NOT_DAY = 16;
export const GROUP = 32;
export const SALUTATION_MARK = 64;
export const OTHER_TITLE = 128;
export const GIVEN_FIRST = 256;
export const FAMILY_FIRST = 512;
export const ACTIVE_CODE = 1024;
export const STATUS_CODE = 2048;
export const STATUS_WORD = 4096;
/** Which order of day and month it proves: 0 for none, else one more than its place in `ORDERS`. */
export const ORDER_SHIFT = 13;
export const ORDERS = ["dayFirst", "monthFirst", "yearFirst", "dottedMonthFirst"] as const;
/** Which of the column's samples, and of its unknown groups, it is: 0 for none, else one more than its place there. */
export const SAMPLE_SHIFT = 16;
export const UNKNOWN_SHIFT = 19;
/** A text that is none of the first few. */
export const OTHER_TEXT = 7;

/** @returns the place of the cell's text among the column's first few texts, counted from 1; 0: none; `OTHER_TEXT` */
export function sampleOf(mark: CellMark): number {
  return (mark >> SAMPLE_SHIFT) & 7;
}

/** @see sampleOf */
export function unknownGroupOf(mark: CellMark): number {
  return (mark >> UNKNOWN_SHIFT) & 7;
}

/** The same cell in a survey whose first few texts are others. */
export function withTexts(mark: CellMark, sample: number, unknownGroup: number): CellMark {
  return (mark & ((1 << SAMPLE_SHIFT) - 1)) | (sample << SAMPLE_SHIFT) | (unknownGroup << UNKNOWN_SHIFT);
}

export function orderProof(cell: string): CellMark {
  const proof = orderProvenBy(cell);
  return proof === null ? NO_MARK : (ORDERS.indexOf(proof) + 1) << ORDER_SHIFT;
}

/** Serials from 61 (1 March 1900) to 60000 (2064); below 61 a spreadsheet's calendar is wrong by a day. */
export function numberProof(cell: string): CellMark {
  const number = /^\s*\d{1,5}\s*$/.test(cell) ? Number(cell) : Number.NaN;
  const isDay = number >= 1 && number <= 31;
  const isSerial = number >= 61 && number <= 60000;
  if (isSerial) return SERIAL | NOT_DAY | (number >= 1900 && number <= 2100 ? YEAR : 0);
  if (isPlaceholder(fold(cell))) return NO_MARK;
  return (isDay ? 0 : NOT_DAY) | (number === 0 ? 0 : NOT_SERIAL);
}

export function statusProof(cell: string): CellMark {
  const word = fold(cell);
  if (word === "a") return ACTIVE_CODE;
  return word.length === 1 ? STATUS_CODE : STATUS_WORD;
}

export function titleProof(cell: string): CellMark {
  const text = cleanText(cell);
  if (text.length <= LONGEST_SALUTATION && SALUTATION.test(text)) return SALUTATION_MARK;
  return isPlaceholder(text.toLowerCase()) ? NO_MARK : OTHER_TITLE;
}

export function nameOrderProof(cell: string): CellMark {
  const order = orderInFullName(cell);
  return order === "given_first" ? GIVEN_FIRST : order === "family_first" ? FAMILY_FIRST : NO_MARK;
}
