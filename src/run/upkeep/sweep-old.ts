/** Removes archive days and reports that are older than the configured retention and not needed any more. */
import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { RunEnv } from "../run-env.ts";
import { timeOfRun } from "../run-name.ts";

export interface Retention {
  readonly archiveDays: number;
  readonly reportDays: number;
  readonly ledgerDays: number;
}

const DAY_MS = 86_400_000;
/** A little less than a day, so that a nightly run sweeps even if it starts a minute earlier than the night before. */
const EVERY_MS = 20 * 3_600_000;
/**
 * After a longer pause, one sweep removes nothing, because the clock may have jumped. The next sweep removes the same folders,
 * also after a long pause: a clock does not jump twice, and some accounts run once a month or more rarely.
 */
const LONGEST_TRUSTED_MS = 30 * DAY_MS;

/**
 * Removes old folders, at most once a day. Links are not followed, and folders with a name that this program does not give
 * stay. A run that is unfinished, held or in doubt keeps its folders. Each feed keeps its latest report.
 *
 * @param feeds names of the configured feeds
 * @returns the number of folders removed
 */
export async function sweepOld(
  { archiveDays, reportDays, ledgerDays }: Retention,
  feeds: readonly string[],
  { ledger, folders, now, log }: Pick<RunEnv, "ledger" | "folders" | "now" | "log">,
): Promise<number> {
  const at = now();
  const sweptAt = Date.parse(ledger.account.fact("swept_at") ?? "");
  const elapsed = at - sweptAt;
  if (elapsed >= 0 && elapsed < EVERY_MS) return 0;
  ledger.account.setFact("swept_at", new Date(at).toISOString());
  const isTrusted = elapsed >= 0 && (elapsed < LONGEST_TRUSTED_MS || ledger.account.fact("sweep_waits") === "yes");
  ledger.account.setFact("sweep_waits", !isTrusted && elapsed > 0 ? "yes" : "no");
  if (!isTrusted) return 0;

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
  const before = new Date(at - ledgerDays * DAY_MS).toISOString().slice(0, 10);
  const expired = await ledger.expireBefore(before, new Date(at).toISOString());
  if (expired > 0) log("info", "Removed old personal data from the ledger", { rows: expired });
  return removed;
}

async function removeFolders(parent: string, isOld: (name: string) => boolean): Promise<number> {
  let removed = 0;
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    // lstat does not report a link as a folder, and rm removes links inside a folder without following them.
    if (!isOld(name) || !(await lstat(path)).isDirectory()) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
