import { dateOfSerial, dayNumberOf, isRealDay } from "../../../model/calendar.ts";
import { readNumber } from "../workbook/number-cell.ts";
import type { DateParts, NumberFormat } from "../workbook/cell-format.ts";
import type { CellReading } from "../workbook/number-cell.ts";
import { dateText, timeText } from "../workbook/serial-date.ts";

/** A cell of an OpenDocument sheet. */
export interface OdsCell {
  /** `office:value-type`; null: the cell has none. */
  readonly type: string | null;
  /** The value in the attribute of its type; null: there is none. */
  readonly value: string | null;
  /** The text that the cell shows; null: it has no paragraph. */
  readonly text: string | null;
  readonly hasFormula: boolean;
  /** True when LibreOffice marks the cell as an error. */
  readonly isError: boolean;
}

const SECONDS_PER_DAY = 86_400;
/** Excel's 1900 calendar has a 29 February 1900, which never existed. Programs disagree about the days up to then. */
const LAST_DOUBTFUL_DAY = 60;
const DAY_0 = dayNumberOf({ year: 1899, month: 12, day: 30 });
const WHOLE_DATE: DateParts = { year: true, month: true, day: true, time: true };

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d(?:[.,]\d+)?))?)?Z?$/;
const TIME = /^P(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?)$/;
/** What a formula without result shows: `#N/A`, `#NV`, `#ИМЯ?`. */
const ERROR = /^#(?=.*\p{L})[\p{Lu}\d/_]+[!?]?$/u;
/** `Err:502`, in LibreOffice's language: `Fehler:502`. */
const NUMBERED_ERROR = /^\p{L}+\s?[:.]\s?\d{3}$/u;

/**
 * Returns the text that a person sees in a cell, or the code of the issue when that text is not certain.
 *
 * @param nullDay the day that the document counts from, as days after 1899-12-30
 */
export function readOdsCell(cell: OdsCell, format: NumberFormat, nullDay: number): CellReading {
  const { type, value, text } = cell;
  if (cell.isError || showsError(cell)) return { kind: "defect", code: "error_value", text: text ?? value ?? "" };
  switch (type) {
    case "float":
    case "currency":
    case "percentage":
      return value === null ? withoutValue(cell) : readNumber(value, format, nullDay > LAST_DOUBTFUL_DAY);
    case "date":
      return value === null ? withoutValue(cell) : readDate(value.trim(), text, format, nullDay);
    case "time":
      return value === null ? withoutValue(cell) : readTime(value.trim(), text);
    case "boolean":
      return value === null ? withoutValue(cell) : shown(value.trim() === "true" ? "TRUE" : "FALSE");
    case "string":
      return shown(value === null || isSameText(value, text) ? (text ?? "") : value);
    default:
      return withoutValue(cell);
  }
}

function withoutValue({ text, hasFormula }: OdsCell): CellReading {
  if (text !== null && text !== "") return shown(text);
  return hasFormula ? { kind: "defect", code: "formula_without_value", text: "" } : shown("");
}

function showsError({ type, text, hasFormula }: OdsCell): boolean {
  if (!hasFormula || text === null) return false;
  return ERROR.test(text) || (type !== "string" ? NUMBERED_ERROR.test(text) : /^Err:\d{3}$/.test(text));
}

/** Returns whether a text is the value, but for blanks and line breaks. */
function isSameText(value: string, text: string | null): boolean {
  return text !== null && value.replaceAll(/\s+/gu, " ") === text.replaceAll(/\s+/gu, " ");
}

function readDate(written: string, text: string | null, format: NumberFormat, nullDay: number): CellReading {
  const match = DATE.exec(written);
  const damaged: CellReading = { kind: "defect", code: "date_damaged", text: text ?? written };
  if (match === null) return damaged;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number((part ?? "0").replace(",", ".")));
  if (!isRealDay(year, month, day)) return damaged;
  const all = hours * 3600 + minutes * 60 + Math.round(seconds);
  const days = dayNumberOf({ year, month, day }) - DAY_0 + Math.floor(all / SECONDS_PER_DAY);
  const shows = format.kind === "date" ? format.shows : WHOLE_DATE;
  const showsDate = shows.year || shows.month || shows.day;
  const sinceNullDay = days - nullDay;
  if (!showsDate && sinceNullDay === 0) return shown(timeText(all % SECONDS_PER_DAY));
  if (sinceNullDay >= 0 && sinceNullDay <= LAST_DOUBTFUL_DAY) return damaged;
  if (!showsDate) return shown(timeText(all % SECONDS_PER_DAY));
  return shown(dateText(dateOfSerial(days), shows, all % SECONDS_PER_DAY));
}

function readTime(written: string, text: string | null): CellReading {
  const match = TIME.exec(written);
  const [hours = 0, minutes = 0, seconds = 0] = (match ?? [])
    .slice(1)
    .map((part) => Number((part ?? "0").replace(",", ".")));
  const all = hours * 3600 + minutes * 60 + Math.round(seconds);
  if (match === null || all >= SECONDS_PER_DAY) return { kind: "defect", code: "date_damaged", text: text ?? written };
  return shown(timeText(all));
}

function shown(text: string): CellReading {
  return { kind: "text", text };
}
