/** Puts a checked list into the inbox, where the next pass finds it like any other list. */
import { createReadStream, existsSync } from "node:fs";
import { link, lstat, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { FeedSettings } from "../../../model/feed.ts";
import { isTemporaryName, matchFeed } from "../../../pipeline/intake/arrival/inbox-names.ts";
import { syncFolder } from "../../../pipeline/intake/arrival/safe-move.ts";
import { numberedName } from "../../../pipeline/intake/arrival/short-name.ts";

/** Where a list goes: its name, and the sub-folder of the inbox. */
export interface InboxPlace {
  /** null: the inbox itself. */
  readonly folder: string | null;
  readonly name: string;
}

/**
 * Returns the place in the inbox by which a list belongs to a feed: under its own name, under a name that fits the feed's
 * patterns, or in the folder with the feed's name.
 *
 * @param feed null: a corrected report, which names its feed itself
 * @param number 1; the next number after each place where another file is
 */
export function placeInInbox(
  name: string,
  feed: string | null,
  feeds: readonly FeedSettings[],
  number: number,
): InboxPlace {
  if (feed === null) return { folder: null, name: numberedName(name, number) };
  const belongs = (fitting: string) => {
    const match = matchFeed(fitting, null, feeds);
    return !isTemporaryName(fitting) && match.kind === "feed" && match.feed === feed;
  };
  const stem = name.slice(0, name.length - extname(name).length);
  const patterns = feeds.find((known) => known.name === feed)?.files ?? [];
  const sameEnding = patterns.filter((pattern) => extname(pattern).toLowerCase() === extname(name).toLowerCase());
  // `staff*.csv` becomes `staff-people.csv`, and `*-staff.csv` becomes `people-staff.csv`.
  const filled = [...sameEnding, ...patterns].map((pattern) =>
    pattern
      .replace(/([^-_\s.*?]?)\*/u, (_, before: string) => (before === "" ? stem : `${before}-${stem}`))
      .replaceAll(/[*?]/gu, "-"),
  );
  const fitting = [name, ...filled]
    .filter((each) => !/[/\\]/u.test(each) && belongs(each))
    .map((each) => numberedName(each, number))
    .find(belongs);
  return fitting === undefined ? { folder: feed, name: numberedName(name, number) } : { folder: null, name: fitting };
}

/** Returns the path of the copy that is not in the inbox yet. The program takes no file whose name begins with a dot. */
export function unfinishedPath(folder: string, id: string): string {
  return join(folder, `.celebration-sync-${id}.part`);
}

export interface Placing {
  readonly from: string;
  readonly inbox: string;
  /** Returns the place to try first, second, and so on. */
  readonly placeOf: (number: number) => InboxPlace;
  /** The upload's id. */
  readonly id: string;
  /** Permission bits of the list. */
  readonly mode: number;
}

/**
 * Copies a list into a folder of the inbox. The list appears there whole, and never in the place of another file.
 *
 * @param onPlaced called with the list's path when it is there, before the traces of the copy are removed
 */
export async function putIntoInbox(
  { from, inbox, placeOf, id, mode }: Placing,
  onPlaced: (path: string) => void,
): Promise<void> {
  const pathOf = async (number: number): Promise<string> => {
    const { folder, name } = placeOf(number);
    const target = folder === null ? inbox : join(inbox, folder);
    if (!existsSync(target)) await mkdir(target, { mode: 0o770 });
    return join(target, name);
  };
  if (!existsSync(inbox)) await mkdir(inbox, { mode: 0o770 });
  const unfinished = unfinishedPath(inbox, id);
  // A crash after the list appeared has left both names.
  const before = await lstat(unfinished).catch(() => null);
  if (before !== null && before.nlink > 1) onPlaced(await pathOf(1));
  else {
    await rm(unfinished, { force: true });
    await copyTo(unfinished, from, mode);
    const path = await appear(unfinished, pathOf);
    onPlaced(path);
    await syncFolder(dirname(path));
  }
  await rm(unfinished, { force: true });
  await syncFolder(inbox);
}

/** Gives a file the first path that is free, and returns the path. */
async function appear(unfinished: string, pathOf: (number: number) => Promise<string>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = await pathOf(number);
    try {
      await link(unfinished, path);
      return path;
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (code === "EEXIST") continue;
      // Some network folders have no links. There, the name is given if it is free at this instant.
      if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(code)) throw error;
      if (existsSync(path)) continue;
      await rename(unfinished, path);
      return path;
    }
  }
}

/** Copies a file to a new path. Only the opened copy is changed: another user of the folder may exchange its name. */
async function copyTo(path: string, from: string, mode: number): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(createReadStream(from));
    await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
