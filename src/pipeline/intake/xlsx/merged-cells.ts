import { isBlank } from "../table/raw-row.ts";

/** A merged range of several rows. Only its top left cell has the value. Rows count from 1. */
export interface MergedRange {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

/** Copies the value of a merged range into each row of the range ("Team Berlin" beside five people). */
export interface MergedColumns {
  /** Remembers the values of the ranges that begin in this row. */
  note(line: number, cells: readonly string[]): void;
  /** Returns the row's cells, with the values of merged ranges in their blank cells. */
  fill(line: number, cells: string[]): string[];
}

const NOTHING: MergedColumns = { note: () => {}, fill: (_, cells) => cells };

export function createMergedColumns(ranges: readonly MergedRange[]): MergedColumns {
  if (ranges.length === 0) return NOTHING;
  const starting = groupByStart(ranges);
  const open = new Map<number, { readonly to: number; readonly text: string }>();
  return {
    note(line, cells) {
      for (const { column, to } of starting.get(line) ?? []) open.set(column, { to, text: cells[column] ?? "" });
    },
    fill(line, cells) {
      for (const [column, { to, text }] of open) {
        if (line > to) open.delete(column);
        else if (isBlank(cells[column] ?? "") && !isBlank(text)) {
          while (cells.length <= column) cells.push("");
          cells[column] = text;
        }
      }
      return cells;
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
