/** Stores groups, contacts and the latest changes (for the page at `/`) in SQLite. */
import type { CountedGroup, Category, ContactFields, StoredContact, StoredGroup } from "./contacts/contact-fields.ts";
import { addressKeys, columnsOf, contactOf } from "./contacts/contact-row.ts";
import type { SandboxDatabase } from "./database.ts";

const FIELD_COLUMNS = [
  "group_id",
  "first_name",
  "last_name",
  "email",
  "phone",
  "whatsapp_phone",
  "birthday",
  "timezone",
  "gender",
  "location",
  "language",
  "company",
  "job_title",
  "salutation",
  "relationship_status",
  "guardian_contact_id",
  "profile_image",
  "status",
  "custom_fields",
] as const satisfies readonly (keyof ContactFields)[];

const INSERTED = [...FIELD_COLUMNS, "email_key", "phone_key", "account", "source", "date_created"] as const;
const UPDATED = [...FIELD_COLUMNS, "email_key", "phone_key", "date_updated"] as const;
const READ = ["contact_id", "account", "source", "date_created", "date_updated", ...FIELD_COLUMNS].join(", ");
const CHANGES_KEPT = 500;

export interface Change {
  readonly change_id: number;
  readonly account: string;
  /** `YYYY-MM-DD HH:MM:SS`, UTC. */
  readonly at: string;
  readonly what: string;
  readonly subject: string;
}

/** Selects contacts. null stands for all accounts or all groups. */
export interface ContactFilter {
  readonly account: string | null;
  readonly groupId: number | null;
  readonly limit: number;
}

/** Groups and contacts with which a sandbox begins. */
export interface KnownState {
  readonly groups: Iterable<StoredGroup>;
  readonly contacts: Iterable<StoredContact>;
  /** Larger than the id of every contact. */
  readonly nextContactId: number;
}

export type Store = ReturnType<typeof createStore>;

/** Creates the store on an opened database. The caller passes all times, as `YYYY-MM-DD HH:MM:SS` in UTC. */
export function createStore(database: SandboxDatabase) {
  const insertContact = database.prepare(
    `INSERT INTO contacts (${INSERTED.join(", ")}) VALUES (${INSERTED.map((name) => `:${name}`).join(", ")})`,
  );
  const updateContact = database.prepare(
    `UPDATE contacts SET ${UPDATED.map((name) => `${name} = :${name}`).join(", ")} WHERE contact_id = :contact_id`,
  );
  const deleteContact = database.prepare("DELETE FROM contacts WHERE contact_id = ?");
  const releaseWards = database.prepare("UPDATE contacts SET guardian_contact_id = NULL WHERE guardian_contact_id = ?");
  const readContact = database.prepare(
    `SELECT ${READ} FROM contacts WHERE contact_id = :contactId AND (:account IS NULL OR account = :account)`,
  );
  const readContacts = database.prepare(
    `SELECT ${READ} FROM contacts WHERE (:account IS NULL OR account = :account)
     AND (:groupId IS NULL OR group_id = :groupId) ORDER BY contact_id DESC LIMIT :limit`,
  );
  const countContacts = database.prepare("SELECT count(*) FROM contacts WHERE account = ?").pluck();
  const findEmail = database.prepare("SELECT contact_id FROM contacts WHERE group_id = ? AND email_key = ?").pluck();
  const findPhone = database.prepare("SELECT contact_id FROM contacts WHERE group_id = ? AND phone_key = ?").pluck();
  const putContact = database.prepare(
    `INSERT INTO contacts (contact_id, ${INSERTED.join(", ")})
     VALUES (:contact_id, ${INSERTED.map((name) => `:${name}`).join(", ")})`,
  );
  const putGroup = database.prepare(
    `INSERT INTO groups (group_id, account, name, category, status, date_created)
     VALUES (:group_id, :account, :name, :category, :status, :date_created)`,
  );
  const beginIds = database.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES ('contacts', ?)");
  const insertGroup = database.prepare(
    "INSERT INTO groups (account, name, category, status, date_created) VALUES (?, ?, ?, ?, ?)",
  );
  const renameGroup = database.prepare("UPDATE groups SET name = ? WHERE group_id = ?");
  const readGroup = database.prepare("SELECT * FROM groups WHERE group_id = ?");
  const readGroups = database.prepare(
    `SELECT g.*, (SELECT count(*) FROM contacts c WHERE c.group_id = g.group_id) AS contact_count
     FROM groups g WHERE :account IS NULL OR account = :account ORDER BY group_id`,
  );
  const everHadGroups = database.prepare("SELECT 1 FROM sqlite_sequence WHERE name = 'groups'").pluck();
  const findMember = database.prepare("SELECT 1 FROM contacts WHERE group_id = ? LIMIT 1").pluck();
  const dropGroup = database.prepare("DELETE FROM groups WHERE group_id = ?");
  const ungroup = database.prepare("UPDATE contacts SET group_id = NULL, date_updated = ? WHERE group_id = ?");
  const releaseWardsOfGroup = database.prepare(
    `UPDATE contacts SET guardian_contact_id = NULL
     WHERE guardian_contact_id IN (SELECT contact_id FROM contacts WHERE group_id = ?)`,
  );
  const emptyGroup = database.prepare("DELETE FROM contacts WHERE group_id = ?");
  const insertChange = database.prepare("INSERT INTO changes (account, at, what, subject) VALUES (?, ?, ?, ?)");
  const trimChanges = database.prepare("DELETE FROM changes WHERE change_id <= ?");
  const readChanges = database.prepare("SELECT * FROM changes ORDER BY change_id DESC LIMIT ?");
  /** Number of contacts per account, so that the plan limit needs no counting query at each create. */
  const counts = new Map<string, number>();

  function count(account: string): number {
    const known = counts.get(account) ?? (countContacts.get(account) as number);
    counts.set(account, known);
    return known;
  }

  function note(account: string, at: string, what: string, subject: string): void {
    const { lastInsertRowid } = insertChange.run(account, at, what, subject);
    if (Number(lastInsertRowid) % CHANGES_KEPT === 0) trimChanges.run(Number(lastInsertRowid) - CHANGES_KEPT);
  }

  return {
    contactCount: count,

    insertContact(account: string, fields: ContactFields, source: string, at: string): StoredContact {
      const before = count(account);
      const row = { ...columnsOf(fields), account, source, date_created: at };
      const contactId = Number(insertContact.run(row).lastInsertRowid);
      counts.set(account, before + 1);
      note(account, at, "created", nameOf(contactId, fields));
      return { contact_id: contactId, account, source, date_created: at, date_updated: null, ...fields };
    },

    /** Puts groups and contacts that have ids into an empty store. New contacts get ids from `nextContactId` on. */
    load({ groups, contacts, nextContactId }: KnownState): void {
      database.transaction(() => {
        beginIds.run(nextContactId - 1);
        for (const group of groups) putGroup.run(group);
        for (const { contact_id, account, source, date_created, ...fields } of contacts)
          putContact.run({ ...columnsOf(fields), contact_id, account, source, date_created });
      })();
    },

    updateContact(before: StoredContact, fields: ContactFields, at: string): StoredContact {
      const contactId = before.contact_id;
      updateContact.run({ ...columnsOf(fields), contact_id: contactId, date_updated: at });
      const changed = FIELD_COLUMNS.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(fields[name]));
      const what = changed.length === 0 ? "updated, nothing changed" : `updated: ${changed.join(", ")}`;
      note(before.account, at, what, nameOf(contactId, fields));
      return { ...before, ...fields, date_updated: at };
    },

    /** Removes a contact for good, also as the guardian of other contacts. */
    deleteContact(contact: StoredContact, at: string): void {
      const before = count(contact.account);
      releaseWards.run(contact.contact_id);
      deleteContact.run(contact.contact_id);
      counts.set(contact.account, before - 1);
      note(contact.account, at, "deleted", nameOf(contact.contact_id, contact));
    },

    /** Returns a contact of an account, or of any account if `account` is null. */
    contact(account: string | null, contactId: number): StoredContact | null {
      const row = readContact.get({ contactId, account });
      return row === undefined ? null : contactOf(row);
    },

    /** Returns the selected contacts, newest first. */
    contacts(filter: ContactFilter): StoredContact[] {
      return readContacts.all(filter).map(contactOf);
    },

    /** Returns the id of another contact in the group with the same email or phone (the 409 rule), or null. */
    holder(groupId: number, fields: ContactFields, except: number | null): number | null {
      const { email_key: email, phone_key: phone } = addressKeys(fields);
      const found = [
        ...(email === null ? [] : findEmail.all(groupId, email)),
        ...(phone === null ? [] : findPhone.all(groupId, phone)),
      ] as number[];
      return found.find((contactId) => contactId !== except) ?? null;
    },

    insertGroup(account: string, name: string, category: Category, at: string): StoredGroup {
      const groupId = Number(insertGroup.run(account, name, category, "active", at).lastInsertRowid);
      return { group_id: groupId, account, name, category, status: "active", date_created: at };
    },

    renameGroup(groupId: number, name: string): void {
      renameGroup.run(name, groupId);
    },

    group(groupId: number): StoredGroup | null {
      return (readGroup.get(groupId) as StoredGroup | undefined) ?? null;
    },

    /** Returns the groups of an account, or of all accounts if `account` is null, ordered by id. */
    groups(account: string | null): CountedGroup[] {
      return readGroups.all({ account }) as CountedGroup[];
    },

    /** Returns true if a group was ever created, even if none is left. */
    hadGroups(): boolean {
      return everHadGroups.get() !== undefined;
    },

    hasMembers(groupId: number): boolean {
      return findMember.get(groupId) !== undefined;
    },

    /** Removes a group. Its contacts stay without a group, or are deleted too. */
    deleteGroup(group: StoredGroup, contacts: "keep" | "delete", at: string): void {
      database.transaction(() => {
        if (contacts === "delete") {
          releaseWardsOfGroup.run(group.group_id);
          emptyGroup.run(group.group_id);
        } else ungroup.run(at, group.group_id);
        dropGroup.run(group.group_id);
        note(group.account, at, `group deleted, contacts: ${contacts}`, `group ${group.group_id}: ${group.name}`);
      })();
      counts.delete(group.account);
    },

    /** Returns the latest changes, newest first. */
    changes(limit: number): Change[] {
      return readChanges.all(limit) as Change[];
    },

    close(): void {
      database.close();
    },
  };
}

function nameOf(contactId: number, fields: ContactFields): string {
  return `contact ${contactId}: ${fields.first_name} ${fields.last_name}`.trimEnd();
}
