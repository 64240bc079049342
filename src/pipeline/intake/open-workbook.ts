import { FileRefused } from "../../model/file-refused.ts";
import type { Row, Table } from "../../model/row.ts";
import type { ScoreHeader } from "./table/find-header.ts";
import type { RawRow } from "./table/raw-row.ts";
import { wrongType } from "./table/refusals.ts";
import { openOdsWorkbook } from "./ods/ods-workbook.ts";
import { findXlsxWorkbook, openXlsxWorkbook } from "./xlsx/xlsx-workbook.ts";
import { findOpenDocument, openFlatFile } from "./ods/ods-package.ts";
import type { SheetChoice } from "./table/sheet-choice.ts";
import { openSheet } from "./workbook/sheets/open-sheet.ts";
import { openWorkbookTable } from "./workbook/workbook-table.ts";
import type { Workbook } from "./workbook/workbook.ts";
import { openZipPackage } from "./workbook/zip-package.ts";
import type { ZipPackage } from "./workbook/zip-package.ts";

/**
 * Opens the sheets of a workbook that `choice` names as one table.
 *
 * @throws FileRefused as `openWorkbookTable` does, and `wrong_type` (another kind of ZIP file), `damaged`, `hostile`,
 * `password_protected`
 */
export async function openWorkbookFile(
  path: string,
  kind: "zip" | "flat",
  choice: SheetChoice,
  scoreHeader: ScoreHeader,
): Promise<Table> {
  return openWorkbookTable(await openByKind(path, kind), choice, scoreHeader);
}

/** A sheet of a workbook, with hidden rows. */
export interface WholeSheet {
  /** Empty for a sheet without a header. */
  readonly header: readonly string[];
  rows(): AsyncIterable<readonly (Row | RawRow)[]>;
}

/**
 * Calls `act` with each sheet of a workbook, also a hidden one. The sheet with the best header comes first.
 *
 * @throws FileRefused as `openWorkbookFile` does
 */
export async function withEachSheet(
  path: string,
  kind: "zip" | "flat",
  scoreHeader: ScoreHeader,
  act: (sheet: WholeSheet) => Promise<void>,
): Promise<void> {
  const workbook = await openByKind(path, kind);
  try {
    const scored: { readonly sheet: WholeSheet; readonly score: number }[] = [];
    for (const entry of workbook.sheets) {
      const opened = await openSheet(entry, scoreHeader).catch(withoutHeader);
      if (opened === null) {
        const rows = await entry.open();
        scored.push({ sheet: { header: [], rows }, score: -1 });
      } else {
        const { shape, score } = opened.layout;
        scored.push({ sheet: { header: shape.header, rows: opened.rows }, score: entry.isVisible ? score + 1 : score });
      }
    }
    for (const { sheet } of scored.toSorted((a, b) => b.score - a.score)) await act(sheet);
  } finally {
    workbook.close();
  }
}

function withoutHeader(error: unknown): null {
  if (error instanceof FileRefused && (error.code === "no_header" || error.code === "empty_file")) return null;
  throw error;
}

async function openByKind(path: string, kind: "zip" | "flat"): Promise<Workbook> {
  return kind === "zip" ? openWorkbook(path) : openOdsWorkbook(await openFlatFile(path));
}

/**
 * Opens a ZIP package that is a workbook. The package's content decides the format.
 *
 * @throws FileRefused `wrong_type` (another kind of ZIP file), `damaged`, `hostile`, `password_protected`
 */
async function openWorkbook(path: string): Promise<Workbook> {
  const pack = await openZipPackage(path);
  try {
    const document = await findOpenDocument(pack);
    if (document?.kind === "spreadsheet") return await openOdsWorkbook(document.source);
    if (document !== null) throw wrongType(document.what);
    const part = await findXlsxWorkbook(pack);
    if (part !== null) return await openXlsxWorkbook(pack, part);
    throw refuseOtherZip(pack);
  } catch (error) {
    pack.close();
    throw error;
  }
}

const OTHER_PACKAGES: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, "a binary Excel workbook (.xlsb)"],
  [/^word\//, "a Word document"],
  [/^ppt\//, "a PowerPoint presentation"],
  [/^index\/.*\.iwa$|^index\.zip$/, "a document of Apple Numbers, Pages or Keynote"],
  [/^visio\//, "a Visio drawing"],
];

function refuseOtherZip(pack: ZipPackage): FileRefused {
  const what = OTHER_PACKAGES.find(([pattern]) => pack.names.some((name) => pattern.test(name)))?.[1];
  if (what !== undefined) return wrongType(what);
  return new FileRefused(
    "wrong_type",
    "This is a ZIP archive, not a workbook (.xlsx or .ods).",
    "Unpack the archive and drop the list that is inside.",
  );
}
