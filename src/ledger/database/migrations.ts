import type { Database } from "./open-database.ts";
import { RELEASED_STEPS } from "./released-steps.ts";

/**
 * The steps that make the ledger's tables, one per version. Statements of a released step never change. JSON columns
 * hold values of `src/model`. Times are ISO 8601 in UTC, except `sent_at` and `mtime_ms` (ms since 1970).
 */
const STEPS: readonly string[] = [
  ...RELEASED_STEPS,
  `
  -- Answers of people to questions. subject: the row's key, which is personal data; for a shared birthday the date.
  -- contact_id: the contact that the question names; 0 for a date. hash: the row's hash; '' for a date.
  -- open_item and version: the question that was answered.
  CREATE TABLE answers (
    feed TEXT NOT NULL, subject TEXT NOT NULL, contact_id INTEGER NOT NULL, code TEXT NOT NULL, hash TEXT NOT NULL,
    choice TEXT NOT NULL, open_item INTEGER NOT NULL, version INTEGER NOT NULL, answered_at TEXT NOT NULL,
    PRIMARY KEY (feed, subject, contact_id)
  ) WITHOUT ROWID;
  CREATE INDEX answers_by_item ON answers (open_item);
  -- Operations that the service applied differently from what was sent. While there is one, no call is made.
  -- differences: fields and kinds, without values (AppliedDifference).
  CREATE TABLE account_stops (
    operation INTEGER PRIMARY KEY, run TEXT NOT NULL, contact_id INTEGER NOT NULL, line INTEGER, differences TEXT NOT NULL
  );
  -- Differences that a person accepted by approving a stopped run.
  CREATE TABLE accepted_differences (
    field TEXT NOT NULL, kind TEXT NOT NULL, run TEXT NOT NULL, PRIMARY KEY (field, kind)
  ) WITHOUT ROWID;

  -- The feed's settings with which the run was planned (JSON); NULL in runs of older programs.
  ALTER TABLE runs ADD COLUMN settings TEXT;
  -- Contacts of the group that the ledger did not know when it last created there; NULL: never counted.
  ALTER TABLE used_groups ADD COLUMN surplus INTEGER;

  -- Per feed and UTC day: its linked contacts before the day's first accepted list or delete (linked), and the contacts
  -- that it deleted without a person's approval (deletes).
  CREATE TABLE feed_days (
    feed TEXT NOT NULL, day TEXT NOT NULL, linked INTEGER NOT NULL, deletes INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (feed, day)
  ) WITHOUT ROWID;
  -- rows_sum: equal for two lists with the same rows in any order. list_end: how the list ends (a ListEnd).
  -- beside: names of the feed's other lists that waited at the same time.
  ALTER TABLE runs ADD COLUMN rows_sum TEXT;
  ALTER TABLE runs ADD COLUMN list_end TEXT;
  ALTER TABLE runs ADD COLUMN beside TEXT;
  CREATE INDEX runs_accepted ON runs (feed, accepted_at) WHERE accepted_at IS NOT NULL;
  -- The last rows of a list in file order: entry ids, and keys of people without an entry. The keys are personal data.
  CREATE TABLE last_rows (run TEXT PRIMARY KEY REFERENCES runs, rows TEXT NOT NULL) WITHOUT ROWID;
  CREATE INDEX entries_by_birthday ON entries (feed, birthday) WHERE birthday IS NOT NULL;

  -- Rows that the feed's newest accepted snapshot (run) has, and that were not applied. rows: rows of the same content.
  -- since: the start of the first of the snapshots in a row that had as many of them.
  CREATE TABLE refused_rows (
    feed TEXT NOT NULL, hash TEXT NOT NULL, rows INTEGER NOT NULL, since TEXT NOT NULL, run TEXT NOT NULL,
    PRIMARY KEY (feed, hash)
  ) WITHOUT ROWID;
  -- Contacts that no row of the feed's newest accepted snapshot names by key, also those that a refused row protects.
  -- since: the start of the first of the snapshots in a row that lacked the contact; '' for a contact that no list has
  -- named yet, because a corrected report created it or a person linked it.
  CREATE TABLE missing_contacts (entry_id INTEGER PRIMARY KEY, feed TEXT NOT NULL, since TEXT NOT NULL);
  CREATE INDEX missing_contacts_by_feed ON missing_contacts (feed);
  CREATE TRIGGER entries_unlisted AFTER INSERT ON entries
    WHEN NOT EXISTS (SELECT 1 FROM runs WHERE run = NEW.changed_run AND kind = 'list') BEGIN
    INSERT OR IGNORE INTO missing_contacts VALUES (NEW.id, NEW.feed, '');
  END;
  -- Contacts whose delete waits for a person since a list (run) that may not have been whole, as the guard says. They wait
  -- until a person approves or the contact is back. people: number of contacts that waited since that list.
  CREATE TABLE waiting_deletes (
    entry_id INTEGER PRIMARY KEY, feed TEXT NOT NULL, run TEXT NOT NULL, guard TEXT NOT NULL, people INTEGER NOT NULL
  );
  CREATE TRIGGER entries_removed AFTER DELETE ON entries BEGIN
    DELETE FROM missing_contacts WHERE entry_id = OLD.id;
    DELETE FROM waiting_deletes WHERE entry_id = OLD.id;
  END;

  -- A ward keeps the contact_id of a guardian whose contact is gone. Then no row has the ward's hash, so the next list
  -- decides the ward again, and names the guardian's new contact.
  CREATE INDEX entries_by_guardian ON entries (applied ->> '$.guardian_contact_id')
    WHERE instr(applied, '"guardian_contact_id"') > 0;
  CREATE TRIGGER entries_guardian_lost AFTER DELETE ON entries BEGIN
    UPDATE entries SET hash = hash || '+guardian' WHERE instr(applied, '"guardian_contact_id"') > 0
      AND applied ->> '$.guardian_contact_id' = OLD.contact_id AND hash <> '';
  END;
  UPDATE entries SET hash = hash || '+guardian' WHERE instr(applied, '"guardian_contact_id"') > 0 AND hash <> ''
    AND applied ->> '$.guardian_contact_id' NOT IN (SELECT contact_id FROM entries);

  -- Names that feeds had before. Reports of that time name them in _id.
  CREATE TABLE former_feeds (former TEXT PRIMARY KEY, feed TEXT NOT NULL) WITHOUT ROWID;

  -- taken_at: a process has begun with the request. carried_out_at: its decision is in the ledger.
  -- outcome: answered, withdrawn or void; NULL while the request has no answer, and in requests of older programs.
  ALTER TABLE requests ADD COLUMN taken_at TEXT;
  ALTER TABLE requests ADD COLUMN carried_out_at TEXT;
  ALTER TABLE requests ADD COLUMN outcome TEXT;
  -- Lines of corrected reports that wait for the decision about a held list.
  CREATE INDEX row_results_waiting ON row_results (run, line) WHERE outcome = 'deferred';
  CREATE INDEX operations_held ON operations (run, key) WHERE state = 'held';
  `,
];

/** The newest ledger version that this program knows. */
export const LEDGER_VERSION = STEPS.length;

/**
 * Brings a ledger to the newest version. Each step and its version number are one transaction.
 *
 * @param target an older version, in tests of what a step does to a ledger
 * @throws if the ledger was written by a newer program
 */
export function migrate(db: Database, target = LEDGER_VERSION): void {
  const found = db.prepare("PRAGMA user_version").pluck().get() as number;
  if (found > LEDGER_VERSION) {
    throw new Error(
      `The ledger has version ${found}, this program knows versions up to ${LEDGER_VERSION}. ` +
        "Install the newer celebration-sync again; nothing was changed.",
    );
  }
  for (let version = found; version < target; version += 1) {
    db.transaction(() => {
      db.exec(STEPS[version] ?? "");
      db.exec(`PRAGMA user_version = ${version + 1}`);
    }).immediate();
  }
}
