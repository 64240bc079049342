import { setImmediate } from "node:timers/promises";

import type { MailLink } from "../../../model/row.ts";
import type { RawRow } from "../table/raw-row.ts";
import { hostile } from "../table/refusals.ts";
import { mailAddress } from "../workbook/mail-address.ts";
import { createMergedColumns } from "../workbook/merged-cells.ts";
import type { MergedRange } from "../workbook/merged-cells.ts";
import type { NumberFormat } from "../workbook/cell-format.ts";
import { createPlainRows } from "../workbook/plain-rows.ts";
import { createRowCells } from "../workbook/row-cells.ts";
import { createSheetBudget, KEPT_COLUMNS, MAX_COLUMNS, MAX_MERGED, MAX_ROWS } from "../workbook/sheet-limits.ts";
import type { SheetLimits } from "../workbook/sheet-limits.ts";
import { createXmlReader } from "../workbook/xml-events.ts";
import type { XmlAttributes, XmlHandler } from "../workbook/xml-events.ts";
import { readCellHead, readCount } from "./cell-head.ts";
import type { CellHead } from "./cell-head.ts";
import { createCellText } from "./cell-text.ts";
import { readOdsCell } from "./ods-cell.ts";
import { createOdsNames } from "./ods-names.ts";
import { createPlainRowReader, ROW_END, ROW_START } from "./plain-row.ts";
import { createTableTracker } from "./table-tracker.ts";

/** Bytes that are read before the rows go on. */
const SLICE_BYTES = 8 * 1024;
const ROWS_PER_BATCH = 1_000;
/** Largest number of equal rows that merged ranges cover. */
const MOST_COVERED_REPEATS = 10_000;
/** Largest number of filled cells that a file does not write out, for instance neighbours with the same mark. */
const MOST_REPEATED_CELLS = 5_242_880;
/**
 * Largest number of filled rows that a file does not write out. Equal rows count as one person, so a list needs none of
 * them. A file of 3 kB can name a million.
 */
const MOST_REPEATED_ROWS = 100_000;

export interface OdsSheetContext extends SheetLimits {
  /** Index of the sheet in the document. */
  readonly sheet: number;
  /** True when a filter hides the hidden rows; then they are data like all other rows. */
  readonly isFiltered: boolean;
  /** Number formats by the name of a cell's style. */
  readonly formats: ReadonlyMap<string, NumberFormat>;
  /** The day that the document counts from, as days after 1899-12-30. */
  readonly nullDay: number;
}

/** A row, and the number of rows below that have the same content, this row included. */
interface RowRun {
  readonly row: RawRow;
  readonly times: number;
}

/**
 * Streams the rows of a sheet, without blank rows. Memory: one slice's rows, for sheets of any size.
 *
 * A row that a filter or a collapsed group hides is ordinary data. A row that a person hid is marked `hidden`.
 *
 * @throws FileRefused `damaged`, `hostile`
 */
export async function* readOdsRows(
  bytes: AsyncIterable<Buffer>,
  context: OdsSheetContext,
): AsyncGenerator<readonly RawRow[]> {
  const rows = createRowCollector(context);
  const xml = createXmlReader(rows.handler);
  const reader = createPlainRows(xml, {
    opening: null,
    start: ROW_START,
    end: ROW_END,
    readsText: true,
    between: "elements",
    readRow: rows.readPlainRow,
    place: rows.place,
  });
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      reader.write(chunk.subarray(at, at + SLICE_BYTES));
      for (const batch of inBatches(rows.take())) {
        yield batch;
        // Equal rows take no reading of the file, and without this pause nothing else could run meanwhile.
        if (batch.length >= ROWS_PER_BATCH) await setImmediate();
      }
      if (rows.isAtEnd()) return;
    }
  }
  reader.end();
  yield* inBatches(rows.take());
}

function* inBatches(runs: readonly RowRun[]): Generator<readonly RawRow[]> {
  let batch: RawRow[] = [];
  for (const { row, times } of runs) {
    batch.push(row);
    for (let next = 1; next < times; next += 1) {
      if (batch.length >= ROWS_PER_BATCH) {
        yield batch;
        batch = [];
      }
      batch.push({ ...row, line: row.line + next });
    }
  }
  if (batch.length > 0) yield batch;
}

function createRowCollector(context: OdsSheetContext) {
  const tracker = createTableTracker();
  const names = createOdsNames();
  const cellText = createCellText();
  const plainRows = createPlainRowReader();
  const budget = createSheetBudget(context);
  const merged = createMergedColumns([]);
  const row = createRowCells();
  let runs: RowRun[] = [];
  /** The style of each column's cells that name no style. */
  const columnStyles: (string | null)[] = [];
  let rowStyle: string | null = null;
  let line = 0;
  let times = 1;
  let hidden = false;
  let column = 0;
  let begins: MergedRange[] = [];
  let mergedCount = 0;
  let repeatedCells = 0;
  let repeatedRows = 0;
  let links: MailLink[] = [];
  let head: CellHead | null = null;
  let isAtEnd = false;

  const isWanted = (): boolean => tracker.sheet() === context.sheet;

  const openRow = (attributes: XmlAttributes): void => {
    line += 1;
    times = readCount(attributes["table:number-rows-repeated"]);
    rowStyle = attributes["table:default-cell-style-name"] ?? null;
    hidden = attributes["table:visibility"] === "collapse" && !context.isFiltered && !tracker.isInRowGroup();
    column = 0;
    begins = [];
    links = [];
    row.start();
  };

  const takeCell = (cell: CellHead, text: string | null, link: string | null): void => {
    const first = column;
    column += cell.repeated;
    const isEmpty = (cell.type === null || cell.type === "string") && !text && !cell.value && !cell.hasFormula;
    if (cell.isCovered || (isEmpty && !cell.isError)) {
      column = Math.min(column, MAX_COLUMNS);
      return;
    }
    budget.cells(column - 1, cell.repeated * times);
    if (cell.repeated * times > 1) repeatedCells += cell.repeated * times;
    if (repeatedCells > MOST_REPEATED_CELLS) throw hostile("it repeats cells millions of times");
    const style = cell.style ?? rowStyle ?? columnStyles[first] ?? "";
    const format = context.formats.get(style) ?? { kind: "plain" };
    const reading = readOdsCell({ ...cell, text }, format, context.nullDay);
    budget.text(reading.text.length, cell.repeated * times);
    for (let at = first; at < column; at += 1) row.keep(at, reading);
    if (first >= KEPT_COLUMNS) return;
    if (cell.rowsSpanned > 1) {
      mergedCount += 1;
      if (mergedCount > MAX_MERGED) throw hostile("hundreds of thousands of its cells are merged");
      begins.push({ column: first, from: line, to: line + cell.rowsSpanned - 1 });
    }
    const address = link === null || reading.text.includes("@") ? null : mailAddress(link);
    if (address !== null) links.push({ column: first, address });
  };

  const closeRow = (): void => {
    const firstLine = line;
    line += times - 1;
    if (!row.hasContent()) {
      if (begins.length > 0) merged.note(firstLine, row.cells, begins);
      return;
    }
    if (line > MAX_ROWS) throw hostile("it has more rows than a sheet can have");
    if (times > 1) repeatedRows += times;
    if (repeatedRows > MOST_REPEATED_ROWS)
      throw hostile("it repeats a filled row, or fills a column down, for more than a hundred thousand rows");
    const covered = merged.covered(firstLine, row.cells);
    merged.note(firstLine, row.cells, begins);
    if (covered.length === 0) {
      runs.push({ row: row.row(firstLine, { covered, links, hidden }), times });
      return;
    }
    if (times > MOST_COVERED_REPEATS) throw hostile("its merged ranges cover thousands of equal rows");
    runs.push({ row: row.row(firstLine, { covered, links, hidden }), times: 1 });
    for (let next = firstLine + 1; next <= line; next += 1)
      runs.push({ row: row.row(next, { covered: merged.covered(next, row.cells), links, hidden }), times: 1 });
  };

  const openColumn = (attributes: XmlAttributes): void => {
    const count = Math.min(readCount(attributes["table:number-columns-repeated"]), KEPT_COLUMNS - columnStyles.length);
    for (let more = 0; more < count; more += 1) columnStyles.push(attributes["table:default-cell-style-name"] ?? null);
  };

  const handler: XmlHandler = {
    open(name, written) {
      names.learn(written);
      const element = tracker.open(name);
      if (element === null || !isWanted()) return;
      const attributes = names.of(written);
      if (element === "inside a cell") cellText.open(name, attributes);
      else if (element === "cell") {
        head = readCellHead(name === "covered-table-cell", attributes);
        cellText.start();
      } else if (element === "row") openRow(attributes);
      else if (element === "column") openColumn(attributes);
    },
    text(text) {
      if (head !== null) cellText.text(text);
    },
    close(name) {
      const element = tracker.close(name);
      if (element === null || !isWanted()) return;
      if (element === "inside a cell") cellText.close(name);
      else if (element === "cell" && head !== null) {
        takeCell(head, cellText.read(), cellText.link());
        head = null;
      } else if (element === "row") closeRow();
      else if (element === "sheet") isAtEnd = true;
    },
  };

  return {
    handler,
    place: () => tracker.place(),
    readPlainRow: (text: string): boolean => {
      if (!names.areUsual()) return false;
      if (!isWanted()) return plainRows.tag(text) !== null;
      const before = line;
      const isPlain = plainRows.read(text, {
        openRow,
        closeRow,
        cell: (cell, shown) => takeCell(cell, shown, null),
      });
      if (!isPlain) line = before;
      return isPlain;
    },
    isAtEnd: () => isAtEnd,
    take: (): RowRun[] => {
      const taken = runs;
      runs = [];
      return taken;
    },
  };
}
