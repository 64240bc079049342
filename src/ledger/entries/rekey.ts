import type { ContactJournal } from "./contact-journal.ts";
import { isRetiredKey } from "../../model/text/row-key.ts";
import { moveCorrections } from "../corrections/corrections-of-contacts.ts";
import type { Database } from "../database/open-database.ts";

/** A linked contact and the key that replaces its former one. */
export interface NewKey {
  readonly entryId: number;
  readonly key: string;
}

/**
 * Gives a feed's entries new keys, in the journal and in the ledger. Two entries may swap their keys.
 *
 * @param run the run whose list has the new keys
 */
export function rekey(
  db: Database,
  journal: Pick<ContactJournal, "append">,
  { feed, run }: { readonly feed: string; readonly run: string },
  keys: readonly NewKey[],
  at: string,
): void {
  const free = freeKeys(db, feed, keys);
  noteLinks(
    db,
    journal,
    free.map(({ entryId, key }) => ({ entryId, key, feed })),
    at,
  );
  const find = db.prepare('SELECT key AS "from", contact_id AS contactId FROM entries WHERE id = ?');
  moveCorrections(
    db,
    feed,
    free.map(({ entryId, key }) => ({ ...(find.get(entryId) as { from: string; contactId: number }), to: key })),
  );
  const setKey = db.prepare("UPDATE entries SET key = ? WHERE id = ?");
  // Each entry first gets a text that is never a key, because two entries that swap their keys must not collide.
  for (const { entryId } of free) setKey.run(`\u0000${entryId}`, entryId);
  for (const { entryId, key } of free) setKey.run(key, entryId);
  // A retired key is not one of the list's keys: it leaves open under which setting the contact's key was made.
  const setRun = db.prepare("UPDATE entries SET changed_run = ? WHERE id = ?");
  for (const { entryId, key } of free) if (!isRetiredKey(key)) setRun.run(run, entryId);
}

/** Returns the new keys that no other entry took while the run was held. */
function freeKeys(db: Database, feed: string, keys: readonly NewKey[]): readonly NewKey[] {
  const holder = db.prepare("SELECT id FROM entries WHERE feed = ? AND key = ?").pluck();
  for (let free = keys; ;) {
    const moving = new Set(free.map(({ entryId }) => entryId));
    const still = free.filter(({ key }) => {
      const id = holder.get(feed, key) as number | undefined;
      return id === undefined || moving.has(id);
    });
    if (still.length === free.length) return free;
    free = still;
  }
}

/** Notes in the journal which feed and key each contact is linked to from now on. */
export function noteLinks(
  db: Database,
  journal: Pick<ContactJournal, "append">,
  names: readonly (NewKey & { readonly feed: string })[],
  at: string,
): void {
  const find = db.prepare("SELECT contact_id AS contactId, group_id AS groupId FROM entries WHERE id = ?");
  journal.append(
    names.flatMap(({ entryId, feed, key }) => {
      const found = find.get(entryId) as { contactId: number; groupId: number } | undefined;
      return found === undefined ? [] : [{ at, event: "linked", feed, key, ...found, operation: null }];
    }),
  );
}
