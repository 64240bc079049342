/** The way back in: a report that a person has fixed and dropped into the inbox. */

import { restoreCell } from "./cell-text.ts";
import { REPORT_COLUMNS } from "./rejection-columns.ts";

/** A row of a report, as a row of the person's own list again. */
export interface RejectionRow {
  /** The `_id` cell: feed, row and version; "" for a line that a person has added. */
  readonly id: string;
  /** The file's own columns. */
  readonly header: readonly string[];
  /** Aligned with `header`, with the text that they had before the report. */
  readonly cells: readonly string[];
}

/** How many of the report's columns must be there beside `_id`: people delete some, and other programs have an `_id`. */
const ENOUGH_OTHERS = 2;

/** Whether a table is a report of rejections, by its `_` columns; in any order, under any file name. */
export function isRejectionsHeader(header: readonly string[]): boolean {
  const found = placesOfReportColumns(header);
  return found.has("_id") && found.size > ENOUGH_OTHERS;
}

/**
 * Takes the report's columns off a row and gives its own cells their text back. The same for rejections.csv and
 * rejections.xlsx, saved in any format.
 *
 * @param header one that `isRejectionsHeader` accepts
 */
export function splitRejectionRow(header: readonly string[], cells: readonly string[]): RejectionRow {
  const places = placesOfReportColumns(header);
  const taken = new Set(places.values());
  const own = header.flatMap((_, index) => (taken.has(index) ? [] : [index]));
  return {
    id: restoreCell(cells[places.get("_id") ?? -1] ?? "").trim(),
    header: own.map((index) => restoreCell(header[index] ?? "")),
    cells: own.map((index) => restoreCell(cells[index] ?? "")),
  };
}

/** The first column of each name is the report's; a file's own `_id` stands after it. */
function placesOfReportColumns(header: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const column = name.trim().toLowerCase();
    if ((REPORT_COLUMNS as readonly string[]).includes(column) && !places.has(column)) places.set(column, index);
  }
  return places;
}
