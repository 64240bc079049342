import type { Database } from "../database/open-database.ts";

/** What makes a person, under whatever key. */
const TRAITS = ["email", "phone", "full_name, birthday"];

export interface LikelyPair {
  readonly seq: number;
  readonly entryId: number;
}

/**
 * New rows and vanished contacts that share an e-mail, a phone, or name and birthday. A row whose own create may have
 * arrived is nobody else's.
 *
 * Whoever shares it with several is paired with two of them at least, rather than with all: a thousand rows and a thousand
 * contacts with the telephone number of one office would be a million pairs, and say no more.
 */
export function findLikelyPairs(db: Database, feed: string): readonly LikelyPair[] {
  if (db.prepare("SELECT 1 FROM temp.vanished LIMIT 1").get() === undefined) return [];
  return TRAITS.flatMap((traits) => db.prepare(pairsBy(traits)).all({ feed }) as LikelyPair[]);
}

function pairsBy(traits: string): string {
  const nth = `row_number() OVER (PARTITION BY ${traits}) AS nth`;
  const isKnown = `(${traits}) IS NOT (${traits.replaceAll(/\w+/gu, "NULL")})`;
  return `
    WITH contact AS MATERIALIZED (
      SELECT e.id, ${traits}, ${nth} FROM temp.vanished v CROSS JOIN entries e ON e.id = v.entry_id WHERE ${isKnown}),
    arrival AS MATERIALIZED (
      SELECT s.seq, ${traits}, ${nth} FROM temp.staged s
      WHERE s.state = 'contact' AND s.entry_id IS NULL AND (${traits}) IN (SELECT ${traits} FROM contact)
        AND NOT EXISTS (SELECT 1 FROM operations o
          WHERE o.feed = @feed AND o.key = s.key AND o.state IN ('sending', 'in_doubt')))
    SELECT seq, id AS entryId FROM arrival CROSS JOIN contact USING (${traits}) WHERE contact.nth <= 2
    UNION ALL SELECT seq, id FROM contact CROSS JOIN arrival USING (${traits}) WHERE arrival.nth <= 2 AND contact.nth > 2`;
}
