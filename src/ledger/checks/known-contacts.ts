/** What the ledger knows of the service's contacts, for a stand-in for the service. */
import type { ContactInput } from "../../model/contact.ts";
import { openForReading, type Database } from "../database/open-database.ts";

/** A linked contact. The fields are those that were applied last; a contact that a person linked may have none. */
interface KnownContact {
  readonly contactId: number;
  readonly groupId: number;
  readonly applied: ContactInput;
}

export interface KnownContacts {
  linked(): Iterable<KnownContact>;
  /**
   * Returns the contents of creates for which the service has another contact with the address, as it answered, and the
   * addresses that people are without because another contact has them.
   */
  refusedAsExisting(): Iterable<Pick<ContactInput, "group_id" | "email" | "phone">>;
  /** Whether creates wait because the account has as many contacts as its plan allows. */
  readonly isAccountFull: boolean;
  /** Number of linked contacts whose fields are not known. */
  readonly withoutFields: number;
}

/** Calls `use` with the contacts that a ledger knows, and closes the ledger. */
export function withKnownContacts<T>(ledger: string, use: (known: KnownContacts) => T): T {
  const db = openForReading(ledger);
  try {
    return use(knownContactsIn(db));
  } finally {
    db.close();
  }
}

function knownContactsIn(db: Database): KnownContacts {
  return {
    *linked() {
      const entries = db.prepare("SELECT contact_id AS contactId, group_id AS groupId, applied FROM entries");
      for (const found of entries.iterate()) {
        const entry = found as KnownContact & { readonly applied: string };
        yield { ...entry, applied: JSON.parse(entry.applied) as ContactInput };
      }
    },
    *refusedAsExisting() {
      const creates = db.prepare(`
        SELECT coalesce(o.body, o.input) FROM operations o
        JOIN open_items i ON i.feed = o.feed AND i.subject = 'key:' || o.key AND i.state <> 'closed' AND i.status = '409'
        WHERE o.kind = 'create' AND o.state = 'rejected' AND o.status = 409 AND o.id = (
          SELECT max(n.id) FROM operations n WHERE n.feed = o.feed AND n.key = o.key)
        UNION ALL
        SELECT json_object('group_id', e.group_id, c.target, c.was) FROM corrections c
        JOIN entries e ON e.feed = c.feed AND e.key = c.key WHERE c.kind = 'address' AND c.ended_at IS NULL`);
      for (const content of creates.pluck().iterate()) yield JSON.parse(content as string) as ContactInput;
    },
    isAccountFull:
      db
        .prepare(
          "SELECT 1 FROM operations WHERE state = 'deferred' AND issue ->> '$.code' = 'plan_limit_reached' LIMIT 1",
        )
        .get() !== undefined,
    withoutFields: db.prepare("SELECT count(*) FROM entries WHERE first_name IS NULL").pluck().get() as number,
  };
}
