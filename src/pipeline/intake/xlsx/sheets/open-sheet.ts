import type { Row } from "../../../../model/row.ts";
import { createRowClassifier } from "../../table/classify-row.ts";
import type { ScoreHeader } from "../../table/find-header.ts";
import type { RawRow } from "../../table/raw-row.ts";
import { layOutTable, placeRows } from "../../table/table-layout.ts";
import type { TableLayout } from "../../table/table-layout.ts";
import { createMergedColumns } from "../merged-cells.ts";
import { readSheetFrame } from "../sheet-frame.ts";
import type { SheetFrame } from "../sheet-frame.ts";
import { readSheetRows } from "../xlsx-sheet.ts";
import type { SheetEntry, Workbook } from "../xlsx-workbook.ts";

/** Number of rows in which the header is searched and the table's width is measured. */
const SAMPLE_ROWS = 300;
const SAMPLE_CELLS = 200_000;

/** A sheet can't have many more characters than its file has bytes, unless it names the same long texts again and again. */
const FREE_CHARACTERS = 30_000_000;
const CHARACTERS_PER_BYTE = 40;
/** The same for the cells with a long text. Two long notes are seldom the same, so they take more bytes. */
const FREE_LONG_CHARACTERS = 10_000_000;
const LONG_CHARACTERS_PER_BYTE = 5;

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
export async function openSheet(workbook: Workbook, sheet: SheetEntry, scoreHeader: ScoreHeader): Promise<OpenedSheet> {
  const frame = await readSheetFrame(workbook.pack, sheet.part);
  const sample: RawRow[] = [];
  let cells = 0;
  for await (const batch of readRows(workbook, sheet, frame)) {
    sample.push(...batch);
    cells += batch.reduce((sum, row) => sum + row.cells.length, 0);
    if (sample.length >= SAMPLE_ROWS || cells >= SAMPLE_CELLS) break;
  }
  const layout = layOutTable(sample.slice(0, SAMPLE_ROWS), scoreHeader, { cellsKnowTheirColumn: true });
  return {
    sheet,
    layout,
    hasRows: sample.some((row) => layout.place(row) === null),
    async *rows() {
      const classifier = createRowClassifier(layout.shape);
      for await (const batch of readRows(workbook, sheet, frame)) {
        const rows = placeRows(batch, layout, classifier);
        if (rows.length > 0) yield rows;
      }
    },
  };
}

function readRows(workbook: Workbook, sheet: SheetEntry, frame: SheetFrame): AsyncGenerator<readonly RawRow[]> {
  const { formats, strings, is1904 } = workbook;
  return readSheetRows(workbook.pack.read(sheet.part), {
    merged: createMergedColumns(frame.merged),
    isFiltered: frame.isFiltered,
    mailLinks: frame.mailLinks,
    mostCharacters: FREE_CHARACTERS + CHARACTERS_PER_BYTE * workbook.pack.bytes,
    mostLongCharacters: FREE_LONG_CHARACTERS + LONG_CHARACTERS_PER_BYTE * workbook.pack.bytes,
    is1904,
    sharedString: (index) => strings.get(index),
    format: (style) => formats[style] ?? { kind: "plain" },
  });
}
