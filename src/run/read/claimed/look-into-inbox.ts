/** Looks into the inbox folder: which files wait there, and what is not taken. */
import { relative } from "node:path";
import type { FeedSettings } from "../../../model/feed.ts";
import { isSameStamp } from "../../../pipeline/intake/arrival/file-stamp.ts";
import { readCorrectionsName } from "./corrections-name.ts";
import { scanInbox } from "../../../pipeline/intake/arrival/scan-inbox.ts";
import type { SeenFile } from "../../../pipeline/intake/arrival/take-file.ts";
import { whyLeftAlone } from "./one-file.ts";

/** A file or folder in the inbox that is not taken. */
export interface LeftInInbox {
  readonly name: string;
  readonly why: string;
  /** Whether lists may wait there that this program can't see. */
  readonly hidesLists: boolean;
}

/**
 * Returns the files of the inbox in the order in which they are taken, and the files and folders there that are not taken. What
 * people corrected in the console comes first: it is about rows as people see them, before other files change these. The other
 * files come in the order of arrival.
 *
 * @param before the files of an earlier look; a file that has not changed since counts as seen at that time
 */
export async function lookIntoInbox(
  feeds: readonly FeedSettings[],
  { folders, now }: { readonly folders: { readonly inbox: string }; readonly now: () => number },
  before: readonly SeenFile[] = [],
): Promise<{ readonly files: readonly SeenFile[]; readonly leftAlone: readonly LeftInInbox[] }> {
  const { files, leftAlone } = await scanInbox(folders.inbox, feeds);
  const at = now();
  const seenBefore = new Map(before.map((file) => [file.path, file]));
  const seenAt = ({ path, stamp }: (typeof files)[number]): number => {
    const earlier = seenBefore.get(path);
    return earlier !== undefined && isSameStamp(earlier.stamp, stamp) ? earlier.seenAt : at;
  };
  return {
    files: [...files.filter(isOfConsole), ...files.filter((file) => !isOfConsole(file))].map((file) => ({
      ...file,
      seenAt: seenAt(file),
    })),
    leftAlone: leftAlone.map(({ path, reason, error }) => ({
      name: relative(folders.inbox, path),
      why: whyLeftAlone(reason, error),
      hidesLists: reason === "not_readable",
    })),
  };
}

function isOfConsole({ name }: Pick<SeenFile, "name">): boolean {
  return readCorrectionsName(name) !== null;
}
