import type { Traits } from "../../model/mapped-row.ts";
import { HAS_NO_ROW } from "./refused-rows.ts";
import type { Database } from "../database/open-database.ts";

/** A create or update, and the contact that may be its person. */
interface CallForContact {
  readonly id: number;
  readonly entryId: number;
}

/** An update whose person has values of another contact. */
interface CallLikeContact extends CallForContact {
  readonly likeId: number;
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

/** A create whose person has the name that a contact had. */
interface CreateWithLostName extends CallForContact {
  readonly seq: number;
  /** Folded, as in `Traits`. */
  readonly firstName: string;
  readonly fullName: string;
}

/** A delete of a contact whose name another row has. */
interface DeleteOfTakenName {
  readonly id: number;
  /** The line of that row. */
  readonly line: number;
  readonly input: string;
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
  /**
   * Returns the updates that give a contact the full name of a contact that no row names, without those of which a person
   * answered who it is.
   */
  updatesThatTakeNames(feed: string): readonly CallForContact[];
  /**
   * Returns the updates that give a contact another birthday or first name, and with it a second value, of one other contact:
   * the e-mail or phone, or the whole name. Left out are those of which a person answered who it is.
   */
  updatesWithCopiedValues(feed: string): readonly CallLikeContact[];
  /** Returns the deletes of contacts whose full name another contact gets. */
  deletesOfTakenNames(): readonly DeleteOfTakenName[];
  /** Returns creates, each with the contact that had the full name and gets another first name. */
  createsWithLostName(feed: string): readonly CreateWithLostName[];
  /**
   * Returns creates, each with a contact that keeps its place in the list. The create has the contact's whole birthday, and its
   * e-mail or phone, under another first name. A contact that is another person, as a person answered, is left out.
   */
  createsWithCopiedValues(feed: string): readonly CallForContact[];
  /**
   * Returns creates, each with a contact of the full name, also exchanged. A contact that is another person, as a person answered, is left out.
   *
   * @param inOneGroup only contacts of the create's group
   */
  createsOfKnownNames(feed: string, inOneGroup: boolean): readonly CallForContact[];
  /** Returns the number of rows that look like a linked contact, and are questions. */
  countLookalikes(): number;
  /** Returns creates, each with the contact whose e-mail or phone it gets. No other contact of the feed had the address. */
  addressesPassedOn(feed: string): readonly AddressPassedOn[];
  /** Returns a contact of the feed with this first name and birthday; null when there is none. */
  withFirstNameAndBirthday(feed: string, traits: Pick<Traits, "firstName" | "birthday">): number | null;
}

/** With more of these creates, other guards hold the list. */
const MOST_FOUND = 10_000;

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
    updatesThatTakeNames: (feed) =>
      db
        .prepare(`
        SELECT DISTINCT p.id, p.entry_id AS entryId FROM temp.noted_changes n CROSS JOIN temp.planned p ON p.seq = n.seq
          CROSS JOIN temp.staged s ON s.seq = n.seq
        WHERE n.field = 'full_name' AND n.kind = 'missing' AND p.kind = 'update' AND p.entry_id IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM answers a WHERE a.feed = ? AND a.subject = s.key AND a.hash = s.hash
            AND a.contact_id = p.contact_id)
        ORDER BY p.id`)
        .all(feed) as CallForContact[],
    updatesWithCopiedValues: (feed) => {
      const copied = (column: "email" | "phone" | "full_name", condition: string) => `
        SELECT p.id, p.entry_id AS entryId, e.id AS likeId FROM temp.noted_changes n
          CROSS JOIN temp.staged s ON s.seq = n.seq CROSS JOIN temp.planned p ON p.seq = n.seq
          CROSS JOIN entries e ON e.${column} = s.${column}
        WHERE n.field IN ('birthday', 'first_name') AND n.kind IN ('changed', 'contradicts') AND n.before_key IS NOT NULL
          AND p.kind = 'update' AND p.entry_id = n.entry_id AND e.id <> p.entry_id AND +e.feed = @feed AND (${condition})
          AND NOT EXISTS (SELECT 1 FROM answers a WHERE a.feed = @feed AND a.subject = s.key AND a.hash = s.hash
            AND a.contact_id = p.contact_id)`;
      const withAddress = (column: "email" | "phone") =>
        copied(
          column,
          `EXISTS (SELECT 1 FROM temp.noted_changes a WHERE a.field = '${column}' AND a.seq = n.seq AND a.kind <> 'blanked')
            AND iif(n.field = 'birthday', length(s.birthday) = 10 AND +e.birthday = s.birthday
              AND e.first_name <> s.first_name, e.first_name = s.first_name)`,
        );
      const ofName = copied("full_name", "n.field = 'first_name'");
      return db
        .prepare(`
        SELECT id, entryId, min(likeId) AS likeId FROM (${withAddress("email")} UNION ${withAddress("phone")} UNION ${ofName})
        GROUP BY id ORDER BY id LIMIT ${MOST_FOUND}`)
        .all({ feed }) as CallLikeContact[];
    },
    deletesOfTakenNames: () =>
      db
        .prepare(`
        SELECT d.id, s.line, d.input FROM temp.noted_changes n CROSS JOIN temp.planned d ON d.entry_id = n.entry_id
          CROSS JOIN temp.staged s ON s.seq = n.seq
        WHERE n.field = 'full_name' AND n.kind = 'missing' AND d.kind = 'delete' ORDER BY d.id`)
        .all() as DeleteOfTakenName[],
    createsWithLostName: (feed) =>
      db
        .prepare(`
        SELECT * FROM (
          SELECT p.id, p.seq, s.first_name AS firstName, s.full_name AS fullName, (
            SELECT e.id FROM entries e CROSS JOIN temp.noted_changes n ON n.entry_id = e.id AND n.field = 'first_name'
            WHERE e.full_name = s.full_name AND +e.feed = @feed AND n.kind = 'changed' AND ${isNotAnswered("e.contact_id")}
            ORDER BY e.id LIMIT 1) AS entryId
          FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq
          WHERE p.kind = 'create' AND s.full_name IN (SELECT c.full_name FROM temp.noted_changes m
            CROSS JOIN entries c ON c.id = m.entry_id WHERE m.field = 'first_name' AND m.kind = 'changed'))
        WHERE entryId IS NOT NULL ORDER BY id LIMIT ${MOST_FOUND}`)
        .all({ feed }) as CreateWithLostName[],
    createsWithCopiedValues: (feed) => {
      const copied = (column: "email" | "phone") => `
        SELECT p.id, e.id AS entryId FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq
          CROSS JOIN entries e ON e.${column} = s.${column}
        WHERE p.kind = 'create' AND length(s.birthday) = 10 AND +e.birthday = s.birthday AND +e.feed = @feed
          AND e.first_name <> s.first_name AND NOT (${HAS_NO_ROW}) AND ${isNotAnswered("e.contact_id")}`;
      return db
        .prepare(`${copied("email")} UNION ${copied("phone")} ORDER BY 1, 2 LIMIT ${MOST_FOUND}`)
        .all({ feed }) as CallForContact[];
    },
    createsOfKnownNames: (feed, inOneGroup) =>
      db
        .prepare(`
        SELECT p.id, e.id AS entryId FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq
          CROSS JOIN entries e ON e.full_name IN (s.full_name,
            substr(s.full_name, length(s.first_name) + 2) || ' ' || s.first_name)
        WHERE p.kind = 'create' AND s.full_name <> s.first_name AND +e.feed = @feed
          AND (@inOneGroup = 0 OR +e.group_id = p.group_id) AND ${isNotAnswered("e.contact_id")}
        ORDER BY 1, 2 LIMIT ${MOST_FOUND}`)
        .all({ feed, inOneGroup: inOneGroup ? 1 : 0 }) as CallForContact[],
    countLookalikes: () =>
      db
        .prepare("SELECT count(*) FROM temp.drafted_results WHERE issues ->> '$[0].code' = 'looks_like'")
        .pluck()
        .get() as number,
    addressesPassedOn: (feed) =>
      (["email", "phone"] as const).flatMap(
        (field) =>
          db
            .prepare(`
            SELECT p.id, p.seq, q.entry_id AS entryId, '${field}' AS field FROM temp.planned q CROSS JOIN temp.planned p
              ON p.group_id = q.from_group AND p.${field} = q.frees_${field}
            WHERE q.frees_${field} IS NOT NULL AND p.kind = 'create' AND NOT EXISTS (
              SELECT 1 FROM entries e WHERE e.${field} = q.frees_${field} AND e.feed = ? AND e.id <> q.entry_id)
            ORDER BY p.id LIMIT ${MOST_FOUND}`)
            .all(feed) as AddressPassedOn[],
      ),
    withFirstNameAndBirthday: (feed, { firstName, birthday }) =>
      (db
        .prepare("SELECT id FROM entries WHERE feed = ? AND birthday = ? AND first_name = ? ORDER BY id LIMIT 1")
        .pluck()
        .get(feed, birthday, firstName) as number | undefined) ?? null,
  };
}

/** Condition on `staged s`: no person answered that the row is another person than the contact. */
function isNotAnswered(contactId: string): string {
  return `NOT EXISTS (SELECT 1 FROM answers a WHERE a.feed = @feed AND a.subject = s.key AND a.hash = s.hash
    AND a.contact_id = ${contactId} AND a.choice = 'new')`;
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
