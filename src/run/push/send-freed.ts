import type { FeedSettings } from "../../model/feed.ts";
import type { FinishedRun } from "../finish-run.ts";
import { goOn, type GroupsNow } from "./go-on.ts";
import { waitsBehindUndo } from "./resume-runs.ts";
import type { RunEnv } from "../run-env.ts";

/**
 * Sends the rows again that the service refused for an address whose contact is deleted by now. A person who moves to
 * another feed would otherwise be in neither until the next list.
 *
 * @param runs the runs of this pass; a run that goes on replaces its earlier end
 * @param groupsNow reads the service's groups, or returns why no call may be made
 * @param haltOf returns why a run halted; null: it did not
 * @returns why the pass has to stop; null: it goes on
 */
export async function sendFreed(
  feeds: readonly FeedSettings[],
  env: RunEnv,
  runs: FinishedRun[],
  groupsNow: GroupsNow,
  haltOf: (run: FinishedRun) => string | null,
): Promise<string | null> {
  if (env.signal.aborted) return null;
  for (const name of env.ledger.planFreed()) {
    const feed = feeds.find((known) => known.name === env.ledger.runs.named(name).feed);
    if (feed === undefined || env.signal.aborted || waitsBehindUndo({ run: name, feed: feed.name }, env)) continue;
    const finished = await goOn(name, feed, groupsNow, env);
    if (typeof finished === "string") return finished;
    const before = runs.findIndex(({ record }) => record.run === name);
    runs.splice(before < 0 ? runs.length : before, before < 0 ? 0 : 1, finished);
    const halt = haltOf(finished);
    if (halt !== null) return halt;
  }
  return null;
}
