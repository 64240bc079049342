/** Writes a list again without a person's rows. The other rows stay readable. */
import { rm, stat, utimes } from "node:fs/promises";
import type { TraceFinder } from "../../../../../ledger/people/erase/traces.ts";
import type { ColumnUse } from "../../../../../model/mapped-row.ts";
import type { FeedSettings } from "../../../../../model/feed.ts";
import { openTable } from "../../../../../pipeline/intake/open-table.ts";
import { scoreHeader } from "../../../../../pipeline/mapping/headers/score-header.ts";
import { PRIVATE, writeTextFile } from "../../../../../pipeline/report/files/atomic-file.ts";
import { holdsText } from "./file-texts.ts";

/** What became of a file: it has nothing of the person, was written again, or was deleted because it can't be read. */
export type Rewritten = "untouched" | "rewritten" | "deleted";

/**
 * Writes a list again as CSV without a person's rows, if it has any. A file that can't be read as a list, and that holds a text
 * of the person, is deleted.
 *
 * @param columns the columns of the list's run; null: not known
 */
export async function rewriteList(
  path: string,
  finder: TraceFinder,
  columns: readonly ColumnUse[] | null,
  feeds: readonly FeedSettings[],
): Promise<Rewritten> {
  const isHit = await holdsText(path, finder.has);
  const found = await readOthers(path, finder, columns, feeds);
  if (found === null) {
    if (!isHit) return "untouched";
    await rm(path, { force: true });
    return "deleted";
  }
  if (found.removed === 0 && !isHit) return "untouched";
  const { mtime } = await stat(path);
  const target = /\.(?:csv|txt|tsv)$/iu.test(path) ? path : `${path}.csv`;
  await writeTextFile(target, PRIVATE.file, ["\uFEFF", ...found.rows.map(toRecord)]);
  await utimes(target, mtime, mtime);
  if (target !== path) await rm(path, { force: true });
  return "rewritten";
}

interface Others {
  readonly rows: readonly (readonly string[])[];
  readonly removed: number;
}

/** Reads the header and the rows of other people; null: the file is no list. */
async function readOthers(
  path: string,
  finder: TraceFinder,
  columns: readonly ColumnUse[] | null,
  feeds: readonly FeedSettings[],
): Promise<Others | null> {
  const scores = feeds.map(scoreHeader);
  const score = (cells: readonly string[]) => Math.max(0, ...scores.map((one) => one(cells)));
  try {
    const table = await openTable(path, { encoding: null, asksKnown: false, scoreHeader: score });
    try {
      const targets = columns === null ? null : targetsOf(table.header, columns);
      const rows: (readonly string[])[] = [table.header];
      let removed = 0;
      for await (const batch of table.batches())
        for (const row of batch) {
          const others = "header" in row ? null : targets;
          if (finder.isRow(row.cells, others)) removed += 1;
          else rows.push(row.cells);
        }
      return { rows, removed };
    } finally {
      await table.close();
    }
  } catch {
    return null;
  }
}

function targetsOf(header: readonly string[], columns: readonly ColumnUse[]): readonly (string | null)[] | null {
  const targets = header.map((name) => columns.find((column) => column.header === name)?.target ?? null);
  return targets.some((target) => target !== null) ? targets : null;
}

function toRecord(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\r\n`;
}
