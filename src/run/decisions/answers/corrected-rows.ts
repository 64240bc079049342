/** The rows that people have corrected, in reports that wait in the inbox. */
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { FileRefused } from "../../../model/file-refused.ts";
import type { Table } from "../../../model/row.ts";
import { scanInbox } from "../../../pipeline/intake/arrival/scan-inbox.ts";
import { splitRejectionRow } from "../../../pipeline/report/rejections/read-back.ts";
import { openList as openListHere } from "../../read/open-list.ts";
import type { RunEnv } from "../../run-env.ts";
import type { Answer } from "./judge-answer.ts";
import { isAboutOwnRow, rowsDecidedBy } from "./store-answer.ts";

/** Size of the largest file that is opened to see whether it is a corrected report, in bytes. */
const LARGEST_REPORT = 10_000_000;

/**
 * Returns the rows that an answer decides beside its own row, and that are run with it.
 *
 * @param except the `_id`s of rows whose correction waited when a person answered
 */
export async function othersToRun(
  answer: Answer,
  except: readonly string[],
  feeds: readonly FeedSettings[],
  env: Pick<RunEnv, "ledger" | "folders" | "openList">,
): Promise<readonly StoredOpenItem[]> {
  const others = rowsDecidedBy(answer, env.ledger).slice(1);
  return isAboutOwnRow(answer) ? others : withoutCorrected(others, except, feeds, env);
}

/**
 * Returns open items without those of rows that have a line in a corrected report which waits. An answer that is about further
 * rows leaves these alone: their report is read later, with the answer, and a person may have corrected them there.
 *
 * @param except the `_id`s of rows whose correction waited when a person decided. Its file may have been taken since.
 */
export async function withoutCorrected(
  items: readonly StoredOpenItem[],
  except: readonly string[],
  feeds: readonly FeedSettings[],
  env: Pick<RunEnv, "ledger" | "folders" | "openList">,
): Promise<readonly StoredOpenItem[]> {
  if (items.length === 0) return items;
  const corrected = [...except, ...(await idsInReports(feeds, env))];
  const left = new Set(corrected.map((id) => env.ledger.openItems.reportedAs(id)?.openItem?.id));
  return items.filter(({ id }) => !left.has(id));
}

/** Returns the `_id`s of the lines in corrected reports that wait. */
async function idsInReports(
  feeds: readonly FeedSettings[],
  { folders, openList = openListHere }: Pick<RunEnv, "folders" | "openList">,
): Promise<readonly string[]> {
  const { files } = await scanInbox(folders.inbox, feeds).catch(() => ({ files: [] }));
  const ids: string[] = [];
  for (const { path } of files.filter(({ size }) => size <= LARGEST_REPORT)) {
    try {
      const { kind, table } = await openList(path, null);
      if (kind === "rejections") ids.push(...(await idsIn(table)));
      await table.close();
    } catch (error) {
      // Its own run says what is wrong with a file. Until then, another program may take it away or write it.
      if (!(error instanceof FileRefused || (error instanceof Error && "code" in error))) throw error;
    }
  }
  return ids;
}

async function idsIn(report: Table): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const batch of report.batches())
    for (const { cells } of batch) ids.push(splitRejectionRow(report.header, cells).id);
  return ids;
}
