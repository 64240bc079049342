import type { MailLink } from "../../../model/row.ts";
import type { RawRow } from "../table/raw-row.ts";
import { damaged } from "../table/refusals.ts";
import type { MergedColumns } from "../workbook/merged-cells.ts";
import { createRowCells } from "../workbook/row-cells.ts";
import { createSheetBudget, KEPT_COLUMNS, MAX_ROWS } from "../workbook/sheet-limits.ts";
import type { SheetLimits } from "../workbook/sheet-limits.ts";
import { createXmlReader } from "../workbook/xml-events.ts";
import type { XmlAttributes, XmlHandler } from "../workbook/xml-events.ts";
import { createPlainSheetRows } from "./plain-rows.ts";
import type { RowTaker } from "./plain-rows.ts";
import { isTrue } from "./relations.ts";
import { readCell } from "./xlsx-cell.ts";
import type { CellContext, XlsxCell } from "./xlsx-cell.ts";

/**
 * Bytes that are read before the rows go on. A row may name a text of 32,767 characters many times, so few bytes can mean
 * many megabytes of text.
 */
const SLICE_BYTES = 8 * 1024;
export interface SheetContext extends CellContext, SheetLimits {
  readonly merged: MergedColumns;
  /** E-mail addresses that cells link to, by the cell's name (`B3`). */
  readonly mailLinks: ReadonlyMap<string, string>;
  /** True when a filter hides the hidden rows; then they are data like all other rows. */
  readonly isFiltered: boolean;
}

/**
 * Streams the rows of a worksheet part, without blank rows. Memory: one chunk's rows, for sheets of any size.
 *
 * A row that a filter or a collapsed outline hides is ordinary data. A row that a person hid is marked `hidden`.
 *
 * @throws FileRefused `damaged`, `hostile`
 */
export async function* readSheetRows(
  bytes: AsyncIterable<Buffer>,
  context: SheetContext,
): AsyncGenerator<readonly RawRow[]> {
  const rows = createRowCollector(context);
  const reader = createPlainSheetRows(createXmlReader(rows.handler), rows);
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      reader.write(chunk.subarray(at, at + SLICE_BYTES));
      const batch = rows.take();
      if (batch.length > 0) yield batch;
    }
  }
  reader.end();
  yield rows.take();
}

function createRowCollector(context: SheetContext): RowTaker & { handler: XmlHandler; take(): RawRow[] } {
  let batch: RawRow[] = [];
  let inData = false;
  let inRow = false;
  let line = 0;
  let hidden = false;
  const budget = createSheetBudget(context);
  const row = createRowCells();
  let column = -1;
  let type = "n";
  let style = 0;
  let value: string | null = null;
  let inline: string | null = null;
  let hasFormula = false;
  let target: "value" | "inline" | null = null;
  let phonetic = 0;

  const openRow = (attributes: XmlAttributes): void => {
    line = attributes["r"] === undefined ? line + 1 : Number(attributes["r"]);
    if (!(line >= 1 && line <= MAX_ROWS)) throw damaged(new Error(`row ${attributes["r"]}`));
    const isOutline = Number(attributes["outlineLevel"] ?? 0) > 0;
    inRow = true;
    hidden = isTrue(attributes["hidden"]) && !context.isFiltered && !isOutline;
    row.start();
    column = -1;
  };

  const goTo = (reference: string | null): void => {
    column = reference === null ? column + 1 : columnIndex(reference);
    budget.cells(column, 1);
  };

  const openCell = (attributes: XmlAttributes): void => {
    goTo(attributes["r"] ?? null);
    type = attributes["t"] ?? "n";
    style = Number(attributes["s"] ?? 0);
    value = null;
    inline = null;
    hasFormula = false;
  };

  const keep = (cell: XlsxCell): void => {
    if (cell.value === null && cell.inline === null && !cell.hasFormula) return;
    const reading = readCell(cell, context);
    row.keep(column, reading);
    if (column < KEPT_COLUMNS) budget.text(reading.text.length, 1);
  };

  const linksOf = (cells: readonly string[]): MailLink[] =>
    cells.flatMap((cell, at) => {
      const address = cell.includes("@") ? undefined : context.mailLinks.get(`${columnName(at)}${line}`);
      return address === undefined ? [] : [{ column: at, address }];
    });

  const closeRow = (): void => {
    inRow = false;
    const { cells } = row;
    const hasContent = row.hasContent();
    const covered = hasContent ? context.merged.covered(line, cells) : [];
    context.merged.note(line, cells);
    if (!hasContent) return;
    const links = context.mailLinks.size > 0 ? linksOf(Array.from(cells, (cell) => cell ?? "")) : [];
    batch.push(row.row(line, { covered, links, hidden }));
  };

  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === "c" && inData) openCell(attributes);
      else if (name === "v" && inData) [target, value] = ["value", ""];
      else if (name === "row" && inData) openRow(attributes);
      else if (name === "f" && inData) hasFormula = true;
      else if (name === "is" && inData) inline = "";
      else if (name === "rPh") phonetic += 1;
      else if (name === "t" && inline !== null && phonetic === 0) target = "inline";
      else if (name === "sheetData") inData = true;
    },
    text(text) {
      if (target === "value") value += text;
      else if (target === "inline") inline += text;
    },
    close(name) {
      if (name === "c" && inData) keep({ type, style, value, inline, hasFormula });
      else if (name === "v" || name === "t") target = null;
      else if (name === "row" && inData) closeRow();
      else if (name === "rPh") phonetic -= 1;
      else if (name === "sheetData") inData = false;
    },
  };
  const take = (): RawRow[] => {
    const taken = batch;
    batch = [];
    return taken;
  };
  return {
    handler,
    take,
    openRow,
    closeRow,
    cell(cell) {
      goTo(cell.letters);
      keep(cell);
    },
    place: () => (inRow ? "in a row" : inData ? "between rows" : "elsewhere"),
  };
}

/** Returns the index of a reference's column: `BC12` → 54; -1 if the reference has no letters. */
export function columnIndex(reference: string): number {
  let index = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~0x20;
    if (letter < 65 || letter > 90) break;
    index = index * 26 + letter - 64;
  }
  return index - 1;
}

function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}
