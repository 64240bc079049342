import type { ContactInput, Entry } from "../../../model/contact.ts";
import { afterApplying } from "../../../model/flat-input.ts";
import type { Database } from "../../database/open-database.ts";
import { openEntries } from "../../entries/entries.ts";
import type { StoredOperation } from "../operations.ts";
import { readHistory } from "./contact-history.ts";

/** What an undo knows of an operation that got no answer. The fields are those of an undo's candidate. */
interface UnansweredChange {
  readonly former: ContactInput;
  readonly formerKey: string;
  readonly state: "as_left" | "may_be_gone" | "in_doubt";
  readonly by: null;
  readonly entry: Entry;
}

/**
 * Returns what an update or delete that got no answer may have changed: the service may hold what was sent. Returns null when
 * the service certainly does not hold it, or when a later call decided about the contact.
 */
export function unansweredChange(
  db: Database,
  { id, kind, contactId, input }: StoredOperation,
): UnansweredChange | null {
  const entry = contactId === null ? null : openEntries(db).byContact(contactId);
  // Each attempt empties the hash of the entry. An answer sets it again.
  if (entry === null || entry.hash !== "") return null;
  const known = { former: entry.applied, formerKey: entry.key, by: null };
  if (readHistory(db, id, contactId).isUnanswered) return { ...known, state: "in_doubt", entry };
  if (kind === "delete") return { ...known, state: "may_be_gone", entry };
  return { ...known, state: "as_left", entry: { ...entry, applied: afterApplying(entry.applied, input) } };
}
