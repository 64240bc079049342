import type { DateOrder } from "../../../../src/model/feed.ts";
import { createBirthdayReader } from "../../../../src/pipeline/mapping/values/dates/birthday.ts";
import { parseCalendarDate } from "../../../../src/model/calendar.ts";
import { dateRules, NO_EVIDENCE } from "../../../../src/pipeline/mapping/values/dates/date-order.ts";
import { NO_KNOWN_READING } from "../../../../src/model/survey.ts";
import { TODAY } from "../sample-feed.ts";

/** Reads a cell, and returns the birthday, `blank`, or the code and readings for which the cell is refused. */
export function read(cell: string, order: DateOrder | null = null, isSerial = false): string {
  const reading = createBirthdayReader({
    dates: dateRules(order, NO_EVIDENCE, false),
    today: parseCalendarDate(TODAY),
    yearless: "--MM-DD",
    known: NO_KNOWN_READING,
  })(cell, isSerial);
  switch (reading.kind) {
    case "blank":
      return "blank";
    case "birthday":
      return reading.warning === null ? reading.value : `${reading.value} (${reading.warning})`;
    case "refused":
      return [reading.code, ...reading.readings].join(" ");
  }
}
