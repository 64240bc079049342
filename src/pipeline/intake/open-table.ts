import { FileRefused } from "../../model/file-refused.ts";
import type { Table } from "../../model/row.ts";
import { openCsvTable } from "./csv/csv-table.ts";
import { refuseForeignFile } from "./text/file-kind.ts";
import { BEST_SHEET, type SheetChoice } from "./table/sheet-choice.ts";
import { findEncoding, type EncodingOptions } from "./csv/text-encoding.ts";

export interface OpenOptions extends EncodingOptions {
  /** The sheets of a workbook that are read; by default the visible sheet with the best header. */
  readonly sheets?: SheetChoice;
}

/**
 * Opens a file as a table. The file's content decides the format, never its name.
 *
 * @throws FileRefused if the file can't be a list of contacts; `batches()` can throw it later for broken quotes and
 * damage
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

/**
 * Loads the code that reads workbooks, by default at the first workbook. `watch` calls this function at its start,
 * because an upgrade may replace the program's files while `watch` runs.
 */
export function loadWorkbookReader() {
  return import("./open-workbook.ts");
}

async function openByContent(path: string, options: OpenOptions): Promise<Table> {
  const kind = await refuseForeignFile(path);
  switch (kind) {
    case "zip":
    case "flat": {
      const { openWorkbookFile } = await loadWorkbookReader();
      return openWorkbookFile(path, kind, options.sheets ?? BEST_SHEET, options.scoreHeader);
    }
    case "text": {
      return openCsvTable(path, await findEncoding(path, options), options.scoreHeader);
    }
  }
}

/** Refuses a table without rows. It is a broken export, and as a list it would delete every contact of the feed. */
async function refuseWithoutRows(table: Table): Promise<void> {
  for await (const batch of table.batches()) {
    if (batch.some((row) => row.kind !== "skipped")) return;
  }
  throw new FileRefused(
    "header_only",
    "The file has a header but no row below it.",
    "No contact was changed or deleted. Check the export, and put the whole list into the inbox folder again.",
    table.reading.headerLine,
  );
}
