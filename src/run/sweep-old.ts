/** Removes what was kept long enough: days of the archive, and reports. Nothing that somebody still needs. */
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { RunEnv } from "./run-env.ts";
import { timeOfRun } from "./run-name.ts";

export interface Retention {
  readonly archiveDays: number;
  readonly reportDays: number;
}

const DAY_MS = 86_400_000;
/** A little less than a day, so that a run each night, a minute earlier than the last, sweeps each night. */
const EVERY_MS = 20 * 3_600_000;
/**
 * After a longer pause nothing is removed at first: it may be the clock that jumped. If it did not, the next sweep
 * removes what this one would have.
 */
const LONGEST_TRUSTED_MS = 30 * DAY_MS;

/**
 * Removes old folders, at most once a day. Links are never followed, and nothing is touched whose name is not one that
 * this program gives. Runs that are unfinished, held or in doubt keep everything, and each feed its latest report.
 *
 * @param feeds names of the configured feeds
 * @returns how many folders were removed
 */
export async function sweepOld(
  { archiveDays, reportDays }: Retention,
  feeds: readonly string[],
  { ledger, folders, now, log }: Pick<RunEnv, "ledger" | "folders" | "now" | "log">,
): Promise<number> {
  const at = now();
  const sweptAt = Date.parse(ledger.account.fact("swept_at") ?? "");
  const elapsed = at - sweptAt;
  if (elapsed >= 0 && elapsed < EVERY_MS) return 0;
  ledger.account.setFact("swept_at", new Date(at).toISOString());
  if (!(elapsed >= 0 && elapsed < LONGEST_TRUSTED_MS)) return 0;

  const needed = [
    ...ledger.runs.unfinished(),
    ...ledger.runs.held(),
    ...ledger.operations.inState("in_doubt"),
    ...feeds.flatMap((feed) => ledger.runs.latest(1, feed)),
  ].map(({ run }) => run);
  const neededDays = new Set(needed.map((run) => run.slice(0, 10)));
  const isOldDay = (name: string) => {
    const day = /^\d{4}-\d\d-\d\d$/u.test(name) ? Date.parse(name) : Number.NaN;
    return at - day > (archiveDays + 1) * DAY_MS && !neededDays.has(name);
  };
  const isOldReport = (name: string) => {
    const made = timeOfRun(name);
    return made > 0 && at - made > reportDays * DAY_MS && !needed.includes(name);
  };
  const removed =
    (await removeFolders(folders.archive, isOldDay)) + (await removeFolders(folders.reports, isOldReport));
  if (removed > 0) log("info", "Removed old files", { folders: removed });
  return removed;
}

async function removeFolders(parent: string, isOld: (name: string) => boolean): Promise<number> {
  let removed = 0;
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    // A link is not a folder to lstat, and rm takes links inside for what they are.
    if (!isOld(name) || !(await lstat(path)).isDirectory()) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
