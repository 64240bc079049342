import type { Entry } from "../../model/contact.ts";
import { ENTRY_COLUMNS, toEntry } from "../entries/entries.ts";
import type { LikelyPair, Traits } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";
import type { StoredRun } from "../runs/runs.ts";
import { IS_NOTABLE } from "./staging-tables.ts";

/** Equal rows of a list that are not applied. They name no entry by key. */
export interface UnappliedRows {
  readonly hash: string;
  /** Number of the rows. */
  readonly rows: number;
  /** Line of the first one. */
  readonly line: number;
  /** The first one's place among the rows; null: it counts as no row of the list. */
  readonly seq: number | null;
  readonly traits: Traits;
  /** When a list first had as many of these rows, and each list since; null: this list is the first. */
  readonly since: string | null;
}

/** A contact that a list lacks, and its delete in the draft. */
export interface MissingContact {
  /** The delete's id in the draft. */
  readonly id: number;
  /** The contact's input as last applied, as JSON. */
  readonly input: string;
  /** The first list that lacked the contact (ISO date-time); null: the last accepted list named it; "": no list did. */
  readonly since: string | null;
}

/** Rows that are not applied, and contacts that the list lacks: each row may be about one of the contacts. */
export interface RefusedRows {
  /** Notes a row that is not applied. */
  noteUnapplied(row: Pick<UnappliedRows, "hash" | "line" | "seq" | "traits">): void;
  /** Reads the noted rows, equal ones together. */
  unapplied(): Generator<UnappliedRows>;
  /**
   * Returns pairs of a row and a contact in `vanished` that have the full name, or the first name and birthday, in common. The
   * row is refused already, or it has the key of another contact.
   */
  refusedPairs(): readonly LikelyPair[];
  /** Returns the contacts that the draft would delete because no row names them. */
  missingContacts(): readonly MissingContact[];
  /** Returns whether the feed's newest accepted list lacked the contact. */
  isMissing(entryId: number): boolean;
  /** Returns what `noteListed` has to store. */
  listed(): Listed;
}

/** What an accepted list shows of refused rows and missing contacts. */
export interface Listed {
  readonly refused: readonly { readonly hash: string; readonly rows: number }[];
  readonly missing: readonly number[];
}

/** With more refused rows none is noted. Then each counts as new in the next list, and protects contacts again. */
const MOST_NOTED = 100_000;

/** With more pairs, other guards hold the list. */
const MOST_PAIRS = 2_000;

const REFUSED_PAIRS = `
  WITH contact AS MATERIALIZED (
    SELECT e.id, e.full_name, e.first_name, e.birthday FROM temp.vanished v CROSS JOIN entries e ON e.id = v.entry_id)
  ${["full_name", "first_name, birthday"]
    .map(
      (columns) => `
    SELECT seq, id AS entryId FROM temp.staged CROSS JOIN contact USING (${columns})
    WHERE ${IS_NOTABLE} AND (state IN ('rejected', 'decided') OR (state = 'contact' AND entry_id IS NOT NULL))`,
    )
    .join(" UNION ")} ORDER BY seq LIMIT ${MOST_PAIRS}`;

/** Condition on an entry `e`: a row with this hash was refused in an earlier list that named the contact by another row. */
export const WAS_BESIDE = `EXISTS (SELECT 1 FROM refused_rows r WHERE r.feed = @feed AND r.hash = @hash
  AND NOT EXISTS (SELECT 1 FROM missing_contacts m WHERE m.entry_id = e.id AND m.since <= r.since))`;

export function openRefusedRows(db: Database, feed: string): RefusedRows {
  const insert = db.prepare("INSERT INTO temp.unapplied (hash, line, seq, person) VALUES (?, ?, ?, ?)");
  return {
    noteUnapplied: ({ hash, line, seq, traits }) => void insert.run(hash, line, seq, JSON.stringify(traits)),
    *unapplied() {
      const found = db
        .prepare(`
        SELECT u.*, r.since FROM (
          SELECT hash, count(*) AS rows, min(line) AS line, min(seq) AS seq, person FROM temp.unapplied GROUP BY hash
        ) u LEFT JOIN refused_rows r ON r.feed = ? AND r.hash = u.hash AND r.rows >= u.rows ORDER BY u.line`)
        .all(feed) as (Omit<UnappliedRows, "traits"> & { readonly person: string })[];
      for (const { person, ...rows } of found) yield { ...rows, traits: JSON.parse(person) as Traits };
    },
    refusedPairs: () => db.prepare(REFUSED_PAIRS).all() as LikelyPair[],
    missingContacts: () =>
      db
        .prepare(`
        SELECT p.id, p.input, m.since FROM temp.planned p LEFT JOIN missing_contacts m ON m.entry_id = p.entry_id
        WHERE p.kind = 'delete' AND p.state = 'planned' AND p.changes = '{}' ORDER BY p.id`)
        .all() as MissingContact[],
    isMissing: (entryId) => db.prepare("SELECT 1 FROM missing_contacts WHERE entry_id = ?").get(entryId) !== undefined,
    listed() {
      const refused = db
        .prepare("SELECT hash, count(*) AS rows FROM temp.unapplied GROUP BY hash LIMIT ?")
        .all(MOST_NOTED + 1) as Listed["refused"];
      const missing = db
        .prepare(
          "SELECT entry_id FROM temp.missing m WHERE NOT EXISTS (SELECT 1 FROM temp.staged s WHERE s.entry_id = m.entry_id)",
        )
        .pluck()
        .all() as number[];
      return { refused: refused.length > MOST_NOTED ? [] : refused, missing };
    },
  };
}

/** Compares rows that name no contact with contacts that no row names, and with contacts that another row names. */
export interface PeopleWithoutRow {
  /**
   * Returns contacts of a snapshot's feed that no row names and of which nothing is noted. Each has a full name, birthday,
   * e-mail or phone in common with these traits. A few of each suffice.
   */
  withoutRow(traits: Traits): readonly Entry[];
  /**
   * Returns a contact that has a row of its own, or that a list of changes leaves as it is. It has the whole birthday, and the
   * e-mail or phone, of these traits, and another full name; null when there is none.
   */
  copiedFrom(traits: Traits): Entry | null;
  /** Returns whether a contact with a row of its own has the full name of these traits, and the birthday, e-mail or phone. */
  isCopy(traits: Traits): boolean;
  /** Returns whether exactly one contact of the feed has the value. */
  isOfOne(field: SharedField, value: string): boolean;
}

/** The values by which a contact is looked up. */
type SharedField = "fullName" | "birthday" | "email" | "phone";

const COLUMN_OF: Readonly<Record<SharedField, string>> = {
  fullName: "full_name",
  birthday: "birthday",
  email: "email",
  phone: "phone",
};
const FIELDS = Object.keys(COLUMN_OF) as readonly SharedField[];

/** Number of contacts with one value that are compared. */
const MOST_ALIKE = 20;

/** Condition on an entry `e`: no row of the snapshot names it. A row under a new key may have got it since. */
export const HAS_NO_ROW = `EXISTS (SELECT 1 FROM temp.missing m WHERE m.entry_id = e.id)
  AND NOT EXISTS (SELECT 1 FROM temp.staged own WHERE own.entry_id = e.id)`;

export function openPeopleWithoutRow(db: Database, feed: string): PeopleWithoutRow {
  const isUnnoted = "NOT EXISTS (SELECT 1 FROM temp.noted_changes n WHERE n.entry_id = e.id)";
  const alike = FIELDS.map((field) =>
    db.prepare(`
      SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.${COLUMN_OF[field]} = @${field} AND e.feed = @feed
        AND ${HAS_NO_ROW} AND ${isUnnoted} ORDER BY e.id LIMIT ${MOST_ALIKE}`),
  );
  const copied = (["email", "phone"] as const).map((field) =>
    db.prepare(`
      SELECT ${ENTRY_COLUMNS} FROM entries e WHERE e.${field} = @${field} AND +e.feed = @feed AND +e.birthday = @birthday
        AND e.full_name IS NOT @fullName AND NOT (${HAS_NO_ROW}) ORDER BY e.id LIMIT 1`),
  );
  const copy = db.prepare(`
    SELECT 1 FROM entries e WHERE e.full_name = @fullName AND +e.feed = @feed AND NOT (${HAS_NO_ROW})
      AND (+e.birthday = @birthday OR +e.email = @email OR +e.phone = @phone) LIMIT 1`);
  const ofOne = new Map(
    FIELDS.map((field) => [
      field,
      db.prepare(`SELECT 1 FROM entries e WHERE e.${COLUMN_OF[field]} = ? AND e.feed = ? LIMIT 2`).pluck(),
    ]),
  );
  return {
    withoutRow(traits) {
      const found = alike.flatMap((query) => query.all({ ...traits, feed }).map(toEntry));
      return [...new Map(found.map((entry) => [entry.id, entry])).values()];
    },
    copiedFrom(traits) {
      if (traits.birthday?.length !== WHOLE_DATE) return null;
      const found = copied.map((query) => query.get({ ...traits, feed })).find((row) => row !== undefined);
      return found === undefined ? null : toEntry(found);
    },
    isCopy: (traits) => copy.get({ ...traits, feed }) !== undefined,
    isOfOne: (field, value) => ofOne.get(field)?.all(value, feed).length === 1,
  };
}

/** Length of a birthday with a year. */
const WHOLE_DATE = 10;

/** Notes the refused rows and the missing contacts of a snapshot that is accepted, in place of the last one's. */
export function noteListed(db: Database, run: Pick<StoredRun, "run" | "feed" | "startedAt">, listed: Listed): void {
  const { feed, startedAt: since } = run;
  const missing = JSON.stringify(listed.missing);
  db.prepare("DELETE FROM missing_contacts WHERE feed = ? AND entry_id NOT IN (SELECT value FROM json_each(?))").run(
    feed,
    missing,
  );
  db.prepare("INSERT OR IGNORE INTO missing_contacts SELECT value, ?, ? FROM json_each(?)").run(feed, since, missing);
  db.prepare("DELETE FROM refused_rows WHERE feed = ? AND hash NOT IN (SELECT value FROM json_each(?))").run(
    feed,
    JSON.stringify(listed.refused.map(({ hash }) => hash)),
  );
  const note = db.prepare(`
    INSERT INTO refused_rows (feed, hash, rows, since, run) VALUES (@feed, @hash, @rows, @since, @run)
    ON CONFLICT (feed, hash) DO UPDATE SET since = iif(excluded.rows > rows, excluded.since, since),
      rows = excluded.rows, run = excluded.run`);
  for (const row of listed.refused) note.run({ ...row, feed, since, run: run.run });
}

/** Notes the rows of the newest accepted snapshot whose create the service refused. */
export function noteRefusedCreates(db: Database, { run, feed, startedAt }: StoredRun): void {
  db.prepare(`
    INSERT OR IGNORE INTO refused_rows (feed, hash, rows, since, run)
    SELECT @feed, hash, count(*), @startedAt, @run FROM operations
    WHERE run = @run AND kind = 'create' AND state = 'rejected' AND NOT EXISTS
      (SELECT 1 FROM runs WHERE feed = @feed AND run > @run AND kind = 'list' AND accepted_at IS NOT NULL)
    GROUP BY hash`).run({ run, feed, startedAt });
}
