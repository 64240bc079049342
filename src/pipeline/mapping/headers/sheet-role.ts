import type { FeedSettings } from "../../../model/feed.ts";
import { fold, foldHeader } from "../../../model/text/spelling/text-folding.ts";
import { readHeader, type HeaderColumn } from "./header-columns.ts";

const NAME_TARGETS: readonly string[] = ["first_name", "last_name", "full_name"];
const NAME_MEANINGS: readonly string[] = [...NAME_TARGETS, "name", "given_or_full"];
/** A sheet with one known column only ("Name") may be a list of anything, for instance of groups. */
const FEWEST_KNOWN_COLUMNS = 2;

/**
 * Returns a function that says what a sheet with a header can be: the feed's list, a sheet that names people, or neither.
 *
 * @param feed null: no feed is known, and every sheet is `other`
 */
export function sheetRole(feed: FeedSettings | null): (header: readonly string[]) => "list" | "people" | "other" {
  if (feed === null) return () => "other";
  return (header) => {
    const columns = readHeader(header, feed);
    const known = columns.filter(({ claim }) => claim.kind === "configured" || claim.kind === "alias");
    if (!columns.some(holdsName) || known.length < FEWEST_KNOWN_COLUMNS) return "other";
    return hasKey(columns, feed) ? "list" : "people";
  };
}

function holdsName({ claim }: HeaderColumn): boolean {
  if (claim.kind === "configured") return NAME_TARGETS.includes(claim.target);
  return claim.kind === "alias" && NAME_MEANINGS.includes(claim.alias.meaning);
}

/** Returns whether a header has the columns of the feed's key. A part that names a field may be under any header. */
function hasKey(columns: readonly HeaderColumn[], { key }: FeedSettings): boolean {
  return (key ?? []).every((name) => {
    if (/^[a-z_]+$/u.test(name) || name.startsWith("custom_fields.")) return true;
    return columns.some(({ header }) => fold(header) === fold(name) || foldHeader(header) === foldHeader(name));
  });
}
