import type { ColumnSurvey, OrderEvidence } from "../../../model/survey.ts";
import type { Meaning } from "../headers/alias.ts";
import {
  NO_MARK,
  FILLED,
  SERIAL,
  YEAR,
  NOT_SERIAL,
  NOT_DAY,
  GROUP,
  SALUTATION_MARK,
  OTHER_TITLE,
  GIVEN_FIRST,
  FAMILY_FIRST,
  ACTIVE_CODE,
  STATUS_CODE,
  STATUS_WORD,
  ORDER_SHIFT,
  ORDERS,
  SAMPLE_SHIFT,
  UNKNOWN_SHIFT,
  OTHER_TEXT,
  orderProof,
  statusProof,
  titleProof,
  nameOrderProof,
  type CellMark,
} from "./cell-mark.ts";
import type { GroupReading } from "../values/group.ts";
import type { HeaderColumn } from "../headers/header-columns.ts";
import { doubtOf, noBirthdays, openDatesIn, type BirthdayCounts } from "./birthday-doubt.ts";
import { ageProof, yearsBeyondIn, type AgeCounts } from "./age-evidence.ts";
import { ageOf, formOf, yearProof } from "./birthday-mark.ts";
import { findAlias } from "../headers/alias-table.ts";
import type { CalendarDate } from "../../../model/calendar.ts";
import { cleanText } from "../../../model/text/text-folding.ts";

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
/** Line ends, and characters that control a terminal. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const UNKNOWN_NAMES = 3;

/** The counters of a column while a survey is under way. */
export interface ColumnInProgress {
  readonly watch: Watch;
  readonly takesSamples: boolean;
  readonly samples: string[];
  readonly unknownGroups: string[];
  filled: number;
  /** Number of values that are neither a serial nor a placeholder. */
  notSerial: number;
  serials: number;
  /** Number of values that are not a day of a month. */
  notDays: number;
  /** Number of serials that could also be years. */
  years: number;
  groups: number;
  /** Numbers of statuses that are the letter A, another letter, or a word. */
  activeCodes: number;
  statusCodes: number;
  statusWords: number;
  salutations: number;
  otherTitles: number;
  givenFirst: number;
  familyFirst: number;
  /** null for a column that is no column of birthdays or years of birth. */
  readonly birthdays: BirthdayCounts | null;
  readonly ages: AgeCounts;
}

/** The kind of evidence that is gathered from a column's values. */
type Watch = "nothing" | "full_name" | "birthday" | "birth_year" | "age" | "date" | "group" | "status" | "title";

const BIRTHDAYS: readonly Meaning[] = ["birthday", "birthday_or_day", "birthday_or_wedding", "birthday_in_portuguese"];

/** The evidence about dates that all columns add to, and the group reader that all columns use. */
export interface FileEvidence {
  readonly dates: { -readonly [K in keyof OrderEvidence]: OrderEvidence[K] };
  readonly readGroup: (cell: string) => GroupReading;
  /** Returns the mark of a cell of birthdays. */
  readonly proveBirthday: (cell: string) => CellMark;
  readonly today: CalendarDate;
  /** The years of birth that the present row may mean. They are read only in a list with ages. */
  birthYears: readonly number[];
}

/** Begins the survey of a column. The header decides what its values are watched for. */
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
  const watch = watchFor(column);
  const birthdays = watch === "birthday" || watch === "birth_year" ? noBirthdays() : null;
  return { watch, takesSamples, samples: [], unknownGroups: [], birthdays, ages: new Map(), ...counts };
}

function watchFor({ claim, header }: HeaderColumn): Watch {
  if (claim.kind === "configured") {
    if (claim.target === "birthday_year") return "birth_year";
    if (claim.target === "birthday" || claim.target === "full_name") return claim.target;
    return findAlias(header)?.meaning === "age" ? "age" : "nothing";
  }
  if (claim.kind !== "alias") return "nothing";
  const { meaning } = claim.alias;
  if (BIRTHDAYS.includes(meaning)) return "birthday";
  if (meaning === "birthday_year" || meaning === "plain_year") return "birth_year";
  if (meaning === "age") return "age";
  if (meaning === "other_date" || meaning === "end_date") return "date";
  if (meaning === "group" || meaning === "group_if_proven") return "group";
  if (meaning === "status_words") return "status";
  if (meaning === "full_name" || meaning === "name" || meaning === "given_or_full") return "full_name";
  return meaning === "title" ? "title" : "nothing";
}

/** Counts a cell that is not blank, and returns its mark. */
export function surveyCell(column: ColumnInProgress, cell: string, file: FileEvidence): CellMark {
  const sample = column.takesSamples ? noteCell(column, cell) : 0;
  const mark = proofOf(column, cell, file) | FILLED | (sample << SAMPLE_SHIFT);
  countMark(column, mark, file, 1);
  return mark;
}

/** Counts several cells with the same mark. Their texts are not noted as samples. */
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
  if (column.birthdays !== null) {
    column.birthdays.forms[formOf(mark)] += times;
    column.birthdays.ages[ageOf(mark)] += times;
  }
  const beyond = column.watch === "age" ? yearsBeyondIn(mark) : null;
  if (beyond !== null) column.ages.set(beyond, (column.ages.get(beyond) ?? 0) + times);
  const order = ORDERS[((mark >> ORDER_SHIFT) & 7) - 1];
  if (order !== undefined) file.dates[order] += times;
}

/**
 * Adds a text to the first few texts if it is new and there is room.
 *
 * @returns its place, counted from 1; `OTHER_TEXT` where there is no room
 */
function noteText(texts: string[], text: string, limit: number): number {
  const place = texts.indexOf(text);
  if (place !== -1) return place + 1;
  return texts.length < limit ? texts.push(text) : OTHER_TEXT;
}

/** Adds a text to the samples of a column if it is new and there is room. */
export function noteSample(column: ColumnInProgress, text: string): void {
  noteText(column.samples, text, SAMPLES);
}

/** Adds a name to the unknown groups of a column if it is new and there is room. */
export function noteUnknownGroup(column: ColumnInProgress, text: string): void {
  noteText(column.unknownGroups, text, UNKNOWN_NAMES);
}

/** Tells whether the column's samples, or its unknown groups, have no room for another text. */
export function isFull(column: ColumnInProgress, of: "samples" | "unknownGroups"): boolean {
  return column[of].length >= (of === "samples" ? SAMPLES : UNKNOWN_NAMES);
}

/**
 * Notes a cell as a sample and returns its place. Once the samples are full, the cell is compared as it stands. A long
 * cell, or one with line ends, then counts as another text, because samples are cut and put on one line.
 */
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
      return file.proveBirthday(cell);
    case "birth_year":
      return yearProof(cell, file.today);
    case "age":
      return ageProof(cell, file.birthYears, file.today);
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

function groupProof(file: FileEvidence, column: ColumnInProgress, cell: string): CellMark {
  const reading = file.readGroup(cell);
  if (reading.kind === "group" || reading.kind === "several" || reading.kind === "ambiguous") return GROUP;
  if (reading.kind !== "unknown") return NO_MARK;
  const name = cleanText(reading.names[0] ?? cell).slice(0, LONGEST_SAMPLE);
  return noteText(column.unknownGroups, name, UNKNOWN_NAMES) << UNKNOWN_SHIFT;
}

/** Returns the survey of a column from its counters. */
export function finishColumn(column: ColumnInProgress): ColumnSurvey {
  const { salutations, otherTitles, birthdays } = column;
  const isSerial = column.serials > 0 && column.notSerial === 0 && column.years < column.serials;
  return {
    filled: column.filled,
    samples: column.samples,
    isSerial,
    doubt: birthdays === null ? null : doubtOf(birthdays, isSerial),
    holdsDaysOnly: column.watch === "birthday" && column.notDays === 0,
    namesGroups: column.groups > 0 && column.unknownGroups.length === 0,
    namesSomeGroups: column.groups > 0,
    unknownGroups: column.unknownGroups,
    holdsStatusCodes: column.activeCodes > 0 && column.statusWords === 0,
    ...(column.givenFirst + column.familyFirst === 0 ? {} : { showsNameOrder: true }),
    ...(birthdays === null ? {} : openDatesIn(birthdays, column)),
    isFamilyFirst: column.familyFirst > column.givenFirst,
    titles: salutations > 0 ? (otherTitles > 0 ? "mixed" : "salutations") : otherTitles > 0 ? "others" : "none",
  };
}
