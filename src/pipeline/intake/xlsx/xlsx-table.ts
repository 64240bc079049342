import { FileRefused } from "../../../model/file-refused.ts";
import type { Table } from "../../../model/row.ts";
import { foldCase } from "../../../model/text/text-folding.ts";
import { createRowClassifier } from "../table/classify-row.ts";
import type { ScoreHeader } from "../table/find-header.ts";
import { createMergedColumns } from "./merged-cells.ts";
import type { RawRow } from "../table/raw-row.ts";
import { readSheetFrame } from "./sheet-frame.ts";
import type { SheetFrame } from "./sheet-frame.ts";
import { layOutTable, placeRows } from "../table/table-layout.ts";
import type { TableLayout } from "../table/table-layout.ts";
import { readSheetRows } from "./xlsx-sheet.ts";
import { openWorkbook } from "./xlsx-workbook.ts";
import type { SheetEntry, Workbook } from "./xlsx-workbook.ts";

/** Number of rows in which the header is searched and the table's width is measured. */
const SAMPLE_ROWS = 300;
const SAMPLE_CELLS = 200_000;

interface OpenedSheet {
  readonly sheet: SheetEntry;
  readonly frame: SheetFrame;
  readonly layout: TableLayout;
  readonly hasRows: boolean;
}

/**
 * Opens a sheet of a workbook as a table: the named sheet, else the visible sheet with the best header. A hidden sheet
 * is read only if it is named.
 *
 * @throws FileRefused `unknown_sheet`, `no_header`, `empty_file`, and all refusals of `openWorkbook`; `batches()` also
 * throws `damaged` and `hostile`
 */
export async function openXlsxTable(path: string, sheetName: string | null, scoreHeader: ScoreHeader): Promise<Table> {
  const workbook = await openWorkbook(path);
  try {
    const { sheet, frame, layout } = await chooseSheet(workbook, sheetName, scoreHeader);
    return {
      reading: { format: "xlsx", encoding: null, delimiter: null, sheet: sheet.name, headerLine: layout.headerLine },
      header: layout.shape.header,
      async *batches() {
        const classifier = createRowClassifier(layout.shape);
        for await (const batch of readRows(workbook, sheet, frame)) {
          const rows = placeRows(batch, layout, classifier);
          if (rows.length > 0) yield rows;
        }
      },
      records: null,
      close: async () => workbook.pack.close(),
    };
  } catch (error) {
    workbook.pack.close();
    throw error;
  }
}

async function chooseSheet(workbook: Workbook, name: string | null, scoreHeader: ScoreHeader): Promise<OpenedSheet> {
  if (name !== null) return openSheet(workbook, sheetByName(workbook, name), scoreHeader);
  let best: OpenedSheet | null = null;
  let refusal: FileRefused | null = null;
  for (const sheet of workbook.sheets.filter(({ isVisible }) => isVisible)) {
    try {
      const opened = await openSheet(workbook, sheet, scoreHeader);
      if (best === null || fitsBetter(opened, best)) best = opened;
    } catch (error) {
      if (!(error instanceof FileRefused) || (error.code !== "no_header" && error.code !== "empty_file")) throw error;
      // The refusal of a sheet without header helps people more than the refusal of an empty sheet.
      if (refusal === null || error.code === "no_header") refusal = error;
    }
  }
  if (best === null) throw refusal ?? noVisibleSheet(workbook);
  return best;
}

function fitsBetter(one: OpenedSheet, other: OpenedSheet): boolean {
  if (one.layout.score !== other.layout.score) return one.layout.score > other.layout.score;
  return one.hasRows && !other.hasRows;
}

function sheetByName(workbook: Workbook, name: string): SheetEntry {
  const fold = (text: string): string => foldCase(text.trim());
  const found =
    workbook.sheets.find((sheet) => sheet.name === name) ??
    workbook.sheets.find((sheet) => fold(sheet.name) === fold(name));
  if (found !== undefined) return found;
  const names = workbook.sheets.map((sheet) => `“${sheet.name}”`).join(", ");
  throw new FileRefused(
    "unknown_sheet",
    `The workbook has no sheet named “${name}”. Its sheets are: ${names}.`,
    'Rename the sheet, or set "sheet" in the feed\'s configuration to one of these names.',
  );
}

async function openSheet(workbook: Workbook, sheet: SheetEntry, scoreHeader: ScoreHeader): Promise<OpenedSheet> {
  const frame = await readSheetFrame(workbook.pack, sheet.part);
  const rows: RawRow[] = [];
  let cells = 0;
  for await (const batch of readRows(workbook, sheet, frame)) {
    rows.push(...batch);
    cells += batch.reduce((sum, row) => sum + row.cells.length, 0);
    if (rows.length >= SAMPLE_ROWS || cells >= SAMPLE_CELLS) break;
  }
  const layout = layOutTable(rows.slice(0, SAMPLE_ROWS), scoreHeader, { cellsKnowTheirColumn: true });
  return { sheet, frame, layout, hasRows: rows.some((row) => layout.place(row) === null) };
}

function readRows(workbook: Workbook, sheet: SheetEntry, frame: SheetFrame): AsyncGenerator<readonly RawRow[]> {
  const { formats, strings, is1904 } = workbook;
  return readSheetRows(workbook.pack.read(sheet.part), {
    merged: createMergedColumns(frame.merged),
    isFiltered: frame.isFiltered,
    mailLinks: frame.mailLinks,
    is1904,
    sharedString: (index) => strings.get(index),
    format: (style) => formats[style] ?? { kind: "plain" },
  });
}

function noVisibleSheet(workbook: Workbook): FileRefused {
  const names = workbook.sheets.map((sheet) => `“${sheet.name}”`).join(", ");
  return new FileRefused(
    "no_header",
    "The workbook has no visible sheet with rows.",
    names === ""
      ? "Put the list on a sheet, and put the file into the inbox folder again."
      : `Show the sheet that holds the list, or set "sheet" in the feed's configuration to its name: ${names}.`,
  );
}
