import { createPlainRows, plainText } from "../workbook/plain-rows.ts";
import type { XmlAttributes, XmlReader } from "../workbook/xml-events.ts";

const ROW_END = "</row>";
const ROW = /<row r="(\d{1,7})"((?: [A-Za-z][A-Za-z0-9:]*="[^"<&]*")*) ?>/y;
const CELL =
  /<c(?: r="([A-Z]{1,3})\d{1,7}")?(?: s="(\d{1,6})")?(?: t="([a-zA-Z]{1,9})")?(?:\/>|>(<f(?: [a-zA-Z][a-zA-Z0-9]*="[^"<>&]*")*(?:\/>|>[^<]*<\/f>))?(?:<v>([^<]*)<\/v>|<is><t(?: xml:space="preserve")?>([^<]*)<\/t><\/is>)?<\/c>)/y;
/** Matches a tag with the same attribute twice. */
const REPEATED = /(?:^| )([A-Za-z][A-Za-z0-9:]*)="[^"]*"(?=.* \1=")/;
const HIDDEN = / hidden="([^"]*)"/;
const OUTLINE = / outlineLevel="([^"]*)"/;

/** A cell of a plain row. */
interface PlainCell {
  /** Letters of the column; null: the column after the previous cell's column. */
  readonly letters: string | null;
  readonly style: number;
  readonly type: string;
  readonly value: string | null;
  readonly inline: string | null;
  readonly hasFormula: boolean;
}

/** Receives the plain rows from this reader. The parser's events must reach the same object, which knows the place. */
export interface RowTaker {
  openRow(attributes: XmlAttributes): void;
  cell(cell: PlainCell): void;
  closeRow(): void;
  /** The parser's position in the sheet. */
  place(): "elsewhere" | "between rows" | "in a row";
}

/** Creates a reader of a worksheet's bytes that reads plain rows without the parser. */
export function createPlainSheetRows(reader: XmlReader, rows: RowTaker): ReturnType<typeof createPlainRows> {
  return createPlainRows(reader, {
    opening: "<sheetData>",
    start: "<row",
    end: ROW_END,
    readsText: true,
    between: "nothing",
    readRow: (row) => readPlainRow(row, rows),
    place: () => rows.place(),
  });
}

/** Reads a plain row. Returns false for a row that is not plain; the parser must read that row from its start. */
function readPlainRow(row: string, rows: RowTaker): boolean {
  ROW.lastIndex = 0;
  const opening = ROW.exec(row);
  if (opening === null) return false;
  const [tag, r = "", others = ""] = opening;
  if (others !== "" && REPEATED.test(tag)) return false;
  const hidden = HIDDEN.exec(others)?.[1];
  const outlineLevel = OUTLINE.exec(others)?.[1];
  rows.openRow({ r, ...(hidden && { hidden }), ...(outlineLevel && { outlineLevel }) });
  const last = row.length - ROW_END.length;
  for (CELL.lastIndex = tag.length; CELL.lastIndex < last;) {
    const cell = CELL.exec(row);
    if (cell === null) return false;
    const [, letters = null, style = "0", type = "n", formula, written, text] = cell;
    const value = written === undefined ? null : plainText(written);
    const inline = text === undefined ? null : plainText(text);
    const isCleanFormula = formula === undefined || (plainText(formula) !== undefined && !REPEATED.test(formula));
    if (value === undefined || inline === undefined || !isCleanFormula) return false;
    rows.cell({ letters, style: Number(style), type, value, inline, hasFormula: formula !== undefined });
  }
  rows.closeRow();
  return true;
}
