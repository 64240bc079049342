import { FileRefused } from "../../../model/file-refused.ts";
import { foldCase } from "../../../model/text/spelling/text-folding.ts";

/** The part of a feed's settings that decides which files belong to the feed. */
export interface FeedFiles {
  readonly name: string;
  /** Patterns with `*` and `?`; case is ignored. */
  readonly files: readonly string[];
}

/** Names that programs give to unfinished files and to helper files beside a list. */
const TEMPORARY_NAMES: readonly RegExp[] = [
  /^\./, // hidden: rsync, macOS, LibreOffice locks, GNOME, NFS, Syncthing, Dropbox …
  /^~/, // Office lock files and drafts, Syncthing on Windows
  /~$/, // editors' backups
  /\.(tmp|temp|part|partial|filepart|crdownload|download|!ut|!sync|swp|swx|bak|lock|opdownload|aspera-ckpt)$/i,
  /\.sb-[0-9a-f]+-\w+$/i, // Excel for Mac while saving
  /^[0-9A-F]{8}$/i, // Excel while saving
  /\.sync-conflict-/i,
  /:zone\.identifier$/i,
  /^(thumbs\.db|desktop\.ini|ehthumbs\.db|icon\r|4913)$/i,
];

/** Returns true for the name of an unfinished file or a helper file. These files stay in the inbox unreported. */
export function isTemporaryName(name: string): boolean {
  return TEMPORARY_NAMES.some((pattern) => pattern.test(name));
}

/** Returns the names that the lock files of office programs have while a file is open: Excel, LibreOffice, WPS. */
export function lockNamesOf(name: string): readonly string[] {
  return [`~$${name}`, `.~lock.${name}#`, `.~${name}`];
}

/**
 * Returns true when a name fits a pattern: `*` stands for any characters, `?` for one. Case and the two Unicode
 * spellings of an accent make no difference.
 */
export function matchesPattern(pattern: string, name: string): boolean {
  return matches([...foldCase(pattern)], [...foldCase(name)]);
}

/** Matches with backtracking to the last star only, so that every pattern is fast. */
function matches(pattern: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  let star = -1;
  let starAt = 0;
  for (let index = 0; index < name.length;) {
    if (pattern[at] === "*") {
      star = at;
      starAt = index;
      at += 1;
    } else if (pattern[at] === "?" || (pattern[at] !== undefined && pattern[at] === name[index])) {
      at += 1;
      index += 1;
    } else if (star !== -1) {
      at = star + 1;
      starAt += 1;
      index = starAt;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every((character) => character === "*");
}

export type FeedMatch =
  | { readonly kind: "feed"; readonly feed: string }
  | { readonly kind: "refused"; readonly refusal: FileRefused };

/**
 * Finds the feed that a file belongs to.
 *
 * @param folder name of the inbox's sub-folder that holds the file; null: the file is in the inbox itself
 */
export function matchFeed(name: string, folder: string | null, feeds: readonly FeedFiles[]): FeedMatch {
  const matching =
    folder === null
      ? feeds.filter(({ files }) => files.some((pattern) => matchesPattern(pattern, name)))
      : feeds.filter((feed) => isSameName(feed.name, folder));
  const [first, second] = matching;
  if (first === undefined) return { kind: "refused", refusal: noFeed(name, feeds) };
  if (second !== undefined) return { kind: "refused", refusal: severalFeeds(name, matching) };
  return { kind: "feed", feed: first.name };
}

export function isSameName(one: string, other: string): boolean {
  return foldCase(one) === foldCase(other);
}

function noFeed(name: string, feeds: readonly FeedFiles[]): FileRefused {
  const patterns = feeds.flatMap(({ files }) => files.map((pattern) => `“${pattern}”`)).join(", ");
  const rename = patterns === "" ? "" : `Rename the file so that it fits one of ${patterns}. Or `;
  const make = rename === "" ? "Make" : "make";
  return new FileRefused(
    "no_feed",
    `The name “${name}” belongs to no feed.`,
    `${rename}${make} the folder ${foldersOf(feeds)}, and put the file there. Or add its name to “files” in the feed's settings.`,
  );
}

function severalFeeds(name: string, feeds: readonly FeedFiles[]): FileRefused {
  const names = feeds.map((feed) => `“${feed.name}”`).join(" and ");
  return new FileRefused(
    "several_feeds",
    `The name “${name}” fits the feeds ${names}, so the file's feed is not certain.`,
    `Make the folder ${foldersOf(feeds)}, and put the file there. Or make the patterns in “files” differ.`,
  );
}

/** Most folders that a sentence names. */
const MOST_FOLDERS = 4;

/** Returns the folders that take files of any name for these feeds. A folder is not there before a person makes it. */
function foldersOf(feeds: readonly FeedFiles[]): string {
  if (feeds.length === 0 || feeds.length > MOST_FOLDERS) return "“inbox/FEED” with the feed's name for FEED";
  return feeds.map(({ name }) => `“inbox/${name}”`).join(" or ");
}
