/** The whole run of one file, from claim to archive, on a page. */
import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { pushRun } from "./push-run.ts";
import { feedOfReport } from "./read/corrected-report.ts";
import { finishRun, type FinishedRun } from "./finish-run.ts";
import { hasChanged, type ClaimedFile } from "../pipeline/intake/arrival/claim-file.ts";
import { clearClaim } from "../pipeline/intake/arrival/claim-file.ts";
import { failFile } from "../pipeline/intake/arrival/fail-file.ts";
import { stillChanging } from "../pipeline/intake/arrival/wait-until-stable.ts";
import { preparePlan, storePrepared, type ListFile } from "./prepare.ts";
import { openList } from "./read/open-list.ts";
import type { RunEnv } from "./run-env.ts";
import { nameRun } from "./run-name.ts";

/** A file that is ours: claimed from the inbox, or copied in. */
export interface WaitingFile extends Omit<ListFile, "run">, ClaimedFile {
  /** The feed that its name belongs to; or why there is none (a report names its feed itself). */
  readonly feed: FeedSettings | FileRefused;
}

export type FileEnd =
  | ({ readonly kind: "run" } & FinishedRun)
  | { readonly kind: "failed"; readonly name: string; readonly path: string; readonly refusal: FileRefused };

/** prepare: intake → mapping → plan, stored. carryOut: push → report → archive. */
export async function runFile(
  file: WaitingFile,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<FileEnd> {
  try {
    const { run, feed, remember } = await prepare(file, feeds, groups, env);
    const finished = await carryOut(run, feed, env);
    try {
      remember();
    } catch (error) {
      env.log("warn", `The next list like ${file.name} will take longer: ${(error as Error).message}`);
    }
    return { kind: "run", ...finished };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const path = await failFile(file.path, file.name, env.folders.failed, error, env.officeGroup !== null);
    await clearClaim(file.path);
    env.log("error", `${file.name} was not used: ${error.message}`, { code: error.code });
    return { kind: "failed", name: file.name, path, refusal: error };
  }
}

/** Reads the file, decides every row, and stores the plan before its first call. @throws FileRefused */
async function prepare(file: WaitingFile, feeds: readonly FeedSettings[], groups: readonly Group[], env: RunEnv) {
  const list = await openList(file.path, file.feed instanceof FileRefused ? null : file.feed, file.byteKind);
  try {
    const feed = list.kind === "rejections" ? feedNamed(await feedOfReport(list.table, env.ledger), feeds) : file.feed;
    if (feed instanceof FileRefused) throw feed;
    const run = nameRun(env.now(), feed.name, env.ledger.runs.latest(1)[0]?.run ?? null);
    const prepared = await preparePlan({ ...file, run }, list, feed, groups, env);
    if (await hasChanged(file)) throw stillChanging();
    storePrepared(prepared, groups, env);
    env.log("info", `Planned ${file.name}`, { run, rows: prepared.run.rows.read, known: prepared.known });
    return { run, feed, remember: prepared.remember };
  } finally {
    await list.table.close();
  }
}

/** Makes the stored plan's calls, tells people what happened, puts the file away. The same for a run that was halted. */
export async function carryOut(run: string, feed: FeedSettings, env: RunEnv): Promise<FinishedRun> {
  const stored = env.ledger.runs.get(run);
  // Gave way to a newer list while it was halted: only its report and its file are left to see to.
  if (stored?.status === "superseded") return finishRun(stored, env);
  const carried = await pushRun(run, feed, env);
  return finishRun(carried.run, env);
}

function feedNamed(name: string | null, feeds: readonly FeedSettings[]): FeedSettings | FileRefused {
  return (
    feeds.find((feed) => feed.name === name) ??
    new FileRefused(
      "no_feed",
      name === null
        ? "None of the rows has an _id that belongs to a feed."
        : `The rows belong to the feed “${name}”, which the configuration does not name.`,
      "Take the newest report again, correct its rows, leave the _id column as it is, and drop it.",
    )
  );
}
