import type { Traits } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";

/** A create or update, and the contact that may be its person. */
interface CallForContact {
  readonly id: number;
  readonly entryId: number;
}

/** The contacts that a plan leaves as they are. */
interface PeopleLeft {
  /** The contacts about which a row is a question. */
  readonly inQuestion: readonly number[];
  /** Whether the contacts count that no row names. */
  readonly withMissing: boolean;
}

/** A create, and the contact whose address it gets. */
interface AddressPassedOn extends CallForContact {
  readonly seq: number;
  readonly field: "email" | "phone";
}

/** Finds the calls of a draft that may be about another person than the draft has them. */
export interface OddCalls {
  /**
   * Returns creates, each with a contact that may be the same person and that this plan leaves as it is: no row is surely
   * about it, and its delete is not planned. The full name agrees, or the first name and the birthday. A contact that is
   * another person, as a person answered, is left out.
   */
  createsLikePeopleLeft(feed: string, which: PeopleLeft): readonly CallForContact[];
  /**
   * Returns the updates that exchange first and last name, without those of which a person answered who it is; at most three.
   */
  updatesThatExchangeNames(feed: string): readonly CallForContact[];
  /** Returns creates, each with the contact whose e-mail or phone it gets. No other contact of the feed had the address. */
  addressesPassedOn(feed: string): readonly AddressPassedOn[];
  /** Returns a contact of the feed with this first name and birthday; null when there is none. */
  withFirstNameAndBirthday(feed: string, traits: Pick<Traits, "firstName" | "birthday">): number | null;
}

/** With more addresses that pass on, other guards hold the list. */
const MOST_PASSED_ON = 10_000;

export function openOddCalls(db: Database): OddCalls {
  return {
    createsLikePeopleLeft(feed, { inQuestion, withMissing }) {
      const missing = db
        .prepare(`
        SELECT entry_id FROM temp.missing m
        WHERE NOT EXISTS (SELECT 1 FROM temp.planned p WHERE p.entry_id = m.entry_id)
          AND NOT EXISTS (SELECT 1 FROM temp.staged s WHERE s.entry_id = m.entry_id)`)
        .pluck()
        .all() as number[];
      const left = withMissing ? [...missing, ...inQuestion] : inQuestion;
      return left.length === 0 ? [] : createsLike(db, feed, left);
    },
    updatesThatExchangeNames: (feed) =>
      db
        .prepare(`
        SELECT p.id, p.entry_id AS entryId FROM temp.noted_changes f CROSS JOIN temp.noted_changes l
          ON l.field = 'last_name' AND l.seq = f.seq AND l.after_key = f.before_key AND l.before_key = f.after_key
          CROSS JOIN temp.planned p ON p.seq = f.seq AND p.kind = 'update' CROSS JOIN temp.staged s ON s.seq = f.seq
        WHERE f.field = 'first_name' AND p.entry_id = f.entry_id AND NOT EXISTS (SELECT 1 FROM answers a
          WHERE a.feed = ? AND a.subject = s.key AND a.hash = s.hash AND a.contact_id = p.contact_id)
        ORDER BY p.id LIMIT 3`)
        .all(feed) as CallForContact[],
    addressesPassedOn: (feed) =>
      (["email", "phone"] as const).flatMap(
        (field) =>
          db
            .prepare(`
            SELECT p.id, p.seq, q.entry_id AS entryId, '${field}' AS field FROM temp.planned q CROSS JOIN temp.planned p
              ON p.group_id = q.from_group AND p.${field} = q.frees_${field}
            WHERE q.frees_${field} IS NOT NULL AND p.kind = 'create' AND NOT EXISTS (
              SELECT 1 FROM entries e WHERE e.${field} = q.frees_${field} AND e.feed = ? AND e.id <> q.entry_id)
            ORDER BY p.id LIMIT ${MOST_PASSED_ON}`)
            .all(feed) as AddressPassedOn[],
      ),
    withFirstNameAndBirthday: (feed, { firstName, birthday }) =>
      (db
        .prepare("SELECT id FROM entries WHERE feed = ? AND birthday = ? AND first_name = ? ORDER BY id LIMIT 1")
        .pluck()
        .get(feed, birthday, firstName) as number | undefined) ?? null,
  };
}

/** Returns creates, each with those of these contacts that may be the same person. */
function createsLike(db: Database, feed: string, entryIds: readonly number[]): readonly CallForContact[] {
  const like = (columns: string) => `
    SELECT p.id, l.id AS entryId FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq
      JOIN people_left l USING (${columns})
    WHERE p.kind = 'create' AND s.state = 'contact' AND NOT EXISTS (SELECT 1 FROM answers a WHERE a.feed = @feed
      AND a.subject = s.key AND a.hash = s.hash AND a.contact_id = l.contact_id AND a.choice = 'new')`;
  return db
    .prepare(`
    WITH people_left AS MATERIALIZED (
      SELECT e.id, e.contact_id, e.full_name, e.first_name, e.birthday
      FROM json_each(@entryIds) j CROSS JOIN entries e ON e.id = j.value)
    ${like("full_name")} UNION ${like("first_name, birthday")} ORDER BY 1, 2`)
    .all({ feed, entryIds: JSON.stringify(entryIds) }) as CallForContact[];
}
