import type { CellDefect } from "../../../model/row.ts";
import { isBlank } from "../table/raw-row.ts";
import { hostile } from "../table/refusals.ts";

/** Largest number of blank cells that the merged ranges of a sheet cover: two columns of a million people. */
export const MAX_COVERED_CELLS = 2_000_000;

/** A merged range of several rows. Only its top left cell has the value. Rows count from 1. */
export interface MergedRange {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the cells that a merged range covers ("Team Berlin" beside five people). Such a cell stays blank, and a defect
 * names the range's value: only mapping knows whether the value also belongs to this row.
 */
export interface MergedColumns {
  /**
   * Remembers the values of the ranges that begin in this row.
   *
   * @param begins such ranges that were not known before
   */
  note(line: number, cells: readonly string[], begins?: readonly MergedRange[]): void;
  /** Returns a defect for each blank cell of the row that a merged range with a value covers. */
  covered(line: number, cells: readonly string[]): readonly CellDefect[];
}

const NO_DEFECTS: readonly CellDefect[] = [];

export function createMergedColumns(ranges: readonly MergedRange[]): MergedColumns {
  let coveredCells = 0;
  const starting = groupByStart(ranges);
  const open = new Map<number, { readonly from: number; readonly to: number; readonly text: string; isNew: boolean }>();
  return {
    note(line, cells, begins = starting.get(line) ?? []) {
      for (const { column, from, to } of begins) {
        const text = cells[column] ?? "";
        // A range without a value covers nothing, so the rows below need not look at it.
        if (isBlank(text)) open.delete(column);
        else open.set(column, { from, to, text, isNew: true });
      }
    },
    covered(line, cells) {
      if (open.size === 0) return NO_DEFECTS;
      const defects: CellDefect[] = [];
      for (const [column, range] of open) {
        const { from, to, text, isNew } = range;
        if (line > to) open.delete(column);
        else if (isBlank(cells[column] ?? "")) {
          coveredCells += 1;
          if (coveredCells > MAX_COVERED_CELLS) throw hostile("its merged ranges cover millions of cells");
          defects.push({ column, code: "merged_cell", text, ...(isNew && { range: [from, to] }) });
          range.isNew = false;
        }
      }
      return defects;
    },
  };
}

function groupByStart(ranges: readonly MergedRange[]): Map<number, MergedRange[]> {
  const starting = new Map<number, MergedRange[]>();
  for (const range of ranges) {
    const there = starting.get(range.from);
    if (there === undefined) starting.set(range.from, [range]);
    else there.push(range);
  }
  return starting;
}

const RANGE = /^\$?([A-Za-z]{1,3})\$?(\d{1,7}):\$?([A-Za-z]{1,3})\$?(\d{1,7})$/;

/** Parses a reference such as `B3:B7`. Returns null for a range of one row, or if the text is not a range. */
export function parseMergedRange(reference: string, columnIndex: (letters: string) => number): MergedRange | null {
  const match = RANGE.exec(reference);
  if (match === null) return null;
  const range = { column: columnIndex(match[1] ?? ""), from: Number(match[2]), to: Number(match[4]) };
  return range.to > range.from ? range : null;
}
