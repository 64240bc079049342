import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import type { StoredRun } from "../ledger/runs/runs.ts";
import { scanInbox } from "../pipeline/intake/arrival/scan-inbox.ts";
import { applyFollowUps } from "./push/apply-follow-up.ts";
import { checkAccountBinding } from "./check-account-binding.ts";
import type { FinishedRun } from "./finish-run.ts";
import { probeInDoubt, probesToMake } from "./push/probe-in-doubt.ts";
import { carryOut, runFile } from "./run.ts";
import type { RunEnv } from "./run-env.ts";
import {
  claimedBefore,
  lookIntoInbox,
  takeInboxFile,
  takeNamedFile,
  type FailedFile,
  type FileToRun,
  type LeftInInbox,
  type Taken,
  type TakingOptions,
  type WaitingInInbox,
} from "./take-files.ts";

export interface PassOptions extends TakingOptions {
  /** Paths that the command line names; null: take the files of the inbox. */
  readonly files: readonly string[] | null;
  /** Whether this pass tries deferred operations again. */
  readonly triesDeferred: boolean;
}

/** The result of one pass. */
export interface PassEnd {
  readonly runs: readonly FinishedRun[];
  readonly failed: readonly FailedFile[];
  /** Why the pass stopped before its end, in whole sentences; null: it did not. */
  readonly stopReason: string | null;
  /** Files that stay where they are until a later pass. */
  readonly waiting: readonly WaitingInInbox[];
  /** Files and folders of the inbox that are not taken. */
  readonly leftAlone: readonly LeftInInbox[];
  readonly groups: readonly Group[];
}

/**
 * Makes one pass: resumes unfinished runs, runs the new files in the order of arrival, and probes creates in doubt. The
 * command `run` makes one pass; `watch` makes one after another.
 */
export async function makePass(options: PassOptions, env: RunEnv): Promise<PassEnd> {
  const runs: FinishedRun[] = [];
  const failed: FailedFile[] = [];
  const waiting: WaitingInInbox[] = [];
  const leftAlone: LeftInInbox[] = [];
  let account = await checkAccountBinding(env);
  const end = (stopReason: string | null): PassEnd => ({
    runs,
    failed,
    waiting,
    leftAlone,
    stopReason,
    groups: account.groups,
  });
  if (account.stopReason !== null) return end(account.stopReason);

  /** Runs a claimed file. Returns why the pass has to stop; null: it goes on. */
  const runOne = async (file: FileToRun): Promise<string | null> => {
    // The earlier runs of this pass changed how many contacts the groups have.
    if (runs.length > 0) account = await checkAccountBinding(env);
    if (account.stopReason !== null) return account.stopReason;
    const ended = await runFile(file, options.feeds, account.groups, env);
    if (ended.kind === "failed") failed.push(ended);
    else runs.push(ended);
    return ended.kind === "run" ? haltOf(ended) : null;
  };
  /** Runs a file if it could be taken. Returns why the pass has to stop; null: it goes on. */
  const runTaken = async (taken: Taken): Promise<string | null> => {
    if (taken.kind === "file") return runOne(taken.file);
    if (taken.kind === "waiting") waiting.push(taken.waiting);
    else failed.push(taken);
    return null;
  };

  applyFollowUps(env.ledger);
  // Each list of a changes feed builds on the one before, so an unfinished run comes before the next list.
  const haltBefore = await resumeRuns(options, env, runs, ({ mode }) => mode === "changes");
  if (haltBefore !== null) return end(haltBefore);
  for (const file of await claimedBefore(options.feeds, env)) {
    const halt = await runOne(file);
    if (halt !== null) return end(halt);
  }
  if (options.files === null) {
    const inbox = await lookIntoInbox(options.feeds, env);
    leftAlone.push(...inbox.leftAlone);
    for (const seen of inbox.files) {
      if (env.signal.aborted) break;
      const halt = await runTaken(await takeInboxFile(seen, options, env));
      if (halt !== null) return end(halt);
    }
  } else {
    for (const path of options.files) {
      if (env.signal.aborted) break;
      const halt = await runTaken(await takeNamedFile(path, options, env));
      if (halt !== null) return end(halt);
    }
  }
  const haltAfter = await resumeRuns(options, env, runs, () => true);
  if (haltAfter !== null) return end(haltAfter);
  const probed = await probeInDoubt(env, env.waitsForProbes ? "wait" : "due_only");
  return end(probed.kind === "halted" ? probed.halt.reason : null);
}

/** Returns whether a pass would find something to do. The service is not called. */
export async function isAnythingDue(
  feeds: readonly FeedSettings[],
  triesDeferred: boolean,
  env: RunEnv,
): Promise<boolean> {
  const unfinished = env.ledger.runs.unfinished();
  if (unfinished.some((run) => triesDeferred || isInterrupted(run, env))) return true;
  if ((await claimedBefore(feeds, env)).length > 0) return true;
  if (probesToMake(env).some(({ dueAt }) => dueAt <= env.now())) return true;
  return (await scanInbox(env.folders.inbox, feeds)).files.length > 0;
}

/**
 * Resumes runs that were interrupted or halted. Runs with deferred rows only are resumed if `triesDeferred` says so.
 *
 * @param runs the runs of this pass; a resumed run is added
 * @returns why the pass has to stop; null: it goes on
 */
async function resumeRuns(
  { feeds, triesDeferred }: Pick<PassOptions, "feeds" | "triesDeferred">,
  env: RunEnv,
  runs: FinishedRun[],
  isDue: (feed: FeedSettings) => boolean,
): Promise<string | null> {
  const { ledger } = env;
  const done = new Set(runs.map(({ record }) => record.run));
  for (const run of ledger.runs.unfinished()) {
    const feed = feeds.find((known) => known.name === run.feed);
    if (feed === undefined || !isDue(feed) || done.has(run.run) || env.signal.aborted) continue;
    if (!isInterrupted(run, env) && !triesDeferred) continue;
    ledger.operations.undefer(run.run);
    env.log("info", `Going on with ${run.run}`);
    const finished = await carryOut(run.run, feed, env);
    runs.push(finished);
    const halt = haltOf(finished);
    if (halt !== null) return halt;
  }
  return null;
}

/**
 * Returns whether a run still has something to do besides deferred rows. If the run's file is not archived, its report may
 * be missing, even if all calls are made. A finished run can get a new operation: the follow-up of a create in doubt.
 */
function isInterrupted({ run, status, path }: StoredRun, { ledger }: Pick<RunEnv, "ledger">): boolean {
  return status === null || status === "halted" || path !== null || ledger.operations.hasPlanned(run);
}

function haltOf({ record }: FinishedRun): string | null {
  return record.status === "halted" ? (record.haltReason ?? "The run halted.") : null;
}
