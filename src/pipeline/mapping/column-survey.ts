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

/** Takes a cell into account in which a person sees something. */
export function surveyCell(column: ColumnInProgress, cell: string, file: FileEvidence): void {
  column.filled += 1;
  if (column.samples.length < SAMPLES && column.takesSamples) takeSample(column, cell);
  switch (column.watch) {
    case "nothing":
      return;
    case "birthday":
      countNumber(column, cell);
      countOrder(file, cell);
      return;
    case "date":
      countOrder(file, cell);
      return;
    case "group":
      countGroup(file, column, cell);
      return;
    case "status":
      countStatus(column, cell);
      return;
    case "title":
      countTitle(column, cell);
      return;
    case "full_name":
      countNameOrder(column, cell);
      return;
  }
}

function takeSample(column: ColumnInProgress, cell: string): void {
  const line = cell.replace(BREAKS, " ");
  const sample = line.length > LONGEST_SAMPLE ? `${line.slice(0, LONGEST_SAMPLE)}…` : line;
  if (!column.samples.includes(sample)) column.samples.push(sample);
}

function countOrder(file: FileEvidence, cell: string): void {
  const proof = orderProvenBy(cell);
  if (proof !== null) file.dates[proof] += 1;
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

function countGroup(file: FileEvidence, column: ColumnInProgress, cell: string): void {
  const reading = file.readGroup(cell);
  if (reading.kind === "group" || reading.kind === "several" || reading.kind === "ambiguous") column.groups += 1;
  if (reading.kind !== "unknown" || column.unknownGroups.length >= UNKNOWN_NAMES) return;
  const name = cleanText(reading.names[0] ?? cell).slice(0, LONGEST_SAMPLE);
  if (!column.unknownGroups.includes(name)) column.unknownGroups.push(name);
}

function countStatus(column: ColumnInProgress, cell: string): void {
  const word = fold(cell);
  if (word === "a") column.activeCodes += 1;
  else if (word.length === 1) column.statusCodes += 1;
  else column.statusWords += 1;
}

function countTitle(column: ColumnInProgress, cell: string): void {
  const text = cleanText(cell);
  if (text.length <= LONGEST_SALUTATION && SALUTATION.test(text)) column.salutations += 1;
  else if (!isPlaceholder(text.toLowerCase())) column.otherTitles += 1;
}

function countNameOrder(column: ColumnInProgress, cell: string): void {
  const order = orderInFullName(cell);
  if (order === "given_first") column.givenFirst += 1;
  if (order === "family_first") column.familyFirst += 1;
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
