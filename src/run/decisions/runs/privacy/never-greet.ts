import type { FeedSettings } from "../../../../model/feed.ts";
import type { RequestOf, RequestResult } from "../../../../model/request.ts";
import { doubtsAbout, formsOf, personKnownAs, type PersonOfLedger } from "../../../push/never/person-known.ts";
import { storeRemovals } from "../../../push/never/removal-runs.ts";
import type { RunEnv } from "../../../run-env.ts";
import type { Recorder } from "../../recorded-change.ts";
import { endUndosWithoutPeople } from "../undo/end-without-people.ts";
import { deleteContacts, removalsOf } from "./delete-contacts.ts";

/**
 * Makes sure that a person is never greeted again: notes keyed hashes of the person, and deletes the person's contacts at
 * once. No guard asks.
 */
export async function neverGreet(
  { person: id }: RequestOf<"never">,
  feeds: readonly FeedSettings[],
  env: RunEnv,
  record: Recorder,
): Promise<RequestResult> {
  const { ledger } = env;
  const person = personKnownAs(id, ledger);
  if (person === null || person.knownBy.length === 0)
    return { exitCode: 2, lines: [`The ledger has no person “${id}”.`], code: "unknown" };
  const { feed, key, contactId } = person.found;
  ledger.beginChanges();
  const at = new Date(env.now()).toISOString();
  const entry = ledger.never.nextId();
  record.once({ kind: "never", feed, key, contactId, choice: String(entry) }, () => {
    // A crash before the end of this transaction leaves the entry in its file, where the next start finds it.
    ledger.never.add(entry, formsOf(person.knownBy), at);
    if (key !== null) ledger.removals.closeItems(feed, key);
    storeRemovals(person.entries, "never", feeds, env);
  });
  const first = `Entry ${entry}: no list creates or changes this person again. To end the entry: celebration-sync never lift ${entry}`;
  const deleted = await deleteContacts(removalsOf(person.entries, ledger), feeds, env);
  const doubts = doubtsOf(person, env);
  const lines = [first, ...deleted.lines, ...doubts, ...(await endUndosWithoutPeople(env))];
  const exitCode = deleted.isDone && doubts.length === 0 ? 0 : 3;
  return { exitCode, lines, items: [{ never: entry, deleted: deleted.deleted, waiting: deleted.waiting }] };
}

/** Returns a line for each create of the person whose answer was lost: the contact may be there and be greeted. */
function doubtsOf(person: PersonOfLedger, { ledger }: Pick<RunEnv, "ledger">): readonly string[] {
  return doubtsAbout(person, ledger).map(
    (id) =>
      `Whether the service created this person is not known (operation ${id}). Look the person up in the service, then run: celebration-sync resolve ${id} --created CONTACT_ID, or --not-created. A contact that is there is then deleted.`,
  );
}

/** Ends a never entry: from then on, lists may create the person again. */
export function liftNever(
  { id }: RequestOf<"lift">,
  env: Pick<RunEnv, "ledger" | "now">,
  record: Recorder,
): RequestResult {
  const { never } = env.ledger;
  if (!never.list().some((entry) => entry.id === id))
    return {
      exitCode: 2,
      lines: [`There is no never entry ${id}. The entries: celebration-sync never list`],
      code: "unknown",
    };
  record.once({ kind: "lift", choice: String(id) }, () => never.lift(id, new Date(env.now()).toISOString()));
  return { exitCode: 0, lines: [`Entry ${id} is ended. A list that has the person creates the person again.`] };
}
