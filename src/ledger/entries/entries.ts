import type { ContactInput, Entry } from "../../model/contact.ts";
import { traitsOf } from "../../model/traits.ts";
import type { Database } from "../database/open-database.ts";

interface NewEntry extends Omit<Entry, "id"> {
  /** The run that links the contact, or changes it. */
  readonly run: string;
}

/** The linked contacts of all feeds. Each method is one statement: the caller opens the transaction. */
export interface Entries {
  /** Returns the entry with this id; null when there is none. */
  byId(id: number): Entry | null;
  /** Returns the entry of a feed's key; null when the key is not linked. */
  byKey(feed: string, key: string): Entry | null;
  /** Returns the id and hash of a key's entry, for comparing a row. Reading the whole entry would take longer. */
  stateOf(feed: string, key: string): Pick<Entry, "id" | "hash"> | null;
  /** Returns the entry that holds this contact_id; null when no entry does. */
  byContact(contactId: number): Entry | null;
  /** Returns whether an entry holds this contact_id. */
  isLinked(contactId: number): boolean;
  /** Returns the number of a feed's linked contacts. */
  count(feed: string): number;
  /** Returns the number of linked contacts of every feed that has any. */
  countByFeed(): readonly { readonly feed: string; readonly linked: number }[];
  /** Returns the number of linked contacts in a group, over all feeds. */
  countInGroup(groupId: number): number;
  /**
   * Returns a feed's entries whose birthday is on one of these days.
   *
   * @param days as `MM-DD`
   */
  withBirthdayOn(feed: string, days: readonly string[]): Iterable<Entry>;
  /** Links a contact. Throws when the key or the contact_id is linked already. */
  insert(entry: NewEntry): void;
  /** Replaces an entry's content. Its contact no longer counts as absent. */
  update(id: number, entry: NewEntry): void;
  /** Makes the next list send the whole row of an entry, as if it was not known what the contact has. */
  forgetHash(id: number): void;
  /** Removes an entry; the service is not called. */
  remove(id: number): void;
}

interface EntryColumns {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  readonly contact_id: number;
  readonly hash: string;
  readonly applied: string;
}

/** The columns that `toEntry` needs, for other queries of the ledger that select from `entries e`. */
export const ENTRY_COLUMNS = "e.id, e.feed, e.key, e.contact_id, e.hash, e.applied";

export function toEntry(columns: unknown): Entry {
  const { contact_id, applied, ...rest } = columns as EntryColumns;
  return { ...rest, contactId: contact_id, applied: JSON.parse(applied) as ContactInput };
}

export function openEntries(db: Database): Entries {
  const select = `SELECT ${ENTRY_COLUMNS} FROM entries e WHERE`;
  const byId = db.prepare(`${select} e.id = ?`);
  const byKey = db.prepare(`${select} e.feed = ? AND e.key = ?`);
  const isLinked = db.prepare("SELECT 1 FROM entries WHERE contact_id = ?");
  const stateByKey = db.prepare("SELECT id, hash FROM entries WHERE feed = ? AND key = ?");
  const byContact = db.prepare(`${select} e.contact_id = ?`);
  const count = db.prepare("SELECT coalesce(sum(linked), 0) FROM linked_counts WHERE feed = ?").pluck();
  const countByFeed = db.prepare(
    "SELECT feed, sum(linked) AS linked FROM linked_counts WHERE linked > 0 GROUP BY feed",
  );
  const countInGroup = db.prepare("SELECT coalesce(sum(linked), 0) FROM linked_counts WHERE group_id = ?").pluck();
  const insert = db.prepare(`
    INSERT INTO entries (feed, key, contact_id, hash, applied, group_id, email, phone, first_name, full_name,
                         birthday, changed_run)
    VALUES (@feed, @key, @contactId, @hash, @applied, @groupId, @email, @phone, @firstName, @fullName, @birthday, @run)`);
  const update = db.prepare(`
    UPDATE entries SET key = @key, hash = @hash, applied = @applied, group_id = @groupId, email = @email,
      phone = @phone, first_name = @firstName, full_name = @fullName, birthday = @birthday, changed_run = @run,
      absent_since = NULL
    WHERE id = @id`);
  const forgetHash = db.prepare("UPDATE entries SET hash = '' WHERE id = ?");
  const remove = db.prepare("DELETE FROM entries WHERE id = ?");

  return {
    byId: (id) => toEntryOrNull(byId.get(id)),
    byKey: (feed, key) => toEntryOrNull(byKey.get(feed, key)),
    stateOf: (feed, key) => (stateByKey.get(feed, key) as Pick<Entry, "id" | "hash"> | undefined) ?? null,
    byContact: (contactId) => toEntryOrNull(byContact.get(contactId)),
    isLinked: (contactId) => isLinked.get(contactId) !== undefined,
    count: (feed) => count.get(feed) as number,
    countByFeed: () => countByFeed.all() as { feed: string; linked: number }[],
    countInGroup: (groupId) => countInGroup.get(groupId) as number,
    withBirthdayOn: (feed, days) => birthdaysOf(db, feed, days),
    insert: (entry) => void insert.run(columnsOf(entry)),
    update: (id, entry) => void update.run({ ...columnsOf(entry), id }),
    forgetHash: (id) => void forgetHash.run(id),
    remove: (id) => void remove.run(id),
  };
}

function* birthdaysOf(db: Database, feed: string, days: readonly string[]): Generator<Entry> {
  // A birthday ends with month and day, with and without a year.
  const found = db.prepare(`SELECT ${ENTRY_COLUMNS} FROM entries e
    WHERE e.feed = ? AND e.birthday IS NOT NULL AND substr(e.birthday, -5) IN (SELECT value FROM json_each(?))`);
  for (const columns of found.iterate(feed, JSON.stringify(days))) yield toEntry(columns);
}

function toEntryOrNull(columns: unknown): Entry | null {
  return columns === undefined ? null : toEntry(columns);
}

function columnsOf(entry: NewEntry) {
  const { feed, key, contactId, hash, applied, run } = entry;
  const groupId = applied.group_id;
  return { feed, key, contactId, hash, run, groupId, applied: JSON.stringify(applied), ...traitsOf(applied) };
}
