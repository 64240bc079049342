import type { CellDefect, MailLink, NumberCell } from "../../../model/row.ts";
import { MAX_CELL_CHARACTERS, isBlank } from "../table/raw-row.ts";
import type { RawRow } from "../table/raw-row.ts";
import type { CellReading } from "./number-cell.ts";
import { KEPT_COLUMNS } from "./sheet-limits.ts";

/** Gathers the cells of one row after the other. */
export interface RowCells {
  readonly cells: readonly string[];
  start(): void;
  /** Keeps a cell, which must stand to the right of the cells before it. */
  keep(column: number, reading: CellReading): void;
  hasContent(): boolean;
  /** Returns the row. `covered` are the defects of the cells that merged ranges cover. */
  row(line: number, marks: { covered: readonly CellDefect[]; links: readonly MailLink[]; hidden: boolean }): RawRow;
}

export function createRowCells(): RowCells {
  let cells: string[] = [];
  let defects: CellDefect[] = [];
  let numbers: NumberCell[] = [];
  let tooLong = false;
  let width = 0;
  return {
    get cells() {
      return cells;
    },
    start() {
      cells = [];
      defects = [];
      numbers = [];
      tooLong = false;
      width = 0;
    },
    keep(column, reading) {
      if (column >= KEPT_COLUMNS) {
        if (!isBlank(reading.text)) width = Math.max(width, column + 1);
        return;
      }
      while (cells.length < column) cells.push("");
      if (reading.text.length > MAX_CELL_CHARACTERS) tooLong = true;
      cells[column] = reading.text.slice(0, MAX_CELL_CHARACTERS);
      if (reading.kind === "defect") defects.push({ column, code: reading.code, text: reading.text });
      else if (reading.isFraction) numbers.push({ column });
    },
    hasContent: () => defects.length > 0 || cells.some((cell) => !isBlank(cell)),
    row(line, { covered, links, hidden }) {
      const all = covered.length > 0 ? [...defects, ...covered] : defects;
      return {
        line,
        cells,
        ...(all.length > 0 ? { defects: all } : {}),
        ...(links.length > 0 ? { links } : {}),
        ...(numbers.length > 0 ? { numbers } : {}),
        ...(hidden ? { hidden } : {}),
        ...(width > 0 ? { width } : {}),
        ...(tooLong ? { unreadable: "cell_too_long" as const } : {}),
      };
    },
  };
}
