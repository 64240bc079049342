import type { Issue } from "../../../model/issue.ts";

/**
 * What an answer in the column `_answer` does to its line.
 *
 * - `used`: the line is read with these texts in its cells, by header
 * - `late`: the line's row is in order already, so that the answer comes too late
 * - `refused`: the whole line is not used
 */
export type LineAnswer =
  | { readonly kind: "used"; readonly texts: ReadonlyMap<string, string> }
  | { readonly kind: "late" }
  | { readonly kind: "refused"; readonly issue: Issue };

/** The answers in the lines of a corrected report. */
export interface LineAnswers {
  readonly lines: ReadonlyMap<number, LineAnswer>;
  /** false: the report is only planned, and nothing is stored. */
  readonly areStored: boolean;
}

export const NO_ANSWERS: LineAnswers = { lines: new Map(), areStored: false };
