import { FileRefused } from "../../model/file-refused.ts";
import type { Table } from "../../model/row.ts";
import { openCsvTable } from "./csv/csv-table.ts";
import { refuseForeignFile } from "./text/file-kind.ts";
import type { ScoreHeader } from "./table/find-header.ts";
import type { ByteKind } from "./text/survey-bytes.ts";
import { findEncoding } from "./csv/text-encoding.ts";

export interface OpenOptions {
  /** What the file's bytes can be, if they have all been looked at. */
  readonly byteKind?: ByteKind | undefined;
  /** WHATWG label of the text's encoding; null: found out. A byte order mark wins over it. */
  readonly encoding: string | null;
  /** Name of the sheet; null: the first visible sheet whose header fits best. */
  readonly sheet: string | null;
  readonly scoreHeader: ScoreHeader;
}

/**
 * Opens a file as a table. Its content decides what it is, never its name.
 *
 * @throws FileRefused if it can't be a list of contacts; broken quotes and damage may show only while batches are read
 */
export async function openTable(path: string, options: OpenOptions): Promise<Table> {
  const table = await openByContent(path, options);
  try {
    await refuseWithoutRows(table);
    return table;
  } catch (error) {
    await table.close();
    throw error;
  }
}

/** Loaded for the first workbook, or by whoever can't wait till then: a daemon whose program is replaced as it runs. */
export function loadWorkbookReader() {
  return import("./xlsx/xlsx-table.ts");
}

async function openByContent(path: string, options: OpenOptions): Promise<Table> {
  const kind = await refuseForeignFile(path);
  switch (kind) {
    case "zip":
      return (await loadWorkbookReader()).openXlsxTable(path, options.sheet, options.scoreHeader);
    case "text": {
      const { byteKind, encoding, scoreHeader } = options;
      return openCsvTable(path, await findEncoding(path, byteKind, encoding, scoreHeader), scoreHeader);
    }
  }
}

/** A header alone is a broken export, not an order to delete everybody. */
async function refuseWithoutRows(table: Table): Promise<void> {
  for await (const batch of table.batches()) {
    if (batch.some((row) => row.kind !== "skipped")) return;
  }
  throw new FileRefused(
    "header_only",
    "The file has a header but no row below it.",
    "Nobody was changed or deleted. Check the export and drop the whole list again.",
    table.reading.headerLine,
  );
}
