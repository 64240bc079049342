/** Decides whether a contact may be linked to a key. */
import { readableKey } from "../../model/text/row-key.ts";
import { entryKeeping } from "../push/never/never-check.ts";
import type { RunEnv } from "../run-env.ts";
import { personInWords } from "./row-name.ts";

/** Returns why a contact can't be linked to a key: one of them is linked, or the contact is gone or kept as it is; null: it can. */
export function linkedElsewhere(
  feed: string,
  key: string,
  contactId: number,
  { entries, manualDecisions, never }: Pick<RunEnv["ledger"], "entries" | "manualDecisions" | "never">,
): string | null {
  // The contact may be one that no list may change.
  if (never.whyUnusable() !== null) return "people who must never be greeted can't be recognised now, as status says";
  const kept = entryKeeping(contactId, { never });
  if (kept !== null)
    return `the person of contact ${contactId} was erased here, and the contact was kept. No list changes the contact. To let lists change the contact again, end the entry first: celebration-sync never lift ${kept}`;
  const holder = entries.byContact(contactId);
  if (holder !== null) return `contact ${contactId} is linked to ${personInWords(holder, holder.applied)}`;
  if (manualDecisions.isDeleted(contactId)) return `this program deleted contact ${contactId} from the service`;
  const linked = entries.byKey(feed, key)?.contactId ?? null;
  // The service may have lost the contact, or this ledger may be older than a create of the person.
  if (linked === null || manualDecisions.isNotFound(linked)) return null;
  return `${readableKey(key)} is linked to contact ${linked}`;
}
