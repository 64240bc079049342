import type { FeedSettings } from "../../../model/feed.ts";
import type { Entry } from "../../../model/contact.ts";
import type { RunEnv } from "../../run-env.ts";
import { dropFromUndos } from "./drop-from-undos.ts";
import { entryKeeping, isNeverAsWritten, isNeverIn } from "./never-check.ts";
import { refusedLately, storeRemovals } from "./removal-runs.ts";

/**
 * Deletes the linked contacts of people who must never be greeted, where the ledger has learned of entries that it did not
 * know: after a rebuild, when an older ledger was put back, or when a process died while it made an entry. A contact that is only
 * alike stays, as after the command `never`, and the log names it. Undos that wait lose these people, too. It also tries deletes again that the service refused a day ago.
 */
export function sweepNever(feeds: readonly FeedSettings[], env: Pick<RunEnv, "ledger" | "now" | "log">): void {
  const { ledger } = env;
  if (ledger.never.isEmpty() || ledger.never.whyUnusable() !== null) return;
  storeRemovals(ledger.removals.refusedNever(refusedLately(env)).filter(isToBeDeleted(env)), "never", feeds, env);
  if (!ledger.never.isUnswept()) return;
  storeRemovals([...linkedNever(env)], "never", feeds, env);
  dropFromUndos(env);
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

function* linkedNever({ ledger, log }: Pick<RunEnv, "ledger" | "log">): Generator<Entry> {
  const isDue = isToBeDeleted({ ledger });
  const isCertain = isNeverAsWritten(ledger);
  for (const entry of ledger.people.allEntries()) {
    if (!isDue(entry)) continue;
    if (isCertain(entry)) yield entry;
    else
      log(
        "warn",
        `Contact ${entry.contactId} of the list ${entry.feed} may be a person who must never be greeted. It stays. If it is this person: celebration-sync never contact:${entry.contactId}`,
      );
  }
}

/** Returns a check whether a contact is of a person who must never be greeted, and no entry keeps it. */
function isToBeDeleted({ ledger }: Pick<RunEnv, "ledger">): (entry: Entry) => boolean {
  const isNever = isNeverIn(ledger);
  return (entry) => isNever({ ...entry, input: entry.applied }) && entryKeeping(entry.contactId, ledger) === null;
}

/** Returns whether a contact that was just linked is of a person who must never be greeted. The next pass then deletes it. */
export function isLeftToSweep(entry: Entry | null, ledger: Pick<RunEnv["ledger"], "never">): boolean {
  if (entry === null || !isNeverIn(ledger)({ ...entry, input: entry.applied }) || !isNeverAsWritten(ledger)(entry))
    return false;
  ledger.never.askToSweep();
  return true;
}
