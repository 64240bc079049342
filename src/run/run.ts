/** The whole run of one file, from its claim to the archive. */
import type { Group } from "../model/contact.ts";
import type { FeedSettings } from "../model/feed.ts";
import { FileRefused } from "../model/file-refused.ts";
import { clearClaim, hasChanged, type ClaimedFile } from "../pipeline/intake/arrival/claim-file.ts";
import { failFile } from "../pipeline/intake/arrival/fail-file.ts";
import { finishRun, type FinishedRun } from "./finish-run.ts";
import { prepareFile, type PreparedFile } from "./prepare-file.ts";
import { pushRun } from "./push/push-run.ts";
import type { RunEnv } from "./run-env.ts";
import { storePlan } from "./store-plan.ts";

/** A claimed file that is to be run. */
export interface FileToRun extends ClaimedFile {
  readonly mtimeMs: number;
  /** The feed that the file's name belongs to, or the refusal of the name. A corrected report names its feed itself. */
  readonly feed: FeedSettings | FileRefused;
}

/** A file that can't be used; `path` is where it lies now. */
export interface FailedFile {
  readonly kind: "failed";
  readonly name: string;
  readonly path: string;
  readonly refusal: FileRefused;
}

export type FileEnd = ({ readonly kind: "run" } & FinishedRun) | FailedFile;

/** Runs one file: intake → mapping → plan, stored; then push → report → archive. */
export async function runFile(
  file: FileToRun,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<FileEnd> {
  const planned = await planFile(file, feeds, groups, env);
  if (planned instanceof FileRefused) return putIntoFailed(file, planned, env);
  const finished = await carryOut(planned.run.run, planned.feed, env);
  updateRowCache(file, planned, env);
  return { kind: "run", ...finished };
}

/** intake → mapping → plan: reads the file, decides every row, and stores the plan before its first call. */
async function planFile(
  file: FileToRun,
  feeds: readonly FeedSettings[],
  groups: readonly Group[],
  env: RunEnv,
): Promise<PreparedFile | FileRefused> {
  try {
    const prepared = await prepareFile({ ...file, hasChanged: () => hasChanged(file) }, feeds, groups, env);
    storePlan(prepared, groups, env);
    const { run, known } = prepared;
    env.log("info", `Planned ${file.name}`, { run: run.run, rows: run.rows.read, known });
    return prepared;
  } catch (error) {
    if (error instanceof FileRefused) return error;
    throw error;
  }
}

/** push → report → archive: makes the stored plan's calls, writes the reports, archives the file. Also resumes a run. */
export async function carryOut(run: string, feed: FeedSettings, env: RunEnv): Promise<FinishedRun> {
  const stored = env.ledger.runs.get(run);
  // A newer list superseded this run while it was halted. Only its report and its file are left to do.
  if (stored?.status === "superseded") return finishRun(stored, env);
  return finishRun(await pushRun(run, feed, env), env);
}

/** Moves a file that can't be used to `failed/`, with the reason beside it. */
async function putIntoFailed(file: FileToRun, refusal: FileRefused, env: RunEnv): Promise<FailedFile> {
  const path = await failFile(file.path, file.name, env.folders.failed, refusal, env.officeGroup !== null);
  await clearClaim(file.path);
  env.log("error", `${file.name} was not used: ${refusal.message}`, { code: refusal.code });
  return { kind: "failed", name: file.name, path, refusal };
}

/** Updates the row cache now that the calls are made. A failure only makes the next list slower to read. */
function updateRowCache({ name }: FileToRun, planned: PreparedFile, { log }: Pick<RunEnv, "log">): void {
  try {
    planned.updateRowCache();
  } catch (error) {
    log("warn", `The next list like ${name} will take longer: ${(error as Error).message}`);
  }
}
