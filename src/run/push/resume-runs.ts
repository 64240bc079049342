/** Resumes the runs that an earlier pass left unfinished. */
import type { StoredRun } from "../../ledger/runs/runs.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { FinishedRun } from "../finish-run.ts";
import { isOfOneFile } from "../read/claimed/one-file.ts";
import type { RunEnv } from "../run-env.ts";
import { goOn, type GroupsNow } from "./go-on.ts";

/**
 * Resumes runs that were interrupted or halted. Runs with deferred rows only are resumed if `triesDeferred` says so.
 *
 * @param runs the runs of this pass; a resumed run is added
 * @param groupsNow reads the service's groups, or returns why no call may be made
 * @param onNotMoved called when a run's list could not be moved; the other runs go on
 * @returns why the pass has to stop; null: it goes on
 */
export async function resumeRuns(
  { feeds, triesDeferred }: { readonly feeds: readonly FeedSettings[]; readonly triesDeferred: boolean },
  env: RunEnv,
  runs: FinishedRun[],
  groupsNow: GroupsNow,
  isDue: (feed: FeedSettings, run: StoredRun) => boolean,
  onNotMoved: (name: string, error: Error, feed: string) => void,
): Promise<string | null> {
  const { ledger } = env;
  const done = new Set(runs.map(({ record }) => record.run));
  for (const run of ledger.runs.unfinished()) {
    const feed = feeds.find((known) => known.name === run.feed);
    if (feed === undefined || !isDue(feed, run) || done.has(run.run) || env.signal.aborted) continue;
    if (run.kind !== "removal" && waitsBehindUndo(run, env)) continue;
    if (!isInterrupted(run, env) && !triesDeferred) continue;
    ledger.operations.undefer(run.run);
    env.log("info", `Going on with ${run.run}`);
    const finished = await goOn(run.run, feed, groupsNow, env).catch((error: unknown) => {
      if (!isOfOneFile(error, env)) throw error;
      onNotMoved(run.file, error, run.feed);
      return null;
    });
    if (finished === null) continue;
    if (typeof finished === "string") return finished;
    runs.push(finished);
    const halt = haltOf(finished);
    if (halt !== null) return halt;
  }
  return null;
}

/** Returns whether a run waits, because an undo of its feed waits or is not finished. */
export function waitsBehindUndo(
  { run, feed }: Pick<StoredRun, "run" | "feed">,
  { ledger }: Pick<RunEnv, "ledger">,
): boolean {
  const open = ledger.undos.openOf(feed);
  return open !== null && open.run !== run;
}

/**
 * Returns whether a run still has something to do besides deferred rows. If the run's file is not archived, its report may
 * be missing, even if all calls are made. A finished run can get a new operation: the follow-up of a create in doubt.
 */
export function isInterrupted({ run, status, path }: StoredRun, { ledger }: Pick<RunEnv, "ledger">): boolean {
  return status === null || status === "halted" || path !== null || ledger.operations.hasPlanned(run);
}

export function haltOf({ record }: FinishedRun): string | null {
  const isHalted = record.status === "halted" || (record.status === "failed" && record.haltReason !== null);
  return isHalted ? (record.haltReason ?? "The run halted.") : null;
}
