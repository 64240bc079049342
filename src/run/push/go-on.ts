import type { Group } from "../../model/contact.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { FinishedRun } from "../finish-run.ts";
import { holdForStrangers } from "./hold-for-strangers.ts";
import { carryOut } from "../run.ts";
import type { RunEnv } from "../run-env.ts";

/** Returns the service's groups of now; or why no call may be made, in whole sentences. */
export type GroupsNow = () => Promise<readonly Group[] | string>;

/**
 * Goes on with a run that was interrupted, halted or deferred. What it has not created waits for a person if people came into
 * its groups since. The groups are read only if the run still has to create contacts.
 *
 * @returns a text: why no call may be made
 */
export async function goOn(
  name: string,
  feed: FeedSettings,
  groupsNow: GroupsNow,
  env: RunEnv,
): Promise<FinishedRun | string> {
  const run = env.ledger.runs.named(name);
  if (run.status !== "superseded" && env.ledger.operations.waitingCreates(name).length > 0) {
    const groups = await groupsNow();
    if (typeof groups === "string") return groups;
    holdForStrangers(run, groups, env);
  }
  return carryOut(name, feed, env);
}
