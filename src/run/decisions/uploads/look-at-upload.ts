import type { FeedSettings } from "../../../model/feed.ts";
import { FileRefused } from "../../../model/file-refused.ts";
import { isTemporaryName, matchFeed } from "../../../pipeline/intake/arrival/inbox-names.ts";
import { refuseForeignFile } from "../../../pipeline/intake/text/file-kind.ts";

/** A name that a file can have in the inbox, in bytes of UTF-8. */
const LONGEST_NAME = 200;

/**
 * Returns the name of an uploaded file without folders; null: no list has such a name. Control characters could hide what the
 * name is, and files with names of unfinished files stay in the inbox for ever.
 */
export function nameOfUpload(given: string): string | null {
  const name = (given.split(/[/\\]/u).at(-1) ?? "").normalize("NFC").trim();
  const isUsable = name !== "" && !/[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/u.test(name) && !isTemporaryName(name);
  return isUsable && Buffer.byteLength(name) <= LONGEST_NAME ? name : null;
}

/** The feed that a file's name belongs to; `none` and `several`: the name does not decide. */
export type NamedFeed = { readonly kind: "feed"; readonly feed: string } | { readonly kind: "none" | "several" };

export function feedOfName(name: string, feeds: readonly FeedSettings[]): NamedFeed {
  const match = matchFeed(name, null, feeds);
  if (match.kind === "feed") return match;
  return { kind: match.refusal.code === "several_feeds" ? "several" : "none" };
}

/** Returns why a file's first bytes can't be those of a list; null: they can. */
export async function whyNoList(path: string): Promise<FileRefused | null> {
  try {
    await refuseForeignFile(path);
    return null;
  } catch (error) {
    if (error instanceof FileRefused) return error;
    throw error;
  }
}
