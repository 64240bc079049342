import type { LikelyPair } from "../../model/mapped-row.ts";
import { spellingForms } from "../../model/text/spelling/spelling-forms.ts";
import type { Database } from "../database/open-database.ts";

/** Values that a row and a contact share when they may be the same person. Rules judge the pairs that share one. */
const SHARED_VALUES = [
  "email",
  "phone",
  "full_name",
  "birthday",
  "first_name, email",
  "first_name, phone",
  "first_name, birthday",
  "full_name, birthday",
  "birthday, email",
  "birthday, phone",
];

/**
 * Returns the pairs of a new row and a vanished contact that share a value by which people are recognised, in the order of
 * the rows. A row whose key has a create in doubt is left out: its person is the one of that create.
 *
 * When several rows or contacts share a value, each is paired with two of the other side. Two are enough to show that
 * the match is not one to one. All pairs would be too many: a thousand rows and a thousand contacts with the phone of
 * one office would make a million.
 */
export function findLikelyPairs(db: Database, feed: string): readonly LikelyPair[] {
  if (db.prepare("SELECT 1 FROM temp.vanished LIMIT 1").get() === undefined) return [];
  db.exec("DELETE FROM temp.arrivals; DELETE FROM temp.pairs");
  db.prepare(`
    INSERT INTO temp.arrivals SELECT seq, email, phone, first_name, full_name, birthday FROM temp.staged s
    WHERE s.state = 'contact' AND s.entry_id IS NULL AND NOT EXISTS (SELECT 1 FROM operations o
      WHERE o.feed = ? AND o.key = s.key AND o.state IN ('sending', 'in_doubt'))`).run(feed);
  for (const columns of SHARED_VALUES) db.exec(pairsBy(columns));
  pairBySpelling(db);
  const found = db.prepare("SELECT seq, entry_id AS entryId FROM temp.pairs ORDER BY seq, entry_id").all();
  db.exec("DELETE FROM temp.arrivals; DELETE FROM temp.pairs; DELETE FROM temp.spellings");
  return found as LikelyPair[];
}

function pairsBy(columns: string): string {
  const nth = `row_number() OVER (PARTITION BY ${columns}) AS nth`;
  const isKnown = columns
    .split(", ")
    .map((column) => `${column} IS NOT NULL`)
    .join(" AND ");
  return `
    WITH contact AS MATERIALIZED (
      SELECT e.id, ${columns}, ${nth} FROM temp.vanished v CROSS JOIN entries e ON e.id = v.entry_id WHERE ${isKnown}),
    arrival AS MATERIALIZED (
      SELECT seq, ${columns}, ${nth} FROM temp.arrivals WHERE (${columns}) IN (SELECT ${columns} FROM contact))
    INSERT OR IGNORE INTO temp.pairs
      SELECT seq, id FROM arrival CROSS JOIN contact USING (${columns}) WHERE contact.nth <= 2
      UNION ALL SELECT seq, id FROM contact CROSS JOIN arrival USING (${columns}) WHERE arrival.nth <= 2 AND contact.nth > 2`;
}

/** The program pairs new with vanished people by similar values up to this number of each. A larger list is a list of other people. */
const MOST_SPELLED = 20_000;
/** Number of people with one form who are paired, on each side. */
const MOST_ALIKE = 20;

interface Spelled {
  readonly id: number;
  readonly firstName: string | null;
  readonly fullName: string | null;
  readonly birthday: string;
}

/**
 * Adds pairs whose name and birthday may be one person's, written in two ways. People whose name and birthday are equal on
 * the other side are left out: after a change of the `key` setting, these are nearly all.
 */
function pairBySpelling(db: Database): void {
  const gone = "temp.vanished v CROSS JOIN entries e ON e.id = v.entry_id";
  const isKnown = "full_name IS NOT NULL AND birthday IS NOT NULL";
  const contacts = db
    .prepare<[number], Spelled>(`
      SELECT e.id, e.first_name AS firstName, e.full_name AS fullName, e.birthday FROM ${gone} WHERE ${isKnown}
        AND (full_name, birthday) NOT IN (SELECT full_name, birthday FROM temp.arrivals WHERE ${isKnown}) LIMIT ?`)
    .all(MOST_SPELLED + 1);
  if (contacts.length === 0 || contacts.length > MOST_SPELLED) return;
  const rows = db
    .prepare<[number], Spelled>(`
      SELECT seq AS id, first_name AS firstName, full_name AS fullName, birthday FROM temp.arrivals WHERE ${isKnown}
        AND (full_name, birthday) NOT IN (SELECT e.full_name, e.birthday FROM ${gone} WHERE ${isKnown}) LIMIT ?`)
    .all(MOST_SPELLED + 1);
  if (rows.length > MOST_SPELLED) return;
  const insert = db.prepare("INSERT INTO temp.spellings (form, seq, entry_id) VALUES (?, ?, ?)");
  for (const { id, firstName, fullName, birthday } of contacts)
    for (const form of spellingForms(firstName, fullName, birthday)) insert.run(form, null, id);
  for (const { id, firstName, fullName, birthday } of rows)
    for (const form of spellingForms(firstName, fullName, birthday)) insert.run(form, id, null);
  const few = (column: string) => `
    SELECT form, ${column} FROM (SELECT form, ${column}, row_number() OVER (PARTITION BY form) AS nth
      FROM temp.spellings WHERE ${column} IS NOT NULL) WHERE nth <= ${MOST_ALIKE}`;
  db.exec(`
    WITH contact AS MATERIALIZED (${few("entry_id")}), arrival AS MATERIALIZED (${few("seq")})
    INSERT OR IGNORE INTO temp.pairs SELECT seq, entry_id FROM arrival CROSS JOIN contact USING (form)`);
}
