import { writeZip } from "./zip-writer.ts";
import type { ZipPart } from "./zip-writer.ts";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships";

/** The header of `sheetWith`. */
export const HEADER = ["First Name", "Birthday", "Notes"];

interface SheetParts {
  readonly name: string;
  readonly state?: "visible" | "hidden" | "veryHidden";
  /** The XML inside `<sheetData>`. */
  readonly rows: string;
  readonly before?: string;
  readonly after?: string;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetParts[];
  readonly strings?: string;
  /** Format codes; a cell with `s="1"` has the first. */
  readonly formats?: readonly string[];
  readonly is1904?: boolean;
  readonly extra?: readonly ZipPart[];
}

/** Returns a workbook's parts. Tests write these parts themselves for XML that spreadsheet programs do not write. */
export function workbookParts(workbook: WorkbookParts): ZipPart[] {
  const { sheets, strings, formats = [], is1904 = false, extra = [] } = workbook;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  return [
    { name: "[Content_Types].xml", data: '<?xml version="1.0"?><Types/>' },
    {
      name: "_rels/.rels",
      data: `<Relationships xmlns="${PACKAGE}">${relation("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    },
    {
      name: "xl/workbook.xml",
      data:
        `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>` +
        sheets
          .map(
            ({ name, state = "visible" }, at) =>
              `<sheet name="${name}" sheetId="${at + 1}" state="${state}" r:id="s${at}"/>`,
          )
          .join("") +
        "</sheets></workbook>",
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      data:
        `<Relationships xmlns="${PACKAGE}">` +
        sheets.map((_, at) => relation(`s${at}`, "worksheet", `worksheets/sheet${at + 1}.xml`)).join("") +
        relation("st", "styles", "styles.xml") +
        relation("ss", "sharedStrings", "sharedStrings.xml") +
        "</Relationships>",
    },
    {
      name: "xl/styles.xml",
      data:
        `<styleSheet xmlns="${MAIN}"><numFmts>` +
        formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`).join("") +
        '</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>' +
        formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join("") +
        "</cellXfs></styleSheet>",
    },
    ...(strings === undefined ? [] : [{ name: "xl/sharedStrings.xml", data: `<sst xmlns="${MAIN}">${strings}</sst>` }]),
    ...sheets.map(({ rows, before = "", after = "" }, at) => ({
      name: `xl/worksheets/sheet${at + 1}.xml`,
      data: `<?xml version="1.0"?><worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
    })),
    ...extra,
  ];
}

export function writeWorkbook(workbook: WorkbookParts): Buffer {
  return writeZip(workbookParts(workbook));
}

/** Writes a workbook with the usual header in row 1 and this XML below the header. */
export function sheetWith(
  rows: string,
  rest: Partial<Parameters<typeof writeWorkbook>[0]> = {},
  after = "",
  before = "",
): Buffer {
  return writeWorkbook({ sheets: [{ name: "People", rows: textRows([HEADER]) + rows, after, before }], ...rest });
}

/** Returns the XML of rows of inline texts; the first one has the row number `first`. */
export function textRows(rows: readonly (readonly string[])[], first = 1): string {
  return rows
    .map(
      (cells, at) =>
        `<row r="${first + at}">${cells.map((cell, column) => textCell(cell, column, first + at)).join("")}</row>`,
    )
    .join("");
}

function textCell(text: string, column: number, row: number): string {
  return `<c r="${columnName(column)}${row}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

export function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
