import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { Row } from "../../model/row.ts";
import type { Meaning } from "./alias.ts";
import { NO_EVIDENCE, orderProvenBy, type OrderEvidence } from "./date-order.ts";
import { createGroupReader, type GroupReading } from "./group.ts";
import { readHeader, type HeaderColumn } from "./header-columns.ts";
import { watchedKeyColumns } from "./key-plan.ts";
import { isPlaceholder } from "./placeholder.ts";
import { cleanText, fold, isBlank } from "./text.ts";

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;
const UNKNOWN_NAMES = 3;

/** What all rows of a file together prove, gathered before the first row is mapped. */
export interface Survey {
  /** Rows whose cells could be told apart. */
  readonly rows: number;
  readonly columns: readonly ColumnSurvey[];
  readonly dateEvidence: OrderEvidence;
  /** Rows in which some part of the key has no value in any of its columns. */
  readonly blankKeys: number;
}

export interface ColumnSurvey {
  /** Cells in which a person sees something. */
  readonly filled: number;
  /** Up to three different values as found; none for columns that are withheld. */
  readonly samples: readonly string[];
  /** All values of a birthday column are numbers that a spreadsheet keeps dates as. */
  readonly isSerial: boolean;
  /** All values of a birthday column are days of a month. */
  readonly holdsDaysOnly: boolean;
  /** All values name groups of the account (and there is at least one). */
  readonly namesGroups: boolean;
  /** Some values that name no group. */
  readonly unknownGroups: readonly string[];
  /** Of a `Title` column: what all its values are. */
  readonly titles: "salutations" | "others" | "mixed" | "none";
}

/** A survey under way. Its counters change with every row; only `finishSurvey` reads them out. */
export interface SurveyInProgress {
  rows: number;
  blankKeys: number;
  readonly keyColumns: readonly (readonly number[])[];
  readonly columns: readonly ColumnInProgress[];
  readonly evidence: { -readonly [K in keyof OrderEvidence]: OrderEvidence[K] };
  readonly readGroup: (cell: string) => GroupReading;
}

interface ColumnInProgress {
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
  salutations: number;
  otherTitles: number;
}

type Watch = "nothing" | "birthday" | "date" | "group" | "title";

const BIRTHDAYS: readonly Meaning[] = ["birthday", "birthday_or_day", "birthday_or_wedding", "birthday_in_portuguese"];
const SALUTATION =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|dame|rev|herr|frau|hr|fr|herrn|fru|familie|divers|m|mme|mlle|madame|monsieur|mademoiselle|sr|sra|srta|señor|señora|don|doña|sig|sig\.ra|signor|signora|dott|dott\.ssa|dhr|mevr|de heer|mevrouw|pan|pani|pán|paní|様|さん|ing|mag|dipl\.-ing)\.?[\s/&]*)+$/iu;

/** Begins a survey. Which columns are watched for what follows from the header and the settings. */
export function startSurvey(header: readonly string[], feed: FeedSettings, groups: readonly Group[]): SurveyInProgress {
  const columns = readHeader(header, feed);
  return {
    rows: 0,
    blankKeys: 0,
    keyColumns: watchedKeyColumns(columns, feed),
    columns: columns.map(startColumn),
    evidence: { ...NO_EVIDENCE },
    readGroup: createGroupReader(groups),
  };
}

function startColumn(column: HeaderColumn): ColumnInProgress {
  const counts = {
    filled: 0,
    notSerial: 0,
    notDays: 0,
    serials: 0,
    years: 0,
    groups: 0,
    salutations: 0,
    otherTitles: 0,
  };
  const takesSamples = column.claim.kind !== "withheld";
  return { watch: watchFor(column), takesSamples, samples: [], unknownGroups: [], ...counts };
}

function watchFor({ claim }: HeaderColumn): Watch {
  if (claim.kind === "configured") return claim.target === "birthday" ? "birthday" : "nothing";
  if (claim.kind !== "alias") return "nothing";
  const { meaning } = claim.alias;
  if (BIRTHDAYS.includes(meaning)) return "birthday";
  if (meaning === "other_date" || meaning === "end_date") return "date";
  if (meaning === "group" || meaning === "group_if_proven") return "group";
  return meaning === "title" ? "title" : "nothing";
}

/** Takes one row into account. Rows without readable cells, and rows that are no data, prove nothing. */
export function surveyRow(survey: SurveyInProgress, row: Row): void {
  if (row.kind !== "cells") return;
  survey.rows += 1;
  for (let index = 0; index < survey.columns.length; index += 1) {
    const cell = row.cells[index] ?? "";
    const column = survey.columns[index];
    if (column === undefined || isBlank(cell)) continue;
    column.filled += 1;
    if (column.samples.length < SAMPLES && column.takesSamples) takeSample(column, cell);
    if (column.watch !== "nothing") watch(survey, column, cell);
  }
  if (survey.keyColumns.some((part) => part.every((column) => isBlank(row.cells[column] ?? "")))) survey.blankKeys += 1;
}

function takeSample(column: ColumnInProgress, cell: string): void {
  const sample = cell.length > LONGEST_SAMPLE ? `${cell.slice(0, LONGEST_SAMPLE)}…` : cell;
  if (!column.samples.includes(sample)) column.samples.push(sample);
}

function watch(survey: SurveyInProgress, column: ColumnInProgress, cell: string): void {
  switch (column.watch) {
    case "birthday":
      countNumber(column, cell);
      countOrder(survey, cell);
      return;
    case "date":
      countOrder(survey, cell);
      return;
    case "group":
      countGroup(survey, column, cell);
      return;
    case "title":
      countTitle(column, cell);
      return;
    case "nothing":
      return;
  }
}

function countOrder(survey: SurveyInProgress, cell: string): void {
  const proof = orderProvenBy(cell);
  if (proof !== null) survey.evidence[proof] += 1;
}

/** Serials from 61 (1 March 1900) to 60000 (2064); below 61 a spreadsheet's calendar is wrong by a day. */
function countNumber(column: ColumnInProgress, cell: string): void {
  const number = /^\s*\d{1,5}\s*$/.test(cell) ? Number(cell) : Number.NaN;
  if (!(number >= 1 && number <= 31) && !isPlaceholder(fold(cell))) column.notDays += 1;
  if (number >= 61 && number <= 60000) {
    column.serials += 1;
    if (number >= 1900 && number <= 2100) column.years += 1;
  } else if (number !== 0 && !isPlaceholder(fold(cell))) {
    column.notSerial += 1;
  }
}

function countGroup(survey: SurveyInProgress, column: ColumnInProgress, cell: string): void {
  const reading = survey.readGroup(cell);
  if (reading.kind === "group" || reading.kind === "several" || reading.kind === "ambiguous") column.groups += 1;
  if (reading.kind !== "unknown" || column.unknownGroups.length >= UNKNOWN_NAMES) return;
  const name = cleanText(reading.names[0] ?? cell).slice(0, LONGEST_SAMPLE);
  if (!column.unknownGroups.includes(name)) column.unknownGroups.push(name);
}

function countTitle(column: ColumnInProgress, cell: string): void {
  const text = cleanText(cell);
  if (SALUTATION.test(text)) column.salutations += 1;
  else if (!isPlaceholder(text.toLowerCase())) column.otherTitles += 1;
}

/** Reads the survey out. */
export function finishSurvey(survey: SurveyInProgress): Survey {
  return {
    rows: survey.rows,
    columns: survey.columns.map(finishColumn),
    dateEvidence: { ...survey.evidence },
    blankKeys: survey.blankKeys,
  };
}

function finishColumn(column: ColumnInProgress): ColumnSurvey {
  const { salutations, otherTitles } = column;
  return {
    filled: column.filled,
    samples: column.samples,
    isSerial: column.serials > 0 && column.notSerial === 0 && column.years < column.serials,
    holdsDaysOnly: column.watch === "birthday" && column.notDays === 0,
    namesGroups: column.groups > 0 && column.unknownGroups.length === 0,
    unknownGroups: column.unknownGroups,
    titles: salutations > 0 ? (otherTitles > 0 ? "mixed" : "salutations") : otherTitles > 0 ? "others" : "none",
  };
}
