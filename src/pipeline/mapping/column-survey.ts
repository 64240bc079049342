import type { Meaning } from "./alias.ts";
import { orderProvenBy, type OrderEvidence } from "./date-order.ts";
import type { GroupReading } from "./group.ts";
import type { HeaderColumn } from "./header-columns.ts";
import { orderInFullName } from "./name.ts";
import { isPlaceholder } from "./placeholder.ts";
import { cleanText, fold } from "./text.ts";

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
/** Line ends, and what steers a terminal. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const UNKNOWN_NAMES = 3;

/** What the values of one column prove together. */
export interface ColumnSurvey {
  /** Cells in which a person sees something. */
  readonly filled: number;
  /** Up to three different values as found, each on one line; none for columns that are withheld. */
  readonly samples: readonly string[];
  /** All values of a birthday column are numbers that a spreadsheet keeps dates as. */
  readonly isSerial: boolean;
  /** All values of a birthday column are days of a month. */
  readonly holdsDaysOnly: boolean;
  /** All values name groups of the account (and there is at least one). */
  readonly namesGroups: boolean;
  /** Some of its values name groups of the account. */
  readonly namesSomeGroups: boolean;
  /** Some values that name no group. */
  readonly unknownGroups: readonly string[];
  /** More of its full names begin with the family name than with the given name. */
  readonly isFamilyFirst: boolean;
  /** A status column of single letters, among them A for active. */
  readonly holdsStatusCodes: boolean;
  /** Of a `Title` column: what all its values are. */
  readonly titles: "salutations" | "others" | "mixed" | "none";
}

/** A column while its values are looked at. */
export interface ColumnInProgress {
  readonly watch: Watch;
  readonly takesSamples: boolean;
  readonly samples: string[];
  readonly unknownGroups: string[];
  filled: number;
  /** Values that are neither a serial nor a placeholder. */
  notSerial: number;
  serials: number;
  /** Values that are no day of a month. */
  notDays: number;
  /** Serials that may as well be years. */
  years: number;
  groups: number;
  /** Statuses that are the letter A, other letters, and words. */
  activeCodes: number;
  statusCodes: number;
  statusWords: number;
  salutations: number;
  otherTitles: number;
  givenFirst: number;
  familyFirst: number;
}

type Watch = "nothing" | "full_name" | "birthday" | "date" | "group" | "status" | "title";

const LONGEST_SALUTATION = 40;
const BIRTHDAYS: readonly Meaning[] = ["birthday", "birthday_or_day", "birthday_or_wedding", "birthday_in_portuguese"];
const SALUTATION =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|dame|rev|herr|frau|hr|fr|herrn|fru|familie|divers|m|mme|mlle|madame|monsieur|mademoiselle|sr|sra|srta|señor|señora|don|doña|sig|sig\.ra|signor|signora|dott|dott\.ssa|dhr|mevr|de heer|mevrouw|pan|pani|pán|paní|様|さん|ing|mag|dipl\.-ing)\.?[\s/&]*)+$/iu;

/** What the values may prove about the whole file. */
export interface FileEvidence {
  readonly dates: { -readonly [K in keyof OrderEvidence]: OrderEvidence[K] };
  readonly readGroup: (cell: string) => GroupReading;
}

export function startColumn(column: HeaderColumn): ColumnInProgress {
  const counts = {
    filled: 0,
    notSerial: 0,
    notDays: 0,
    serials: 0,
    years: 0,
    groups: 0,
    activeCodes: 0,
    statusCodes: 0,
    statusWords: 0,
    salutations: 0,
    otherTitles: 0,
    givenFirst: 0,
    familyFirst: 0,
  };
  const takesSamples = column.claim.kind !== "withheld";
  return { watch: watchFor(column), takesSamples, samples: [], unknownGroups: [], ...counts };
}

function watchFor({ claim }: HeaderColumn): Watch {
  if (claim.kind === "configured") {
    return claim.target === "birthday" || claim.target === "full_name" ? claim.target : "nothing";
  }
  if (claim.kind !== "alias") return "nothing";
  const { meaning } = claim.alias;
  if (BIRTHDAYS.includes(meaning)) return "birthday";
  if (meaning === "other_date" || meaning === "end_date") return "date";
  if (meaning === "group" || meaning === "group_if_proven") return "group";
  if (meaning === "status_words") return "status";
  if (meaning === "full_name" || meaning === "name" || meaning === "given_or_full") return "full_name";
  return meaning === "title" ? "title" : "nothing";
}

/**
 * What one cell proves, as a number: the survey of a list is the sum of what its cells prove, and the first few texts.
 * Rows that prove the same are alike, wherever they stand.
 */
export type CellMark = number;

/** Nothing can be seen in the cell. */
export const NO_MARK: CellMark = 0;
const FILLED = 1;
const SERIAL = 2;
const YEAR = 4;
const NOT_SERIAL = 8;
const NOT_DAY = 16;
const GROUP = 32;
const SALUTATION_MARK = 64;
const OTHER_TITLE = 128;
const GIVEN_FIRST = 256;
const FAMILY_FIRST = 512;
const ACTIVE_CODE = 1024;
const STATUS_CODE = 2048;
const STATUS_WORD = 4096;
/** Which order of day and month it proves: 0 for none, else one more than its place in `ORDERS`. */
const ORDER_SHIFT = 13;
const ORDERS = ["dayFirst", "monthFirst", "yearFirst", "dottedMonthFirst"] as const;
/** Which of the column's samples, and of its unknown groups, it is: 0 for none, else one more than its place there. */
const SAMPLE_SHIFT = 16;
const UNKNOWN_SHIFT = 19;
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

/** Takes a cell into account in which a person sees something. */
export function surveyCell(column: ColumnInProgress, cell: string, file: FileEvidence): CellMark {
  const sample = column.takesSamples ? noteCell(column, cell) : 0;
  const mark = proofOf(column, cell, file) | FILLED | (sample << SAMPLE_SHIFT);
  countMark(column, mark, file, 1);
  return mark;
}

/** Takes as many cells into account as prove the same; their texts are not. */
export function countMark(column: ColumnInProgress, mark: CellMark, file: FileEvidence, times: number): void {
  if ((mark & FILLED) === 0) return;
  column.filled += times;
  if (column.watch === "nothing") return;
  if ((mark & SERIAL) !== 0) column.serials += times;
  if ((mark & YEAR) !== 0) column.years += times;
  if ((mark & NOT_SERIAL) !== 0) column.notSerial += times;
  if ((mark & NOT_DAY) !== 0) column.notDays += times;
  if ((mark & GROUP) !== 0) column.groups += times;
  if ((mark & ACTIVE_CODE) !== 0) column.activeCodes += times;
  if ((mark & STATUS_CODE) !== 0) column.statusCodes += times;
  if ((mark & STATUS_WORD) !== 0) column.statusWords += times;
  if ((mark & SALUTATION_MARK) !== 0) column.salutations += times;
  if ((mark & OTHER_TITLE) !== 0) column.otherTitles += times;
  if ((mark & GIVEN_FIRST) !== 0) column.givenFirst += times;
  if ((mark & FAMILY_FIRST) !== 0) column.familyFirst += times;
  const order = ORDERS[((mark >> ORDER_SHIFT) & 7) - 1];
  if (order !== undefined) file.dates[order] += times;
}

/** @returns the place of a text among the first few, counted from 1, where there is room for it or it is there already */
function noteText(texts: string[], text: string, limit: number): number {
  const place = texts.indexOf(text);
  if (place !== -1) return place + 1;
  return texts.length < limit ? texts.push(text) : OTHER_TEXT;
}

export function noteSample(column: ColumnInProgress, text: string): void {
  noteText(column.samples, text, SAMPLES);
}

export function noteUnknownGroup(column: ColumnInProgress, text: string): void {
  noteText(column.unknownGroups, text, UNKNOWN_NAMES);
}

/** Whether no further text can become one of the column's samples, or unknown groups. */
export function isFull(column: ColumnInProgress, of: "samples" | "unknownGroups"): boolean {
  return column[of].length >= (of === "samples" ? SAMPLES : UNKNOWN_NAMES);
}

/** @returns its place; where there is no room, texts that are not kept as they stand in the cell count as others */
function noteCell({ samples }: ColumnInProgress, cell: string): number {
  if (samples.length >= SAMPLES) return samples.indexOf(cell) + 1 || OTHER_TEXT;
  const line = cell.replace(BREAKS, " ");
  return noteText(samples, line.length > LONGEST_SAMPLE ? `${line.slice(0, LONGEST_SAMPLE)}…` : line, SAMPLES);
}

function proofOf(column: ColumnInProgress, cell: string, file: FileEvidence): CellMark {
  switch (column.watch) {
    case "nothing":
      return NO_MARK;
    case "birthday":
      return numberProof(cell) | orderProof(cell);
    case "date":
      return orderProof(cell);
    case "group":
      return groupProof(file, column, cell);
    case "status":
      return statusProof(cell);
    case "title":
      return titleProof(cell);
    case "full_name":
      return nameOrderProof(cell);
  }
}

function orderProof(cell: string): CellMark {
  const proof = orderProvenBy(cell);
  return proof === null ? NO_MARK : (ORDERS.indexOf(proof) + 1) << ORDER_SHIFT;
}

/** Serials from 61 (1 March 1900) to 60000 (2064); below 61 a spreadsheet's calendar is wrong by a day. */
function numberProof(cell: string): CellMark {
  const number = /^\s*\d{1,5}\s*$/.test(cell) ? Number(cell) : Number.NaN;
  const isDay = number >= 1 && number <= 31;
  const isSerial = number >= 61 && number <= 60000;
  if (isSerial) return SERIAL | NOT_DAY | (number >= 1900 && number <= 2100 ? YEAR : 0);
  if (isPlaceholder(fold(cell))) return NO_MARK;
  return (isDay ? 0 : NOT_DAY) | (number === 0 ? 0 : NOT_SERIAL);
}

function groupProof(file: FileEvidence, column: ColumnInProgress, cell: string): CellMark {
  const reading = file.readGroup(cell);
  if (reading.kind === "group" || reading.kind === "several" || reading.kind === "ambiguous") return GROUP;
  if (reading.kind !== "unknown") return NO_MARK;
  const name = cleanText(reading.names[0] ?? cell).slice(0, LONGEST_SAMPLE);
  return noteText(column.unknownGroups, name, UNKNOWN_NAMES) << UNKNOWN_SHIFT;
}

function statusProof(cell: string): CellMark {
  const word = fold(cell);
  if (word === "a") return ACTIVE_CODE;
  return word.length === 1 ? STATUS_CODE : STATUS_WORD;
}

function titleProof(cell: string): CellMark {
  const text = cleanText(cell);
  if (text.length <= LONGEST_SALUTATION && SALUTATION.test(text)) return SALUTATION_MARK;
  return isPlaceholder(text.toLowerCase()) ? NO_MARK : OTHER_TITLE;
}

function nameOrderProof(cell: string): CellMark {
  const order = orderInFullName(cell);
  return order === "given_first" ? GIVEN_FIRST : order === "family_first" ? FAMILY_FIRST : NO_MARK;
}

/** Reads the column out. */
export function finishColumn(column: ColumnInProgress): ColumnSurvey {
  const { salutations, otherTitles } = column;
  return {
    filled: column.filled,
    samples: column.samples,
    isSerial: column.serials > 0 && column.notSerial === 0 && column.years < column.serials,
    holdsDaysOnly: column.watch === "birthday" && column.notDays === 0,
    namesGroups: column.groups > 0 && column.unknownGroups.length === 0,
    namesSomeGroups: column.groups > 0,
    unknownGroups: column.unknownGroups,
    holdsStatusCodes: column.activeCodes > 0 && column.statusWords === 0,
    isFamilyFirst: column.familyFirst > column.givenFirst,
    titles: salutations > 0 ? (otherTitles > 0 ? "mixed" : "salutations") : otherTitles > 0 ? "others" : "none",
  };
}
