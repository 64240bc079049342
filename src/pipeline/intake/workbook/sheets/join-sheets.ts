import type { Row } from "../../../../model/row.ts";
import { foldHeader } from "../../../../model/text/spelling/text-folding.ts";
import type { OpenedSheet } from "./open-sheet.ts";

/** Several sheets as one table: their columns under one header. */
export interface JoinedSheets {
  readonly header: readonly string[];
  /** Returns a row of a sheet with its cells under the joined header. */
  place(row: Row, sheet: OpenedSheet): Row;
}

/**
 * Joins the headers of sheets. Columns with the same name are one column. Rows of several sheets get a last column with
 * the sheet's name, because their line alone does not show where they stand.
 */
export function joinSheets(sheets: readonly [OpenedSheet, ...OpenedSheet[]]): JoinedSheets {
  const [first, ...others] = sheets;
  const header = [...first.layout.shape.header];
  if (others.length === 0) return { header, place: (row) => row };
  const columns = new Map(sheets.map((sheet) => [sheet, columnsIn(header, sheet.layout.shape.header)] as const));
  const names = new Set(header.map(foldHeader));
  const nameColumn =
    header.push(["Sheet", "Sheet of the workbook"].find((name) => !names.has(foldHeader(name))) ?? "") - 1;
  return {
    header,
    place(row, sheet) {
      const own = columns.get(sheet) ?? [];
      const cells = header.map(() => "");
      for (const [at, cell] of row.cells.entries()) cells[own[at] ?? nameColumn] = cell;
      cells[nameColumn] = sheet.sheet.name;
      if (row.kind !== "cells") return { ...row, cells };
      const moved = <T extends { readonly column: number }>(marks: readonly T[]): T[] =>
        marks.map((mark) => ({ ...mark, column: own[mark.column] ?? nameColumn }));
      const { defects, links, numbers } = row;
      return {
        ...row,
        cells,
        ...(defects && { defects: moved(defects) }),
        ...(links && { links: moved(links) }),
        ...(numbers && { numbers: moved(numbers) }),
      };
    },
  };
}

/** Returns the joined header's column for each column of a sheet. Columns that the joined header lacks are added to it. */
function columnsIn(header: string[], own: readonly string[]): readonly number[] {
  const taken = new Set<number>();
  return own.map((name) => {
    const known = header.findIndex((other, at) => !taken.has(at) && foldHeader(other) === foldHeader(name));
    const column = known === -1 ? header.push(name) - 1 : known;
    taken.add(column);
    return column;
  });
}
