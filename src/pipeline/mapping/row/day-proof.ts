import type { MappedRow } from "../../../model/mapped-row.ts";
import { ageOn, parseCalendarDate } from "../../../model/calendar.ts";
import type { Mapper } from "./mapper.ts";
import { isBlank } from "../values/cell-text.ts";

/**
 * Years of age up to which a birthday is read alike for the next two years: from 100 on, a year of two digits may be
 * read in either century, and higher ages are remarked on.
 */
const OLDEST = 97;

/**
 * Whether a row that is a contact today will be the same contact on every later day that `isSameReading` accepts. What
 * the day decides in a row is whether a date has come (a birthday in the future, a leaving date), how old somebody is, and
 * the century of a year of two digits. A date that has come stays so.
 */
export function isDayProof(row: Extract<MappedRow, { kind: "contact" }>, mapper: Mapper): boolean {
  const isFilled = ({ column }: { readonly column: number }) => !isBlank(row.cells[column] ?? "");
  if (mapper.sources.inactive.some((source) => source.role === "end_date" && isFilled(source))) return false;
  // One that can't be read today may contradict the other tomorrow.
  if (mapper.sources.birthday.filter(isFilled).length > 1) return false;
  const { birthday } = row.input;
  if (birthday === undefined || birthday === null || !/^\d{4}-/.test(birthday)) return true;
  return ageOn(parseCalendarDate(birthday), mapper.today) <= OLDEST;
}

/** @param then the day of `isDayProof`; both `YYYY-MM-DD` */
export function isSameReading(then: string, today: string): boolean {
  const years = parseCalendarDate(today).year - parseCalendarDate(then).year;
  return today >= then && years <= 1 && today.slice(0, 2) === then.slice(0, 2);
}
