/** Reads a list without the rows of a person. */
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { mergedInRow, shownCells, type RunColumns } from "../../../../../model/mapped-row.ts";
import type { Row } from "../../../../../model/row.ts";
import type { RawRow } from "../../../../../pipeline/intake/table/raw-row.ts";
import { loadWorkbookReader, openTable } from "../../../../../pipeline/intake/open-table.ts";
import { refuseForeignFile } from "../../../../../pipeline/intake/text/file-kind.ts";
import { scoreHeader } from "../../../../../pipeline/mapping/headers/score-header.ts";
import { restoreCell } from "../../../../../pipeline/report/rejections/cell-text.ts";
import { isRejectionsHeader, isReportWithoutId } from "../../../../../pipeline/report/rejections/read-back.ts";
import { columnsUnder } from "./list-columns.ts";

export interface Others {
  /** The header and the rows of each sheet. A text has one sheet. */
  readonly sheets: readonly (readonly (readonly string[])[])[];
  readonly removed: number;
  /** Whether the name of a column showed the person. */
  readonly isNamed: boolean;
  /** Number of rows that may be the person's, and that stay. Those that a contact or row of the ledger names are not counted. */
  readonly alike: number;
}

/** A table whose rows are read. A row of a sheet without a header has no kind. */
interface ReadTable {
  readonly header: readonly string[];
  rows(): AsyncIterable<readonly (Row | Pick<RawRow, "cells" | "defects">)[]>;
}

/** Why a row is skipped that is a text beside the table: its cells stand under no column. */
const NO_PERSON: ReadonlySet<string> = new Set(["footer", "instructions"]);

/** Reads the headers and the rows of other people on all sheets, also on hidden ones; null: the file is no list. */
export async function readOthers(
  path: string,
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): Promise<Others | null> {
  const scores = feeds.map(scoreHeader);
  const score = (cells: readonly string[]) => Math.max(0, ...scores.map((one) => one(cells)));
  const sheets: (readonly (readonly string[])[])[] = [];
  let removed = 0;
  let alike = 0;
  let isNamed = false;
  const add = async (table: ReadTable) => {
    const read = await rowsOfOthers(table, finder, runs, feeds);
    removed += read.removed;
    alike += read.alike;
    isNamed ||= table.header.some(finder.has);
    // A blank sheet has nothing to keep.
    if (read.rows.length + read.removed > 0) sheets.push(read.rows);
  };
  try {
    const kind = await refuseForeignFile(path);
    if (kind === "text") {
      const table = await openTable(path, { encoding: null, asksKnown: false, scoreHeader: score });
      try {
        await add({ header: table.header, rows: () => table.batches() });
      } finally {
        await table.close();
      }
    } else {
      const { withEachSheet } = await loadWorkbookReader();
      await withEachSheet(path, kind, score, add);
    }
    return sheets.length === 0 ? null : { sheets, removed, isNamed, alike };
  } catch {
    return null;
  }
}

async function rowsOfOthers(
  { header, rows: readRows }: ReadTable,
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
) {
  const known = columnsUnder(header, runs, feeds);
  // The report of another person's row may name the person.
  const isOfReport = header.map((name) => name.startsWith("_"));
  const cleaned = (cells: readonly string[]) =>
    cells.map((cell, at) => (isOfReport[at] === true && finder.shows(cell) ? "" : cell));
  // A corrected report has an apostrophe in front of its dates and phones.
  const isReport = isRejectionsHeader(header) || isReportWithoutId(header);
  const read = (cells: readonly string[]) => (isReport ? cells.map(restoreCell) : cells);
  const columnsOf = (row: Partial<Row>) => {
    if (row.kind !== "skipped") return known;
    if (row.header !== undefined) return columnsUnder(row.header, runs, feeds);
    return NO_PERSON.has(row.reason ?? "") ? null : known;
  };
  const rows: (readonly string[])[] = header.length === 0 ? [] : [header.map((name) => (finder.has(name) ? "" : name))];
  let removed = 0;
  let alike = 0;
  for await (const batch of readRows())
    for (const row of batch) {
      const columns = columnsOf(row);
      const merged = mergedInRow("defects" in row ? row.defects : []);
      const whose = finder.whoseRow(read(row.cells), columns, false, merged);
      // The file that is written has no merged cells, so each cell gets what it showed.
      const kept = merged.filter(({ text }) => !finder.has(text));
      if (whose === "own") removed += 1;
      else rows.push(cleaned(shownCells(row.cells, kept, columns)));
      if (whose === "alike") alike += 1;
    }
  return { rows, removed, alike };
}
