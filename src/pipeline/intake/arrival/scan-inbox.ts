import { lstat, readdir } from "node:fs/promises";
import type { BigIntStats } from "node:fs";
import { join } from "node:path";

import { errorCode, mtimeMs, stampOf } from "./file-stamp.ts";
import type { FileStamp } from "./file-stamp.ts";
import { isSameName, isTemporaryName, matchFeed } from "./inbox-names.ts";
import type { FeedFiles, FeedMatch } from "./inbox-names.ts";

export interface InboxFile {
  readonly path: string;
  /** Without folders. */
  readonly name: string;
  /** The feed, or why there is none. A report that was dropped back is recognised by its columns, not here. */
  readonly match: FeedMatch;
  readonly stamp: FileStamp;
  /** Modification time in ms since 1970: the order of arrival. */
  readonly mtimeMs: number;
  /** Bytes. */
  readonly size: number;
}

export type LeftAloneReason = "symbolic_link" | "folder" | "special_file" | "several_names";

/** Something in the inbox that is not taken: to be reported once. */
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
 * Looks at what lies in the inbox and in its folders that are named like feeds. Nothing is opened or moved.
 *
 * @throws the file system's error if the inbox is missing or can't be read: that is never "empty"
 */
export async function scanInbox(inbox: string, feeds: readonly FeedFiles[]): Promise<InboxScan> {
  const files: InboxFile[] = [];
  const leftAlone: LeftAlone[] = [];
  const scan = async (folder: string, feedFolder: string | null): Promise<void> => {
    for (const name of await readdir(folder)) {
      if (isTemporaryName(name)) continue;
      const path = join(folder, name);
      const stats = await look(path);
      if (stats === null) continue;
      const isFeedFolder =
        feedFolder === null && stats.isDirectory() && feeds.some((feed) => isSameName(feed.name, name));
      const reason = isFeedFolder ? null : reasonToLeave(stats);
      if (isFeedFolder) await scan(path, name);
      else if (reason !== null) leftAlone.push({ path, reason });
      else files.push(describe(path, name, feedFolder, stats, feeds));
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
): InboxFile {
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

/** null: gone since the folder was read. */
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
