import type { LikelyPair } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";

/** Values that identify a person under any key. */
const IDENTIFYING_COLUMNS = ["email", "phone", "full_name, birthday"];

/**
 * Returns the pairs of a new row and a vanished contact that share an e-mail, a phone, or name and birthday. A row
 * whose key has a create in doubt is left out: its person is the one of that create.
 *
 * When several rows or contacts share a value, each is paired with two of the other side. Two are enough to show that
 * the match is not one to one. All pairs would be too many: a thousand rows and a thousand contacts with the phone of
 * one office would make a million.
 */
export function findLikelyPairs(db: Database, feed: string): readonly LikelyPair[] {
  if (db.prepare("SELECT 1 FROM temp.vanished LIMIT 1").get() === undefined) return [];
  return IDENTIFYING_COLUMNS.flatMap((columns) => db.prepare(pairsBy(columns)).all({ feed }) as LikelyPair[]);
}

function pairsBy(columns: string): string {
  const nth = `row_number() OVER (PARTITION BY ${columns}) AS nth`;
  const isKnown = `(${columns}) IS NOT (${columns.replaceAll(/\w+/gu, "NULL")})`;
  return `
    WITH contact AS MATERIALIZED (
      SELECT e.id, ${columns}, ${nth} FROM temp.vanished v CROSS JOIN entries e ON e.id = v.entry_id WHERE ${isKnown}),
    arrival AS MATERIALIZED (
      SELECT s.seq, ${columns}, ${nth} FROM temp.staged s
      WHERE s.state = 'contact' AND s.entry_id IS NULL AND (${columns}) IN (SELECT ${columns} FROM contact)
        AND NOT EXISTS (SELECT 1 FROM operations o
          WHERE o.feed = @feed AND o.key = s.key AND o.state IN ('sending', 'in_doubt')))
    SELECT seq, id AS entryId FROM arrival CROSS JOIN contact USING (${columns}) WHERE contact.nth <= 2
    UNION ALL SELECT seq, id FROM contact CROSS JOIN arrival USING (${columns}) WHERE arrival.nth <= 2 AND contact.nth > 2`;
}
