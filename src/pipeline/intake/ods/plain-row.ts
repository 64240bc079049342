import { plainText } from "../workbook/plain-rows.ts";
import type { XmlAttributes } from "../workbook/xml-events.ts";
import { readCellHead } from "./cell-head.ts";
import type { CellHead } from "./cell-head.ts";
import { foldParagraph } from "./cell-text.ts";

export const ROW_START = "<table:table-row";
export const ROW_END = "</table:table-row>";

const ROW = /<table:table-row((?: [A-Za-z:-]+="[^"<]*")*)>/y;
const CELL =
  /<table:(covered-)?table-cell((?: [A-Za-z:-]+="[^"<]*")*)(?:\/>|>((?:<text:p>[^<]*<\/text:p>)*)<\/table:\1table-cell>)/y;
const ATTRIBUTE = / ([A-Za-z:-]+)="([^"]*)"/g;
const NEXT_PARAGRAPH = "</text:p><text:p>";
/** Number of kept cell tags. Most cells of a sheet have one of a few tags. */
const MOST_KEPT = 500;

/** Receives the plain rows. */
interface OdsRowTaker {
  openRow(attributes: XmlAttributes): void;
  cell(head: CellHead, text: string | null): void;
  closeRow(): void;
}

/** Reads rows in the form that LibreOffice writes, without the parser. */
export interface PlainRowReader {
  /** Returns the attributes of the row's tag, or null for a tag that is not plain. */
  tag(row: string): XmlAttributes | null;
  /** Returns false for a row that is not plain. */
  read(row: string, rows: OdsRowTaker): boolean;
}

export function createPlainRowReader(): PlainRowReader {
  const kept = new Map<string, CellHead>();

  const headOf = (isCovered: boolean, written: string): CellHead | null => {
    const key = isCovered ? `covered${written}` : written;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const attributes = readAttributes(written);
    if (attributes === null) return null;
    const head = readCellHead(isCovered, attributes);
    // The copy does not keep the file's text in memory, as a part of that text would.
    if (head.value === null && kept.size < MOST_KEPT) kept.set(Buffer.from(key).toString(), copyOf(head));
    return head;
  };

  return {
    tag: (row) => {
      ROW.lastIndex = 0;
      const tag = ROW.exec(row);
      return tag === null ? null : readAttributes(tag[1] ?? "");
    },
    read(row, rows) {
      const attributes = this.tag(row);
      if (attributes === null) return false;
      rows.openRow(attributes);
      const last = row.length - ROW_END.length;
      for (CELL.lastIndex = ROW.lastIndex; CELL.lastIndex < last;) {
        const cell = CELL.exec(row);
        if (cell === null) return false;
        const head = headOf(cell[1] !== undefined, cell[2] ?? "");
        const text = cell[3] === undefined || cell[3] === "" ? null : paragraphs(cell[3]);
        if (head === null || text === undefined) return false;
        rows.cell(head, text);
      }
      rows.closeRow();
      return true;
    },
  };
}

/** Returns null for a tag that has the same attribute twice, or a reference that only the parser knows. */
function readAttributes(written: string): XmlAttributes | null {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of written.matchAll(ATTRIBUTE)) {
    const text = plainText(value);
    if (text === undefined || attributes[name] !== undefined) return null;
    attributes[name] = text;
  }
  return attributes;
}

function paragraphs(written: string): string | null | undefined {
  const texts = written.slice("<text:p>".length, -"</text:p>".length);
  const text = texts.includes(NEXT_PARAGRAPH)
    ? texts.split(NEXT_PARAGRAPH).map(foldParagraph).join("\n")
    : foldParagraph(texts);
  return plainText(text);
}

function copyOf(head: CellHead): CellHead {
  const copy = (text: string | null): string | null => (text === null ? null : Buffer.from(text).toString());
  return { ...head, style: copy(head.style), type: copy(head.type) };
}
