import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import { probesToMake, probeDoubts } from "./push-run.ts";
import type { FinishedRun } from "./finish-run.ts";
import { applyFollowUps } from "./apply-follow-up.ts";
import { scanInbox } from "../pipeline/intake/arrival/scan-inbox.ts";
import { checkAccountBinding } from "./check-account-binding.ts";
import { carryOut, runFile, type FileEnd, type WaitingFile } from "./run.ts";
import type { RunEnv } from "./run-env.ts";
import { inboxFiles, leftovers, take, takeCopy, type TakingOptions } from "./take-files.ts";

export interface PassOptions extends TakingOptions {
  /** Files that somebody named; null: the inbox. */
  readonly files: readonly string[] | null;
  /** Whether creates that the plan limit deferred are tried again now. */
  readonly triesDeferred: boolean;
}

/** All that one pass did. */
export interface PassEnd {
  readonly runs: readonly FinishedRun[];
  readonly failed: readonly Extract<FileEnd, { kind: "failed" }>[];
  /** Why nothing (more) could be done, in whole sentences; null if nothing stood in the way. */
  readonly trouble: string | null;
  /** Files that stay where they are, and why. */
  readonly waiting: readonly { readonly name: string; readonly why: string }[];
  /** What lies in the inbox and is no file to take, and why. */
  readonly leftAlone: readonly { readonly name: string; readonly why: string }[];
  readonly groups: readonly Group[];
}

/**
 * One pass: goes on with what was left open, takes the waiting files in order of arrival, and settles what is in doubt.
 * `run` makes one, `watch` one after another.
 */
export async function makePass(options: PassOptions, env: RunEnv): Promise<PassEnd> {
  const runs: FinishedRun[] = [];
  const failed: Extract<FileEnd, { kind: "failed" }>[] = [];
  const waiting: { name: string; why: string }[] = [];
  const leftAlone: { name: string; why: string }[] = [];
  const account = await checkAccountBinding(env);
  const end = (trouble: string | null): PassEnd => ({
    runs,
    failed,
    waiting,
    leftAlone,
    trouble,
    groups: account.groups,
  });
  if (account.trouble !== null) return end(account.trouble);

  /** @returns why to stop, or null */
  const process = async (file: WaitingFile): Promise<string | null> => {
    const ended = await runFile(file, options.feeds, account.groups, env);
    if (ended.kind === "failed") failed.push(ended);
    else runs.push(ended);
    return ended.kind === "run" ? haltOf(ended) : null;
  };

  applyFollowUps(env);
  // A changes feed's lists build on one another: what is left of one comes before the next.
  const before = await goOn(options, env, runs, ({ mode }) => mode === "changes");
  if (before !== null) return end(before);
  for (const file of await leftovers(options, env)) {
    const halt = await process(file);
    if (halt !== null) return end(halt);
  }
  for (const candidate of options.files === null ? await inboxFiles(options, env, leftAlone) : options.files) {
    if (env.signal.aborted) break;
    const taken =
      typeof candidate === "string" ? await takeCopy(candidate, options, env) : await take(candidate, options, env);
    if (taken.kind === "waiting") waiting.push(taken);
    else if (taken.kind === "failed") failed.push(taken);
    else {
      const halt = await process(taken.file);
      if (halt !== null) return end(halt);
    }
  }
  const after = await goOn(options, env, runs, () => true);
  if (after !== null) return end(after);
  const doubts = await probeDoubts(env, env.waitsForProbes ? "wait" : "due_only");
  return end(doubts.kind === "halted" ? doubts.halt.reason : null);
}

/** Whether a pass would find something to do; it costs no call. */
export async function isAnythingDue(
  feeds: readonly FeedSettings[],
  triesDeferred: boolean,
  env: RunEnv,
): Promise<boolean> {
  const unfinished = env.ledger.runs.unfinished();
  if (
    unfinished.some(
      ({ run, status, path }) =>
        triesDeferred || status === null || status === "halted" || path !== null || hasPlanned(run, env),
    )
  )
    return true;
  if ((await leftovers({ feeds }, env)).length > 0) return true;
  if (probesToMake(env).some(({ dueAt }) => dueAt <= env.now())) return true;
  return (await scanInbox(env.folders.inbox, feeds)).files.length > 0;
}

/** Runs that were interrupted, halted, or deferred. @returns why to stop, or null */
async function goOn(
  { feeds, triesDeferred }: PassOptions,
  env: RunEnv,
  runs: FinishedRun[],
  isDue: (feed: FeedSettings) => boolean,
): Promise<string | null> {
  const { ledger } = env;
  const done = new Set(runs.map(({ record }) => record.run));
  for (const { run, feed: name, status, path } of ledger.runs.unfinished()) {
    const feed = feeds.find((known) => known.name === name);
    if (feed === undefined || !isDue(feed) || done.has(run) || env.signal.aborted) continue;
    // A run whose calls were all made may still lack its report: its file is not put away then.
    const isInterrupted = status === null || status === "halted" || path !== null || hasPlanned(run, env);
    if (!isInterrupted && !triesDeferred) continue;
    ledger.operations.undefer(run);
    env.log("info", `Going on with ${run}`);
    const finished = await carryOut(run, feed, env);
    runs.push(finished);
    const halt = haltOf(finished);
    if (halt !== null) return halt;
  }
  return null;
}

/** A run that was carried out may be given more to do: what waited for a create in doubt. */
function hasPlanned(run: string, { ledger }: RunEnv): boolean {
  return ledger.operations.hasPlanned(run);
}

function haltOf({ record }: FinishedRun): string | null {
  return record.status === "halted" ? (record.haltReason ?? "The run halted.") : null;
}
