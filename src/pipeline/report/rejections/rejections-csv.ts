import type { ReportSource } from "../../../model/run-record.ts";
import { neutraliseCell, neutraliseFormula } from "./cell-text.ts";
import { alignColumns, ownCells, REPORT_COLUMNS, reportCells } from "./rejection-columns.ts";

/** Without it Excel takes UTF-8 for the machine's code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Only these two of the report's own cells are read back, so only they must survive a spreadsheet unchanged. */
const READ_BACK: readonly string[] = ["_id", "_request_id"];

/**
 * rejections.csv (DESIGN section 4), record by record: UTF-8 with BOM, CRLF, quoted as RFC 4180 says; cells written so
 * that a spreadsheet neither runs nor changes them.
 */
export function* rejectionsCsv(source: Pick<ReportSource, "record" | "openItems">): Generator<string> {
  const own = alignColumns(source.record.header, headersOf(source));
  yield BYTE_ORDER_MARK + toRecord([...REPORT_COLUMNS, ...own.header.map(neutraliseCell)]);
  for (const openItem of source.openItems()) {
    const cells = reportCells(openItem).map((cell, index) =>
      READ_BACK.includes(REPORT_COLUMNS[index] ?? "") ? neutraliseCell(cell) : neutraliseFormula(cell),
    );
    yield toRecord([...cells, ...ownCells(openItem, own).map(neutraliseCell)]);
  }
}

/** The headers of all problems, for `alignColumns`. */
export function* headersOf(source: Pick<ReportSource, "openItems">): Generator<readonly string[]> {
  for (const { header } of source.openItems()) yield header;
}

function toRecord(cells: readonly string[]): string {
  return `${cells.map(quoteIfNeeded).join(",")}\r\n`;
}

/** Blanks at the edges and semicolons are quoted too: some readers trim, some split at them. */
function quoteIfNeeded(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
