import type { Traits, LikelyPair } from "../../model/mapped-row.ts";
import { LINKED_BY_PERSON } from "../operations/manual-decisions.ts";
import { ENTRY_COLUMNS, toEntry, type Entries } from "../entries/entries.ts";
import type { Entry } from "../../model/contact.ts";
import type { FeedMode } from "../../model/feed.ts";
import { findLikelyPairs } from "./likely-pairs.ts";
import { openLookalikes, type NewRow } from "../entries/lookalikes.ts";
import { openNearNamesakes, type NearNames } from "../entries/near-namesakes.ts";
import { WAS_BESIDE } from "./refused-rows.ts";
import type { Database } from "../database/open-database.ts";

/** A linked contact that no row of the list names. */
interface VanishedContact extends Entry {
  /** The first list that lacked the contact (ISO date-time); null while an earlier list still named it. */
  readonly absentSince: string | null;
  /** true when a person linked the contact and no list has named its key since. */
  readonly isNeverListed: boolean;
}

/**
 * Compares the loaded rows with linked contacts that have another key than the row: contacts under a former key, and
 * lookalikes. Contacts that no row names stand in the temporary table `vanished`.
 */
export interface StagedPeople {
  /**
   * Fills `vanished` with the feed's contacts that no row names. A list of changes needs them only for `likelyPairs`, so it
   * gets only the contacts that share a value with a new row.
   */
  findVanished(mode: FeedMode): void;
  /** Returns whether the contact's key was made under another `key` setting than this one. */
  hasOtherKey(entryId: number, keySetting: string): boolean;
  /** Returns the pairs of a new row and a vanished contact that may be the same person. */
  likelyPairs(): readonly LikelyPair[];
  /** Returns a linked contact of the feed that looks like this person; null when there is none. */
  lookalike(row: NewRow): Entry | null;
  /**
   * Returns a linked contact of the feed with the row's full name, also exchanged, and its whole birthday; null when there is
   * none.
   *
   * @param group only contacts of this group; null: of any group
   */
  namesake(row: NewRow, group: number | null): Entry | null;
  /**
   * Returns linked contacts of the feed with the row's birthday, e-mail or phone.
   *
   * @param group only contacts of this group; null: of any group
   */
  withTrait(row: NewRow, group: number | null): readonly Entry[];
  /** Returns linked contacts of the feed that may have the row's full name, and a birthday that differs in one part. */
  nearNamesakes(row: NewRow, near: NearNames): readonly Entry[];
  /**
   * Returns the new rows whose key a person answered to be the one of a linked contact, whose own key no row has.
   * `isAsAnswered`: the row is as it was then.
   */
  answeredSame(): readonly AnsweredPair[];
  /** Returns the rows of a corrected report that answer an open item and find no entry by their key. */
  correctedNew(): readonly number[];
  /** Returns whether a row of the list has the contact of this entry. */
  hasRow(entryId: number): boolean;
  /** Returns a contact of another feed with the same e-mail, phone, or name and birthday; null when there is none. */
  twin(traits: Traits): Entry | null;
  /**
   * Removes from `vanished` the contacts that a row without an entry describes, so that they do not count as absent. A
   * contact that stood in an earlier list beside the same row stays.
   *
   * @param hash the row's hash
   */
  protect(traits: Traits, contactId: number | null, hash: string): void;
  /** Returns whether an earlier list refused a row with this hash while another of its rows named the contact. */
  stoodBeside(hash: string, entryId: number): boolean;
  /** Returns whether a contact of this feed has the contact_id that a row gives. */
  isOfFeed(contactId: number): boolean;
  /** Returns whether a contact of this feed has the e-mail or phone. */
  hasAddress(traits: Pick<Traits, "email" | "phone">): boolean;
  /** Removes these entries from `vanished`, so that they do not count as absent. */
  keep(entryIds: readonly number[]): void;
  /** Removes from `vanished` the contacts that the new row with this key may describe. */
  protectLike(key: string): void;
  /**
   * Counts the changed rows by one field: linked people who lost their value, linked people who have kept one, and all rows
   * with a value. Values of a field that no contact holds (the group) are not counted.
   */
  blankedOf(field: string): { readonly lost: number; readonly kept: number; readonly withValue: number };
  /** Returns the number of contacts in `vanished`. */
  countVanished(): number;
  /** Returns the entry ids in `vanished`. */
  vanishedIds(): readonly number[];
  /** Reads the contacts in `vanished`. */
  vanished(): Generator<VanishedContact>;
}

/** A new row and a contact that a person answered to be the same person. */
interface AnsweredPair extends LikelyPair {
  readonly isAsAnswered: boolean;
}

/** Fills `vanished` with the contacts that no row names and that share a value with a row that has no contact. */
const LIKE_NEW_ROWS = `
  INSERT OR IGNORE INTO temp.vanished
  ${["email", "phone", "full_name", "birthday"]
    .map(
      (column) => `
    SELECT e.id FROM temp.staged n CROSS JOIN entries e ON e.${column} = n.${column} AND e.feed = @feed
    WHERE n.state = 'contact' AND n.entry_id IS NULL AND NOT EXISTS (SELECT 1 FROM temp.staged s WHERE s.entry_id = e.id)`,
    )
    .join(" UNION ALL ")}`;

/** @param knownRows returns the rows that the row cache supplied, whose absence stands in `unseen`; null: none */
export function openStagedPeople(
  db: Database,
  entries: Pick<Entries, "count" | "countByFeed">,
  feed: string,
  knownRows: () => { isNamed(entryId: number): boolean } | null,
): StagedPeople {
  const lookalikes = openLookalikes(db);
  const nearNamesakes = openNearNamesakes(db);
  const twin = db.prepare(`
    SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.email = @email AND e.feed <> @feed
    UNION ALL SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.phone = @phone AND e.feed <> @feed
    UNION ALL SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.full_name = @fullName AND e.birthday = @birthday
      AND e.feed <> @feed
    LIMIT 1`);
  const protect = db.prepare(`
    DELETE FROM temp.vanished WHERE entry_id IN (
      SELECT e.id FROM (
        SELECT id FROM entries WHERE email = @email AND feed = @feed
        UNION ALL SELECT id FROM entries WHERE phone = @phone AND feed = @feed
        UNION ALL SELECT id FROM entries WHERE full_name = @fullName AND feed = @feed
        UNION ALL SELECT id FROM entries WHERE contact_id = @contactId AND feed = @feed
      ) f CROSS JOIN entries e ON e.id = f.id WHERE NOT ${WAS_BESIDE})`);
  const stoodBeside = db.prepare(`SELECT 1 FROM entries e WHERE e.id = @entryId AND ${WAS_BESIDE}`);
  const hasAddress = db.prepare(`
    SELECT 1 FROM entries WHERE email = @email AND feed = @feed
    UNION ALL SELECT 1 FROM entries WHERE phone = @phone AND feed = @feed LIMIT 1`);
  const namesLinked = db.prepare("SELECT 1 FROM entries WHERE feed = ? AND contact_id = ?");
  const hasAnswers = db.prepare("SELECT 1 FROM answers WHERE feed = ? LIMIT 1");
  const answeredSame = db.prepare(`
    SELECT s.seq, e.id AS entryId, s.hash = a.hash AS isAsAnswered FROM answers a
      CROSS JOIN temp.staged s ON s.key = a.subject AND s.entry_id IS NULL AND s.state = 'contact'
      CROSS JOIN entries e ON e.contact_id = a.contact_id AND e.feed = a.feed
    WHERE a.feed = @feed AND a.choice = 'same' AND NOT EXISTS (SELECT 1 FROM temp.staged t WHERE t.entry_id = e.id)`);
  const hasOtherKey = db.prepare(`
    SELECT 1 FROM entries e CROSS JOIN runs r ON r.run = e.changed_run WHERE e.id = ? AND r.key_setting <> ?`);
  const correctedNew = db
    .prepare("SELECT seq FROM temp.staged WHERE open_item IS NOT NULL AND entry_id IS NULL AND state = 'contact'")
    .pluck();
  const hasRow = db.prepare("SELECT 1 FROM temp.staged WHERE entry_id = ?");
  const isNamed = (entryId: number) => knownRows()?.isNamed(entryId) === true;
  const answeredPairs = (): readonly AnsweredPair[] =>
    (answeredSame.all({ feed }) as { seq: number; entryId: number; isAsAnswered: 0 | 1 }[])
      .filter(({ entryId }) => !isNamed(entryId))
      .map((pair) => ({ ...pair, isAsAnswered: pair.isAsAnswered === 1 }));
  // Without linked contacts there is nothing to find. A feed's first list of a million rows then needs no queries.
  const own = entries.count(feed);
  const others = entries.countByFeed().reduce((sum, { linked }) => sum + linked, 0) - own;
  return {
    findVanished(mode) {
      db.exec("DELETE FROM temp.vanished; DELETE FROM temp.missing");
      if (mode === "changes") return void db.prepare(LIKE_NEW_ROWS).run({ feed });
      // With known rows only the few entries without such a row can have vanished.
      const [candidates, id] =
        knownRows() !== null
          ? ["temp.unseen u CROSS JOIN entries e ON e.id = u.entry_id", "u.entry_id"]
          : ["entries e", "e.id"];
      db.prepare(`
        INSERT INTO temp.vanished SELECT e.id FROM ${candidates} WHERE e.feed = ?
          AND NOT EXISTS (SELECT 1 FROM temp.staged s WHERE s.entry_id = ${id})`).run(feed);
      db.exec("INSERT INTO temp.missing SELECT entry_id FROM temp.vanished");
    },
    hasOtherKey: (entryId, keySetting) => hasOtherKey.get(entryId, keySetting) !== undefined,
    likelyPairs: () => findLikelyPairs(db, feed).filter(({ entryId }) => !isNamed(entryId)),
    lookalike: (row) => (own === 0 ? null : lookalikes.linked(feed, row)),
    namesake: (row, group) => (own === 0 ? null : lookalikes.namesake(feed, row, group)),
    nearNamesakes: (row, near) => (own === 0 ? [] : nearNamesakes(feed, row, near)),
    withTrait: (row, group) => (own === 0 ? [] : lookalikes.withTrait(feed, row, group)),
    answeredSame: () => (hasAnswers.get(feed) === undefined ? [] : answeredPairs()),
    correctedNew: () => (own === 0 ? [] : (correctedNew.all() as number[])),
    hasRow: (entryId) => isNamed(entryId) || hasRow.get(entryId) !== undefined,
    twin(traits) {
      if (others === 0) return null;
      const found = twin.get({ ...traits, feed });
      return found === undefined ? null : toEntry(found);
    },
    protect: ({ email, phone, fullName }, contactId, hash) =>
      void (own > 0 && protect.run({ feed, email, phone, fullName, contactId, hash })),
    stoodBeside: (hash, entryId) => own > 0 && stoodBeside.get({ feed, hash, entryId }) !== undefined,
    isOfFeed: (contactId) => namesLinked.get(feed, contactId) !== undefined,
    hasAddress: ({ email, phone }) => hasAddress.get({ feed, email, phone }) !== undefined,
    keep: (entryIds) =>
      void db
        .prepare("DELETE FROM temp.vanished WHERE entry_id IN (SELECT value FROM json_each(?))")
        .run(JSON.stringify(entryIds)),
    protectLike: (key) =>
      void db
        .prepare(`
        DELETE FROM temp.vanished WHERE entry_id IN (${["email", "phone", "full_name"]
          .map(
            (trait) => `
          SELECT e.id FROM temp.staged s CROSS JOIN entries e ON e.${trait} = s.${trait}
          WHERE s.key = @key AND s.entry_id IS NULL AND e.feed = @feed`,
          )
          .join(" UNION ALL ")})`)
        .run({ key, feed }),
    blankedOf(field) {
      const [first = "", ...rest] = field.split(".");
      const path = rest.length === 0 ? `$.${first}` : `$.${first}."${rest.join(".")}"`;
      return db
        .prepare(`
        SELECT coalesce(sum(e.applied ->> @path IS NOT NULL AND s.input ->> @path IS NULL), 0) AS lost,
          coalesce(sum(e.applied ->> @path IS NOT NULL AND s.input ->> @path IS NOT NULL), 0) AS kept,
          coalesce(sum(s.input ->> @path IS NOT NULL), 0) AS withValue
        FROM temp.staged s LEFT JOIN entries e ON e.id = s.entry_id WHERE s.input IS NOT NULL`)
        .get({ path }) as { lost: number; kept: number; withValue: number };
    },
    countVanished: () => db.prepare("SELECT count(*) FROM temp.vanished").pluck().get() as number,
    vanishedIds: () => db.prepare("SELECT entry_id FROM temp.vanished ORDER BY entry_id").pluck().all() as number[],
    *vanished() {
      const found = db.prepare(`
        SELECT ${ENTRY_COLUMNS}, e.absent_since, e.changed_run = '${LINKED_BY_PERSON}' AS never_listed FROM temp.vanished v CROSS JOIN entries e ON e.id = v.entry_id
        ORDER BY v.entry_id`);
      for (const columns of found.all() as { absent_since: string | null; never_listed: 0 | 1 }[]) {
        yield { ...toEntry(columns), absentSince: columns.absent_since, isNeverListed: columns.never_listed === 1 };
      }
    },
  };
}
