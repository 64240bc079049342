import type { Row } from "../../../../model/row.ts";
import { createRowClassifier } from "../../table/classify-row.ts";
import type { ScoreHeader } from "../../table/find-header.ts";
import type { RawRow } from "../../table/raw-row.ts";
import { belowFormerPeople, layOutTable, placeRows } from "../../table/table-layout.ts";
import type { TableLayout } from "../../table/table-layout.ts";
import type { SheetEntry } from "../workbook.ts";

/** Number of rows in which the header is searched and the table's width is measured. */
const SAMPLE_ROWS = 300;
const SAMPLE_CELLS = 200_000;

/** A sheet with a header. */
export interface OpenedSheet {
  readonly sheet: SheetEntry;
  readonly layout: TableLayout;
  readonly hasRows: boolean;
  /** Yields the sheet's rows, without blank ones. Each call reads the sheet from its start. */
  rows(): AsyncGenerator<readonly Row[]>;
}

/**
 * Opens a sheet and finds its header.
 *
 * @throws FileRefused `no_header`, `empty_file`, `damaged`, `hostile`
 */
export async function openSheet(sheet: SheetEntry, scoreHeader: ScoreHeader): Promise<OpenedSheet> {
  const readRows = await sheet.open();
  const sample: RawRow[] = [];
  let cells = 0;
  for await (const batch of readRows()) {
    sample.push(...batch);
    cells += batch.reduce((sum, row) => sum + row.cells.length, 0);
    if (sample.length >= SAMPLE_ROWS || cells >= SAMPLE_CELLS) break;
  }
  const first = layOutTable(sample.slice(0, SAMPLE_ROWS), scoreHeader, { cellsKnowTheirColumn: true });
  const layout = await belowFormerPeople(first, readRows);
  return {
    sheet,
    layout,
    hasRows: sample.some((row) => layout.place(row) === null),
    async *rows() {
      const classifier = createRowClassifier(layout.shape);
      for await (const batch of readRows()) {
        const rows = placeRows(batch, layout, classifier);
        if (rows.length > 0) yield rows;
      }
    },
  };
}
