/** Makes workbooks: XLSX with exceljs, and OpenDocument as LibreOffice writes it. */
import exceljs from "exceljs";
import type { CellValue } from "./columns.ts";
import { openDocument } from "./open-document.ts";

export type SheetKind = "xlsx" | "ods";

export async function sheetBytes(kind: SheetKind, rows: readonly (readonly CellValue[])[]): Promise<Uint8Array> {
  if (kind === "ods") return openDocument(rows);
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet("Tabelle1");
  for (const [index, row] of rows.entries()) {
    for (const [column, value] of row.entries()) {
      if (value === "") continue;
      const cell = sheet.getCell(index + 1, column + 1);
      if (typeof value === "object") {
        cell.value = new Date(`${value.day}T00:00:00Z`);
        cell.numFmt = value.format;
      } else cell.value = value;
    }
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
}
