import type { LineCode } from "../../../model/issue.ts";

/** The keys of `Issue.data` of lines of a corrected report: `id` is the `_id` cell, `name` the person of its row, `list` the name of the held run. */
export const LINE_DATA_KEYS = {
  foreign_id: ["id"],
  other_feed: ["id", "feed"],
  other_row: ["id", "name"],
  waits_for_list: ["list"],
  list_discarded: ["list"],
  line_outdated: [],
  line_solved: [],
} as const satisfies Readonly<Record<LineCode, readonly string[]>>;
