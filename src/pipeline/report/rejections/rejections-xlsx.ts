import type ExcelJS from "exceljs";
import type { Writable } from "node:stream";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { ReportSource } from "../../../model/run-record.ts";
import { markTypedCell } from "./cell-text.ts";
import { cellsToLookAtIn } from "./cells-to-look-at.ts";
import { alignColumns, ownCells, REPORT_COLUMNS, reportCells, type OwnColumns } from "./rejection-columns.ts";
import { headersOf } from "./rejections-csv.ts";

/** Number format of Excel's “Text”: what is typed into the cell later stays text as well. */
const TEXT_FORMAT = "@";
/** Excel's own limits for a cell and a sheet; what is beyond stands in rejections.csv. */
const LONGEST_CELL = 32_767;
const MOST_ROWS = 1_048_576;

/** The format's number for the size of paper; exceljs has it as an ambient enum only. */
const A4 = 9;

const FILLS = {
  head: fill("FF2F4A4D"),
  ownHead: fill("FFE4DED2"),
  explains: fill("FFFBF6EA"),
  lookHere: fill("FFFFDFA8"),
} as const;

/** In characters; and in points. */
const WRAPPED_WIDTH = 42;
const LINE_HEIGHT = 15;

/** What only programs need is narrow, so that the cells to correct are on the first screen beside their cause. */
const WIDTHS: Readonly<Record<string, number>> = {
  _id: 6,
  _line: 6,
  _operation: 6,
  _status: 8,
  _code: 6,
  _field: 6,
  _message: WRAPPED_WIDTH,
  _hint: WRAPPED_WIDTH,
  _request_id: 6,
  _since: 11,
};

/** By what stands in the column. */
const OWN_WIDTHS: Readonly<Record<string, number>> = { email: 32, phone: 20, full_name: 26, group: 22 };

/**
 * rejections.xlsx (DESIGN section 4): the same as rejections.csv, for people who use Excel. Every cell is text, the
 * header stays in sight, each column can be filtered, and the cells to look at are in colour.
 *
 * @param out gets the workbook's bytes; ended when all is written
 * @param created goes into the workbook's properties
 */
export async function writeRejectionsXlsx(
  source: Pick<ReportSource, "record" | "openItems">,
  out: Writable,
  created: Date,
): Promise<void> {
  const own = alignColumns(source.record.header, headersOf(source));
  // It takes a tenth of a second to load, and most runs reject nothing.
  const { default: Excel } = await import("exceljs");
  // Without shared strings exceljs types the cells as results of formulas, and blanks at their edges get lost.
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: true });
  Object.assign(workbook, {
    creator: "celebration-sync",
    lastModifiedBy: "celebration-sync",
    created,
    modified: created,
  });
  const sheet = workbook.addWorksheet("Rejections", {
    views: [{ state: "frozen", ySplit: 1, xSplit: 0 }],
    pageSetup: { orientation: "landscape", fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  Object.assign(sheet.pageSetup, { paperSize: A4 });
  const columns = [...REPORT_COLUMNS, ...own.header];
  sheet.columns = columns.map((name, index) => ({
    width:
      index < REPORT_COLUMNS.length
        ? (WIDTHS[name] ?? 20)
        : Math.min(40, Math.max(OWN_WIDTHS[targetOf(source.record.columns, name)] ?? 16, name.length + 4)),
    style: { numFmt: TEXT_FORMAT },
  }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: columns.length } };
  addHeader(sheet, own);
  const cellsToLookAt = cellsToLookAtIn(source.record.columns);
  let rows = 1;
  for (const openItem of source.openItems()) {
    rows += 1;
    if (rows > MOST_ROWS) break;
    const row = sheet.addRow([]);
    const places = own.placesOf(openItem.header);
    const lookAt = new Set(cellsToLookAt(openItem).map((index) => places[index]));
    for (const [index, text] of reportCells(openItem).entries()) {
      const explains = ["_message", "_hint"].includes(REPORT_COLUMNS[index] ?? "");
      setText(row.getCell(index + 1), text, explains ? FILLS.explains : null, explains);
    }
    for (const [index, text] of ownCells(openItem, own).entries()) {
      setText(
        row.getCell(REPORT_COLUMNS.length + index + 1),
        markTypedCell(text),
        lookAt.has(index) ? FILLS.lookHere : null,
        false,
      );
    }
    row.height = heightOf(reportCells(openItem));
    row.commit();
  }
  sheet.commit();
  await workbook.commit();
}

function targetOf(columns: readonly ColumnUse[], name: string): string {
  return columns.find(({ header }) => header === name)?.target ?? "";
}

function addHeader(sheet: ExcelJS.Worksheet, own: OwnColumns): void {
  const head = sheet.addRow([]);
  for (const [index, name] of [...REPORT_COLUMNS, ...own.header].entries()) {
    const ours = index < REPORT_COLUMNS.length;
    const cell = head.getCell(index + 1);
    setText(cell, ours ? name : markTypedCell(name), ours ? FILLS.head : FILLS.ownHead, false);
    cell.font = { bold: true, color: { argb: ours ? "FFFFFFFF" : "FF2B2B2B" } };
  }
  head.commit();
}

/** High enough for the longest of the wrapped texts: not every program finds that out by itself. */
function heightOf(cells: readonly string[]): number {
  const longest = Math.max(...cells.map((text) => text.length));
  return LINE_HEIGHT * Math.min(8, Math.max(1, Math.ceil(longest / (WRAPPED_WIDTH - 4))));
}

function setText(cell: ExcelJS.Cell, text: string, background: ExcelJS.Fill | null, wrap: boolean): void {
  cell.value = escapeControls(text).slice(0, LONGEST_CELL);
  // Indented, so that a text that is cut does not run into the next cell's.
  cell.alignment = { vertical: "top", horizontal: "left", indent: 1, wrapText: wrap };
  if (background !== null) cell.fill = background;
}

/**
 * The workbook's own escape for characters that XML can't hold (`_x0000_`), and for text that looks like that escape;
 * exceljs leaves such characters out. Line breaks become the one kind that a spreadsheet's cells have.
 */
function escapeControls(text: string): string {
  return text
    .replace(/\r\n?/gu, "\n")
    .replace(/_(?=x[0-9a-f]{4}_)/giu, "_x005F_")
    .replace(/[\0-\b\v\f\u000e-\u001f\ufffe\uffff]/gu, (character) => `_x${hex(character)}_`);
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
}

function fill(argb: string): ExcelJS.Fill {
  return { type: "pattern", pattern: "solid", fgColor: { argb } };
}
