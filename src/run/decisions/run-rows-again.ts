import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StoredOpenItem } from "../../ledger/runs/open-items.ts";
import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { claimFolderFor, copyingFolderFor } from "../../pipeline/intake/arrival/claim-folder.ts";
import { mtimeMs, readStamp } from "../../pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../../pipeline/intake/arrival/look-at-file.ts";
import { makeFolder, syncFolder } from "../../pipeline/intake/arrival/safe-move.ts";
import { PRIVATE, writeTextFile } from "../../pipeline/report/files/atomic-file.ts";
import { rejectionsCsv } from "../../pipeline/report/rejections/rejections-csv.ts";
import { runFile, type FileEnd } from "../run.ts";
import type { RunEnv } from "../run-env.ts";

/**
 * Runs the rows of open items again, as if a person had dropped their lines of the report unchanged. The rows take the
 * ordinary path of a corrected report, so kills, reports and the archive need no code of their own.
 *
 * @param openItems at least one item, all of one feed
 * @param name the file's name in the report and the archive
 */
export async function runRowsAgain(
  openItems: readonly [StoredOpenItem, ...StoredOpenItem[]],
  name: string,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<FileEnd> {
  const [{ feed: feedName, header }] = openItems;
  const feed = feeds.find((known) => known.name === feedName);
  if (feed === undefined) throw new Error(`the feed ${feedName} is not configured`);
  const folder = claimFolderFor(env.folders.working, feedName, env.now(), env.random());
  const copying = copyingFolderFor(folder);
  await makeFolder(copying);
  const lines = openItems.map((openItem) => env.ledger.openItems.toLine(openItem, null));
  await writeTextFile(join(copying, name), PRIVATE.file, rejectionsCsv({ record: { header }, openItems: () => lines }));
  await syncFolder(copying);
  // A claim folder counts from its final name on. After a kill, the next pass runs the file in it.
  await rename(copying, folder);
  await syncFolder(dirname(folder));
  const path = join(folder, name);
  const stamp = await readStamp(path);
  if (stamp === null) throw new Error(`${path} has gone`);
  const look = await lookAtFile(path);
  const file = { path, name, ...look, stamp, mtimeMs: mtimeMs(stamp), original: null, settleSeconds: 0, feed };
  return runFile(file, feeds, groups, env);
}
