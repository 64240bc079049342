import type { CellDefect, MailLink } from "../../../model/row.ts";
import type { MergedColumns } from "./merged-cells.ts";
import { MAX_CELL_CHARACTERS, isBlank } from "../table/raw-row.ts";
import type { RawRow } from "../table/raw-row.ts";
import { createPlainRows } from "./plain-rows.ts";
import type { RowTaker } from "./plain-rows.ts";
import { damaged, hostile } from "../table/refusals.ts";
import { readCell } from "./xlsx-cell.ts";
import type { CellContext, XlsxCell } from "./xlsx-cell.ts";
import { isTrue } from "./xlsx-workbook.ts";
import { createXmlReader } from "./xml-events.ts";
import type { XmlAttributes, XmlHandler } from "./xml-events.ts";

const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** A list has at most 1,000 columns. Cells further right are stray notes: only the width of their row is kept. */
export const KEPT_COLUMNS = 1_100;
/**
 * Bytes that are read before the rows go on. A row may name a text of 32,767 characters many times, so few bytes can mean
 * many megabytes of text.
 */
const SLICE_BYTES = 8 * 1024;
/** Largest number of cells in a sheet, blank ones included: a million people with 40 columns. */
const MAX_CELLS = 40_000_000;
/** Number of characters that only a long note has. */
const LONG_TEXT = 4_000;

export interface SheetContext extends CellContext {
  readonly merged: MergedColumns;
  /** E-mail addresses that cells link to, by the cell's name (`B3`). */
  readonly mailLinks: ReadonlyMap<string, string>;
  /** True when a filter hides the hidden rows; then they are data like all other rows. */
  readonly isFiltered: boolean;
  /** Largest number of characters in all cells of the sheet together. */
  readonly mostCharacters: number;
  /** The same for the cells with more than `LONG_TEXT` characters. */
  readonly mostLongCharacters: number;
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
  const reader = createPlainRows(createXmlReader(rows.handler), rows);
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
  let cells: string[] = [];
  let defects: CellDefect[] = [];
  let tooLong = false;
  let width = 0;
  let cellCount = 0;
  let characters = 0;
  let longCharacters = 0;
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
    cells = [];
    defects = [];
    tooLong = false;
    width = 0;
    column = -1;
  };

  const goTo = (reference: string | null): void => {
    column = reference === null ? column + 1 : columnIndex(reference);
    if (!(column >= 0 && column < MAX_COLUMNS)) throw hostile("it has more columns than a sheet can have");
    cellCount += 1;
    if (cellCount > MAX_CELLS) throw hostile(`one of its sheets has more than ${MAX_CELLS / 1e6} million cells`);
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
    if (column >= KEPT_COLUMNS) {
      if (!isBlank(reading.text)) width = Math.max(width, column + 1);
      return;
    }
    while (cells.length < column) cells.push("");
    if (reading.text.length > MAX_CELL_CHARACTERS) tooLong = true;
    cells[column] = reading.text.slice(0, MAX_CELL_CHARACTERS);
    characters += reading.text.length;
    if (reading.text.length > LONG_TEXT) longCharacters += reading.text.length;
    if (characters > context.mostCharacters || longCharacters > context.mostLongCharacters)
      throw hostile("its cells repeat long texts again and again");
    if (reading.kind === "defect") defects.push({ column, code: reading.code, text: reading.text });
  };

  const linksOf = (row: readonly string[]): MailLink[] =>
    row.flatMap((cell, at) => {
      const address = cell.includes("@") ? undefined : context.mailLinks.get(`${columnName(at)}${line}`);
      return address === undefined ? [] : [{ column: at, address }];
    });

  const closeRow = (): void => {
    inRow = false;
    const hasContent = defects.length > 0 || cells.some((cell) => !isBlank(cell));
    if (hasContent) defects.push(...context.merged.covered(line, cells));
    context.merged.note(line, cells);
    if (!hasContent) return;
    const links = context.mailLinks.size > 0 ? linksOf(Array.from(cells, (cell) => cell ?? "")) : [];
    batch.push({
      line,
      cells,
      ...(defects.length > 0 ? { defects } : {}),
      ...(links.length > 0 ? { links } : {}),
      ...(hidden ? { hidden } : {}),
      ...(width > 0 ? { width } : {}),
      ...(tooLong ? { unreadable: "cell_too_long" as const } : {}),
    });
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
