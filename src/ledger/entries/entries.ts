import type { ContactInput } from "../../model/contact.ts";
import { traitsOf } from "../../model/traits.ts";
import type { Database } from "../database/open-database.ts";

/** A linked contact: what was last applied to it, under which key of which feed. */
export interface Entry {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  readonly contactId: number;
  /** Hash of the row as last applied; "": what the contact holds is not certain (linked by hand, rebuilt). */
  readonly hash: string;
  readonly applied: ContactInput;
}

export interface NewEntry {
  readonly feed: string;
  readonly key: string;
  readonly contactId: number;
  readonly hash: string;
  readonly applied: ContactInput;
  readonly run: string;
}

interface EntryColumns {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  readonly contact_id: number;
  readonly hash: string;
  readonly applied: string;
}

/** Columns that make an `Entry`, for queries elsewhere in the ledger. */
export const ENTRY_COLUMNS = "e.id, e.feed, e.key, e.contact_id, e.hash, e.applied";

export function toEntry(columns: unknown): Entry {
  const { contact_id, applied, ...rest } = columns as EntryColumns;
  return { ...rest, contactId: contact_id, applied: JSON.parse(applied) as ContactInput };
}

export type Entries = ReturnType<typeof openEntries>;

/** Reads and writes linked contacts. Every function is one statement: the caller opens the transaction. */
export function openEntries(db: Database) {
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
  const remove = db.prepare("DELETE FROM entries WHERE id = ?");

  return {
    byId: (id: number): Entry | null => orNull(byId.get(id)),
    byKey: (feed: string, key: string): Entry | null => orNull(byKey.get(feed, key)),
    /** What a row is compared with, without all that the contact holds. */
    stateOf: (feed: string, key: string) =>
      (stateByKey.get(feed, key) as Pick<Entry, "id" | "hash"> | undefined) ?? null,
    byContact: (contactId: number): Entry | null => orNull(byContact.get(contactId)),
    isLinked: (contactId: number): boolean => isLinked.get(contactId) !== undefined,
    count: (feed: string): number => count.get(feed) as number,
    countByFeed: () => countByFeed.all() as readonly { feed: string; linked: number }[],
    countInGroup: (groupId: number): number => countInGroup.get(groupId) as number,
    insert: (entry: NewEntry): void => void insert.run(columnsOf(entry)),
    update: (id: number, entry: NewEntry): void => void update.run({ ...columnsOf(entry), id }),
    remove: (id: number): void => void remove.run(id),
  };
}

function orNull(columns: unknown): Entry | null {
  return columns === undefined ? null : toEntry(columns);
}

function columnsOf(entry: NewEntry) {
  const { feed, key, contactId, hash, applied, run } = entry;
  const groupId = applied.group_id;
  return { feed, key, contactId, hash, run, groupId, applied: JSON.stringify(applied), ...traitsOf(applied) };
}
