import { isOneOf } from "../../database/is-one-of.ts";
import type { Database } from "../../database/open-database.ts";
import { takenValues, type TakenValue } from "../plan-figures.ts";

/** A known person's value that a row changes by more than its form. `field` and `kind` are the plan's words. */
interface NotedChange {
  readonly seq: number;
  readonly entryId: number;
  readonly field: string;
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Both values in the form in which values of different people are compared; null: no value. */
  readonly beforeKey: string | null;
  readonly afterKey: string | null;
  /** The person's last name before the list, folded; null: none. */
  readonly family: string | null;
}

/** Number of noted changes of one kind in one field. */
interface ChangeCount {
  readonly field: string;
  readonly kind: string;
  readonly people: number;
}

/** A value that several people get. */
interface CommonValue {
  readonly value: string;
  readonly people: number;
  /** The people who had no value before. */
  readonly filled: number;
  /** Number of these people who had the same last name before; 0 where each had another one. */
  readonly family: number;
}

/**
 * The values of known people that the list changes, in the temporary table `noted_changes`: the evidence of the guards about
 * changes.
 */
export interface NotedChanges {
  noteChange(change: NotedChange): void;
  changeCounts(): readonly ChangeCount[];
  /** Reads the changes of one field that have one of these kinds, in file order; at most `most` of them. */
  changesOf(field: string, kinds: readonly string[], most: number): IterableIterator<NotedChange>;
  /**
   * Returns how many people get a value that another known person of the list had and loses, counted one to one.
   *
   * @param lost kinds of changes by which a person loses a value
   * @param got kinds of changes by which a person gets one
   */
  exchanged(field: string, lost: readonly string[], got: readonly string[]): number;
  /** Returns how many values of contacts without a row a person gets whose own former value another person gets. */
  exchangedOn(field: string, got: readonly string[]): number;
  /**
   * Returns the values that at least `fewest` people get who did not have one value before, the most common
   * first; at most 20.
   */
  commonValues(field: string, kinds: readonly string[], fewest: number): readonly CommonValue[];
  /** Returns the seqs of the first people who get a value: up to three. */
  seqsWith(field: string, value: string): readonly number[];
  /** Returns how many birthdays get their year, by that year. */
  yearsAdded(): readonly { readonly year: number; readonly people: number }[];
  /** Reads the birthdays of the planned creates, in file order. */
  newBirthdays(): IterableIterator<{ readonly seq: number; readonly birthday: string }>;
  /** Returns whether two people had one value and get different ones, or one of them keeps it. */
  splitsEqualValues(field: string, feed: string): boolean;
  /** Returns whether exactly one entry of the feed has this phone, and keeps it. */
  isKeptByOne(feed: string, phones: readonly string[]): boolean;
  /** Returns the number of people whose first name becomes their last name, and the other way round. */
  namesExchanged(): number;
  /** Returns the number of people for which at least two of these fields change. */
  changedTogether(fields: readonly string[]): number;
  /** Returns the seqs of people who get a value that another person had and loses. */
  receivers(field: string, lost: readonly string[], got: readonly string[]): readonly number[];
  /** Returns the e-mails or full birthdays that people get while another contact has and keeps them. */
  taken(feed: string, field: "email" | "birthday"): readonly TakenValue[];
}

const COLUMNS = `seq, entry_id AS entryId, field, kind, before_value AS "before", after_value AS "after",
  before_key AS beforeKey, after_key AS afterKey, family`;

export function openNotedChanges(db: Database): NotedChanges {
  const insert = db.prepare(`
    INSERT INTO temp.noted_changes (seq, entry_id, field, kind, before_value, after_value, before_key, after_key, family)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const matched = `
    WITH lost AS (SELECT before_key AS value, count(*) AS people FROM temp.noted_changes
        WHERE field = @field AND before_key IS NOT NULL AND ${isOneOf("kind", "@lost")} GROUP BY before_key),
      got AS (SELECT after_key AS value, count(*) AS people FROM temp.noted_changes
        WHERE field = @field AND after_key IS NOT NULL AND ${isOneOf("kind", "@got")} GROUP BY after_key)`;
  const asJson = (lost: readonly string[], got: readonly string[]) => ({
    lost: JSON.stringify(lost),
    got: JSON.stringify(got),
  });
  return {
    noteChange({ seq, entryId, field, kind, before, after, beforeKey, afterKey, family }) {
      insert.run(seq, entryId, field, kind, before, after, beforeKey, afterKey, family);
    },
    changeCounts: () =>
      db
        .prepare("SELECT field, kind, count(*) AS people FROM temp.noted_changes GROUP BY field, kind")
        .all() as ChangeCount[],
    changesOf: (field, kinds, most) =>
      db
        .prepare(
          `SELECT ${COLUMNS} FROM temp.noted_changes WHERE field = ? AND ${isOneOf("kind", "?")} ORDER BY seq LIMIT ?`,
        )
        .iterate(field, JSON.stringify(kinds), most) as IterableIterator<NotedChange>,
    exchanged: (field, lost, got) =>
      db
        .prepare(`${matched} SELECT coalesce(sum(min(lost.people, got.people)), 0) FROM lost JOIN got USING (value)`)
        .pluck()
        .get({ field, ...asJson(lost, got) }) as number,
    exchangedOn: (field, got) =>
      db
        .prepare(
          `SELECT count(DISTINCT g.after_key) FROM temp.noted_changes m CROSS JOIN temp.noted_changes g
              ON g.field = @field AND g.seq = m.seq AND g.after_key = m.before_key AND ${isOneOf("g.kind", "@got")}
            WHERE m.field = @field AND m.kind = 'missing' AND g.before_key IN (SELECT after_key FROM temp.noted_changes
              WHERE field = @field AND after_key IS NOT NULL AND ${isOneOf("kind", "@got")})`,
        )
        .pluck()
        .get({ field, got: JSON.stringify(got) }) as number,
    receivers: (field, lost, got) =>
      db
        .prepare(
          `${matched} SELECT seq FROM temp.noted_changes WHERE field = @field AND ${isOneOf("kind", "@got")}
            AND after_key IN (SELECT value FROM lost JOIN got USING (value)) ORDER BY seq LIMIT 3`,
        )
        .pluck()
        .all({ field, ...asJson(lost, got) }) as number[],
    taken: (feed, field) => takenValues(db, feed, field),
    commonValues: (field, kinds, fewest) =>
      db
        .prepare(
          `WITH common AS MATERIALIZED (
              SELECT after_key AS value, count(*) AS people, sum(kind = 'filled') AS filled FROM temp.noted_changes
              WHERE field = @field AND after_key IS NOT NULL AND ${isOneOf("kind", "@kinds")}
              GROUP BY after_key
              HAVING count(*) >= @fewest AND count(DISTINCT before_key) + sum(before_key IS NULL) > 1 ORDER BY count(*) DESC, after_key LIMIT 20)
            SELECT value, people, filled, coalesce((
              SELECT count(*) FROM temp.noted_changes WHERE field = @field AND after_key = value AND family IS NOT NULL
                AND ${isOneOf("kind", "@kinds")} GROUP BY family HAVING count(*) > 1 ORDER BY count(*) DESC LIMIT 1), 0) AS family
            FROM common`,
        )
        .all({ field, fewest, kinds: JSON.stringify(kinds) }) as CommonValue[],
    seqsWith: (field, value) =>
      db
        .prepare("SELECT seq FROM temp.noted_changes WHERE field = ? AND after_key = ? ORDER BY seq LIMIT 3")
        .pluck()
        .all(field, value) as number[],
    yearsAdded: () =>
      db
        .prepare(
          `SELECT CAST(substr(after_value, 1, 4) AS INTEGER) AS year, count(*) AS people FROM temp.noted_changes
            WHERE field = 'birthday' AND kind = 'year_added' GROUP BY 1`,
        )
        .all() as { year: number; people: number }[],
    newBirthdays: () =>
      db
        .prepare(
          `SELECT s.seq, s.birthday FROM temp.planned p CROSS JOIN temp.staged s ON s.seq = p.seq
            WHERE p.kind = 'create' AND s.birthday IS NOT NULL ORDER BY p.seq`,
        )
        .iterate() as IterableIterator<{ seq: number; birthday: string }>,
    splitsEqualValues: (field, feed) =>
      db
        .prepare(
          `SELECT 1 FROM temp.noted_changes WHERE field = ? AND before_key IS NOT NULL AND kind <> 'blanked'
            GROUP BY before_key HAVING count(DISTINCT coalesce(after_key, '')) > 1`,
        )
        .get(field) !== undefined || keepsEqualValue(db, field, feed),
    isKeptByOne: (feed, phones) => {
      const found = db
        .prepare(`SELECT e.id FROM json_each(?) j CROSS JOIN entries e ON e.phone = j.value WHERE e.feed = ? LIMIT 2`)
        .pluck()
        .all(JSON.stringify(phones), feed) as number[];
      const [one, other] = found;
      if (one === undefined || other !== undefined) return false;
      const changes = db.prepare(
        `SELECT 1 FROM temp.noted_changes WHERE field = 'phone' AND entry_id = ?
          UNION ALL SELECT 1 FROM temp.vanished WHERE entry_id = ?`,
      );
      return changes.get(one, one) === undefined;
    },
    namesExchanged: () =>
      db
        .prepare(
          `SELECT count(*) FROM temp.noted_changes f JOIN temp.noted_changes l ON l.seq = f.seq
            WHERE f.field = 'first_name' AND l.field = 'last_name' AND f.after_key = l.before_key
              AND l.after_key = f.before_key`,
        )
        .pluck()
        .get() as number,
    changedTogether: (fields) =>
      db
        .prepare(
          `SELECT count(*) FROM (SELECT seq FROM temp.noted_changes WHERE ${isOneOf("field", "?")}
            AND kind IN ('changed', 'contradicts') GROUP BY seq HAVING count(*) > 1)`,
        )
        .pluck()
        .get(JSON.stringify(fields)) as number,
  };
}

/** Returns whether a person of the list keeps a value that another person's row changes. Stops at the first one. */
function keepsEqualValue(db: Database, field: string, feed: string): boolean {
  return (
    db
      .prepare(
        `SELECT 1 FROM entries e WHERE e.feed = @feed AND e.applied ->> @path IN (
            SELECT before_value FROM temp.noted_changes WHERE field = @field)
          AND NOT EXISTS (SELECT 1 FROM temp.noted_changes n WHERE n.entry_id = e.id AND n.field = @field)
          AND NOT EXISTS (SELECT 1 FROM temp.vanished v WHERE v.entry_id = e.id) LIMIT 1`,
      )
      .get({ feed, field, path: `$.${field}` }) !== undefined
  );
}

/** Creates the table of the noted changes. It holds personal data, and is gone with the connection. */
export const NOTED_CHANGES_TABLE = `
  CREATE TEMP TABLE noted_changes (
    seq INTEGER NOT NULL, entry_id INTEGER NOT NULL, field TEXT NOT NULL, kind TEXT NOT NULL, before_value TEXT,
    after_value TEXT, before_key TEXT, after_key TEXT, family TEXT
  );`;

/** Creates the indexes by which the noted changes are read. Noting is faster without them, so call this afterwards. */
export function indexNotedChanges(db: Database): void {
  db.exec(`
    CREATE INDEX temp.noted_in_order ON noted_changes (field, seq);
    CREATE INDEX temp.noted_by_entry ON noted_changes (entry_id, field);
  `);
}
