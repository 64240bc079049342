import type { Issue } from "../../../model/issue.ts";
import type { Row } from "../../../model/row.ts";

/**
 * What an answer in the column `_answer` does to its line.
 *
 * - `used`: the line is read with these texts in its cells, by header
 * - `doubt`: the answer decides a create in doubt, before the lines are read. `isOutdated`: a newer list has the row with other
 *   values, so that the line's cells correct nothing
 * - `decided`: the same in a plan that is only shown, where the doubt stays: the line counts as solved
 * - `late`: the line's row is in order already, so that the answer comes too late
 * - `left_out`: a person left the line's row out since the report was saved. `isAnswered`: the line has an answer
 * - `refused`: the whole line is not used
 */
export type LineAnswer =
  | { readonly kind: "used"; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: "doubt"; readonly isOutdated: boolean }
  | { readonly kind: "decided" | "late" }
  | { readonly kind: "left_out"; readonly isAnswered: boolean }
  | { readonly kind: "refused"; readonly issue: Issue };

/** The answers in the lines of a corrected report, by the number of the line. */
export type LineAnswers = ReadonlyMap<number, LineAnswer>;

export const NO_ANSWERS: LineAnswers = new Map();

/** Returns the row with the texts that an answer gives its cells. */
export function withTexts(row: Row, header: readonly string[], answer: LineAnswer | undefined): Row {
  if (row.kind !== "cells" || answer?.kind !== "used" || answer.texts.size === 0) return row;
  return { ...row, cells: row.cells.map((cell, at) => answer.texts.get(header[at] ?? "") ?? cell) };
}
