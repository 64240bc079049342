import { lstat, readdir } from "node:fs/promises";
import type { BigIntStats } from "node:fs";
import { join } from "node:path";

import { errorCode, mtimeMs, stampOf } from "./file-stamp.ts";
import type { FileStamp } from "./file-stamp.ts";
import { isSameName, isTemporaryName, lockNamesOf, matchFeed } from "./inbox-names.ts";
import type { FeedFiles, FeedMatch } from "./inbox-names.ts";

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

/** `special_file`: for example a pipe or a device. `several_names`: a file with several hard links. */
export type LeftAloneReason = "symbolic_link" | "folder" | "special_file" | "several_names";

/** A file or folder in the inbox that is never taken as a list. The caller reports it once. */
interface LeftAlone {
  readonly path: string;
  readonly reason: LeftAloneReason;
}

export interface InboxScan {
  /** In order of arrival: by modification time, then by name. */
  readonly files: readonly InboxFile[];
  readonly leftAlone: readonly LeftAlone[];
}

/**
 * Lists the files in the inbox and in each sub-folder that has a feed's name. Does not open or move any file.
 *
 * @throws the file system's error when the inbox is missing or unreadable; this case never counts as an empty inbox
 */
export async function scanInbox(inbox: string, feeds: readonly FeedFiles[]): Promise<InboxScan> {
  const files: InboxFile[] = [];
  const leftAlone: LeftAlone[] = [];
  const scan = async (folder: string, feedFolder: string | null): Promise<void> => {
    const names = await readdir(folder);
    const all = new Set(names);
    for (const name of names) {
      if (isTemporaryName(name)) continue;
      const path = join(folder, name);
      const stats = await look(path);
      if (stats === null) continue;
      const isFeedFolder =
        feedFolder === null && stats.isDirectory() && feeds.some((feed) => isSameName(feed.name, name));
      const reason = isFeedFolder ? null : reasonToLeave(stats);
      if (isFeedFolder) await scan(path, name);
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
