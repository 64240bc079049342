/** The rows that people have corrected, in reports that wait in the inbox. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { FileRefused } from "../../../model/file-refused.ts";
import type { Table } from "../../../model/row.ts";
import { cleanText } from "../../../model/text/spelling/text-folding.ts";
import { scanInbox } from "../../../pipeline/intake/arrival/scan-inbox.ts";
import { splitRejectionRow, type RejectionRow } from "../../../pipeline/report/rejections/read-back.ts";
import { reportedCells } from "../../read/corrected/reported-row.ts";
import { openList as openListHere } from "../../read/open-list.ts";
import type { RunEnv } from "../../run-env.ts";
import type { Answer } from "./judge-answer.ts";
import { isAboutOwnRow, rowsDecidedBy } from "./store-answer.ts";

type Env = Pick<RunEnv, "ledger" | "folders" | "openList">;

/** Size of the largest file that is opened to see whether it is a corrected report, in bytes. */
const LARGEST_REPORT = 10_000_000;

/**
 * Returns the rows that an answer decides beside its own row, and that are run with it. An answer about further rows leaves those
 * alone that have a line in a corrected report which waits: their report is read later, with the answer, and a person may have
 * corrected them there.
 *
 * @param except the `_id`s of rows whose correction waited when a person answered. Its file may have been taken since.
 */
export async function othersToRun(
  answer: Answer,
  except: readonly string[],
  feeds: readonly FeedSettings[],
  env: Env,
): Promise<readonly StoredOpenItem[]> {
  const others = rowsDecidedBy(answer, env.ledger).slice(1);
  return isAboutOwnRow(answer) ? others : withoutLines(others, except, () => true, feeds, env);
}

/** Returns rows that wait because of a wrong text without those that a person corrects in a report which waits. */
export async function withoutCorrected(
  items: readonly StoredOpenItem[],
  except: readonly string[],
  feeds: readonly FeedSettings[],
  env: Env,
): Promise<readonly StoredOpenItem[]> {
  return withoutLines(items, except, isCorrected, feeds, env);
}

/**
 * Returns open items without those of rows whose correction waits: with a held list, or in a report in the inbox.
 *
 * @param isSuch whether a line of a report is such a correction
 */
async function withoutLines(
  items: readonly StoredOpenItem[],
  except: readonly string[],
  isSuch: (line: RejectionRow, item: StoredOpenItem) => boolean,
  feeds: readonly FeedSettings[],
  env: Env,
): Promise<readonly StoredOpenItem[]> {
  if (items.length === 0) return items;
  const { openItems, waitingCorrections } = env.ledger;
  const left = new Set<number | undefined>(waitingCorrections().keys());
  for (const id of except) left.add(openItems.reportedAs(id)?.openItem?.id);
  for (const line of await linesInReports(feeds, env)) {
    const named = openItems.reportedAs(line.id);
    const item = named?.openItem ?? null;
    // A line of an older version of its row comes too late.
    if (item !== null && item.version === named?.version && isSuch(line, item)) left.add(item.id);
  }
  return items.filter(({ id }) => !left.has(id));
}

/** Returns whether a line has another text than was reported in some cell, or an answer. */
function isCorrected({ header, cells, answer }: RejectionRow, item: StoredOpenItem): boolean {
  const before = reportedCells(item, header);
  return answer !== "" || cells.some((cell, at) => cleanText(cell) !== cleanText(before[at] ?? ""));
}

/** Returns the lines of the corrected reports that wait in the inbox. */
async function linesInReports(
  feeds: readonly FeedSettings[],
  { folders, openList = openListHere }: Env,
): Promise<readonly RejectionRow[]> {
  const { files } = await scanInbox(folders.inbox, feeds).catch(() => ({ files: [] }));
  const lines: RejectionRow[] = [];
  for (const { path } of files.filter(({ size }) => size <= LARGEST_REPORT)) {
    try {
      const { kind, table } = await openList(path, null);
      try {
        if (kind === "rejections") lines.push(...(await linesIn(table)));
      } finally {
        await table.close();
      }
    } catch (error) {
      // Its own run says what is wrong with a file. Until then, another program may take it away or write it.
      if (!(error instanceof FileRefused || (error instanceof Error && "code" in error))) throw error;
    }
  }
  return lines;
}

async function linesIn(report: Table): Promise<readonly RejectionRow[]> {
  const lines: RejectionRow[] = [];
  for await (const batch of report.batches())
    for (const { cells } of batch) lines.push(splitRejectionRow(report.header, cells));
  return lines;
}
