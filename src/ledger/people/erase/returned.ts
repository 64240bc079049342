/** Finds erased people who are in the ledger again, because an older ledger was put back. */
import type { Database } from "../../database/open-database.ts";
import type { Erased } from "./erased-file.ts";
import { ROW_HAS_PERSON } from "./records/find-records.ts";
import { scrubData } from "./scrub-json.ts";
import type { ListLine } from "./traces.ts";

/** What came back. */
export interface Returned {
  /** The ids of the people, each once. */
  readonly people: readonly string[];
  /** Number of rows that came back, and that belong to no operation and no open item. */
  readonly rows: number;
  /** Contacts of the ledger whose erasure was asked for and did not end, and is unknown to this ledger. */
  readonly lost: readonly number[];
}

/** Notes the contacts of the file of erased people in a ledger. */
export function noteErased(db: Database, contacts: Erased["contacts"]): void {
  const note = db.prepare("INSERT OR IGNORE INTO erased_contacts VALUES (?, ?)");
  db.transaction(() => contacts.forEach(({ contactId, at }) => note.run(contactId, at))).immediate();
}

/** Returns the people whose contact was erased, or whose line of a list was. */
export function returnedPeople(db: Database, lines: readonly ListLine[]): Omit<Returned, "lost"> {
  const ofContacts = db
    .prepare(`SELECT contact_id FROM entries WHERE contact_id IN (SELECT contact_id FROM erased_contacts)
      UNION SELECT contact_id FROM operations WHERE contact_id IN (SELECT contact_id FROM erased_contacts) AND ${HAS_PERSON}`)
    .pluck()
    .all() as number[];
  const people = new Set(ofContacts.map(String));
  const operations = db.prepare(
    `SELECT id, contact_id AS contact FROM operations WHERE run = ? AND line = ? AND ${HAS_PERSON}`,
  );
  const items = db.prepare("SELECT id FROM open_items WHERE run = ? AND line = ?").pluck();
  const rows = db.prepare(`SELECT 1 FROM row_results WHERE run = ? AND line = ? AND ${ROW_HAS_PERSON}`);
  let others = 0;
  for (const [run, line] of lines) {
    const found = operations.all(run, line) as { id: number; contact: number | null }[];
    const itemsOf = items.all(run, line) as number[];
    for (const { id, contact } of found) people.add(contact === null ? `o${id}` : String(contact));
    for (const id of itemsOf) people.add(`r${id}`);
    if (found.length + itemsOf.length === 0) others += rows.all(run, line).length;
  }
  return { people: [...people], rows: others };
}

/** Returns the contacts whose erasure was asked for, and which an older ledger still has. */
export function lostErasures(db: Database, { contacts, asked }: Pick<Erased, "contacts" | "asked">): readonly number[] {
  const erased = new Set(contacts.map(({ contactId }) => contactId));
  const isLost = db.prepare(`
    SELECT 1 FROM entries WHERE contact_id = @id AND NOT EXISTS (SELECT 1 FROM erasures WHERE person = CAST(@id AS TEXT))`);
  return [...new Set(asked)].filter((id) => !erased.has(id) && isLost.get({ id }) !== undefined);
}

/** Makes lines of lists blank that were about erased people. */
export function blankLines(db: Database, lines: readonly ListLine[]): void {
  const read = db.prepare(
    `SELECT rowid AS id, issues FROM row_results WHERE run = ? AND line = ? AND ${ROW_HAS_PERSON}`,
  );
  const blank = db.prepare(
    "UPDATE row_results SET key = NULL, hash = '', cells = '[]', follow_up = NULL, open_item = NULL, issues = ? WHERE rowid = ?",
  );
  db.transaction(() => {
    for (const [run, line] of lines)
      for (const { id, issues } of read.all(run, line) as { id: number; issues: string }[])
        blank.run(scrubData(issues), id);
  }).immediate();
}

/** An erased operation has a key that no list gives. */
const HAS_PERSON = "key NOT LIKE '[]%'";

/** The name of the fact that says with how many bytes of the file of erased people the ledger was compared. */
const COMPARED = "erased_compared";

/** Returns with how many bytes of the file the ledger was compared. An older ledger that is put back has an older number, or none. */
export function comparedWith(db: Database): number {
  return Number(db.prepare("SELECT value FROM meta WHERE name = ?").pluck().get(COMPARED) ?? 0);
}

/** Notes with how many bytes of the file the ledger was compared. */
export function noteCompared(db: Database, size: number): void {
  db.prepare("INSERT OR REPLACE INTO meta VALUES (?, ?)").run(COMPARED, String(size));
}
