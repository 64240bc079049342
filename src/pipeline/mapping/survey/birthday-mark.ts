import { birthYearsIn } from "../values/dates/age.ts";
import { compareDates, isRealDay, type CalendarDate } from "../../../model/calendar.ts";
import { datesInFiveDigits, monthsAndDays, serialOf } from "../values/dates/short-numbers.ts";
import { namingShownBy, type MonthNaming } from "../values/dates/slavic-months.ts";
import { cleanNumber } from "../values/cell-text.ts";
import { memoize } from "../values/memoize.ts";
import { NO_MARK, numberProof, orderProof, type CellMark } from "./cell-mark.ts";

/**
 * The forms of birthday cells, by their number in a cell's mark. `low`: the day is 12 or less, so that the date stays a
 * date when day and month are exchanged. The numbers `dayMonth`: `3.1` may be 3.10 without its zero, `3.4` may not, and
 * `03.04` and `3.10` are no numbers. `monthDay` are numbers like 315, `dayMonthYear` numbers like 30590,
 * `pairLow` dates without a year like `3/4`.
 */
export const FORMS = [
  "none",
  "isoLow",
  "isoHigh",
  "dotLow",
  "dotHigh",
  "slashLow",
  "slashHigh",
  "dashLow",
  "dashHigh",
  "dayMonthLost",
  "dayMonth",
  "dayMonthText",
  "monthDay",
  "dayMonthYear",
  "isoMonthDay",
  "pairLow",
] as const;
export type Form = (typeof FORMS)[number];

/** How long ago the year of a whole date is, by its number in a cell's mark. `child`: three to seven years ago. `short`: two digits. */
export const AGES = ["none", "future", "thisYear", "lastYear", "twoYears", "child", "older", "short"] as const;
export type Age = (typeof AGES)[number];

const FORM_SHIFT = 22;
const AGE_SHIFT = 26;
const NAMING_SHIFT = 29;
const NOT_ASCII = /[^\p{ASCII}]/u;

/** Returns the form of a cell from its mark. */
export function formOf(mark: CellMark): Form {
  return FORMS[(mark >> FORM_SHIFT) & 15] ?? "none";
}

/** Returns the age of a cell's date from its mark. */
export function ageOf(mark: CellMark): Age {
  return AGES[(mark >> AGE_SHIFT) & 7] ?? "none";
}

/** Tells whether a mark has an age that is another one in a new year. */
export function agesWithTheYear(mark: CellMark): boolean {
  const age = ageOf(mark);
  return age !== "none" && age !== "older" && age !== "short";
}

/** Returns a function that returns the mark of a birthday cell. It remembers the marks, because lists repeat dates. */
export function createBirthdayProof(today: CalendarDate): (cell: string) => CellMark {
  return memoize((cell) => {
    const text = NOT_ASCII.test(cell) ? cleanNumber(cell) : cell;
    return numberProof(cell) | orderProof(text) | birthdayProof(text, today) | namingProof(text);
  });
}

/** Returns how the word of a birthday cell names its month, as bits of a mark. */
function namingProof(cell: string): CellMark {
  const naming = namingShownBy(cell);
  return naming === null ? NO_MARK : (naming === "croatian" ? 1 : 2) << NAMING_SHIFT;
}

/** Returns how a cell names its month from its mark; null: the cell does not show it. */
export function namingIn(mark: CellMark): MonthNaming | null {
  const naming = (mark >> NAMING_SHIFT) & 3;
  return naming === 0 ? null : naming === 1 ? "croatian" : "other slavic";
}

/**
 * Returns the form of a birthday cell and the age of its date, as bits of a mark.
 * A date that has come never becomes a future date again, so that the mark of a row that was accepted stays true.
 */
function birthdayProof(cell: string, today: CalendarDate): CellMark {
  const text = cell.trim();
  const form = FORMS.indexOf(toForm(text));
  const age = AGES.indexOf(toAge(text, today));
  return form === 0 && age === 0 ? NO_MARK : (form << FORM_SHIFT) | (age << AGE_SHIFT);
}

/** Returns the age of a date whose year stands alone in a cell, as bits of a mark. */
export function yearProof(cell: string, today: CalendarDate): CellMark {
  const text = cell.trim();
  const age = /^[1-9]\d{3}$/.test(text) ? AGES.indexOf(ageOfYear(Number(text), today)) : 0;
  return age === 0 ? NO_MARK : age << AGE_SHIFT;
}

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const LOCAL = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const SEPARATED = { ".": "dot", "/": "slash", "-": "dash" } as const;

function toForm(text: string): Form {
  const iso = ISO.exec(text);
  if (iso !== null) {
    if (isShortNumber(iso)) return "isoMonthDay";
    return Number(iso[3]) <= 12 ? "isoLow" : "isoHigh";
  }
  const local = LOCAL.exec(text);
  if (local !== null) {
    const [first, second] = [Number(local[1]), Number(local[3])];
    if (!isRealDay(null, first, second) && !isRealDay(null, second, first)) return "none";
    return `${SEPARATED[local[2] as keyof typeof SEPARATED]}${first <= 12 && second <= 12 ? "Low" : "High"}`;
  }
  if (/^\d{1,2}\.\d{1,2}\.?$/.test(text)) {
    if (!/^[1-9]\d?\.(?:\d|0[1-9]|\d[1-9])$/.test(text)) return "dayMonthText";
    return text.endsWith(".1") ? "dayMonthLost" : "dayMonth";
  }
  const pair = /^(\d{1,2})[/-](\d{1,2})$/.exec(text);
  if (pair !== null) return Number(pair[1]) <= 12 && Number(pair[2]) <= 12 ? "pairLow" : "none";
  if (/^\d{3,4}$/.test(text)) return monthsAndDays(text).length > 0 ? "monthDay" : "none";
  return /^\d{5}$/.test(text) && datesInFiveDigits(text).length > 0 ? "dayMonthYear" : "none";
}

/** Returns whether a date of 1900 to 1903 can be a number like 315 that a spreadsheet shows as a date. */
function isShortNumber(iso: RegExpExecArray): boolean {
  const [year, month, day] = [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  return year >= 1900 && year <= 1903 && monthsAndDays(String(serialOf(year, month, day))).length > 0;
}

function toAge(text: string, today: CalendarDate): Age {
  const iso = ISO.exec(text);
  const local = iso === null ? LOCAL.exec(text) : null;
  const digits = iso?.[1] ?? local?.[4] ?? "";
  if (digits === "") {
    const [only, ...others] = birthYearsIn(text, today.year);
    return only === undefined || others.length > 0 ? "none" : ageOfYear(only, today);
  }
  if (digits.length < 4) return "short";
  const year = Number(digits);
  const [one, other] = [Number(iso?.[2] ?? local?.[1]), Number(iso?.[3] ?? local?.[3])];
  const isFuture = (month: number, day: number) => compareDates({ year, month, day }, today) > 0;
  if (isFuture(one, other) && (iso !== null || isFuture(other, one))) return "future";
  return ageOfYear(year, today);
}

function ageOfYear(year: number, today: CalendarDate): Age {
  const years = today.year - year;
  if (years <= 0) return years < 0 ? "future" : "thisYear";
  if (years === 1) return "lastYear";
  if (years === 2) return "twoYears";
  return years <= 7 ? "child" : "older";
}
