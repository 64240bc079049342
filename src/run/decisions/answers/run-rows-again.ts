import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import type { Group } from "../../../model/contact.ts";
import type { FeedSettings } from "../../../model/feed.ts";
import { mtimeMs, readStamp } from "../../../pipeline/intake/arrival/file-stamp.ts";
import { lookAtFile } from "../../../pipeline/intake/arrival/look-at-file.ts";
import { runFile, type FileEnd } from "../../run.ts";
import type { RunEnv } from "../../run-env.ts";
import { claimRows } from "./claim-rows.ts";

/**
 * Runs the rows of open items again, as if a person had dropped their lines of the report. The rows take the ordinary path of
 * a corrected report, so kills, reports and the archive need no code of their own.
 *
 * @param openItems at least one item, all of one feed
 * @param name the file's name in the report and the archive
 * @param store stores what the person decided, once the rows are claimed. A kill before it leaves the rows as they were.
 */
export async function runRowsAgain(
  openItems: readonly [StoredOpenItem, ...StoredOpenItem[]],
  name: string,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
  store: () => void,
): Promise<FileEnd> {
  const [{ feed: feedName }] = openItems;
  const feed = feeds.find((known) => known.name === feedName);
  if (feed === undefined) throw new Error(`the feed ${feedName} is not configured`);
  const path = await claimRows(openItems, name, env);
  store();
  const stamp = await readStamp(path);
  if (stamp === null) throw new Error(`${path} has gone`);
  const look = await lookAtFile(path);
  const file = { path, name, ...look, stamp, mtimeMs: mtimeMs(stamp), original: null, settleSeconds: 0, feed };
  return runFile(file, feeds, groups, env);
}
