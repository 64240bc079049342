import type { FeedSettings } from "../../../model/feed.ts";
import { findAlias, findLabelOf } from "./alias-table.ts";
import { fold } from "../../../model/text/text-folding.ts";
import { isSensitiveHeader } from "./sensitive-columns.ts";

/**
 * Returns a function that counts the cells of a line that are known header words: aliases, configured columns and key
 * headers. Intake uses the count to find the header line, the sheet and the code page.
 */
export function scoreHeader(feed: FeedSettings): (cells: readonly string[]) => number {
  const configured = new Set([...Object.keys(feed.columns), ...(feed.key ?? [])].map(fold));
  const isKnown = (cell: string) =>
    cell !== "" &&
    cell.length <= 120 &&
    (configured.has(fold(cell)) || findAlias(cell) !== null || findLabelOf(cell) !== null || isSensitiveHeader(cell));
  return (cells) => cells.filter(isKnown).length;
}
