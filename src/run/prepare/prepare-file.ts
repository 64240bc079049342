import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { FileRefused } from "../../model/file-refused.ts";
import type { FileLook } from "../../pipeline/intake/arrival/look-at-file.ts";
import { stillChanging } from "../../pipeline/intake/arrival/wait-until-stable.ts";
import type { IsLeftOut } from "../decisions/answers/in-report/left-out-since.ts";
import { takeAnswers, type TakenAnswers } from "../decisions/answers/in-report/take-answers.ts";
import { tryAnswers } from "../decisions/answers/in-report/try-answers.ts";
import { preparePlan, type PreparedPlan, type PrepareEnv } from "./prepare-plan.ts";
import { feedOfReport } from "../read/corrected/corrected-report.ts";
import { withLearned } from "../decisions/answers/learned-order.ts";
import type { OpenedList } from "../read/open-list.ts";
import { openAsKnown } from "../read/known/known-encoding.ts";
import { nameRun } from "../run-name.ts";

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
  /** An editor of the console sent the file. Some answers need an approver. */
  readonly isOfEditor?: boolean;
  /** Returns whether people left a row out since the file was saved. Absent: no row was. */
  readonly isLeftOut?: IsLeftOut;
  /**
   * Carries out the answers of a corrected report before its rows are planned. Returns whether further rows were claimed.
   * Absent: the answers are only tried.
   */
  carryOut?(taken: TakenAnswers): Promise<boolean>;
}

/** A planned file. Its plan is in the ledger's temporary tables, and is not stored yet. */
export interface PreparedFile extends PreparedPlan {
  /** The feed with the settings that it has learned. */
  readonly feed: FeedSettings;
  /** Answers in the file decide further rows, which are claimed as a file of their own. */
  readonly hasClaimedMore: boolean;
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
  let trial: ReturnType<typeof tryAnswers> | null = null;
  try {
    const configured = await feedOfList(list, file, feeds, env);
    const taken =
      list.kind === "rejections"
        ? await takeAnswers(list.table, feeds, env.ledger, file.isOfEditor === true, file.isLeftOut ?? (() => false))
        : null;
    if (taken !== null && taken.answers.length > 0 && (await file.hasChanged())) throw stillChanging();
    if (taken !== null && file.carryOut === undefined) trial = tryAnswers(taken, env);
    const hasClaimedMore = taken === null ? false : ((await file.carryOut?.(taken)) ?? false);
    const known = withLearned(configured, env.ledger.learnedSettings);
    const order = known.dateOrder === null ? (taken?.order ?? null) : null;
    const feed = order === null ? known : { ...known, dateOrder: order, isDateOrderLearned: true as const };
    const run = nameRun(env.now(), feed.name, env.ledger.runs.latest(1)[0]?.run ?? null);
    const prepared = await preparePlan({ ...file, run }, list, feed, groups, env, trial?.lines ?? taken?.lines);
    if (await file.hasChanged()) throw stillChanging();
    return { ...prepared, feed, hasClaimedMore };
  } finally {
    trial?.end();
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
