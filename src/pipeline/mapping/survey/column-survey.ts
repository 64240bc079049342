import type { ColumnSurvey, OrderEvidence } from "../../../model/survey.ts";
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
  ACTIVE_CODE,
  STATUS_CODE,
  STATUS_WORD,
  ORDER_SHIFT,
  ORDERS,
  SAMPLE_SHIFT,
  UNKNOWN_SHIFT,
  orderProof,
  statusProof,
  titleProof,
  type CellMark,
} from "./cell-mark.ts";
import type { GroupReading } from "../values/group.ts";
import type { HeaderColumn } from "../headers/header-columns.ts";
import { countBirthday, doubtOf, noBirthdays, openDatesIn, type BirthdayCounts } from "./birthday-doubt.ts";
import { ageProof, yearsBeyondIn, type AgeCounts } from "./age-evidence.ts";
import { yearProof } from "./birthday-mark.ts";
import { countNames, holdsMarks, nameOrderProof, noNames, shownOrder, type NameCounts } from "./name-order-evidence.ts";
import { watchFor, type Watch } from "./watch.ts";
import { LONGEST_SAMPLE, UNKNOWN_NAMES, noteCell, noteText } from "./column-texts.ts";
import { mayHoldNames } from "./name-kinds.ts";
import { countKind, kindProof, noKinds, proposalOf, type KindCounts } from "./value-kinds.ts";
import type { CalendarDate } from "../../../model/calendar.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";

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
  /** null for a column that is no column of full names. */
  readonly names: NameCounts | null;
  /** null for a column that is no column of birthdays or years of birth. */
  readonly birthdays: BirthdayCounts | null;
  readonly ages: AgeCounts;
  /** null for a column whose header says what it holds. */
  readonly kinds: KindCounts | null;
  /** Whether the values of a column of an unknown kind may be names. */
  readonly mayHoldNames: boolean;
}

type CountedOrders = { -readonly [K in keyof OrderEvidence]-?: number };

/** The evidence about dates that all columns add to, and the group reader that all columns use. */
export interface FileEvidence {
  readonly dates: CountedOrders;
  /** The same for dates that are no birthdays. They count where the birthdays prove nothing about dates of their form. */
  readonly otherDates: CountedOrders;
  readonly readGroup: (cell: string) => GroupReading;
  /** Returns the mark of a cell of birthdays. */
  readonly proveBirthday: (cell: string) => CellMark;
  readonly today: CalendarDate;
  /** The years of birth that the present row may mean. They are read only in a list with ages. */
  birthYears: readonly number[];
  /** The e-mail address of the present row. It is read only in a list with full names. */
  mail: string;
}

/**
 * Begins the survey of a column. The header decides what its values are watched for.
 *
 * @param lacksNames whether the list lacks a column of names
 */
export function startColumn(column: HeaderColumn, lacksNames: boolean): ColumnInProgress {
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
  };
  const takesSamples = column.claim.kind !== "withheld";
  const watch = watchFor(column);
  const birthdays = watch === "birthday" || watch === "birth_year" ? noBirthdays() : null;
  return {
    watch,
    takesSamples,
    samples: [],
    unknownGroups: [],
    birthdays,
    ages: new Map(),
    kinds: watch === "kind" ? noKinds() : null,
    mayHoldNames: watch === "kind" && lacksNames && mayHoldNames(column.header),
    names: watch === "full_name" ? noNames() : null,
    ...counts,
  };
}

/** Counts a cell that is not blank, and returns its mark. @param stored `FRACTION` for a number with a fraction */
export function surveyCell(
  column: ColumnInProgress,
  cell: string,
  file: FileEvidence,
  stored: CellMark = NO_MARK,
): CellMark {
  const sample = column.takesSamples ? noteCell(column, cell) : 0;
  const mark = proofOf(column, cell, file) | stored | FILLED | (sample << SAMPLE_SHIFT);
  countMark(column, mark, file, 1);
  return mark;
}

/** Counts several cells with the same mark. Their texts are not noted as samples. */
export function countMark(column: ColumnInProgress, mark: CellMark, file: FileEvidence, times: number): void {
  if ((mark & FILLED) === 0) return;
  column.filled += times;
  if (column.watch === "nothing") return;
  if (column.kinds !== null) {
    countKind(column.kinds, mark, times);
    return;
  }
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
  if (column.names !== null) countNames(column.names, mark, times);
  if (column.birthdays !== null) countBirthday(column.birthdays, file.dates, mark, times);
  const beyond = column.watch === "age" ? yearsBeyondIn(mark) : null;
  if (beyond !== null) column.ages.set(beyond, (column.ages.get(beyond) ?? 0) + times);
  const order = ORDERS[((mark >> ORDER_SHIFT) & 7) - 1];
  if (order !== undefined) (column.watch === "date" ? file.otherDates : file.dates)[order] += times;
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
      return nameOrderProof(cell, file.mail);
    case "kind":
      return kindProof(cell, file.today, column.mayHoldNames);
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
    nameOrder: column.names === null ? null : shownOrder(column.names),
    ...(column.names !== null && holdsMarks(column.names, column.filled, column.samples.length)
      ? { holdsMarks: true }
      : {}),
    ...(birthdays === null ? {} : openDatesIn(birthdays, column)),
    ...(column.kinds === null ? {} : proposalOf(column.kinds, column.filled, column.samples.length)),
    titles: salutations > 0 ? (otherTitles > 0 ? "mixed" : "salutations") : otherTitles > 0 ? "others" : "none",
  };
}
