import { UNKNOWN_INPUT } from "../../model/contact.ts";
import { openCorrectionsOfContacts } from "../corrections/corrections-of-contacts.ts";
import type { ContactJournal } from "../entries/contact-journal.ts";
import type { Entry } from "../../model/contact.ts";
import type { Entries } from "../entries/entries.ts";
import type { Database } from "../database/open-database.ts";
import { MAY_HAVE_ARRIVED } from "../database/operation-indexes.ts";
import { forgetFeed } from "./forget-feed.ts";
import { createOfContact, removeLink, sendToContact, unlinkContact } from "./unlink-contact.ts";
import { openDeletedContacts } from "./operation-queries.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "./operations.ts";

/** The stored value of an entry's `changed_run`, in place of a run's name, when a person linked the contact. */
export const LINKED_BY_PERSON = "by hand";

/** Stores what people decide about contacts. A contact_id is written to the journal first, then to the ledger. */
export interface ManualDecisions {
  /** Returns the create in doubt of a key; null when there is none. */
  inDoubt(feed: string, key: string): StoredOperation | null;
  /**
   * Links a key to a contact of unknown content, and resolves `doubt` if given. The next list updates the contact, also where
   * the service refused the same row before.
   */
  link(feed: string, key: string, contactId: number, doubt: StoredOperation | null, at: string): void;
  /** Returns whether this program deleted a contact, so that the service has it no more. */
  isDeleted(contactId: number): boolean;
  /** Notes that a person said which contact a create in doubt made. */
  noteResolved(id: number, at: string): void;
  /** Returns whether a person said which contact a create made. */
  isResolved(id: number): boolean;
  /**
   * Returns how a contact was linked. `created`: the service's answer named the contact. `by_person`: a person linked the
   * contact; the link may have ended a `doubt`, and a list may have changed the contact since.
   */
  linkOf(
    entry: Entry,
  ):
    | { readonly kind: "created" }
    | { readonly kind: "by_person"; readonly doubt: StoredOperation | null; readonly isChanged: boolean };
  /**
   * Returns whether the service did not find this contact when it was updated last. A 404 of a contact whose group is gone
   * says nothing about the contact.
   */
  isNotFound(contactId: number): boolean;
  /** Returns whether the service answered the latest call for a contact with 404, also where its group is gone. */
  isMissing(contactId: number): boolean;
  /** Removes a link that a person made. Its contact stays in the service. A `doubt` that the link ended is open again. */
  unlink(entry: Entry, doubt: StoredOperation | null, at: string): void;
  /** Plans a create again like a new one, because it certainly was not applied. */
  planAgain(id: number): void;
  /** Supersedes a create that certainly was not applied, because a newer list decides about the person. */
  supersedeCreate(id: number): void;
  /** Returns the number of a feed's creates in doubt. */
  countInDoubt(feed: string): number;
  /** Removes a feed's contacts from the ledger, deletes none of them at the service, and returns their number. */
  forget(feed: string, at: string): number;
}

export function createManualDecisions(
  db: Database,
  entries: Pick<Entries, "byKey" | "insert">,
  journal: () => Pick<ContactJournal, "append">,
): ManualDecisions {
  const endDoubt = db.prepare(
    "UPDATE operations SET state = @state, contact_id = @contactId, issue = NULL, status = NULL WHERE id = @id",
  );
  // The service refused to create the contact. It was not asked to update the one that is linked now.
  const forgetRefusal = db.prepare("UPDATE open_items SET hash = '' WHERE feed = ? AND subject = ?");
  const corrections = openCorrectionsOfContacts(db);
  const noteResolved = db.prepare("UPDATE operations SET resolved_at = ? WHERE id = ?");
  const isResolved = (id: number): boolean =>
    db.prepare("SELECT 1 FROM operations WHERE id = ? AND resolved_at IS NOT NULL").get(id) !== undefined;
  return {
    inDoubt(feed, key) {
      const found = db
        .prepare(
          `SELECT ${OPERATION_COLUMNS} FROM operations WHERE feed = ? AND key = ? AND state = 'in_doubt' AND ${MAY_HAVE_ARRIVED}`,
        )
        .get(feed, key);
      return found === undefined ? null : toOperation(found);
    },
    link(feed, key, contactId, doubt, at) {
      // The next list may have the person under another key. The body that was sent then identifies the person.
      const applied = doubt === null ? UNKNOWN_INPUT : (doubt.body ?? doubt.input);
      const operation = doubt?.id ?? null;
      db.transaction(() => {
        const former = entries.byKey(feed, key);
        if (former !== null) removeLink(db, journal(), former, "gone", at);
        journal().append([{ at, event: "linked", contactId, feed, key, groupId: applied.group_id, operation }]);
        entries.insert({ feed, key, contactId, hash: "", applied, run: LINKED_BY_PERSON });
        if (former !== null) {
          corrections.replaced(former.contactId, contactId);
          sendToContact(db, former, contactId);
        }
        corrections.linked({ feed, key, contactId });
        forgetRefusal.run(feed, `key:${key}`);
        if (doubt !== null) {
          endDoubt.run({ state: "done", contactId, id: doubt.id });
          noteResolved.run(at, doubt.id);
        }
      }).immediate();
    },
    isDeleted: openDeletedContacts(db),
    isMissing: (contactId) =>
      db
        .prepare("SELECT status = 404 FROM operations WHERE contact_id = ? AND attempts > 0 ORDER BY id DESC LIMIT 1")
        .pluck()
        .get(contactId) === 1,
    isNotFound: (contactId) =>
      db
        .prepare(`
        SELECT status = 404 AND coalesce(issue ->> 'code', '') <> 'group_gone' FROM operations
        WHERE contact_id = ? AND kind = 'update' AND attempts > 0 ORDER BY id DESC LIMIT 1`)
        .pluck()
        .get(contactId) === 1,
    noteResolved: (id, at) => void noteResolved.run(at, id),
    isResolved,
    linkOf(entry) {
      const changedBy = db.prepare("SELECT changed_run FROM entries WHERE id = ?").pluck().get(entry.id);
      const isByPerson = changedBy === LINKED_BY_PERSON;
      const create = createOfContact(db, entry);
      if (create !== null && !isByPerson && !isResolved(create.id)) return { kind: "created" };
      return { kind: "by_person", doubt: create, isChanged: !isByPerson && changedBy !== create?.run };
    },
    unlink: (entry, doubt, at) => unlinkContact(db, journal(), entry, doubt, at),
    planAgain: (id) =>
      void db
        .prepare(`
        UPDATE operations SET state = 'planned', attempts = 0, sent_at = NULL, body = NULL, issue = NULL, status = NULL,
          request_id = NULL WHERE id = ?`)
        .run(id),
    supersedeCreate: (id) => void endDoubt.run({ state: "superseded", contactId: null, id }),
    countInDoubt: (feed) =>
      db
        .prepare(`SELECT count(*) FROM operations WHERE feed = ? AND state = 'in_doubt' AND ${MAY_HAVE_ARRIVED}`)
        .pluck()
        .get(feed) as number,
    forget: (feed, at) => forgetFeed(db, journal(), feed, at),
  };
}
