import type { FeedSettings } from "../../../model/feed.ts";
import type { Survey } from "../../../model/survey.ts";
import { matchColumns } from "./match-columns.ts";

/**
 * Returns whether two `columns` settings read a list alike: each field comes from the same columns in the same order, and the
 * key from the same parts. A setting that says what the header says anyway makes no difference.
 *
 * @param survey made from the list with one of the settings
 */
export function readColumnsAlike(
  { header, survey }: { readonly header: readonly string[]; readonly survey: Survey },
  one: FeedSettings,
  other: FeedSettings,
): boolean {
  const used = (feed: FeedSettings): string | null => {
    const match = matchColumns(header, feed, survey, true);
    if (match.kind === "refused") return null;
    const fields = [...match.sources].map(([field, sources]) =>
      // Columns of one rank must agree. Otherwise the first one that is filled counts.
      JSON.stringify([field, sources.map(({ column, rank }, at) => [column, rank === sources[at - 1]?.rank])]),
    );
    return JSON.stringify([fields.toSorted(), match.key]);
  };
  const before = used(one);
  return before !== null && before === used(other);
}
