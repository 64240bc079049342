import type { CellDefect, MailLink, NumberCell } from "../../../model/row.ts";

/** A record of the file, before it is classified as header, footer or data. */
export interface RawRow {
  /** CSV: line on which the record starts; workbook: row number. Counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly defects?: readonly CellDefect[];
  readonly links?: readonly MailLink[];
  readonly numbers?: readonly NumberCell[];
  /** Number of columns up to the last filled cell, if that cell is too far right to be among `cells`. */
  readonly width?: number;
  /** True when a person hid the row in the workbook. Rows that a filter hides are not marked. */
  readonly hidden?: boolean;
  /** Why the cells can't be trusted. The record's end is certain, so the records after it can be trusted. */
  readonly unreadable?: "broken_quotes" | "cell_too_long";
}

/** Excel's own limit for one cell; every contact field is far shorter. */
export const MAX_CELL_CHARACTERS = 32_767;

const NOT_BLANK = /[^\s\u00a0\u2060\ufeff\u200b-\u200d]/u;

/** Returns true for a cell without visible characters. */
export function isBlank(cell: string): boolean {
  const first = cell.charCodeAt(0);
  if (first > 0x20 && first < 0x7f) return false;
  return cell === "" || !NOT_BLANK.test(cell);
}

export function countFilled(cells: readonly string[]): number {
  let filled = 0;
  for (const cell of cells) if (!isBlank(cell)) filled += 1;
  return filled;
}

/** Returns the index after the last cell that is not blank. */
export function usedWidth(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && isBlank(cells[width - 1] ?? "")) width -= 1;
  return width;
}
