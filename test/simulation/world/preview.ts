/** Plans files as the command `plan` and the console's check do: nothing is stored, and no answer is carried out. */
import type { FeedSettings } from "../../../src/model/feed.ts";
import { lookAtFile } from "../../../src/pipeline/intake/arrival/look-at-file.ts";
import { checkAccountBinding } from "../../../src/run/check-account-binding.ts";
import { prepareFile } from "../../../src/run/prepare/prepare-file.ts";
import { testFeed } from "./feeds.ts";
import type { Workplace } from "./workplace.ts";

/** Returns the figures, guards and issues that a plan of a file of the feed `staff` shows. */
export async function preview(place: Workplace, path: string, more: Partial<FeedSettings> = {}) {
  const feed = testFeed("staff", more);
  const env = { ...place.env({ waitsForProbes: true }), isPreview: true };
  const look = await lookAtFile(path);
  const file = { ...look, path, name: "staff.csv", mtimeMs: env.now(), feed, hasChanged: async () => false };
  const { groups } = await checkAccountBinding(env);
  const { run: planned, decided } = await prepareFile(file, [feed], groups, env);
  const source = env.ledger.draftReportSource(planned);
  const issues = [...source.openItems()].flatMap(({ line, issue }) => (line === null ? [] : [[line, issue] as const]));
  return { rows: source.record.rows, guards: decided.holds.map(({ guard }) => guard), issues };
}
