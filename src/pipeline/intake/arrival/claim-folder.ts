import { readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";

import { READING } from "./reading-mark.ts";
import { errorCode, readStamp, type FileStamp } from "./file-stamp.ts";

/** The feed part of a claim folder's name when the file belongs to no feed. */
const NO_FEED = "_";
/** Suffix of a claim folder while its file is being copied, so that half a list is never read as a whole list. */
const COPYING = ".copying";

/**
 * Returns the path of a new claim folder in `working`. The folder's name holds the feed, so that the feed is known after a
 * crash.
 *
 * @param feed null: the file's name belongs to no feed
 * @param at ms since 1970
 * @param random 0 to 1
 */
export function claimFolderFor(working: string, feed: string | null, at: number, random: number): string {
  const time = new Date(at).toISOString().replaceAll(":", "");
  const tail = Math.floor(random * 0x1_0000)
    .toString(16)
    .padStart(4, "0");
  return join(working, `${time}-${tail}-${feed ?? NO_FEED}`);
}

/** Returns the name that a claim folder has until the copy in it is complete. */
export function copyingFolderFor(claimFolder: string): string {
  return `${claimFolder}${COPYING}`;
}

/** A file in a claim folder. */
export interface FoundClaim {
  readonly path: string;
  /** The file's name in the inbox. */
  readonly name: string;
  /** The feed that the claim folder names. */
  readonly feed: string;
  readonly stamp: FileStamp;
}

/**
 * Returns the claimed files that were never planned because the process died, in the order of their claims. Incomplete
 * copies and empty claim folders are removed.
 *
 * @param planned paths of the files that a stored run already has
 * @param onNotRead called for a claim folder that can't be read; its file stays claimed
 */
export async function findClaims(
  working: string,
  planned: ReadonlySet<string>,
  onNotRead: (folder: string, error: unknown, feed: string) => void,
): Promise<readonly FoundClaim[]> {
  const claims: FoundClaim[] = [];
  for (const folderName of (await readdir(working)).sort()) {
    const folder = join(working, folderName);
    if (folderName.endsWith(COPYING)) {
      await rm(folder, { recursive: true, force: true });
      continue;
    }
    if (folderName.endsWith(READING)) {
      // The claim of this mark is done, or its process died before it removed the mark.
      if ((await readStamp(folder.slice(0, -READING.length))) === null) await rm(folder, { force: true });
      continue;
    }
    const feed = feedIn(folderName);
    try {
      const names = await namesIn(folder);
      if (names.length === 0) await rmdir(folder).catch(() => {});
      for (const name of names) {
        const path = join(folder, name);
        const stamp = planned.has(path) ? null : await readStamp(path);
        if (stamp !== null) claims.push({ path, name, feed, stamp });
      }
    } catch (error) {
      onNotRead(folder, error, feed);
    }
  }
  return claims;
}

/** Returns the names in a claim folder; empty when it is gone, or is no folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return [];
    throw error;
  }
}

function feedIn(folderName: string): string {
  return /^\S+?Z-[0-9a-f]{4}-(.+)$/u.exec(folderName)?.[1] ?? NO_FEED;
}
