import type { Erasure } from "../../../../ledger/people/erase/erasures.ts";
import type { Entry } from "../../../../model/contact.ts";
import { doubtsAbout, personKnownAs } from "../../../push/never/person-known.ts";
import type { RunEnv } from "../../../run-env.ts";

export const LEDGER_IS_READ = "another process reads the ledger, so its free space can't be emptied now";

/** Returns why an erasure is not finished yet. */
export function whyPending(erasure: Erasure, env: Pick<RunEnv, "ledger">): string {
  if (erasure.stage === "emptying") return LEDGER_IS_READ;
  return (erasure.stage === "asked" ? whyNotYet(erasure, env) : null) ?? "it was interrupted";
}

/** Returns why a person's contact is still there, or may be; null: nothing keeps the person. */
export function whyNotYet({ person, keepContact, traces }: Erasure, { ledger }: Pick<RunEnv, "ledger">): string | null {
  const known = traces === null ? personKnownAs(person, ledger) : null;
  if (known === null && traces === null) return null;
  const [doubt] = known === null ? [] : doubtsAbout(known, ledger);
  if (doubt !== undefined)
    return `it is not known whether the service created this person (operation ${doubt}), decide that first with celebration-sync resolve ${doubt}`;
  const [entry] = keepContact ? [] : (known?.entries ?? []);
  if (entry !== undefined) return whyNotDeleted(entry, ledger);
  const isClaimed = ledger.runs.withFiles().length > 0;
  return isClaimed ? "a list that stopped before its end may hold the person" : null;
}

/** Begins the reason of an erasure that the next run does not go on with. */
export const REFUSED = "the service refused to delete the contact";

/** Returns why a contact is still linked, and what to do where the service refused the delete. */
function whyNotDeleted(
  { contactId }: Pick<Entry, "contactId">,
  { removals }: Pick<RunEnv["ledger"], "removals">,
): string {
  const run = removals.isRemoving(contactId) ? null : removals.refusedIn(contactId);
  return run === null
    ? "the contact is not deleted yet"
    : `${REFUSED}, as the report of ${run} says. A run tries it again a day later, and erase tries it at once. If the service still refuses, delete contact ${contactId} in the service's own pages, then run erase again. To keep the contact: celebration-sync erase contact:${contactId} --keep-contact`;
}
