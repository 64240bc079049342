import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import type { FileLook } from "../pipeline/intake/arrival/look-at-file.ts";
import { stillChanging } from "../pipeline/intake/arrival/wait-until-stable.ts";
import { preparePlan, type PreparedPlan, type PrepareEnv } from "./prepare-plan.ts";
import { feedOfReport } from "./read/corrected/corrected-report.ts";
import type { OpenedList } from "./read/open-list.ts";
import { openAsKnown } from "./read/known-encoding.ts";
import { nameRun } from "./run-name.ts";

/** A file that is to be read and planned. */
export interface FileToPrepare extends FileLook {
  readonly path: string;
  readonly name: string;
  readonly mtimeMs: number;
  /** Names of the feed's other lists that wait at the same time. */
  readonly beside?: readonly string[];
  /** The feed that the file's name belongs to, or the refusal of the name. A corrected report names its feed itself. */
  readonly feed: FeedSettings | FileRefused;
  /** Returns whether the file was written to since its hash was taken. */
  hasChanged(): Promise<boolean>;
}

/** A planned file. Its plan is in the ledger's temporary tables, and is not stored yet. */
export interface PreparedFile extends PreparedPlan {
  readonly feed: FeedSettings;
}

/**
 * Reads a file and plans its run. A run and the command `plan` share this function, so that `plan` shows what a run does.
 *
 * @param feeds the feeds that a corrected report can belong to
 * @throws FileRefused if the file can't be used
 */
export async function prepareFile(
  file: FileToPrepare,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: PrepareEnv,
): Promise<PreparedFile> {
  const named = file.feed instanceof FileRefused ? null : file.feed;
  const keptSheet = named === null ? null : (env.ledger.runs.latestAccepted(named.name)?.reading.sheet ?? null);
  const list = await openAsKnown(file.path, named, { byteKind: file.byteKind, keptSheet }, groups, env);
  try {
    const feed = await feedOfList(list, file, feeds, env);
    const run = nameRun(env.now(), feed.name, env.ledger.runs.latest(1)[0]?.run ?? null);
    const prepared = await preparePlan({ ...file, run }, list, feed, groups, env);
    if (await file.hasChanged()) throw stillChanging();
    return { ...prepared, feed };
  } finally {
    await list.table.close();
  }
}

/**
 * Returns the feed of an opened file: a corrected report names its feed itself, a list has the feed of its file name.
 *
 * @throws FileRefused if the file belongs to no feed
 */
async function feedOfList(
  list: OpenedList,
  file: FileToPrepare,
  feeds: readonly FeedSettings[],
  { ledger }: Pick<PrepareEnv, "ledger">,
): Promise<FeedSettings> {
  if (list.kind === "rejections") return feedNamed(await feedOfReport(list.table, ledger), feeds);
  if (file.feed instanceof FileRefused) throw file.feed;
  return file.feed;
}

function feedNamed(name: string | null, feeds: readonly FeedSettings[]): FeedSettings {
  const feed = feeds.find((known) => known.name === name);
  if (feed !== undefined) return feed;
  throw new FileRefused(
    "no_feed",
    name === null
      ? "None of the rows has an _id that belongs to a feed."
      : `The rows belong to the feed “${name}”, which the configuration does not name.`,
    "Take the newest report again, correct its rows, leave the _id column as it is, and drop it.",
  );
}
