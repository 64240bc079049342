/** Reads the rows of a corrected report: a rejections report that a person has dropped back. */

import { restoreCell } from "./cell-text.ts";
import { ANSWER_COLUMN, REPORT_COLUMNS } from "./rejection-columns.ts";

/** A row of a corrected report, with the columns of the person's own list. */
export interface RejectionRow {
  /** The `_id` cell: feed, row and version; "" for a line that a person has added. */
  readonly id: string;
  /** The `_answer` cell; "" if a person wrote nothing. */
  readonly answer: string;
  /** The file's own columns. */
  readonly header: readonly string[];
  /** Aligned with `header`, with the text as it was before `neutraliseCell`. */
  readonly cells: readonly string[];
}

/** Columns that a report must still have, `_id` included. People delete some, and other programs write an `_id` too. */
const FEWEST_REPORT_COLUMNS = 3;

/** Returns whether a table is a rejections report, by its `_` columns, in any order. */
export function isRejectionsHeader(header: readonly string[]): boolean {
  const found = placesOfReportColumns(header);
  return found.has("_id") && found.size >= FEWEST_REPORT_COLUMNS;
}

/** Returns whether a table is a rejections report whose `_id` column has gone. */
export function isReportWithoutId(header: readonly string[]): boolean {
  const found = placesOfReportColumns(header);
  return !found.has("_id") && found.size >= FEWEST_REPORT_COLUMNS;
}

/**
 * Returns a row without the report's columns, its cells restored to their own text. Works for rejections.csv and
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
    answer: restoreCell(cells[places.get(ANSWER_COLUMN) ?? -1] ?? "").trim(),
    header: own.map((index) => restoreCell(header[index] ?? "")),
    cells: own.map((index) => restoreCell(cells[index] ?? "")),
  };
}

/**
 * Returns for each column of a report the index of the file's own column, counted without the report's columns; null for
 * a report column.
 */
export function ownColumnsOf(header: readonly string[]): readonly (number | null)[] {
  const taken = new Set(placesOfReportColumns(header).values());
  let own = 0;
  return header.map((_, index) => (taken.has(index) ? null : own++));
}

/**
 * Returns the columns of a report whose letters decide its encoding: those of the list, and the answers. The program wrote
 * the texts of the others. null: the table is no report.
 */
export function columnsThatDecide(header: readonly string[]): readonly number[] | null {
  if (!isRejectionsHeader(header)) return null;
  const places = placesOfReportColumns(header);
  const written = new Set([...places].flatMap(([name, at]) => (name === ANSWER_COLUMN ? [] : [at])));
  return header.flatMap((_, at) => (written.has(at) ? [] : [at]));
}

/** Returns the sentences that the program wrote into a row of a report, as the row has them now. */
export function sentencesIn(header: readonly string[], cells: readonly string[]): readonly string[] {
  const places = placesOfReportColumns(header);
  return ["_message", "_hint"].map((name) => restoreCell(cells[places.get(name) ?? -1] ?? ""));
}

/** Returns the index of each report column. Of two `_id` columns, the first is the report's, the second the file's. */
function placesOfReportColumns(header: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const column = name.trim().toLowerCase();
    if ((REPORT_COLUMNS as readonly string[]).includes(column) && !places.has(column)) places.set(column, index);
  }
  return places;
}
