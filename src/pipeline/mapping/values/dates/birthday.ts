import type { FeedSettings } from "../../../../model/feed.ts";
import type { RejectionCode, WarningCode } from "../../../../model/issue.ts";
import {
  ageOn,
  compareDates,
  dateOfSerial,
  DAYS_FROM_1900_TO_1904,
  formatDate,
  isLeapYear,
  twoDigits,
  type CalendarDate,
} from "../../../../model/calendar.ts";
import type { BirthdayDoubt, KnownReading } from "../../../../model/survey.ts";
import { readDoubtful } from "./doubtful-birthday.ts";
import type { DateRules } from "./date-order.ts";
import { foreignYear, type ForeignYear } from "./eras.ts";
import { readDateText, type DateParts, type DateText } from "./date-text.ts";
import { memoize } from "../memoize.ts";
import { isPlaceholder } from "../placeholder.ts";
import { cleanNumber } from "../cell-text.ts";

/**
 * The reading of a birthday cell. `value` is sent; `readings` are for people: ISO dates, or `--MM-DD` without a year.
 */
export type BirthdayReading =
  | { readonly kind: "blank" }
  | {
      readonly kind: "birthday";
      readonly value: string;
      readonly year: number | null;
      readonly month: number;
      readonly day: number;
      readonly warning: WarningCode | null;
    }
  | {
      readonly kind: "refused";
      readonly code: RejectionCode;
      readonly readings: readonly string[];
      /** Why the whole column is in doubt. */
      readonly doubt?: BirthdayDoubt["kind"];
      /** The date that stands in for a missing one, or for its day without a year (`YYYY-MM-DD`). */
      readonly standIn?: string;
      /** The year is one of another calendar. */
      readonly foreign?: ForeignYear;
    };

export interface BirthdayRules {
  readonly dates: DateRules;
  readonly today: CalendarDate;
  readonly yearless: FeedSettings["yearlessBirthday"];
  readonly known: Pick<KnownReading, "trusted" | "century" | "serials">;
}

/** Years that programs and people write for "no year": Apple 1604, Planning Center 1885, spreadsheets 1900. */
const STAND_IN_YEARS: ReadonlySet<number> = new Set([1604, 1885, 1900]);
/** Whole dates that databases write for "no date". */
const STAND_IN_DATES: ReadonlySet<string> = new Set(["0001-01-01", "1753-01-01", "1899-12-30", "1899-12-31"]);
/** A smaller number is a date of 1900, and more likely a month and a day: 315 for 15 March. */
const FIRST_SERIAL = 367;
/** The highest accepted age, in years. The oldest person known lived 122 years. */
const OLDEST = 120;
/** From this age on, in years, a birthday is applied with a warning. */
const REMARKABLE_AGE = 106;
/** Up to this age, in years, a two-digit year may be 19xx as well as 20xx. */
const OLDEST_OF_SHORT_YEARS = 105;

/** Returns a function that reads a birthday cell. It remembers its readings, because lists repeat dates. */
export function createBirthdayReader(
  rules: BirthdayRules,
): (cell: string, isSerial: boolean, doubt?: BirthdayDoubt | null) => BirthdayReading {
  const readText = memoize((cell: string) => readBirthday(cell, rules));
  return (cell, isSerial, doubt = null) => {
    const plain = (isSerial ? readSerial(cell, rules) : readSerialBesideDates(cell, rules)) ?? readText(cell);
    return doubt === null ? plain : inDoubt(cell, plain, doubt, rules);
  };
}

/** Returns the reading of a cell of a doubtful column: the one that is trusted, else a refusal with both. */
function inDoubt(cell: string, plain: BirthdayReading, doubt: BirthdayDoubt, rules: BirthdayRules): BirthdayReading {
  const found = readDoubtful(cell, doubt, dateIn(plain), rules.today.year);
  if (found === null) return plain;
  if (rules.known.trusted !== null) return readBirthday(found[rules.known.trusted], rules);
  const readings = [found.asWritten, found.other].flatMap((text) => datesIn(text, rules));
  return { kind: "refused", code: "birthday_column", readings: [...new Set(readings)], doubt: doubt.kind };
}

/** Returns the date of a reading as `YYYY-MM-DD` or `--MM-DD`; null if it has none, or more than one. */
export function dateIn(reading: BirthdayReading): string | null {
  if (reading.kind === "birthday") return describe(reading);
  if (reading.kind === "blank" || reading.readings.length !== 1) return null;
  return reading.code === "birthday_future" ? (reading.readings[0] ?? null) : null;
}

function datesIn(text: string, rules: BirthdayRules): readonly string[] {
  const date = readDateText(text, rules.dates);
  return date.kind === "read" ? date.readings.flatMap((reading) => inCenturies(reading, rules)).map(describe) : [];
}

function readBirthday(cell: string, rules: BirthdayRules): BirthdayReading {
  const text = cleanNumber(cell);
  if (text === "" || isPlaceholder(text.toLowerCase())) return { kind: "blank" };
  return judge(readDateText(text, rules.dates), rules);
}

/** Reads a cell of a column in which all cells are serials without a date format; null if this cell is no serial. */
function readSerial(cell: string, rules: BirthdayRules): BirthdayReading | null {
  const text = cleanNumber(cell);
  if (!/^\d{2,5}$/.test(text)) return null;
  const serial = Number(text);
  if (serial < FIRST_SERIAL) return refused("birthday_unreadable", []);
  return judgeDate({ ...dateOfSerial(serial), shortYear: false }, rules);
}

/**
 * Reads a number of five digits that stands beside dates. It may be a serial of either calendar, and known people may prove
 * which one. Returns null for any other cell.
 */
function readSerialBesideDates(cell: string, rules: BirthdayRules): BirthdayReading | null {
  const text = cleanNumber(cell);
  if (!/^[1-5]\d{4}$/.test(text)) return null;
  const readings = [0, DAYS_FROM_1900_TO_1904].map((days) => ({
    ...dateOfSerial(Number(text) + days),
    shortYear: false,
  }));
  const { serials = null } = rules.known;
  const proven = serials === null ? undefined : readings[serials === "1900" ? 0 : 1];
  return proven === undefined ? refused("birthday_unreadable", readings.map(describe)) : judgeDate(proven, rules);
}

/**
 * Joins the texts of a day, a month and a year column. A year that is blank or zero gives a birthday without a year.
 * Three texts that are blank or zero give "".
 */
export function joinBirthday(day: string, month: string, year: string): string {
  if (/^0*$/.test(day + month + year)) return "";
  if (day === "" && month === "") return year;
  if (/^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)) {
    const monthDay = `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    if (year === "" || /^0+$/.test(year)) return `--${monthDay}`;
    if (/^\d{4}$/.test(year)) return `${year}-${monthDay}`;
  }
  return `${day} ${month} ${year}`.trim();
}

function judge(date: DateText, rules: BirthdayRules): BirthdayReading {
  switch (date.kind) {
    case "blank":
      return { kind: "blank" };
    case "unreadable":
      return refused("birthday_unreadable", []);
    case "impossible":
      return refused("birthday_impossible", []);
    case "read": {
      const dates = date.readings.flatMap((reading) => inCenturies(reading, rules));
      const [only, ...others] = dates;
      if (only !== undefined && others.length === 0) return judgeDate(only, rules);
      return dates.length === 0
        ? refused("birthday_impossible", [])
        : refused("birthday_ambiguous", dates.map(describe));
    }
  }
}

/**
 * Returns the dates that a two-digit year may mean. If the date in this century is in the future, the last century is
 * meant. If the date in the last century gives an age of at most 105 years, both are possible. A 29 February that one
 * of the two years does not have leaves the other year only.
 */
function inCenturies(date: DateParts, { today, known: { century } }: BirthdayRules): readonly DateParts[] {
  if (!date.shortYear || date.year === null) return [date];
  const thisCentury = Math.floor(today.year / 100) * 100 + date.year;
  const lastCentury = thisCentury - 100;
  const { month, day } = date;
  const isFuture = compareDates({ year: thisCentury, month, day }, today) > 0;
  const isPlausible = ageOn({ year: lastCentury, month, day }, today) <= OLDEST_OF_SHORT_YEARS;
  const both = century === null ? [thisCentury, lastCentury] : [century === "this" ? thisCentury : lastCentury];
  const years = isFuture ? [lastCentury] : isPlausible ? both : [thisCentury];
  const exists = (year: number) => month !== 2 || day !== 29 || isLeapYear(year);
  return years.filter(exists).map((year) => ({ year, month, day, shortYear: false }));
}

function judgeDate({ year, month, day }: DateParts, rules: BirthdayRules): BirthdayReading {
  if (year === null) return withoutYear(month, day, null, rules);
  const date = { year, month, day };
  const age = ageOn(date, rules.today);
  const iso = formatDate(year, month, day);
  const foreign = foreignYear(year, rules.today.year);
  if (foreign !== null) return { ...refused("birthday_impossible", []), foreign };
  if (compareDates(date, rules.today) > 0) return refused("birthday_future", [iso]);
  if (STAND_IN_DATES.has(iso)) return { kind: "blank" };
  if (STAND_IN_YEARS.has(year) && age > OLDEST) {
    // A spreadsheet's first day stands for a missing date, or for New Year's Day without a year.
    if (iso === "1900-01-01") return { ...refused("birthday_ambiguous", ["--01-01", "no birthday"]), standIn: iso };
    return withoutYear(month, day, "birthday_stand_in_year", rules);
  }
  if (age > OLDEST) return refused("birthday_impossible", [iso]);
  return {
    kind: "birthday",
    value: iso,
    year,
    month,
    day,
    // A list of this year's birthdays may have this year in place of the year of birth.
    warning: age >= REMARKABLE_AGE || year === rules.today.year ? "birthday_implausible" : null,
  };
}

function withoutYear(month: number, day: number, warning: WarningCode | null, rules: BirthdayRules): BirthdayReading {
  const monthDay = `${twoDigits(month)}-${twoDigits(day)}`;
  if (rules.yearless === "reject") return refused("birthday_yearless", [`--${monthDay}`]);
  const value = rules.yearless === "MM-DD" ? monthDay : `--${monthDay}`;
  return { kind: "birthday", value, year: null, month, day, warning };
}

function describe({ year, month, day }: Pick<DateParts, "year" | "month" | "day">): string {
  return year === null ? `--${twoDigits(month)}-${twoDigits(day)}` : formatDate(year, month, day);
}

function refused(code: RejectionCode, readings: readonly string[]): Extract<BirthdayReading, { kind: "refused" }> {
  return { kind: "refused", code, readings };
}
