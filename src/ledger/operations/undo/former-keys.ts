/** Finds the keys that contacts had before a run gave the keys to others. */
import type { Entry } from "../../../model/contact.ts";
import { retiredKey } from "../../../model/text/row-key.ts";
import type { Database } from "../../database/open-database.ts";
import { ENTRY_COLUMNS, toEntry } from "../../entries/entries.ts";

/** Returns the key that a contact had before a run gave it its key of now; null: the run did not, or it is not known. */
export function formerKeyOf(db: Database, { id, key, contactId }: Entry, run: string): string | null {
  const changedRun = db.prepare("SELECT changed_run FROM entries WHERE id = ?").pluck().get(id);
  if (changedRun !== run) return null;
  const last = db
    .prepare(
      "SELECT run, key, former_key AS former FROM operations WHERE contact_id = ? AND state = 'done' ORDER BY id DESC LIMIT 1",
    )
    .get(contactId) as { readonly run: string; readonly key: string; readonly former: string | null } | undefined;
  // A contact whose key alone changed has no operation of the run.
  const former = last?.run === run ? last.former : (last?.key ?? null);
  return former === key ? null : former;
}

/** Returns the contact that lost a key to another person last, and has no other key of a list; null: there is none. */
export function retiredFrom(db: Database, feed: string, key: string): Entry | null {
  // All retired forms of one key begin alike: only the contact_id at their end differs.
  const start = retiredKey(key, 0).slice(0, -'"0"]'.length);
  const retired = db
    .prepare(`SELECT ${ENTRY_COLUMNS} FROM entries e WHERE feed = ? AND key > ? AND key < ? ORDER BY contact_id DESC`)
    .all(feed, start, `${start}~`)
    .map(toEntry);
  return retired.find((entry) => entry.key === retiredKey(key, entry.contactId)) ?? null;
}
