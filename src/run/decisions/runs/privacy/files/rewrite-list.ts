/** Writes a list again without a person's rows. The other rows stay readable. */
import { rm, stat, utimes } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { RunColumns } from "../../../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { PRIVATE, writeTextFile } from "../../../../../pipeline/report/files/atomic-file.ts";
import { searchFile } from "./file-texts.ts";
import { readOthers, type Others } from "./rows-of-others.ts";

interface Rewritten {
  /**
   * What became of a file: it has nothing of the person, was written again, or was deleted because it can't be read as a list. `closed`:
   * it stays, and nothing shows whether it holds the person.
   */
  readonly became: "untouched" | "rewritten" | "deleted" | "closed";
  /** The files that were written. Each sheet of a workbook is one. */
  readonly files: readonly string[];
}

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
    if (!isHit) return { became: isClosed ? "closed" : "untouched", files: [] };
    await rm(path, { force: true });
    return { became: "deleted", files: [] };
  }
  if (others.removed === 0 && !isHit) return { became: "untouched", files: [] };
  const { mtime } = await stat(path);
  const target = await nameFor(path, finder);
  const files = others.sheets.map((_, at) => (at === 0 ? target : target.replace(/\.[^.]*$/u, `-${at + 1}$&`)));
  // The first sheet comes last: its file may be the list itself.
  for (const [at, rows] of [...others.sheets.entries()].toReversed()) {
    const file = files[at] ?? target;
    await writeTextFile(file, PRIVATE.file, ["\uFEFF", ...rows.map(toRecord)]);
    await utimes(file, mtime, mtime);
  }
  if (target !== path) await rm(path, { force: true });
  return { became: "rewritten", files };
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

function toRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}
