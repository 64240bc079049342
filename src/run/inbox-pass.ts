import type { StoredRun } from "../ledger/runs/runs.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { scanInbox } from "../pipeline/intake/arrival/scan-inbox.ts";
import type { SeenFile } from "../pipeline/intake/arrival/take-file.ts";
import { applyFollowUps } from "./push/apply-follow-up.ts";
import { readAccount, type AccountState } from "./check-account-binding.ts";
import { answerRequests, type AnsweredRequest, type AnsweringOptions } from "./decisions/answer-requests.ts";
import { isAnyDecided, sendOnDecided } from "./decisions/corrections/waiting-corrections.ts";
import { sendFreed } from "./push/send-freed.ts";
import { writeDueReports, type FinishedRun } from "./finish-run.ts";
import { keepDecided } from "./upkeep/keep-decided.ts";
import { probeInDoubt, probesToMake } from "./push/probe-in-doubt.ts";
import { bringBackWritten, isArchivedListWritten } from "./read/claimed/archived-lists.ts";
import type { GroupsNow } from "./push/go-on.ts";
import { haltOf, isInterrupted, resumeRuns, waitsBehindUndo } from "./push/resume-runs.ts";
import { lookIntoInbox, type LeftInInbox } from "./read/claimed/look-into-inbox.ts";
import { behindUndo, collectWaiting, type WaitingInInbox } from "./read/claimed/one-file.ts";
import { deleteErased } from "./decisions/runs/privacy/delete-contacts.ts";
import { eraseOn } from "./decisions/runs/privacy/go-on-erasing.ts";
import { sweepNever } from "./push/never/sweep-never.ts";
import { runFile } from "./run.ts";
import type { RunEnv } from "./run-env.ts";
import {
  claimedBefore,
  stillWritten,
  waitingBeside,
  readingStopped,
  inOrderOfChange,
  nameOf,
  takeInboxFile,
  takeNamedFile,
  type FailedFile,
  type FileToRun,
  type Taken,
  type TakingOptions,
} from "./take-files.ts";

export interface PassOptions extends TakingOptions, Pick<AnsweringOptions, "decisionsMayWait"> {
  /** Paths that the command line names; null: take the files of the inbox. */
  readonly files: readonly string[] | null;
  /** Whether this pass tries deferred operations again. */
  readonly triesDeferred: boolean;
  /**
   * The account as an earlier pass found it a short while ago. This pass asks the service again only when it has something
   * to send, so that a file that waits for days costs no call.
   */
  readonly lastAccount?: AccountState | null;
  /** The files of an earlier look into the inbox, so that this pass need not wait until they are stable; absent: none. */
  readonly seen?: readonly SeenFile[];
}

/** Number of times that a pass reads lists again that changed while they were read. */
const ROUNDS = 20;

/** A file that a pass takes when its turn comes. */
interface FileToTake {
  readonly name: string;
  /** The name of the file's feed; null: the file has none, or the command line names the file. */
  readonly feed: string | null;
  readonly take: () => Promise<Taken>;
}

/** The result of one pass. */
export interface PassEnd {
  readonly runs: readonly FinishedRun[];
  readonly failed: readonly FailedFile[];
  /** The stored decisions that the pass carried out; absent: none. */
  readonly decisions?: readonly AnsweredRequest[];
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
  const decisions: AnsweredRequest[] = [];
  const waiting = collectWaiting(env);
  const leftAlone: LeftInInbox[] = [];
  const takenBack: FileToRun[] = [];
  /** Files of the command line that are not taken yet. */
  const notTaken = new Set(options.files);
  let hasClaimedMore = false;
  await writeDueReports(env);
  const decide = async () => decisions.push(...(await answerRequests(options.feeds, env, options)));
  await decide();
  let account = options.lastAccount ?? (await readAccount(env));
  let isCurrent = !options.lastAccount;
  /** Asks for the account again if it may have changed. Returns why no call may be made; null: calls may be made. */
  const checkAgain = async (mayHaveChanged: boolean): Promise<string | null> => {
    if (mayHaveChanged || !isCurrent) account = await readAccount(env);
    isCurrent = true;
    return account.stopReason;
  };
  const broughtBack = options.files === null ? await bringBackWritten(env, waiting.leave) : [];
  const end = (stopReason: string | null): PassEnd => {
    keepDecided(env);
    return { runs, failed, decisions, waiting: waiting.all, leftAlone, stopReason, account, broughtBack };
  };
  if (account.stopReason !== null) return end(account.stopReason);

  /** Runs a claimed file. Returns why the pass has to stop; null: it goes on. */
  const runOne = (file: FileToRun) => waiting.tryFile(placeOf(file), () => runClaimedFile(file), null);
  const runClaimedFile = async (file: FileToRun): Promise<string | null> => {
    const decidedBefore = decisions.length;
    // The earlier runs of this pass, and what people decided, changed how many contacts the groups have.
    const stopped = await checkAgain((await decide()) > decidedBefore || runs.length > 0);
    if (stopped !== null) return stopped;
    const beside = await waitingBeside(
      file,
      { feeds: options.feeds, files: options.files === null ? null : [...notTaken] },
      env,
    );
    const ended = await runFile({ ...file, beside }, options.feeds, account.groups, env);
    if (ended.kind === "failed") failed.push(ended);
    if (ended.kind === "stopped") waiting.add(readingStopped(ended.name), placeOf(file).feed);
    if (ended.kind === "behind_undo") waiting.add(behindUndo(ended), placeOf(file).feed);
    if (ended.kind === "run") runs.push(ended);
    if (ended.kind === "run" && ended.hasClaimedMore) hasClaimedMore = true;
    if (ended.kind === "taken_back" || (ended.kind === "run" && ended.isTakenBack === true)) takenBack.push(file);
    if (ended.kind === "not_planned") return ended.why;
    return ended.kind === "run" ? haltOf(ended) : null;
  };
  /** Runs a file if it could be taken. Returns why the pass has to stop; null: it goes on. */
  const runTaken = async (taken: Taken, { feed }: FileToTake): Promise<string | null> => {
    if (taken.kind === "file") return runOne(taken.file);
    if (taken.kind === "waiting") waiting.add(taken.waiting, feed);
    else failed.push(taken);
    return null;
  };

  /**
   * Runs the files that wait. In a second round, runs the lists that changed while they were read.
   *
   * @param again the lists of a second round; none in the first
   */
  const runWaiting = async (again: readonly FileToRun[]): Promise<string | null> => {
    for (const file of await filesToTake(again)) {
      if (env.signal.aborted) return null;
      const taken = await waiting.tryFile(file, file.take, null);
      const halt = taken === null ? null : await runTaken(taken, file);
      if (halt !== null) return halt;
    }
    return null;
  };
  const filesToTake = async (again: readonly FileToRun[]): Promise<readonly FileToTake[]> => {
    if (options.files !== null) {
      const originals = again.flatMap(({ original }) => original?.path ?? []);
      return (again.length > 0 ? originals : await inOrderOfChange(options.files)).map((path) => ({
        name: nameOf(path),
        feed: null,
        take: () => {
          notTaken.delete(path);
          return takeNamedFile(path, options, env);
        },
      }));
    }
    const inbox = await lookIntoInbox(options.feeds, env, options.seen);
    if (again.length === 0) leftAlone.push(...inbox.leftAlone);
    return inbox.files
      .map((seen) => ({
        name: seen.name,
        feed: seen.match.kind === "feed" ? seen.match.feed : null,
        take: () => takeInboxFile(seen, options, env),
      }))
      .filter(({ name, feed }) => !waiting.has(name, feed));
  };

  // An older ledger may link a contact that was kept when its person was erased. Erasing again comes before the sweep, which
  // would delete that contact.
  if (env.ledger.never.isUnswept()) await eraseOn(options.feeds, env);
  sweepNever(options.feeds, env);
  deleteErased(options.feeds, env);
  applyFollowUps(env.ledger);
  // Each list of a changes feed builds on the one before, so an unfinished run comes before the next list. All lists of a feed
  // wait for its undo.
  const groupsNow: GroupsNow = async () => {
    const stopped = await checkAgain(runs.length > 0);
    return stopped ?? account.groups;
  };
  const resume = (isDue: (feed: FeedSettings, run: StoredRun) => boolean) =>
    resumeRuns(options, env, runs, groupsNow, isDue, waiting.leave);
  const haltBefore = await resume(({ mode }, { kind }) => mode === "changes" || kind === "undo" || kind === "removal");
  if (haltBefore !== null) return end(haltBefore);
  await eraseOn(options.feeds, env);
  /** Runs the corrected lines whose list is decided, and other files that were claimed before. */
  const runClaimed = async (): Promise<string | null> => {
    await sendOnDecided(env);
    for (const file of await claimedBefore(options, env, waiting.leave)) {
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
  for (const file of takenBack) waiting.add(stillWritten(file.name), placeOf(file).feed);
  const haltAfter = await resume(() => true);
  if (haltAfter !== null) return end(haltAfter);
  const haltOfFreed = await sendFreed(options.feeds, env, runs, groupsNow, haltOf);
  if (haltOfFreed !== null) return end(haltOfFreed);
  const haltOfDecided = isAnyDecided(env) || hasClaimedMore ? await runClaimed() : null;
  if (haltOfDecided !== null) return end(haltOfDecided);
  const probed = await probeInDoubt(env, env.waitsForProbes ? "wait" : "due_only");
  // The lists that were under way are archived now.
  await eraseOn(options.feeds, env);
  return end(probed.kind === "halted" ? probed.halt.reason : null);
}

/** Returns a claimed file's name and the name of its feed. */
function placeOf({ name, feed }: FileToRun): { readonly name: string; readonly feed: string | null } {
  return { name, feed: feed instanceof FileRefused ? null : feed.name };
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
  const unfinished = env.ledger.runs.unfinished().filter((run) => !waitsBehindUndo(run, env));
  if (unfinished.some((run) => triesDeferred || isInterrupted(run, env))) return "calls";
  if ((await claimedBefore({ feeds, settleSeconds: 0 }, env)).length > 0) return "calls";
  if (env.ledger.isAddressFreed()) return "calls";
  if (isAnyDecided(env) || (await isArchivedListWritten(env))) return "calls";
  if (probesToMake(env).some(({ dueAt }) => dueAt <= env.now())) return "calls";
  return (await scanInbox(env.folders.inbox, feeds)).files.length > 0 ? "files" : "nothing";
}
