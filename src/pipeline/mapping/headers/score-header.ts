import type { FeedSettings } from "../../../model/feed.ts";
import { findAlias, findLabelOf, isListedAlias } from "./alias-table.ts";
import { fold } from "../../../model/text/spelling/text-folding.ts";
import { memoize } from "../values/memoize.ts";
import { isSensitiveHeader } from "./sensitive-columns.ts";

/** A header that is only composed of known words counts a little less than one that the alias table lists. */
const COMPOSED = 0.999;

/**
 * Returns a function that counts the cells of a line that are known header words: aliases, configured columns and key
 * headers. Intake uses the count to find the header line, the sheet and the code page.
 */
export function scoreHeader(feed: FeedSettings): (cells: readonly string[]) => number {
  const configured = new Set([...Object.keys(feed.columns), ...(feed.key ?? [])].map(fold));
  const weigh = (cell: string): number => {
    if (cell === "" || cell.length > 120) return 0;
    if (configured.has(fold(cell)) || isListedAlias(cell) || isSensitiveHeader(cell)) return 1;
    return findAlias(cell) !== null || findLabelOf(cell) !== null ? COMPOSED : 0;
  };
  const remembered = memoize(weigh);
  return (cells) => cells.reduce((sum, cell) => sum + remembered(cell), 0);
}
