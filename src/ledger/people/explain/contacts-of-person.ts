/** Finds the contacts that a person had one after the other: lists deleted the person and created the person again. */
import type { ContactInput } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import { contactsOf } from "../../operations/undo/contact-history.ts";
import { identityOfInput, isSameAgain, type RecordIdentity } from "../other-person.ts";
import type { KnownPerson } from "../find/find-person.ts";

/** The contacts of a person, and the keys that they had in the person's list. */
export interface ContactsOfPerson {
  readonly contacts: readonly number[];
  readonly keys: ReadonlySet<string>;
}

/**
 * Returns the contacts of a person, and their keys. A contact under the same key counts where its values name the same person. A
 * contact that was replaced counts only for itself: a person answered that the key is another person's.
 */
export function contactsOfPerson(
  db: Database,
  { feed, key, contactId, input }: Pick<KnownPerson, "feed" | "key" | "contactId" | "input">,
): ContactsOfPerson {
  const keys = new Set(key === null ? [] : [key]);
  const contacts = new Set(contactId === null ? [] : contactsOf(db, contactId));
  addKeys(db, feed, contacts, keys);
  if (contactId !== null && isReplaced(db, contactId)) return { contacts: [...contacts], keys };
  // A create without a contact has the values that it sends.
  const own = contactId === null && input !== null ? [identityOfInput(input)] : identitiesOf(db, contacts);
  const others = contactsUnder(db, feed, keys).filter((other) => !contacts.has(other) && !isReplaced(db, other));
  for (const other of others) {
    const found = contactsOf(db, other);
    const isSame = identitiesOf(db, found).some((one) => own.some((known) => isSameAgain(known, one)));
    if (isSame) for (const contact of found) contacts.add(contact);
  }
  addKeys(db, feed, contacts, keys);
  return { contacts: [...contacts], keys };
}

/** Returns who the values name that were sent for contacts, or found at them. */
export function identitiesOf(db: Database, contacts: Iterable<number>): readonly RecordIdentity[] {
  const sent = db.prepare("SELECT coalesce(body, input) AS input, former FROM operations WHERE contact_id = ?");
  const applied = db.prepare("SELECT applied AS input, NULL AS former FROM entries WHERE contact_id = ?");
  const inputs = [...contacts].flatMap((contact) =>
    (
      [...sent.all(contact), ...applied.all(contact)] as { readonly input: string; readonly former: string | null }[]
    ).flatMap(({ input, former }) => [input, former ?? []].flat()),
  );
  return [...new Set(inputs)].map((text) => identityOfInput(JSON.parse(text) as ContactInput));
}

function addKeys(db: Database, feed: string, contacts: Iterable<number>, keys: Set<string>): void {
  const read = db.prepare("SELECT DISTINCT key FROM operations WHERE contact_id = ? AND feed = ?").pluck();
  for (const contact of contacts) for (const former of read.all(contact, feed) as string[]) keys.add(former);
}

/** Returns the contacts that a list deleted under these keys, that have one of them, or that a person decided about. */
function contactsUnder(db: Database, feed: string, keys: ReadonlySet<string>): readonly number[] {
  const isKey = "feed = @feed AND key IN (SELECT value FROM json_each(@keys)) AND contact_id IS NOT NULL";
  return db
    .prepare(`
    SELECT contact_id FROM operations INDEXED BY operations_deleted WHERE kind = 'delete' AND state = 'done' AND ${isKey}
    UNION SELECT contact_id FROM entries WHERE ${isKey}
    UNION SELECT contact_id FROM decisions WHERE ${isKey}`)
    .pluck()
    .all({ feed, keys: JSON.stringify([...keys]) }) as number[];
}

/** Returns whether a contact was deleted because a person answered that its key is another person's. */
function isReplaced(db: Database, contactId: number): boolean {
  return (
    db
      .prepare(
        "SELECT 1 FROM operations WHERE contact_id = ? AND kind = 'delete' AND changes ->> '$.replaced' IS NOT NULL",
      )
      .get(contactId) !== undefined
  );
}
