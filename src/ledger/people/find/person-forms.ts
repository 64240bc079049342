/** The forms by which a command names one person, also where a key equals the contact_id of another person. */
import { PERSON_FORMS } from "../../../model/text/person-form.ts";
import { foldField } from "../../../model/text/spelling/text-folding.ts";
import { readableKey } from "../../../model/text/row-key.ts";
import { MAY_HAVE_ARRIVED } from "../../database/operation-indexes.ts";
import type { Database } from "../../database/open-database.ts";
import { leftPeople } from "./left-people.ts";
import { parsePersonId, personIdText, type PersonId } from "../person-names.ts";

/** What a form names: one person by a number, or the people with a key. */
export type PersonForm =
  | { readonly kind: "id"; readonly id: PersonId }
  | { readonly kind: "key"; readonly key: string };

const KINDS = ["contact", "operation", "open_item"] as const;

/** Returns what a form names; null for a text that is no form. */
export function parsePersonForm(text: string): PersonForm | null {
  const [, word = "", rest = ""] = /^([a-z]+):\s*(.+)$/u.exec(text) ?? [];
  if (word === PERSON_FORMS.key) return { kind: "key", key: rest };
  if (word === PERSON_FORMS.line) {
    const id = parsePersonId(rest);
    return id?.kind === "line" ? { kind: "id", id } : null;
  }
  const [kind] = KINDS.filter((each) => PERSON_FORMS[each] === word);
  if (kind === undefined || !/^\d{1,15}$/u.test(rest)) return null;
  const number = Number(rest);
  if (kind === "contact") return { kind: "id", id: { kind, contactId: number } };
  return { kind: "id", id: kind === "operation" ? { kind, operation: number } : { kind, openItem: number } };
}

/**
 * Returns the ids of the people of all feeds who have a key: linked, in doubt, deleted where no linked contact has it, refused, and
 * those whose row had the key before.
 */
export function idsWithKey(db: Database, text: string): readonly string[] {
  const key = text.trim();
  const asked = foldField(key);
  const isKey = (found: string) => found === key || foldField(readableKey(found)) === asked;
  const keys = JSON.stringify([key, JSON.stringify([key]), JSON.stringify(["key", key])]);
  const pattern = `%${key.replaceAll(/[\\%_]/gu, "\\$&")}%`;
  const idsIn = (sql: string, toId: (id: number) => PersonId) =>
    (db.prepare(sql).all({ keys, pattern }) as { readonly id: number; readonly key: string }[])
      .filter((found) => isKey(found.key))
      .map(({ id }) => personIdText(toId(id)));
  const toContact = (contactId: number): PersonId => ({ kind: "contact", contactId });
  const linked = idsIn(`SELECT contact_id AS id, key FROM entries WHERE ${HAS_KEY}`, toContact);
  const inDoubt = idsIn(`SELECT id, key FROM operations WHERE ${MAY_HAVE_ARRIVED} AND ${HAS_KEY}`, (operation) => ({
    kind: "operation",
    operation,
  }));
  const deleted = idsIn(
    `SELECT contact_id AS id, key FROM operations o WHERE kind = 'delete' AND state = 'done' AND ${HAS_KEY}
      AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.contact_id = o.contact_id)`,
    toContact,
  );
  const refused = idsIn(
    `SELECT id, key FROM (SELECT id, ${KEY_OF_SUBJECT} AS key FROM open_items i WHERE state = 'open' AND status <> 'in_doubt'
      AND operation IS NOT 'delete' AND subject LIKE 'key:%' AND NOT EXISTS (
        SELECT 1 FROM entries e WHERE e.feed = i.feed AND e.key = substr(i.subject, 5))) WHERE ${HAS_KEY}`,
    (openItem) => ({ kind: "open_item", openItem }),
  );
  const isSought = (_text: string, _phone: string | null, found: string | null) => found !== null && isKey(found);
  const left = leftPeople(db, { condition: HAS_KEY, parameters: [{ keys, pattern }], isSought }).map(({ id }) => id);
  // A refused row of a deleted person stands after the contact, which shows the row, too.
  return [...new Set([...linked, ...inDoubt, ...(linked.length > 0 ? [] : deleted), ...refused, ...left])];
}

/** The key of a row that shares its key with another row, too. */
const KEY_OF_SUBJECT = "substr(subject, 5, instr(subject || char(10), char(10)) - 5)";

/** The text of a key may be part of a longer one: JavaScript compares what SQLite finds. */
const HAS_KEY = "(key IN (SELECT value FROM json_each(@keys)) OR key LIKE @pattern ESCAPE '\\')";
