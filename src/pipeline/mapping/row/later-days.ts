import type { MappedRow } from "../../../model/mapped-row.ts";
import { ageOn, parseCalendarDate } from "../../../model/calendar.ts";
import type { Mapper } from "./mapper.ts";
import { isBlank } from "../values/cell-text.ts";
import { readRemark } from "../values/remark.ts";

/**
 * The highest age, in years, at which a birthday is read the same way for the next two years. At 100, a two-digit year
 * fits both centuries, and some years later the age brings a warning.
 */
const OLDEST = 97;

/**
 * Tells whether a row that is a contact today becomes the same contact on every later day that `isSameReading` accepts.
 * Today's date decides whether a birthday or a leaving date has come, how old the person is, and the century of a
 * two-digit year. A date that has come never becomes a future date again.
 */
export function isSameOnLaterDays(row: Extract<MappedRow, { kind: "contact" }>, mapper: Mapper): boolean {
  const isFilled = ({ column }: { readonly column: number }) => !isBlank(row.cells[column] ?? "");
  if (mapper.sources.inactive.some((source) => source.role === "end_date" && isFilled(source))) return false;
  const isMark = ({ role, column }: (typeof mapper.sources.inactive)[number]) =>
    (role === "remark" || role === "status_words") && readRemark(row.cells[column] ?? "") === "gone";
  if (mapper.sources.inactive.some(isMark)) return false;
  // With two birthday columns, a cell that can't be read today may contradict the other cell tomorrow.
  if (mapper.sources.birthday.filter(isFilled).length > 1) return false;
  const { birthday } = row.input;
  if (birthday === undefined || birthday === null || !/^\d{4}-/.test(birthday)) return true;
  return ageOn(parseCalendarDate(birthday), mapper.today) <= OLDEST;
}

/**
 * Tells whether a row for which `isSameOnLaterDays` was true on one day is read the same way today.
 *
 * @param then the day on which `isSameOnLaterDays` was true, as `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 */
export function isSameReading(then: string, today: string): boolean {
  const years = parseCalendarDate(today).year - parseCalendarDate(then).year;
  return today >= then && years <= 1 && today.slice(0, 2) === then.slice(0, 2);
}
