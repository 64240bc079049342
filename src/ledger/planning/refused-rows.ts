import type { Traits } from "../../model/mapped-row.ts";
import type { Database } from "../database/open-database.ts";
import type { StoredRun } from "../runs/runs.ts";

/** Equal rows of a list that are not applied. They name no entry by key. */
export interface UnappliedRows {
  readonly hash: string;
  /** Number of the rows. */
  readonly rows: number;
  /** Line of the first one. */
  readonly line: number;
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
  noteUnapplied(row: { readonly hash: string; readonly line: number; readonly traits: Traits }): void;
  /** Reads the noted rows, equal ones together. */
  unapplied(): Generator<UnappliedRows>;
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

/** Condition on an entry `e`: a row with this hash was refused in an earlier list that named the contact by another row. */
export const WAS_BESIDE = `EXISTS (SELECT 1 FROM refused_rows r WHERE r.feed = @feed AND r.hash = @hash
  AND NOT EXISTS (SELECT 1 FROM missing_contacts m WHERE m.entry_id = e.id AND m.since <= r.since))`;

export function openRefusedRows(db: Database, feed: string): RefusedRows {
  const insert = db.prepare("INSERT INTO temp.unapplied (hash, line, person) VALUES (?, ?, ?)");
  return {
    noteUnapplied: ({ hash, line, traits }) => void insert.run(hash, line, JSON.stringify(traits)),
    *unapplied() {
      const found = db
        .prepare(`
        SELECT u.*, r.since FROM (
          SELECT hash, count(*) AS rows, min(line) AS line, person FROM temp.unapplied GROUP BY hash
        ) u LEFT JOIN refused_rows r ON r.feed = ? AND r.hash = u.hash AND r.rows >= u.rows ORDER BY u.line`)
        .all(feed) as (Omit<UnappliedRows, "traits"> & { readonly person: string })[];
      for (const { person, ...rows } of found) yield { ...rows, traits: JSON.parse(person) as Traits };
    },
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
