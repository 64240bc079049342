import type { ContactInput } from "../../../model/contact.ts";
import type { Database } from "../../database/open-database.ts";
import type { Issue } from "../../../model/issue.ts";
import { AMONG_OTHERS, WAITING } from "../../runs/open-items/open-items.ts";
import { isGone } from "../gone-contacts.ts";
import type { PersonId } from "../person-names.ts";
import { contactOfRow } from "./contact-of-row.ts";
import type { PersonState } from "./found-person.ts";

/** Who a person is, by what the ledger has: an entry, an operation or a refused row. */
export interface KnownPerson {
  readonly state: PersonState;
  readonly feed: string;
  /** null: a refused row without a key. */
  readonly key: string | null;
  readonly contactId: number | null;
  /** The content last applied, or to be sent; null for a refused row. */
  readonly input: ContactInput | null;
  /** The link to the contact; null: the person is not linked. */
  readonly entry: KnownEntry | null;
  /** The person's row that waits for a correction; null: there is none. */
  readonly openItem: number | null;
  /** The refused row that shows the person; null: a contact or an operation shows the person. */
  readonly row: PersonRow | null;
  /**
   * The contact that has the key of this refused row, or of this create without a contact. It may be another person's, so nothing
   * of it is here. Absent: no contact has the key.
   */
  readonly holder?: number;
}

/** A row that was refused, as the list had it. */
export interface PersonRow {
  readonly run: string;
  readonly line: number | null;
  readonly header: readonly string[];
  readonly cells: readonly string[];
  readonly issues: readonly Issue[];
}

interface KnownEntry {
  readonly applied: ContactInput;
  /** The run that changed the contact last, or another text if a person linked it. */
  readonly changedRun: string;
  /** Since when the list lacks the person (ISO date-time); null: it has the person. */
  readonly absentSince: string | null;
}

/** Returns the person that an id names; null if the ledger has nothing under it. A row that became a contact is the contact. */
export function findPerson(db: Database, id: PersonId): KnownPerson | null {
  switch (id.kind) {
    case "contact":
      return byContact(db, id.contactId);
    case "operation":
      return byOperation(db, id.operation);
    case "open_item":
      return byOpenItem(db, id.openItem);
    case "line":
      return byLine(db, id);
  }
}

const ENTRY = `SELECT feed, key, contact_id AS contactId, applied, changed_run AS changedRun, absent_since AS absentSince FROM entries`;

interface EntryColumns extends Omit<KnownEntry, "applied"> {
  readonly feed: string;
  readonly key: string;
  readonly contactId: number;
  readonly applied: string;
}

function byContact(db: Database, contactId: number): KnownPerson | null {
  const entry = db.prepare(`${ENTRY} WHERE contact_id = ?`).get(contactId) as EntryColumns | undefined;
  if (entry !== undefined) return linked(db, entry);
  const last = db.prepare(`${OPERATION} WHERE contact_id = ? ORDER BY id DESC LIMIT 1`).get(contactId) as
    | OperationColumns
    | undefined;
  return last === undefined ? null : { ...unlinked(db, last), contactId };
}

function linked(db: Database, { feed, key, contactId, ...entry }: EntryColumns): KnownPerson {
  const applied = JSON.parse(entry.applied) as ContactInput;
  return {
    state: isGone(db, contactId) ? "gone" : "linked",
    feed,
    key,
    contactId,
    input: applied,
    entry: { ...entry, applied },
    openItem: itemOf(db, feed, key),
    row: null,
  };
}

const OPERATION =
  "SELECT run, feed, key, hash, kind, state, contact_id AS contactId, coalesce(body, input) AS input FROM operations";

interface OperationColumns {
  readonly run: string;
  readonly feed: string;
  readonly key: string;
  readonly hash: string;
  readonly kind: string;
  readonly state: string;
  readonly contactId: number | null;
  readonly input: string;
}

function unlinked(db: Database, operation: OperationColumns): KnownPerson {
  const { feed, key, kind, state, contactId, input } = operation;
  const isDeleted = kind === "delete" && state === "done";
  const isInDoubt = state === "in_doubt" || state === "sending";
  return {
    state: isDeleted ? "deleted" : isInDoubt ? "in_doubt" : "refused",
    feed,
    key,
    contactId,
    input: JSON.parse(input) as ContactInput,
    entry: null,
    openItem: itemOf(db, feed, key, operation),
    row: null,
  };
}

function byOperation(db: Database, id: number): KnownPerson | null {
  const found = db.prepare(`${OPERATION} WHERE id = ?`).get(id) as OperationColumns | undefined;
  if (found === undefined) return null;
  if (found.contactId !== null) return byContact(db, found.contactId) ?? byKey(db, found) ?? unlinked(db, found);
  const holder = byKey(db, found)?.contactId ?? null;
  return holder === null ? unlinked(db, found) : { ...unlinked(db, found), key: null, openItem: null, holder };
}

function byKey(db: Database, { feed, key }: { readonly feed: string; readonly key: string }): KnownPerson | null {
  const entry = db.prepare(`${ENTRY} WHERE feed = ? AND key = ?`).get(feed, key) as EntryColumns | undefined;
  return entry === undefined ? null : linked(db, entry);
}

function byOpenItem(db: Database, id: number): KnownPerson | null {
  const found = db
    .prepare("SELECT feed, subject, state, status, hash, run, line, header, cells, issues FROM open_items WHERE id = ?")
    .get(id) as (RowColumns & Record<"subject" | "state" | "status" | "hash", string>) | undefined;
  if (found === undefined) return null;
  // A row that waits for a doubt has the key of another person.
  const key = found.subject.endsWith(WAITING) ? null : keyIn(found.subject);
  // A row that waits for a correction has no contact. Of a row with a warning, the contact of its key is compared.
  const became = found.state === "open" ? null : contactBecome(db, { ...found, key, openItem: id });
  return became ?? refusedRow(found, { key, holder: holderOf(db, found.feed, key), openItem: id });
}

interface RowColumns {
  readonly feed: string;
  readonly run: string;
  readonly line: number | null;
  readonly header: string;
  readonly cells: string;
  readonly issues: string;
}

/** The key of the row may be of another person by now, also where no contact has it. So the person has no key. */
function byLine(db: Database, { run, line }: { readonly run: string; readonly line: number }): KnownPerson | null {
  const found = db
    .prepare(
      `SELECT u.feed, t.run, t.line, t.key, t.hash, u.header, t.cells, t.issues,
          (SELECT max(open_item) FROM corrected_rows c WHERE c.run = t.run AND c.line = t.line) AS openItem
        FROM row_results t JOIN runs u ON u.run = t.run
        WHERE t.run = ? AND t.line = ? AND t.cells <> '[]' ORDER BY t.rowid LIMIT 1`,
    )
    .get(run, line) as
    | (RowColumns & { readonly key: string | null; readonly hash: string; readonly openItem: number | null })
    | undefined;
  if (found === undefined) return null;
  const became = contactBecome(db, found);
  return became ?? refusedRow(found, { key: null, holder: holderOf(db, found.feed, found.key), openItem: null });
}

/** Returns the contact that a refused row became; null: none, or the ledger has nothing of it any more. */
function contactBecome(db: Database, row: Parameters<typeof contactOfRow>[1]): KnownPerson | null {
  const contact = contactOfRow(db, row);
  return contact === null ? null : byContact(db, contact);
}

function holderOf(db: Database, feed: string, key: string | null): number | null {
  return key === null ? null : (byKey(db, { feed, key })?.contactId ?? null);
}

/** Returns the person of a row. @param of.holder the contact that has the row's key */
function refusedRow(
  { feed, run, line, header, cells, issues }: RowColumns,
  {
    key,
    holder,
    openItem,
  }: { readonly key: string | null; readonly holder: number | null; readonly openItem: number | null },
): KnownPerson {
  const row: PersonRow = {
    run,
    line,
    header: JSON.parse(header) as string[],
    cells: JSON.parse(cells) as string[],
    issues: JSON.parse(issues) as Issue[],
  };
  const person = { state: "refused", feed, contactId: null, input: null, entry: null, openItem, row } as const;
  return holder === null ? { ...person, key } : { ...person, key: null, holder };
}

/** Returns the key in the name of a row over all runs; null for a row without a key. */
function keyIn(subject: string): string | null {
  const [, key = null] = /^(?:key|delete):(.*)$/su.exec(subject) ?? [];
  return key === null ? null : (key.split(AMONG_OTHERS)[0] ?? null);
}

/**
 * Returns the open item of a key that waits for a correction.
 *
 * @param of the operation whose item it must be: the key's item may be of another row by now
 */
function itemOf(
  db: Database,
  feed: string,
  key: string,
  of: Pick<OperationColumns, "run" | "hash"> | null = null,
): number | null {
  const found = db
    .prepare(`
      SELECT id FROM open_items WHERE feed = @feed AND subject = @subject AND state = 'open' AND status <> 'warning'
        AND (@run IS NULL OR run = @run OR hash = @hash)`)
    .pluck()
    .get({ feed, subject: `key:${key}`, run: of?.run ?? null, hash: of?.hash ?? null });
  return (found as number | undefined) ?? null;
}
