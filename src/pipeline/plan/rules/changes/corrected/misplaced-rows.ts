import type { ChangedCell } from "../changed-cells.ts";
import { findMisplaced, type ReportedText } from "./misplaced-dates.ts";
import { findExchanged, findMovedTexts, type ComparedCell } from "./moved-texts.ts";

/** What a corrected report changes in one field. */
interface CorrectedField {
  /** The cells that mean something else than in the report. */
  readonly cells: readonly ComparedCell[];
  /** The texts of birthdays that could not be read; empty for another field. */
  readonly texts: readonly ReportedText[];
  readonly changed: () => Iterable<ChangedCell>;
}

/** The rows of a corrected report whose values of one field belong to other rows of the report. */
interface MisplacedRows {
  readonly seqs: readonly number[];
  /**
   * Number of the rows that show by themselves that the column no longer fits the others: rows that exchange texts about which
   * the report did not ask, and rows with moved dates of which one can't be read.
   */
  readonly outOfStep: number;
}

/** Returns the rows of a corrected report whose values belong to other rows of the report. */
export function findMisplacedRows({ cells, texts, changed }: CorrectedField, isBirthday: boolean): MisplacedRows {
  const { seqs: moved, isUnreadMoved } = findMovedTexts(cells);
  const misplaced = texts.length === 0 ? [] : findMisplaced(changed(), texts);
  const seqs = moved.length >= misplaced.length ? moved : misplaced;
  return { seqs, outOfStep: isBirthday && isUnreadMoved ? moved.length : findExchanged(cells).length };
}
