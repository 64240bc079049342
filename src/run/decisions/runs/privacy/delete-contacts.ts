/** Stores and makes the deletes that a person asked for, and takes back those that were not sent. */
import type { PendingRemoval } from "../../../../ledger/people/never/removals.ts";
import type { Entry } from "../../../../model/contact.ts";
import type { FeedSettings } from "../../../../model/feed.ts";
import { counted } from "../../../../model/text/counted.ts";
import { checkAccountBinding } from "../../../check-account-binding.ts";
import { finishRun } from "../../../finish-run.ts";
import { doubtsAbout, personKnownAs } from "../../../push/never/person-known.ts";
import { refusedLately, storeRemovals } from "../../../push/never/removal-runs.ts";
import { haltOf } from "../../../push/resume-runs.ts";
import { carryOut } from "../../../run.ts";
import type { RunEnv } from "../../../run-env.ts";

/** What became of the contacts that are deleted. */
export interface Deleted {
  readonly deleted: number;
  readonly waiting: number;
  readonly isDone: boolean;
  readonly lines: readonly string[];
}

/** Returns the deletes of these contacts that a person asked for, and that are not finished. */
export function removalsOf(
  entries: readonly Pick<Entry, "contactId">[],
  { removals }: Pick<RunEnv["ledger"], "removals">,
): readonly PendingRemoval[] {
  const contacts = new Set(entries.map(({ contactId }) => contactId));
  return removals.pending().filter(({ contactId }) => contacts.has(contactId));
}

/** Makes the calls of deletes. Where that is not possible now, a later run makes them. */
export async function deleteContacts(
  pending: readonly PendingRemoval[],
  feeds: readonly FeedSettings[],
  env: RunEnv,
): Promise<Deleted> {
  const { ledger } = env;
  if (pending.length === 0) return { deleted: 0, waiting: 0, isDone: true, lines: ["No contact had to be deleted."] };
  const account = await checkAccountBinding(env);
  let why = account.stopReason;
  for (const run of new Set(pending.map((removal) => removal.run))) {
    if (why !== null) break;
    const feed = feeds.find(({ name }) => name === ledger.runs.named(run).feed);
    if (feed !== undefined) why = haltOf(await carryOut(run, feed, env));
  }
  const states = pending.map(({ id }) => ledger.operations.get(id)?.state);
  const deleted = states.filter((state) => state === "done").length;
  const refused = pending.filter((_, at) => states[at] === "rejected");
  const waiting = pending.length - deleted - refused.length;
  const lines = [
    ...(deleted > 0 ? [`${counted(deleted, "contact is", "contacts are")} deleted from the service.`] : []),
    ...(refused[0] === undefined
      ? []
      : [
          `The service refused to delete ${counted(refused.length, "contact")}. The report of ${refused[0].run} says why.`,
        ]),
    ...(waiting > 0
      ? [
          `${counted(waiting, "contact is", "contacts are")} deleted as soon as the service can be reached. ${why ?? ""}`.trim(),
        ]
      : []),
  ];
  return { deleted, waiting, isDone: refused.length + waiting === 0, lines };
}

/** Writes the reports of runs whose last deletes were taken back. */
export async function reportCancelled(runs: readonly string[], env: RunEnv): Promise<void> {
  for (const run of runs) await finishRun(env.ledger.runs.named(run), env);
}

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
