/** Writes a list again without a person's rows. The other rows stay readable. */
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Ledger } from "../../../../../ledger/ledger.ts";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { RunColumns } from "../../../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { dropReason } from "../../../../../pipeline/intake/arrival/fail-file.ts";
import { replaceList } from "./replace-list.ts";
import { readOthers, type Others } from "./rows-of-others.ts";
import { searchFile } from "./texts/file-texts.ts";
import { searchForRows } from "./texts/person-in-tables.ts";

interface Rewritten {
  /**
   * What became of a file: it has nothing of the person, was written again, or was deleted because it can't be read as a list. `closed`:
   * it stays, and nothing shows whether it holds the person.
   */
  readonly became: "untouched" | "rewritten" | "deleted" | "closed";
  /** The files that were written. Each sheet of a workbook is one. */
  readonly files: readonly string[];
  /** Number of rows that may be the person's, and that no contact or row of the ledger names. */
  readonly alike: number;
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
  ledger: Pick<Ledger, "account">,
): Promise<Rewritten> {
  const { isHit, isClosed, others, alike } = await searchList(path, finder, runs, feeds);
  if (others === null) {
    if (!isHit) return { became: isClosed ? "closed" : "untouched", files: [], alike };
    await dropReason(path);
    await rm(path, { force: true });
    return { became: "deleted", files: [], alike: 0 };
  }
  if (others.removed === 0 && !isHit) return { became: "untouched", files: [], alike };
  const sheets = others.sheets.map((rows) => rows.map(toRecord));
  const files = await replaceList(path, sheets, () => namesFor(path, finder, sheets.length), ledger);
  return { became: "rewritten", files, alike };
}

/** What a search of a list for a person found. */
interface SearchedList {
  /** Whether its name or its text shows the person. */
  readonly isHit: boolean;
  /** Whether it can't be read as a list, and not all of its texts can be read either. */
  readonly isClosed: boolean;
  /** The rows of other people; null: it can't be read as a list. */
  readonly others: Others | null;
  /** Number of rows that may be the person's. */
  readonly alike: number;
}

/** Searches a list for a person. @param runs runs whose columns the list may have */
export async function searchList(
  path: string,
  finder: TraceFinder,
  runs: readonly RunColumns[],
  feeds: readonly FeedSettings[],
): Promise<SearchedList> {
  const others = await readOthers(path, finder, runs, feeds);
  const rows = others === null ? searchForRows(finder, runs, feeds) : null;
  const searched = await searchFile(path, { has: finder.has, rows });
  return {
    isHit: finder.has(basename(path)) || searched === "holds" || others?.isNamed === true,
    isClosed: others === null && searched === "closed",
    others,
    alike: others?.alike ?? rows?.alike.size ?? 0,
  };
}

/**
 * Returns the paths for the sheets of a list that is written again. A file that was named after the person gets another name. No
 * other list has one of the names: an earlier erasure may have written another workbook of this name.
 */
function namesFor(path: string, { has }: TraceFinder, sheets: number): readonly string[] {
  const isNamed = has(basename(path));
  const isText = !isNamed && /\.(?:csv|txt|tsv)$/iu.test(path);
  for (let number = 1; ; number += 1) {
    const first = isNamed ? `erased-${number}.csv` : nameOf(basename(path), isText, number);
    const names = Array.from({ length: sheets }, (_, at) =>
      at === 0 ? first : first.replace(/\.[^.]*$/u, `-${at + 1}$&`),
    );
    const files = names.map((name) => join(dirname(path), name));
    if (files.every((file) => file === path || !existsSync(file))) return files;
  }
}

/** Returns the name of the first sheet's file: `list.xlsx.csv`, and where this name is taken, `list (2).xlsx.csv`. */
function nameOf(name: string, isText: boolean, number: number): string {
  const numbered = number === 1 ? name : name.replace(/(?:\.[^.]*)?$/u, ` (${number})$&`);
  return isText ? numbered : `${numbered}.csv`;
}

function toRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}
