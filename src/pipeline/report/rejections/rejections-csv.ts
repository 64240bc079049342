import type { ReportSource } from "../../../model/run-record.ts";
import type { Phrases } from "../language/phrases.ts";
import { neutraliseCell, neutraliseFormula } from "./cell-text.ts";
import { alignColumns, ownCells, REPORT_COLUMNS, reportCells } from "./rejection-columns.ts";

/** Without this mark, Excel reads the file in the machine's code page instead of UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Report columns that a spreadsheet must not rewrite: `_id` is read back, `_request_id` is for the service's support. */
const KEPT_UNCHANGED: readonly string[] = ["_id", "_request_id"];

/** The rows of rejections.csv, and the header of the run that reports them. */
export interface RowsToReport extends Pick<ReportSource, "openItems"> {
  readonly record: Pick<ReportSource["record"], "header">;
}

/**
 * Returns rejections.csv in pieces, one a record: UTF-8 with BOM, CRLF, quoted as in RFC 4180. A
 * spreadsheet neither runs nor changes its cells.
 */
export function* rejectionsCsv(phrases: Phrases, source: RowsToReport): Generator<string> {
  const own = alignColumns(source.record.header, headersOf(source));
  yield BYTE_ORDER_MARK + toRecord([...REPORT_COLUMNS, ...own.header.map(neutraliseCell)]);
  for (const openItem of source.openItems()) {
    const cells = reportCells(phrases, openItem).map((cell, index) =>
      KEPT_UNCHANGED.includes(REPORT_COLUMNS[index] ?? "") ? neutraliseCell(cell) : neutraliseFormula(cell),
    );
    yield toRecord([...cells, ...ownCells(openItem, own).map(neutraliseCell)]);
  }
}

/** Returns the headers of all open items, for `alignColumns`. */
export function* headersOf(source: Pick<ReportSource, "openItems">): Generator<readonly string[]> {
  for (const { header } of source.openItems()) yield header;
}

function toRecord(cells: readonly string[]): string {
  return `${cells.map(quoteIfNeeded).join(",")}\r\n`;
}

/** Returns the cell, quoted if a reader could change it: some readers trim blanks at its ends, or split at semicolons. */
function quoteIfNeeded(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
