/** Writes a list again without a person's rows. The other rows stay readable. */
import { rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { RunColumns } from "../../../../../model/mapped-row.ts";
import type { Row } from "../../../../../model/row.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { openTable } from "../../../../../pipeline/intake/open-table.ts";
import { scoreHeader } from "../../../../../pipeline/mapping/headers/score-header.ts";
import { PRIVATE, writeTextFile } from "../../../../../pipeline/report/files/atomic-file.ts";
import { restoreCell } from "../../../../../pipeline/report/rejections/cell-text.ts";
import { isRejectionsHeader, isReportWithoutId } from "../../../../../pipeline/report/rejections/read-back.ts";
import { searchFile } from "./file-texts.ts";
import { columnsUnder } from "./list-columns.ts";

/**
 * What became of a file: it has nothing of the person, was written again, or was deleted because it can't be read as a list. `closed`:
 * it stays, and nothing shows whether it holds the person.
 */
export type Rewritten = "untouched" | "rewritten" | "deleted" | "closed";

/**
 * Writes a list again as CSV without a person's rows, if it has any. A file that can't be read as a list, and that holds a text
 * of the person, is deleted.
 *
 * @param runs the run of the list; of a list that no run has read, the latest run of each feed
 */
export async function rewriteList(
  path: string,
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): Promise<Rewritten> {
  const { isHit, isClosed, others } = await searchList(path, finder, runs, feeds);
  if (others === null) {
    if (!isHit) return isClosed ? "closed" : "untouched";
    await rm(path, { force: true });
    return "deleted";
  }
  if (others.removed === 0 && !isHit) return "untouched";
  const { mtime } = await stat(path);
  const target = await nameFor(path, finder);
  await writeTextFile(target, PRIVATE.file, ["\uFEFF", ...others.rows.map(toRecord)]);
  await utimes(target, mtime, mtime);
  if (target !== path) await rm(path, { force: true });
  return "rewritten";
}

/** What a search of a list for a person found. */
interface SearchedList {
  /** Whether its name or its text shows the person. */
  readonly isHit: boolean;
  /** Whether it is packed, encrypted or a picture, so that its texts can't be read. */
  readonly isClosed: boolean;
  /** The rows of other people; null: it can't be read as a list. */
  readonly others: Others | null;
}

/** Searches a list for a person. @param runs runs whose columns the list may have */
export async function searchList(
  path: string,
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): Promise<SearchedList> {
  const searched = await searchFile(path, finder.has);
  const others = await readOthers(path, finder, runs, feeds);
  return { isHit: finder.has(basename(path)) || searched === "holds", isClosed: searched === "closed", others };
}

/** Returns the path for a list that is written again. A file that was named after the person gets another name. */
async function nameFor(path: string, { has }: TraceFinder): Promise<string> {
  const isText = /\.(?:csv|txt|tsv)$/iu.test(path);
  if (!has(basename(path))) return isText ? path : `${path}.csv`;
  for (let number = 1; ; number += 1) {
    const free = join(dirname(path), `erased-${number}.csv`);
    if ((await stat(free).catch(() => null)) === null) return free;
  }
}

interface Others {
  readonly rows: readonly (readonly string[])[];
  readonly removed: number;
}

/** Why a row is skipped that is a text beside the table: its cells stand under no column. */
const NO_PERSON: ReadonlySet<string> = new Set(["footer", "instructions"]);

/** Reads the header and the rows of other people; null: the file is no list. */
async function readOthers(
  path: string,
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): Promise<Others | null> {
  const scores = feeds.map(scoreHeader);
  const score = (cells: readonly string[]) => Math.max(0, ...scores.map((one) => one(cells)));
  try {
    const table = await openTable(path, { encoding: null, asksKnown: false, scoreHeader: score });
    try {
      const known = columnsUnder(table.header, runs, feeds);
      // The report of another person's row may name the person.
      const isOfReport = table.header.map((name) => name.startsWith("_"));
      const cleaned = (cells: readonly string[]) =>
        cells.map((cell, at) => (isOfReport[at] === true && finder.shows(cell) ? "" : cell));
      // A corrected report has an apostrophe in front of its dates and phones.
      const isReport = isRejectionsHeader(table.header) || isReportWithoutId(table.header);
      const read = (cells: readonly string[]) => (isReport ? cells.map(restoreCell) : cells);
      const columnsOfSkipped = ({ header, reason }: Row & { kind: "skipped" }) =>
        header === undefined ? (NO_PERSON.has(reason) ? null : known) : columnsUnder(header, runs, feeds);
      const rows: (readonly string[])[] = [table.header.map((name) => (finder.has(name) ? "" : name))];
      let removed = 0;
      for await (const batch of table.batches())
        for (const row of batch) {
          const under = row.kind === "skipped" ? columnsOfSkipped(row) : known;
          if (finder.isRow(read(row.cells), under)) removed += 1;
          else rows.push(cleaned(row.cells));
        }
      return { rows, removed };
    } finally {
      await table.close();
    }
  } catch {
    return null;
  }
}

function toRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}
