/** Writes an OpenDocument spreadsheet with the parts that LibreOffice writes. The archive's entries are not compressed. */
import { crc32 } from "node:zlib";
import type { CellValue } from "./columns.ts";

const MIME = "application/vnd.oasis.opendocument.spreadsheet";

export function openDocument(rows: readonly (readonly CellValue[])[]): Uint8Array {
  return zip([
    ["mimetype", MIME],
    ["content.xml", contentOf(rows)],
    ["META-INF/manifest.xml", MANIFEST],
  ]);
}

const MANIFEST = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">
<manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${MIME}"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;

function contentOf(rows: readonly (readonly CellValue[])[]): string {
  const oasis = "urn:oasis:names:tc:opendocument:xmlns";
  const spaces = `xmlns:office="${oasis}:office:1.0" xmlns:table="${oasis}:table:1.0" xmlns:text="${oasis}:text:1.0"`;
  // LibreOffice fills a sheet with repeated empty cells and rows up to its edges.
  const end = `<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`;
  const body = rows.map((row) => `<table:table-row>${cellsOf(row)}</table:table-row>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${spaces} office:version="1.3"><office:body><office:spreadsheet><table:table table:name="Tabelle1"><table:table-column table:number-columns-repeated="16384"/>${body}${end}</table:table></office:spreadsheet></office:body></office:document-content>`;
}

/** Equal neighbours become one cell with a repetition, as LibreOffice writes them. */
function cellsOf(row: readonly CellValue[]): string {
  const cells: { readonly xml: string; count: number }[] = [];
  for (const xml of row.map(cellOf)) {
    const before = cells.at(-1);
    if (before?.xml === xml) before.count += 1;
    else cells.push({ xml, count: 1 });
  }
  return cells
    .map(({ xml, count }) =>
      count === 1 ? xml : xml.replace("<table:table-cell", `$& table:number-columns-repeated="${count}"`),
    )
    .join("");
}

function cellOf(value: CellValue): string {
  if (value === "") return "<table:table-cell/>";
  if (typeof value === "number")
    return `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`;
  if (typeof value === "object") {
    const [year = "", month = "", day = ""] = value.day.split("-");
    return `<table:table-cell office:value-type="date" office:date-value="${value.day}"><text:p>${day}.${month}.${year.slice(2)}</text:p></table:table-cell>`;
  }
  const lines = value
    .split(/\r?\n/)
    .map(
      (line) =>
        `<text:p>${escapeXml(line).replaceAll(/ {2,}/g, (run) => ` <text:s text:c="${run.length - 1}"/>`)}</text:p>`,
    );
  return `<table:table-cell office:value-type="string">${lines.join("")}</table:table-cell>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function zip(entries: readonly (readonly [name: string, text: string])[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const data = Buffer.from(text, "utf8");
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(0x5a21, 8);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), common, rest, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const entriesSize = directory.reduce((sum, entry) => sum + entry.length, 0);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(entriesSize, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
