import { dateIn, joinBirthday, type BirthdayReading } from "../values/dates/birthday.ts";
import type { Issue } from "../../../model/issue.ts";
import { orderOf } from "../values/dates/date-order.ts";
import { readAge, yearsBeyond } from "../values/dates/age.ts";
import type { BirthdayDoubt } from "../../../model/survey.ts";
import { twoDigits } from "../../../model/calendar.ts";
import type { Source } from "../headers/column-plan.ts";
import type { Mapper } from "./mapper.ts";
import { BLANK, cellOf, FAILED, defectIn, issue, reportDefect, type Picked, type RowDraft } from "./row-draft.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";

interface Found {
  readonly source: Source;
  readonly cell: string;
  readonly reading: FilledReading;
}

type FilledReading = Exclude<BirthdayReading, { kind: "blank" }>;

/** Returns the birthday from its columns, else from its day, month and year. Columns that contradict reject the row. */
export function pickBirthday(draft: RowDraft, mapper: Mapper): Picked {
  const { birthday, birthday_month: month } = mapper.sources;
  const whole = birthday.length > 0 ? readColumns(draft, mapper) : BLANK;
  return whole.kind === "blank" && month.length > 0 ? readParts(draft, mapper) : whole;
}

function readColumns(draft: RowDraft, mapper: Mapper): Picked {
  let best: Found | null = null;
  for (const source of mapper.sources.birthday) {
    const defect = defectIn(draft, source);
    if (defect !== null) {
      reportDefect(draft, "decisive", "birthday", source, defect);
      return FAILED;
    }
    const cell = cellOf(draft, source);
    if (cell === "") continue;
    const reading = readCell(draft, mapper, source);
    if (reading.kind === "blank") continue;
    const found = { source, cell, reading };
    if (best === null) best = found;
    else if (contradict(best.reading, reading)) return disagree(draft, best, found);
    else best = withYear(best, found);
  }
  return best === null ? BLANK : pickBesideAge(draft, mapper, best);
}

/** Returns the birthday if the row's age does not contradict it. A birthday that the row's contact has already stays. */
function pickBesideAge(draft: RowDraft, mapper: Mapper, found: Found): Picked {
  const source = mapper.ages;
  const ageCell = source === null ? "" : (draft.row.cells[source.column] ?? "");
  const age = readAge(ageCell);
  if (source === null || age === null) return toPicked(draft, mapper, found);
  const { reading } = found;
  const fits = (date: string) => yearsBeyond(age, Number(date.slice(0, 4)), mapper.today.year) === 0;
  if (reading.kind === "birthday") {
    if (reading.year === null || fits(reading.value)) return toPicked(draft, mapper, found);
    draft.asksForPerson = true;
    if (draft.person?.birthday === reading.value) return toPicked(draft, mapper, found);
    const data = {
      cell: cleanText(found.cell),
      headers: [found.source.header, source.header],
      readings: [cleanText(found.cell), cleanText(ageCell)],
    };
    draft.issues.push(issue("columns_disagree", "birthday", found.source, data));
    return FAILED;
  }
  const fitting = reading.code === "birthday_ambiguous" ? reading.readings.filter(fits) : [];
  const [only, ...others] = fitting;
  if (only === undefined) return toPicked(draft, mapper, found);
  const left = others.length > 0 ? { ...reading, readings: fitting } : mapper.readOpenBirthday(only, false);
  return left.kind === "blank" ? BLANK : toPicked(draft, mapper, { ...found, reading: left });
}

/** Returns the reading of a cell, with the help of the birthday that the row's linked contact has. */
function readCell(draft: RowDraft, mapper: Mapper, source: Source): BirthdayReading {
  return besideKnownYear(draft, mapper, source, readKnown(draft, mapper, cellOf(draft, source), source));
}

const SHORT_YEAR = /^\s*\d{1,2}\s?([./-])\s?\d{1,2}\s?\1\s?\d{2}(?!\d)/u;

/**
 * Returns the reading of a cell, or that it is ambiguous: its year has two digits among years of four, and contradicts the
 * year of the row's contact. The cell may have lost its end.
 */
function besideKnownYear(
  draft: RowDraft,
  { strayYears }: Mapper,
  source: Source,
  reading: BirthdayReading,
): BirthdayReading {
  if (reading.kind !== "birthday" || reading.year === null || !strayYears.has(source.column)) return reading;
  if (draft.corrected.has(source.column) || !SHORT_YEAR.test(cellOf(draft, source))) return reading;
  draft.asksForPerson = true;
  const year = /^\d{4}(?=-)/u.exec(draft.person?.birthday ?? "")?.[0];
  if (year === undefined || Number(year) === reading.year) return reading;
  const readings = [reading.value, `${year}${reading.value.slice(4)}`];
  return { kind: "refused", code: "birthday_ambiguous", readings };
}

/** @param source the column whose doubt the text shares */
function readKnown(draft: RowDraft, mapper: Mapper, cell: string, source: Source): BirthdayReading {
  const isSerial = mapper.serialColumns.has(source.column);
  // The doubt about the column is about the values of the list, not about a date that a person wrote.
  const isAnswer = draft.corrected.has(source.column) && isPlainDate(cleanText(cell));
  const doubt = isAnswer ? null : doubtAbout(draft, mapper, source);
  const reading = mapper.readBirthday(cell, isSerial, doubt);
  const isByKnown = mapper.readOpenBirthday !== mapper.readBirthday;
  if (!isByKnown && reading.kind !== "refused") return reading;
  const open = isByKnown ? mapper.readOpenBirthday(cell, isSerial, doubt) : reading;
  const doubtful = [reading, open].find((found) => found.kind === "refused" && IN_DOUBT.has(found.code));
  if (doubtful?.kind !== "refused") return reading;
  draft.asksForPerson = true;
  const known = draft.person?.birthday?.replace(/^(?=\d\d-\d\d$)/, "--") ?? null;
  if (known === null || !doubtful.readings.includes(known)) return answered(draft, mapper, reading);
  if (reading.kind !== "birthday") return mapper.readOpenBirthday(known, false);
  // The list's reading and the contact's birthday disagree, and the cell fits both.
  const readings = [dateIn(reading) ?? "", known];
  return readings[0] === known ? reading : { kind: "refused", code: "birthday_ambiguous", readings };
}

/** Returns the doubt about a cell: that of its column, if it is about the cell. A number is in doubt in any column. */
function doubtAbout({ row }: RowDraft, mapper: Mapper, { column }: Source): BirthdayDoubt | null {
  const doubt = mapper.doubts.get(column) ?? null;
  const isNumber = row.numbers?.some((number) => number.column === column) === true;
  if (isNumber) return doubt ?? { kind: "lost_zero", cells: "numbers" };
  return doubt?.kind === "lost_zero" && doubt.cells === "numbers" ? null : doubt;
}

/** Returns the reading that a person chose for a date that stands in for a missing one. */
function answered(draft: RowDraft, mapper: Mapper, reading: BirthdayReading): BirthdayReading {
  if (reading.kind !== "refused" || reading.standIn === undefined) return reading;
  draft.standIn = reading.standIn;
  if (draft.answer === "unknown") return { kind: "blank" };
  return draft.answer === "right" ? mapper.readOpenBirthday(`-${reading.standIn.slice(4)}`, false) : reading;
}

/** Returns an issue without the mark that makes it a question. */
export function withoutChoices(found: Issue): Issue {
  const { standIn, ...data } = found.data;
  return standIn === undefined ? found : { ...found, data };
}

/** The refusals of a cell that can be read in two ways. */
const IN_DOUBT: ReadonlySet<string> = new Set(["birthday_ambiguous", "birthday_column", "birthday_unreadable"]);

/** Tells whether a date has one reading in every list: `1990-04-03`, `3 April 1990`. */
function isPlainDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) || /\p{L}{3}/u.test(text);
}

/**
 * Tells whether two birthdays of a row contradict each other. A cell that can't be read contradicts a birthday only if
 * the cell is ambiguous and none of its readings is that day.
 */
function contradict(one: Found["reading"], other: Found["reading"]): boolean {
  if (one.kind === "refused") return other.kind === "birthday" && contradict(other, one);
  if (other.kind === "refused") {
    const day = `${twoDigits(one.month)}-${twoDigits(one.day)}`;
    return other.code === "birthday_ambiguous" && !other.readings.some((reading) => reading.endsWith(day));
  }
  if (one.month !== other.month || one.day !== other.day) return true;
  return one.year !== null && other.year !== null && one.year !== other.year;
}

/** Returns the birthday with a year, if the first has none and the other has one; else the first. */
function withYear(one: Found, other: Found): Found {
  const lacksYear = one.reading.kind === "birthday" && one.reading.year === null;
  return lacksYear && other.reading.kind === "birthday" && other.reading.year !== null ? other : one;
}

function disagree(draft: RowDraft, one: Found, other: Found): Picked {
  const data = {
    cell: cleanText(one.cell),
    headers: [one.source.header, other.source.header],
    readings: [cleanText(one.cell), cleanText(other.cell)],
  };
  draft.issues.push(issue("columns_disagree", "birthday", one.source, data));
  return FAILED;
}

function readParts(draft: RowDraft, mapper: Mapper): Picked {
  const { birthday_day: days, birthday_month: months, birthday_year: years } = mapper.sources;
  const columns = [days[0], months[0], years[0]];
  for (const source of columns) {
    const defect = source === undefined ? null : defectIn(draft, source);
    if (source === undefined || defect === null) continue;
    reportDefect(draft, "decisive", "birthday", source, defect);
    return FAILED;
  }
  const [day = "", month = "", year = ""] = columns.map((source) =>
    source === undefined ? "" : cleanText(cellOf(draft, source)),
  );
  const source = months[0];
  if (source === undefined || (day === "" && month === "" && year === "")) return BLANK;
  const cell = joinBirthday(day, month, year);
  const reading = readKnown(draft, mapper, cell, years[0] ?? source);
  return reading.kind === "blank" ? BLANK : pickBesideAge(draft, mapper, { source, cell, reading });
}

function toPicked(draft: RowDraft, mapper: Mapper, { source, cell, reading }: Found): Picked {
  const data = { cell: cleanText(cell) };
  if (reading.kind === "refused") {
    const { code, readings, doubt, standIn, foreign } = reading;
    const reason = mapper.dates.isContradicted === true ? "order_contradicted" : "order_not_shown";
    const more = {
      ...(isOrderOpen(mapper, cell, readings) ? { reason } : {}),
      ...(doubt === undefined ? {} : { reason: doubt }),
      ...(standIn === undefined ? {} : { standIn }),
      ...(foreign === undefined ? {} : { calendar: foreign.calendar, year: String(foreign.began) }),
    };
    draft.issues.push(issue(code, "birthday", source, { ...data, readings, ...more }));
    return FAILED;
  }
  if (reading.warning !== null)
    draft.warnings.push(issue(reading.warning, "birthday", source, { ...data, readings: [reading.value] }));
  return { kind: "value", value: reading.value, source };
}

/** Tells whether the order of day and month is open, which is the same for all dates of the list with the same sign. */
function isOrderOpen({ dates, feed }: Mapper, cell: string, readings: readonly string[]): boolean {
  if (feed.dateOrder !== null || orderOf(dates, /\d\s?([./-])/u.exec(cell)?.[1]) !== null) return false;
  return readings.some((one) => {
    const other = one.replace(/(\d\d)-(\d\d)$/u, "$2-$1");
    return one !== other && readings.includes(other);
  });
}
