import { lstat, readdir } from "node:fs/promises";
import type { BigIntStats } from "node:fs";
import { join } from "node:path";

import { errorCode, mtimeMs, stampOf } from "./file-stamp.ts";
import type { FileStamp } from "./file-stamp.ts";
import { isSameName, isTemporaryName, lockNamesOf, matchFeed } from "./inbox-names.ts";
import type { FeedFiles, FeedMatch } from "./inbox-names.ts";
import { fileNameOf } from "./name-bytes.ts";

export interface InboxFile {
  readonly path: string;
  /** File name without folders. */
  readonly name: string;
  /** The file's feed, or the refusal. A corrected report is recognised later, by its columns. */
  readonly match: FeedMatch;
  readonly stamp: FileStamp;
  /** Modification time in ms since 1970; decides the order of arrival. */
  readonly mtimeMs: number;
  /** In bytes. */
  readonly size: number;
  /** When an office program opened the file (ms since 1970), by its lock file beside the list; null: no program did. */
  readonly openedAt: number | null;
}

/**
 * `special_file`: for example a pipe or a device. `several_names`: a file with several hard links. `name_not_utf8`: a name
 * that no path of this program can hold. `not_readable`: a folder that this program can't look into, or a file
 * whose attributes it can't read.
 */
export type LeftAloneReason =
  | "symbolic_link"
  | "folder"
  | "special_file"
  | "several_names"
  | "name_not_utf8"
  | "not_readable";

/** A file or folder in the inbox that is never taken as a list. The caller reports it once. */
interface LeftAlone {
  /** For `name_not_utf8` no path: bytes of the name are escaped. */
  readonly path: string;
  readonly reason: LeftAloneReason;
  /** The file system's error, for `not_readable`. */
  readonly error?: Error;
}

export interface InboxScan {
  /** In order of arrival: by modification time, then by name. */
  readonly files: readonly InboxFile[];
  readonly leftAlone: readonly LeftAlone[];
}

/**
 * Lists the files in the inbox and in each sub-folder that has a feed's name. Does not open or move any file. A sub-folder
 * that can't be read is left alone, so that the lists of other feeds go on.
 *
 * @throws the file system's error when the inbox is missing or unreadable; this case never counts as an empty inbox
 */
export async function scanInbox(inbox: string, feeds: readonly FeedFiles[]): Promise<InboxScan> {
  const files: InboxFile[] = [];
  const leftAlone: LeftAlone[] = [];
  const leaveUnread = (path: string, error: unknown): void => {
    if (!(error instanceof Error) || path === inbox) throw error;
    if (errorCode(error) === "ENOENT") return;
    if (!leftAlone.some((known) => known.path === path)) leftAlone.push({ path, reason: "not_readable", error });
  };
  const scan = async (folder: string, feedFolder: string | null): Promise<void> => {
    const names = (await readdir(folder, { encoding: "buffer" })).map(fileNameOf);
    const all = new Set(names.map(({ name }) => name));
    for (const { name, isUtf8 } of names) {
      if (isTemporaryName(name)) continue;
      const path = join(folder, name);
      if (!isUtf8) {
        leftAlone.push({ path, reason: "name_not_utf8" });
        continue;
      }
      // Without the right to search a folder, no file in it can be looked at. The folder is named once.
      const stats = await look(path).catch((error: unknown) =>
        leaveUnread(errorCode(error) === "EACCES" ? folder : path, error),
      );
      if (!stats) continue;
      const isFeedFolder =
        feedFolder === null && stats.isDirectory() && feeds.some((feed) => isSameName(feed.name, name));
      const reason = isFeedFolder ? null : reasonToLeave(stats);
      if (isFeedFolder) await scan(path, name).catch((error: unknown) => leaveUnread(path, error));
      else if (reason !== null) leftAlone.push({ path, reason });
      else {
        const lock = lockNamesOf(name).find((lockName) => all.has(lockName));
        const lockStats = lock === undefined ? null : await look(join(folder, lock));
        const openedAt = lockStats === null ? null : mtimeMs(stampOf(lockStats));
        files.push({ ...describe(path, name, feedFolder, stats, feeds), openedAt });
      }
    }
  };
  await scan(inbox, null);
  files.sort((one, other) => one.mtimeMs - other.mtimeMs || compareText(one.name, other.name));
  return { files, leftAlone };
}

function describe(
  path: string,
  name: string,
  folder: string | null,
  stats: BigIntStats,
  feeds: readonly FeedFiles[],
): Omit<InboxFile, "openedAt"> {
  const stamp = stampOf(stats);
  return {
    path,
    name,
    match: matchFeed(name, folder, feeds),
    stamp,
    mtimeMs: mtimeMs(stamp),
    size: Number(stats.size),
  };
}

function reasonToLeave(stats: BigIntStats): LeftAloneReason | null {
  if (stats.isSymbolicLink()) return "symbolic_link";
  if (stats.isDirectory()) return "folder";
  if (!stats.isFile()) return "special_file";
  return stats.nlink > 1n ? "several_names" : null;
}

/** Returns a file's attributes, or null when the file has gone since the folder was read. */
async function look(path: string): Promise<BigIntStats | null> {
  try {
    return await lstat(path, { bigint: true });
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
