import type { DecidingList } from "../deciding-list.ts";
import type { ListReturns } from "../rules/guards/list-guards.ts";

/** Fewer calls take nothing back that counts. */
const FEWEST_CALLS = 2;

/**
 * Returns what a list takes back of the feed's last lists, as far back as it takes back more than half of what was done
 * since; null: it takes back nothing, or most of what was done stays.
 */
export function listReturns({ draft, feed, kind }: Pick<DecidingList, "draft" | "feed" | "kind">): ListReturns | null {
  const planned = draft.countOf("create") + draft.countOf("update") + draft.countOf("delete");
  if (kind !== "list" || planned < FEWEST_CALLS) return null;
  const { returns, calls } = draft.returnsOf(feed.name, planned);
  for (let oldest = calls.length - 1; oldest >= 0; oldest -= 1) {
    const since = returns.filter(({ age }) => age <= oldest);
    const done = calls.slice(0, oldest + 1).reduce((sum, count) => sum + count, 0);
    const single = [...new Map(since.map((each) => [each.id, each])).values()];
    if (single.length === 0 || single.length * 2 <= done) continue;
    const countOf = (of: "leaver" | "joiner" | "value") => single.filter((each) => each.kind === of).length;
    return {
      leavers: countOf("leaver"),
      joiners: countOf("joiner"),
      values: countOf("value"),
      lists: new Set(since.map(({ age }) => age)).size,
      examples: draft.returnExamples(single),
    };
  }
  return null;
}
