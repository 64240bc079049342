import { escapeXml } from "./workbook-writer.ts";
import { writeZip } from "./zip-writer.ts";
import type { ZipPart } from "./zip-writer.ts";

export const SPREADSHEET = "application/vnd.oasis.opendocument.spreadsheet";

const NAMESPACES = [
  ..."office table text style".split(" ").map((name) => [name, `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`]),
  ["number", "urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"],
  ["calcext", "urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"],
  ["xlink", "http://www.w3.org/1999/xlink"],
  ["draw", "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"],
  ["dc", "http://purl.org/dc/elements/1.1/"],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(" ");

interface OdsSheet {
  readonly name: string;
  /** The XML of the rows. */
  readonly rows: string;
  readonly isHidden?: boolean;
  /** The XML above the rows. */
  readonly before?: string;
}

export interface OdsParts {
  readonly sheets: readonly OdsSheet[];
  /** XML among the automatic styles. */
  readonly styles?: string;
  /** The content of styles.xml; without it, there is no such part. */
  readonly common?: string;
  /** XML before the first sheet. */
  readonly before?: string;
  /** XML after the last sheet. */
  readonly after?: string;
  readonly manifest?: string;
  readonly mimetype?: string | null;
  readonly extra?: readonly ZipPart[];
}

/** Returns `content.xml`. */
export function odsContent({ sheets, styles = "", before = "", after = "" }: OdsParts): string {
  const tables = sheets
    .map(
      ({ name, rows, isHidden = false, before: above = "" }) =>
        `<table:table table:name="${escapeXml(name)}" table:style-name="${isHidden ? "hidden" : "shown"}">` +
        `${above}${rows}</table:table>`,
    )
    .join("");
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<office:document-content ${NAMESPACES} office:version="1.3">` +
    '<office:scripts/><office:automatic-styles><style:style style:name="shown" style:family="table">' +
    '<style:table-properties table:display="true"/></style:style><style:style style:name="hidden" style:family="table">' +
    `<style:table-properties table:display="false"/></style:style>${styles}</office:automatic-styles>` +
    `<office:body><office:spreadsheet>${before}${tables}${after}</office:spreadsheet></office:body></office:document-content>`
  );
}

/** Returns the parts of an OpenDocument spreadsheet. Tests write these parts themselves for XML that no program writes. */
export function odsParts(parts: OdsParts, content: ZipPart["data"] = odsContent(parts)): ZipPart[] {
  const { common, manifest = "", mimetype = SPREADSHEET, extra = [] } = parts;
  return [
    ...(mimetype === null ? [] : [{ name: "mimetype", data: mimetype }]),
    { name: "content.xml", data: content },
    ...(common === undefined
      ? []
      : [{ name: "styles.xml", data: `<office:document-styles ${NAMESPACES}>${common}</office:document-styles>` }]),
    {
      name: "META-INF/manifest.xml",
      data:
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">' +
        `<manifest:file-entry manifest:full-path="/" manifest:media-type="${mimetype ?? SPREADSHEET}"/>${manifest}</manifest:manifest>`,
    },
    ...extra,
  ];
}

export function writeOds(parts: OdsParts): Buffer {
  return writeZip(odsParts(parts));
}

/** Returns a sheet of text cells. */
export function odsRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => odsRow(cells.map(textCell).join(""))).join("");
}

export function odsRow(cells: string, attributes = ""): string {
  return `<table:table-row table:style-name="ro1"${attributes}>${cells}</table:table-row>`;
}

/** Returns a text cell as LibreOffice writes it. */
export function textCell(text: string): string {
  if (text === "") return "<table:table-cell/>";
  const lines = text.split("\n").map((line) => `<text:p>${blanks(escapeXml(line))}</text:p>`);
  return `<table:table-cell office:value-type="string" calcext:value-type="string">${lines.join("")}</table:table-cell>`;
}

function blanks(line: string): string {
  return line.replaceAll("&#9;", "<text:tab/>").replaceAll(/ {2,}|^ | $/g, (run) => `<text:s text:c="${run.length}"/>`);
}

/** Returns a cell with a value of a type. */
export function valueCell(type: string, attributes: string, shown: string): string {
  return `<table:table-cell office:value-type="${type}" ${attributes} calcext:value-type="${type}"><text:p>${shown}</text:p></table:table-cell>`;
}
