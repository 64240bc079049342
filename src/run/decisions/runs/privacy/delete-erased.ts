import type { FeedSettings } from "../../../../model/feed.ts";
import { doubtsAbout, personKnownAs } from "../../../push/never/person-known.ts";
import { refusedLately, storeRemovals } from "../../../push/never/removal-runs.ts";
import type { RunEnv } from "../../../run-env.ts";

/**
 * Stores deletes of contacts whose people are to be erased: where a create in doubt turned out to be a contact, and where the
 * service refused the delete a day ago. This pass then makes the calls.
 */
export function deleteErased(feeds: readonly FeedSettings[], env: Pick<RunEnv, "ledger" | "now">): void {
  const { ledger } = env;
  const since = refusedLately(env);
  for (const { person, keepContact, stage, traces } of ledger.erasures.open()) {
    const known = keepContact || stage !== "asked" || traces !== null ? null : personKnownAs(person, ledger);
    if (known === null || doubtsAbout(known, ledger).length > 0) continue;
    const left = known.entries.filter(({ contactId }) => ledger.removals.refusedIn(contactId, since) === null);
    storeRemovals(left, "erase", feeds, env);
  }
}
