import type { Entry } from "../../model/contact.ts";
import type { Database } from "../database/open-database.ts";
import { ENTRY_COLUMNS, toEntry } from "../entries/entries.ts";

/** Traits by which entries are preselected: any of them is enough. */
export interface SoughtTraits {
  /** `MM-DD` */
  readonly days: readonly string[];
  /** Letters and digits in the local part and domain of e-mails, without dots: `adalovelace`. */
  readonly mailboxes: readonly string[];
  /** Last digits of phones. */
  readonly digits: readonly string[];
}

/** Returns the linked contacts, of all feeds, that may have one of these traits. The caller compares them. */
export function* likelyEntries(db: Database, { days, mailboxes, digits }: SoughtTraits): Generator<Entry> {
  const phone = ["phone", "applied ->> '$.whatsapp_phone'"].map(
    (column) => `replace(replace(replace(${column}, ' ', ''), '-', ''), '/', '')`,
  );
  const found = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE
      (e.birthday IS NOT NULL AND substr(e.birthday, -5) IN (SELECT value FROM json_each(@days)))
      OR (e.email IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(@mailboxes) m WHERE instr(replace(e.email, '.', ''), m.value) = 1))
      OR EXISTS (SELECT 1 FROM json_each(@digits) d WHERE instr(${phone[0]}, d.value) > 0 OR instr(${phone[1]}, d.value) > 0)`);
  const asked = { days: JSON.stringify(days), mailboxes: JSON.stringify(mailboxes), digits: JSON.stringify(digits) };
  for (const columns of found.iterate(asked)) yield toEntry(columns);
}

/** Returns the linked contacts of all feeds. */
export function* allEntries(db: Database): Generator<Entry> {
  for (const columns of db.prepare(`SELECT ${ENTRY_COLUMNS} FROM entries e ORDER BY id`).iterate())
    yield toEntry(columns);
}
