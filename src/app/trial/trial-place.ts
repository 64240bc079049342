/** The folder of a trial: copies of everything that the trial's run reads and changes, and its reports. */
import { constants, existsSync, readdirSync, realpathSync, rmSync, statSync, mkdirSync, mkdtempSync } from "node:fs";
import { chmod, copyFile, lstat, mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { foldersOf } from "../../config/folders.ts";
import type { Settings } from "../../config/settings.ts";
import { lockHolder } from "../../ledger/database/lock.ts";
import { makePath } from "../../system/make-path.ts";
import { StartupError } from "../startup-error.ts";

const PREFIX = "celebration-sync-trial-";
const PRIVATE = 0o700;
/** Copies of a trial that was killed are removed after this time. */
const LEFTOVER_MS = 3_600_000;

export interface TrialPlace {
  /** The settings of the trial's run. All folders are the trial's. */
  readonly settings: Settings;
  /** The folder of the reports, which stays. */
  readonly reports: string;
  /** Returns the real path in place of a path in the trial's folders. */
  realPath(path: string): string;
  /** Removes everything but the reports of these runs. */
  clear(runs: readonly string[]): void;
}

/**
 * Makes the folder of a trial. Copies that killed trials left are removed.
 *
 * @param folder where a person wants a new folder with the reports; null: among the temporary files
 * @throws StartupError (2) if the folder for the reports is one of the data folders
 */
export function makeTrialPlace(settings: Settings, folder: string | null): TrialPlace {
  if (folder !== null) checkOutside(folder, settings);
  removeLeftovers(Date.now());
  const root = mkdtempSync(join(tmpdir(), PREFIX));
  const data = join(root, "data");
  mkdirSync(data, { mode: PRIVATE });
  if (folder !== null) makePath(resolve(folder), PRIVATE);
  const reports = folder === null ? join(root, "reports") : mkdtempSync(join(resolve(folder), "trial-"));
  const clear = (): void => rmSync(folder === null ? data : root, { recursive: true, force: true });
  // A second SIGTERM ends the process at once.
  process.once("exit", clear);
  const folders = foldersOf(data, { reports }, root);
  return {
    settings: { ...settings, folders, folderGroup: null },
    reports,
    realPath(path) {
      const name = (["inbox", "working", "archive", "failed"] as const).find((one) => isIn(path, folders[one]));
      return name === undefined ? path : join(settings.folders[name], relative(folders[name], path));
    },
    clear(runs) {
      process.off("exit", clear);
      clear();
      // The list of all runs, and the reports of other runs that the trial has changed.
      const others = existsSync(reports) ? readdirSync(reports).filter((name) => !runs.includes(name)) : [];
      for (const name of others) rmSync(join(reports, name), { recursive: true, force: true });
      if (existsSync(reports) && runs.length === 0) rmSync(folder === null ? root : reports, { recursive: true });
    },
  };
}

/** Copies the lists of a folder, with their times and sub-folders. What goes meanwhile is left out. */
export async function copyLists(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: PRIVATE });
  for (const entry of await readdir(from, { withFileTypes: true }).catch(unlessGone)) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    try {
      if (entry.isDirectory()) await copyLists(source, target);
      else if (entry.isFile()) await copyList(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EACCES") unlessGone(error);
      // This user can't read the copy either, so the trial's run reports it.
      else if (entry.isDirectory()) await chmod(target, 0);
      else await writeFile(target, "", { mode: 0 });
    }
  }
}

/** Returns nothing if a file or folder is gone. Throws any other error. */
function unlessGone(error: unknown): [] {
  if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  return [];
}

/** Copies a list with its times. */
export async function copyList(from: string, to: string): Promise<void> {
  const { atime, mtime, nlink } = await lstat(from);
  // A run leaves a file with several names alone.
  if (nlink > 1) return;
  await mkdir(dirname(to), { recursive: true, mode: PRIVATE });
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await utimes(to, atime, mtime);
}

function checkOutside(folder: string, { folders }: Settings): void {
  const { dataDir, inbox, working, archive, failed, reports, state } = folders;
  const inside = [dataDir, inbox, working, archive, failed, reports, state].find((one) =>
    isIn(realOf(folder), realOf(one)),
  );
  if (inside === undefined) return;
  throw new StartupError(
    2,
    `--folder ${folder}: this is in ${inside}, where a trial changes nothing. Name a folder outside the data folders.`,
  );
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** Returns a path without links, as far as it exists. */
function realOf(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    const above = resolve(whole, "..");
    return above === whole ? whole : join(realOf(above), relative(above, whole));
  }
}

/** Removes the copies that killed trials of this user left. */
function removeLeftovers(now: number): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(PREFIX))) {
    const data = join(tmpdir(), name, "data");
    try {
      const { uid, mtimeMs } = statSync(data);
      const isOwn = uid === process.getuid?.();
      if (!isOwn || now - mtimeMs < LEFTOVER_MS || lockHolder(join(data, "state", "lock.db")) !== null) continue;
      rmSync(data, { recursive: true, force: true });
    } catch {
      // Another process removes the folder, or this user may not.
    }
  }
}
