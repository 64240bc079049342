import type ExcelJS from "exceljs";
import type { Writable } from "node:stream";
import type { ColumnUse } from "../../../model/mapped-row.ts";
import type { OpenItem, ReportSource } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";
import { markTypedCell } from "./cell-text.ts";
import { cellsToLookAtIn } from "./cells-to-look-at.ts";
import { choicesOffered } from "../words/choices.ts";
import {
  alignColumns,
  ANSWER_COLUMN,
  ownCells,
  REPORT_COLUMNS,
  reportCells,
  type OwnColumns,
} from "./rejection-columns.ts";
import { headersOf } from "./rejections-csv.ts";

/** The number format of Excel's “Text”. Text that a person types into the cell later stays text. */
const TEXT_FORMAT = "@";
/** Excel's limits: characters of a cell and rows of a sheet. rejections.csv also has the text and rows beyond them. */
const LONGEST_CELL = 32_767;
const MOST_ROWS = 1_048_576;

/** The workbook format's number for A4 paper; exceljs has it as an ambient enum only. */
const A4 = 9;

const FILLS = {
  head: fill("FF2F4A4D"),
  ownHead: fill("FFE4DED2"),
  explains: fill("FFFBF6EA"),
  lookHere: fill("FFFFDFA8"),
} as const;

/** In characters. */
const WRAPPED_WIDTH = 42;
/** In points. */
const LINE_HEIGHT = 15;

/** In characters. Columns for programs are narrow, so that the first screen shows the cause and the cells to correct. */
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
  _answer: 22,
};

/** Columns for programs and support. They come back unchanged with the corrected report. */
const TECHNICAL: readonly string[] = ["_id", "_operation", "_status", "_code", "_field", "_request_id", "_since"];

/** Width in characters, by the field that the column becomes. */
const OWN_WIDTHS: Readonly<Record<string, number>> = { email: 32, phone: 20, full_name: 26, group: 22 };

/**
 * Writes rejections.xlsx: the rows of rejections.csv for people who use Excel. Every cell is text, the
 * header row is frozen, each column has a filter, and the cells to look at are in colour.
 *
 * @param out gets the workbook's bytes; ended after the last byte
 * @param created the time in the workbook's properties
 */
export async function writeRejectionsXlsx(
  phrases: Phrases,
  source: Pick<ReportSource, "record" | "openItems">,
  out: Writable,
  created: Date,
): Promise<void> {
  const own = alignColumns(source.record.header, headersOf(source));
  // Loading exceljs takes a tenth of a second, and most runs reject no row.
  const { default: Excel } = await import("exceljs");
  // Without shared strings, exceljs writes the cells as results of formulas, and blanks at their ends are lost.
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: true });
  Object.assign(workbook, {
    creator: "celebration-sync",
    lastModifiedBy: "celebration-sync",
    created,
    modified: created,
  });
  const sheet = workbook.addWorksheet(phrases.say("workbook.sheet"), {
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
    hidden: TECHNICAL.includes(name) && index < REPORT_COLUMNS.length,
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
    for (const [index, text] of reportCells(phrases, openItem).entries()) {
      const name = REPORT_COLUMNS[index] ?? "";
      const explains = ["_message", "_hint"].includes(name);
      setText(row.getCell(index + 1), text, { background: explains ? FILLS.explains : null, wrap: explains });
      if (name === ANSWER_COLUMN) offerChoices(row.getCell(index + 1), phrases, openItem);
    }
    for (const [index, text] of ownCells(openItem, own).entries()) {
      setText(row.getCell(REPORT_COLUMNS.length + index + 1), markTypedCell(text), {
        background: lookAt.has(index) ? FILLS.lookHere : null,
        wrap: false,
      });
    }
    row.height = heightOf(reportCells(phrases, openItem));
    row.commit();
  }
  sheet.commit();
  await workbook.commit();
}

/** Makes the cell of a question a drop-down list of its choices. A text beside them is allowed: an answer may need an id. */
function offerChoices(cell: ExcelJS.Cell, phrases: Phrases, openItem: OpenItem): void {
  const offered = choicesOffered(phrases, openItem);
  if (offered === null) return;
  cell.fill = FILLS.lookHere;
  cell.dataValidation = {
    type: "list",
    allowBlank: true,
    formulae: [`"${offered.choices.join(",").replaceAll('"', '""')}"`],
    showErrorMessage: false,
    showInputMessage: true,
    promptTitle: phrases.say("choice.title"),
    prompt: offered.prompt,
  };
}

function targetOf(columns: readonly ColumnUse[], name: string): string {
  return columns.find(({ header }) => header === name)?.target ?? "";
}

function addHeader(sheet: ExcelJS.Worksheet, own: OwnColumns): void {
  const head = sheet.addRow([]);
  for (const [index, name] of [...REPORT_COLUMNS, ...own.header].entries()) {
    const isReportColumn = index < REPORT_COLUMNS.length;
    const cell = head.getCell(index + 1);
    const background = isReportColumn ? FILLS.head : FILLS.ownHead;
    setText(cell, isReportColumn ? name : markTypedCell(name), { background, wrap: false });
    cell.font = { bold: true, color: { argb: isReportColumn ? "FFFFFFFF" : "FF2B2B2B" } };
  }
  head.commit();
}

/** Returns the height for the longest wrapped text, in points. Not every spreadsheet fits the height by itself. */
function heightOf(cells: readonly string[]): number {
  const longest = Math.max(...cells.map((text) => text.length));
  return LINE_HEIGHT * Math.min(8, Math.max(1, Math.ceil(longest / (WRAPPED_WIDTH - 4))));
}

interface CellLook {
  readonly background: ExcelJS.Fill | null;
  readonly wrap: boolean;
}

function setText(cell: ExcelJS.Cell, text: string, { background, wrap }: CellLook): void {
  cell.value = escapeControls(text).slice(0, LONGEST_CELL);
  // The indent separates a text that is cut from the text of the next cell.
  cell.alignment = { vertical: "top", horizontal: "left", indent: 1, wrapText: wrap };
  if (background !== null) cell.fill = background;
}

/**
 * Returns the text with the workbook format's own escapes (`_x0000_`). XML can't hold some characters, which exceljs would
 * drop; text that looks like an escape is escaped too. Every line break becomes a line feed, the only one in Excel cells.
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
