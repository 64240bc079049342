import type { FeedSettings } from "../../../model/feed.ts";
import type { Entry } from "../../../model/contact.ts";
import type { RunEnv } from "../../run-env.ts";
import { entryKeeping, isNeverIn } from "./never-check.ts";
import { storeRemovals } from "./removal-runs.ts";

/**
 * Deletes the linked contacts of people who must never be greeted, where the ledger has learned of entries that it did not
 * know: after a rebuild, when an older ledger was put back, or when a process died while it made an entry.
 */
export function sweepNever(feeds: readonly FeedSettings[], env: Pick<RunEnv, "ledger" | "now">): void {
  const { ledger } = env;
  if (!ledger.never.isUnswept() || ledger.never.whyUnusable() !== null) return;
  storeRemovals([...linkedNever(env)], "never", feeds, env);
  ledger.never.swept();
}

/**
 * Deletes the contacts of rows of a run whose people must never be greeted, where a person decided who the contact is: by a link,
 * or by an answer. The next pass makes the calls.
 */
export function sweepLinked(run: string, feed: FeedSettings, env: Pick<RunEnv, "ledger" | "now">): void {
  const { never, removals } = env.ledger;
  if (never.isEmpty() || never.whyUnusable() !== null) return;
  const entries = removals.linkedToLeftOut(run).filter(({ contactId }) => entryKeeping(contactId, env.ledger) === null);
  storeRemovals(entries, "never", [feed], env);
}

function* linkedNever({ ledger }: Pick<RunEnv, "ledger">): Generator<Entry> {
  const isNever = isNeverIn(ledger);
  for (const entry of ledger.people.allEntries())
    if (isNever({ ...entry, input: entry.applied }) && entryKeeping(entry.contactId, ledger) === null) yield entry;
}

/** Returns whether a contact that was just linked is of a person who must never be greeted. The next pass then deletes it. */
export function isLeftToSweep(entry: Entry | null, ledger: Pick<RunEnv["ledger"], "never">): boolean {
  if (entry === null || !isNeverIn(ledger)({ ...entry, input: entry.applied })) return false;
  ledger.never.askToSweep();
  return true;
}
