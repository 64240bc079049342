import type { FeedSettings } from "../model/feed.ts";
import type { StoredRun } from "../ledger/runs/runs.ts";
import { scanInbox } from "../pipeline/intake/arrival/scan-inbox.ts";
import { applyFollowUps } from "./push/apply-follow-up.ts";
import { checkAccountBinding, type AccountState } from "./check-account-binding.ts";
import { answerRequests } from "./decisions/answer-requests.ts";
import { isAnyDecided, sendOnDecided } from "./decisions/waiting-corrections.ts";
import { sendFreed } from "./decisions/send-freed.ts";
import type { FinishedRun } from "./finish-run.ts";
import { probeInDoubt, probesToMake } from "./push/probe-in-doubt.ts";
import { bringBackWritten, isArchivedListWritten } from "./read/claimed/archived-lists.ts";
import { carryOut, runFile } from "./run.ts";
import type { RunEnv } from "./run-env.ts";
import {
  claimedBefore,
  lookIntoInbox,
  stillWritten,
  waitingBeside,
  readingStopped,
  inOrderOfChange,
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
  /**
   * The account as an earlier pass found it a short while ago. This pass asks the service again only when it has something
   * to send, so that a file that waits for days costs no call.
   */
  readonly lastAccount?: AccountState | null;
}

/** Number of times that a pass reads lists again that changed while they were read. */
const ROUNDS = 20;

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
  /** The account as this pass found it; null: the pass had nothing to do. */
  readonly account: AccountState | null;
  /** Archived lists that a program has written to, and that are back in the inbox. */
  readonly broughtBack?: readonly string[];
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
  const takenBack: FileToRun[] = [];
  /** Files of the command line that are not taken yet. */
  const notTaken = new Set(options.files);
  await answerRequests(options.feeds, env);
  let account = options.lastAccount ?? (await checkAccountBinding(env));
  let isCurrent = !options.lastAccount;
  /** Asks for the account again if it may have changed. Returns why no call may be made; null: calls may be made. */
  const checkAgain = async (mayHaveChanged: boolean): Promise<string | null> => {
    if (mayHaveChanged || !isCurrent) account = await checkAccountBinding(env);
    isCurrent = true;
    return account.stopReason;
  };
  const broughtBack = options.files === null ? await bringBackWritten(env) : [];
  const end = (stopReason: string | null): PassEnd => ({
    runs,
    failed,
    waiting,
    leftAlone,
    stopReason,
    account,
    broughtBack,
  });
  if (account.stopReason !== null) return end(account.stopReason);

  /** Runs a claimed file. Returns why the pass has to stop; null: it goes on. */
  const runOne = async (file: FileToRun): Promise<string | null> => {
    const answered = await answerRequests(options.feeds, env);
    // The earlier runs of this pass, and what people decided, changed how many contacts the groups have.
    const stopped = await checkAgain(runs.length + answered > 0);
    if (stopped !== null) return stopped;
    const beside = await waitingBeside(
      file,
      { feeds: options.feeds, files: options.files === null ? null : [...notTaken] },
      env,
    );
    const ended = await runFile({ ...file, beside }, options.feeds, account.groups, env);
    if (ended.kind === "failed") failed.push(ended);
    if (ended.kind === "stopped") waiting.push(readingStopped(ended.name));
    if (ended.kind === "run") runs.push(ended);
    if (ended.kind === "taken_back" || (ended.kind === "run" && ended.isTakenBack === true)) takenBack.push(file);
    return ended.kind === "run" ? haltOf(ended) : null;
  };
  /** Runs a file if it could be taken. Returns why the pass has to stop; null: it goes on. */
  const runTaken = async (taken: Taken): Promise<string | null> => {
    if (taken.kind === "file") return runOne(taken.file);
    if (taken.kind === "waiting") waiting.push(taken.waiting);
    else failed.push(taken);
    return null;
  };

  /**
   * Runs the files that wait. In a second round, runs the lists that changed while they were read.
   *
   * @param again the lists of a second round; none in the first
   */
  const runWaiting = async (again: readonly FileToRun[]): Promise<string | null> => {
    for (const take of await filesToTake(again)) {
      if (env.signal.aborted) return null;
      const halt = await runTaken(await take());
      if (halt !== null) return halt;
    }
    return null;
  };
  const filesToTake = async (again: readonly FileToRun[]): Promise<readonly (() => Promise<Taken>)[]> => {
    if (options.files !== null) {
      const originals = again.flatMap(({ original }) => original?.path ?? []);
      return (again.length > 0 ? originals : await inOrderOfChange(options.files)).map((path) => () => {
        notTaken.delete(path);
        return takeNamedFile(path, options, env);
      });
    }
    const inbox = await lookIntoInbox(options.feeds, env);
    if (again.length === 0) leftAlone.push(...inbox.leftAlone);
    const known = new Set(waiting.map(({ name }) => name));
    return inbox.files.filter(({ name }) => !known.has(name)).map((seen) => () => takeInboxFile(seen, options, env));
  };

  applyFollowUps(env.ledger);
  // Each list of a changes feed builds on the one before, so an unfinished run comes before the next list.
  const haltBefore = await resumeRuns(options, env, runs, ({ mode }) => mode === "changes");
  if (haltBefore !== null) return end(haltBefore);
  /** Runs the corrected lines whose list is decided, and other files that were claimed before. */
  const runClaimed = async (): Promise<string | null> => {
    await sendOnDecided(env);
    for (const file of await claimedBefore(options, env)) {
      const halt = await runOne(file);
      if (halt !== null) return halt;
    }
    return null;
  };
  const haltOfClaimed = await runClaimed();
  if (haltOfClaimed !== null) return end(haltOfClaimed);
  for (let round = 0; round === 0 || (takenBack.length > 0 && round <= ROUNDS); round += 1) {
    if (env.signal.aborted) break;
    const halt = await runWaiting(takenBack.splice(0));
    if (halt !== null) return end(halt);
  }
  // A list that keeps changing is left for the next pass.
  waiting.push(...takenBack.map(({ name }) => stillWritten(name)));
  const haltAfter = await resumeRuns(options, env, runs, () => true);
  if (haltAfter !== null) return end(haltAfter);
  const haltOfFreed = await sendFreed(options.feeds, env, runs, haltOf);
  if (haltOfFreed !== null) return end(haltOfFreed);
  const haltOfDecided = isAnyDecided(env) ? await runClaimed() : null;
  if (haltOfDecided !== null) return end(haltOfDecided);
  const probed = await probeInDoubt(env, env.waitsForProbes ? "wait" : "due_only");
  return end(probed.kind === "halted" ? probed.halt.reason : null);
}

/**
 * Returns what a pass would find: calls to make, only files in the inbox (which may have to wait), or nothing. The service
 * is not called.
 */
export async function whatIsDue(
  feeds: readonly FeedSettings[],
  triesDeferred: boolean,
  env: RunEnv,
): Promise<"calls" | "files" | "nothing"> {
  const unfinished = env.ledger.runs.unfinished();
  if (unfinished.some((run) => triesDeferred || isInterrupted(run, env))) return "calls";
  if ((await claimedBefore({ feeds, settleSeconds: 0 }, env)).length > 0) return "calls";
  if (env.ledger.isAddressFreed()) return "calls";
  if (isAnyDecided(env) || (await isArchivedListWritten(env))) return "calls";
  if (probesToMake(env).some(({ dueAt }) => dueAt <= env.now())) return "calls";
  return (await scanInbox(env.folders.inbox, feeds)).files.length > 0 ? "files" : "nothing";
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
  const isHalted = record.status === "halted" || (record.status === "failed" && record.haltReason !== null);
  return isHalted ? (record.haltReason ?? "The run halted.") : null;
}
