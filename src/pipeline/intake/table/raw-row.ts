import type { CellFault, MailLink } from "../../../model/row.ts";

/** A record as it stands in the file, before header and footers are told from data. */
export interface RawRow {
  /** CSV: the line on which the record starts; XLSX: the row number. Counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly faults?: readonly CellFault[];
  readonly links?: readonly MailLink[];
  /** Hidden by hand in a workbook, not by a filter. */
  readonly hidden?: boolean;
  /** The record's end is certain, its cells are not. */
  readonly openItem?: "broken_quotes" | "cell_too_long";
}

/** Excel's own limit for one cell; no contact field comes near it. */
export const MAX_CELL_CHARACTERS = 32_767;

const NOT_BLANK = /[^\s\u00a0\u2060\ufeff\u200b-\u200d]/u;

/** Nothing that a person can see. */
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

/** Index after the last cell that is not blank. */
export function usedWidth(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && isBlank(cells[width - 1] ?? "")) width -= 1;
  return width;
}
