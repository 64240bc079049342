import { parseCalendarDate, type CalendarDate } from "../../../model/calendar.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import type { NumberCell, Row } from "../../../model/row.ts";
import type { ColumnSurvey, Survey } from "../../../model/survey.ts";
import { ageEvidence, birthYearsOf, yearsBeyondIn } from "./age-evidence.ts";
import { agesWithTheYear, createBirthdayProof } from "./birthday-mark.ts";
import { FRACTION, NO_MARK, type CellMark } from "./cell-mark.ts";
import {
  countMark,
  finishColumn,
  startColumn,
  surveyCell,
  type ColumnInProgress,
  type FileEvidence,
} from "./column-survey.ts";
import { NO_EVIDENCE, orderStatedBy } from "../values/dates/date-order.ts";
import { namingOfHeader } from "../values/dates/slavic-months.ts";
import { lacksNames } from "./name-kinds.ts";
import { createGroupReader } from "../values/group.ts";
import { readHeader, type HeaderColumn } from "../headers/header-columns.ts";
import { watchedKeyColumns } from "../headers/key-plan.ts";
import { isBlank } from "../values/cell-text.ts";

/** A survey under way. Every row changes its counters, and `finishSurvey` makes the survey from them. */
export interface SurveyInProgress {
  rows: number;
  blankKeys: number;
  readonly keyColumns: readonly (readonly number[])[];
  /** The columns of birthdays and years of birth; none in a list without ages. */
  readonly birthdayColumns: readonly number[];
  /** The columns of e-mail addresses; none in a list without full names. */
  readonly mailColumns: readonly number[];
  readonly columns: readonly ColumnInProgress[];
  readonly file: FileEvidence;
  /** The marks of the last row. The first number is 1 if the row lacks a key, else 0. Each cell's mark follows. */
  readonly marks: CellMark[];
}

/**
 * Begins a survey. The header and the settings decide what each column is watched for.
 *
 * @param today `YYYY-MM-DD`
 */
export function startSurvey(
  header: readonly string[],
  feed: FeedSettings,
  groups: readonly Group[],
  today: string,
): SurveyInProgress {
  const columns = readHeader(header, feed);
  const dates = { ...NO_EVIDENCE };
  for (const text of header) {
    const stated = orderStatedBy(text);
    if (stated !== null) for (const order of [stated, DASHED[stated]] as const) dates[order] += 1;
    const naming = namingOfHeader(text);
    if (naming !== null) dates[naming === "croatian" ? "croatianMonths" : "otherSlavicMonths"] += 2;
  }
  const lacks = lacksNames(columns);
  const started = columns.map((column) => startColumn(column, lacks));
  const day = parseCalendarDate(today);
  const hasAges = started.some(({ watch }) => watch === "age");
  return {
    rows: 0,
    blankKeys: 0,
    keyColumns: watchedKeyColumns(columns, feed),
    birthdayColumns: hasAges ? started.flatMap(({ birthdays }, at) => (birthdays === null ? [] : [at])) : [],
    mailColumns: started.some(({ names }) => names !== null) ? mailColumnsIn(columns) : [],
    columns: started,
    file: {
      dates,
      otherDates: { ...NO_EVIDENCE },
      readGroup: createGroupReader(groups),
      proveBirthday: createBirthdayProof(day),
      today: day,
      birthYears: [],
      mail: "",
    },
    marks: [],
  };
}

function mailColumnsIn(columns: readonly HeaderColumn[]): readonly number[] {
  return columns.flatMap(({ claim }, at) => {
    const isMail =
      claim.kind === "configured"
        ? claim.target === "email"
        : claim.kind === "alias" && claim.alias.meaning === "email";
    return isMail ? [at] : [];
  });
}

/** Returns the first e-mail address of a row; "" for none. */
function mailOf(cells: readonly string[], columns: readonly number[]): string {
  for (const column of columns) {
    const cell = cells[column] ?? "";
    if (cell.includes("@")) return cell.trim();
  }
  return "";
}

/** Tells whether rows with these marks would have other marks in a new year. */
export function changesWithTheYear(
  header: readonly string[],
  feed: FeedSettings,
  classes: readonly (readonly CellMark[])[],
): boolean {
  const columns = readHeader(header, feed).map((column) => startColumn(column, false));
  const changes = (mark: CellMark, place: number) =>
    columns[place - 1]?.watch === "age"
      ? yearsBeyondIn(mark) !== null
      : place > 0 && columns[place - 1]?.names === null && agesWithTheYear(mark);
  return classes.some((marks) => marks.some(changes));
}

/**
 * Counts a row. A row without readable cells, and a row that is not data, proves nothing.
 *
 * @returns `survey.marks` with the row's marks, overwritten by the next row; null if the row proves nothing
 */
export function surveyRow(survey: SurveyInProgress, row: Row): readonly CellMark[] | null {
  if (row.kind !== "cells") return null;
  const { columns, file, keyColumns, marks, birthdayColumns, mailColumns } = survey;
  const { cells, numbers } = row;
  if (birthdayColumns.length > 0) file.birthYears = birthYearsOf(cells, birthdayColumns, file.today);
  if (mailColumns.length > 0) file.mail = mailOf(cells, mailColumns);
  survey.rows += 1;
  let index = 0;
  for (const column of columns) {
    const cell = cells[index] ?? "";
    const isFraction = column.birthdays !== null && isFractionIn(numbers, index);
    index += 1;
    marks[index] = isBlank(cell) ? NO_MARK : surveyCell(column, cell, file, isFraction ? FRACTION : NO_MARK);
  }
  const lacksKey = keyColumns.some((part) => part.every((at) => isBlank(cells[at] ?? "")));
  if (lacksKey) survey.blankKeys += 1;
  marks[0] = lacksKey ? 1 : 0;
  return marks;
}

function isFractionIn(numbers: readonly NumberCell[] | undefined, index: number): boolean {
  return numbers?.some(({ column }) => column === index) === true;
}

/** Counts several rows with the same marks. The texts of their cells are not noted as samples. */
export function countRows(survey: SurveyInProgress, marks: readonly CellMark[], times: number): void {
  survey.rows += times;
  if (marks[0] === 1) survey.blankKeys += times;
  survey.columns.forEach((column, index) => countMark(column, marks[index + 1] ?? NO_MARK, survey.file, times));
}

/** Returns the survey from its counters. */
export function finishSurvey({ rows, blankKeys, columns, file }: SurveyInProgress): Survey {
  return { rows, columns: withAges(columns, file.today), dateEvidence: dateEvidence(file), blankKeys };
}

const DASHED = { dayFirst: "dashDayFirst", monthFirst: "dashMonthFirst" } as const;
/** What dates of one form prove. */
const FORMS_OF_DATES = [
  ["dayFirst", "monthFirst"],
  Object.values(DASHED),
  ["dottedDayFirst", "dottedMonthFirst"],
] as const;

/** Returns the evidence of the birthdays. For forms of dates without any, it is that of the other dates of the list. */
function dateEvidence({ dates, otherDates }: FileEvidence): Survey["dateEvidence"] {
  const found = { ...dates, yearFirst: dates.yearFirst + otherDates.yearFirst };
  for (const form of FORMS_OF_DATES)
    if (form.every((order) => dates[order] === 0)) for (const order of form) found[order] = otherDates[order];
  return found;
}

/** Returns the surveys of all columns, with what the first column of ages that proves something says about the birthdays. */
function withAges(columns: readonly ColumnInProgress[], today: CalendarDate): readonly ColumnSurvey[] {
  const finished = columns.map(finishColumn);
  const dates = columns.find(({ birthdays, filled }) => birthdays !== null && filled > 0)?.birthdays?.ages;
  if (dates === undefined) return finished;
  for (const [at, { ages }] of columns.entries()) {
    const evidence = ageEvidence(ages, dates, today);
    if (evidence?.kind === "agrees")
      return finished.map((found, other) => (other === at ? { ...found, agreesWithBirthdays: true } : found));
    if (evidence?.kind === "doubt")
      return finished.map((found, other) =>
        columns[other]?.birthdays === null || found.doubt !== null ? found : { ...found, doubt: evidence.doubt },
      );
  }
  return finished;
}
