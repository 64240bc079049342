import type { Database } from "./open-database.ts";
import { RELEASED_STEPS } from "./released-steps.ts";

/** What SQLite and tools show as the owner of the file: "cels". Ledgers of older programs have 0. */
const APPLICATION_ID = 0x63656c73;

/**
 * The steps that make the ledger's tables, one per version. Statements of a released step never change. JSON columns
 * hold values of `src/model`. Times are ISO 8601 in UTC, except `sent_at` and `mtime_ms` (ms since 1970).
 */
const STEPS: readonly string[] = [
  ...RELEASED_STEPS,
  `
  -- Answers of people to questions. subject: the row's key, which is personal data; for a shared birthday the date.
  -- contact_id: the contact that the question names; 0 for a date. hash: the row's hash; '' for a date.
  -- who_hash: a hash of the row's name, birthday and addresses, for a question about a never entry; else ''.
  -- open_item and version: the question that was answered.
  CREATE TABLE answers (
    feed TEXT NOT NULL, subject TEXT NOT NULL, contact_id INTEGER NOT NULL, code TEXT NOT NULL, hash TEXT NOT NULL,
    choice TEXT NOT NULL, open_item INTEGER NOT NULL, version INTEGER NOT NULL, answered_at TEXT NOT NULL, who_hash TEXT NOT NULL,
    PRIMARY KEY (feed, subject, contact_id)
  ) WITHOUT ROWID;
  CREATE INDEX answers_by_item ON answers (open_item);
  -- Answers whose effect is stored elsewhere: as a correction that lasts, or a learned setting.
  -- choice: as a person said it. It may be a birthday, which is personal data.
  CREATE TABLE given_answers (
    open_item INTEGER NOT NULL, version INTEGER NOT NULL, choice TEXT NOT NULL, answered_at TEXT NOT NULL,
    PRIMARY KEY (open_item, version)
  ) WITHOUT ROWID;
  -- Settings of feeds that a person gave by an answer for the whole list. The configuration wins over them.
  -- learned_by is personal data of the person who answered. first_at: when the feed first learned the setting.
  -- revoked_after: the newest run when a person took it back; NULL: it holds.
  CREATE TABLE learned_settings (
    feed TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, learned_by TEXT NOT NULL, learned_at TEXT NOT NULL,
    first_at TEXT NOT NULL, revoked_after TEXT, PRIMARY KEY (feed, name)
  ) WITHOUT ROWID;
  -- Operations that the service applied differently from what was sent. While there is one, no call is made.
  -- differences: fields and kinds, without values (AppliedDifference).
  CREATE TABLE account_stops (
    operation INTEGER PRIMARY KEY, run TEXT NOT NULL, contact_id INTEGER NOT NULL, line INTEGER, differences TEXT NOT NULL
  );
  -- Corrections that last (LastingCorrection). key, person, was, becomes and the hashes of the row's text are personal data.
  -- kind: cell, rule, row, address, unread or refused. by_text: only the row with this text is meant. run: of the corrected report, or of
  -- the rows that waited for a rule; else ''.
  -- seen_run: the newest accepted list that needs the correction.
  -- contact_id: the contact of the row's person; below 0: the id of the create that makes it; NULL: not known yet.
  CREATE TABLE corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT, feed TEXT NOT NULL, kind TEXT NOT NULL, key TEXT, by_text INTEGER NOT NULL,
    row_hash TEXT NOT NULL, rest_hash TEXT NOT NULL, result_key TEXT, result_hash TEXT NOT NULL, header TEXT NOT NULL,
    nth INTEGER NOT NULL, target TEXT, is_key INTEGER NOT NULL, was TEXT NOT NULL, becomes TEXT NOT NULL,
    person TEXT NOT NULL, run TEXT NOT NULL, made_at TEXT NOT NULL, seen_run TEXT, seen_line INTEGER,
    seen_rows INTEGER NOT NULL DEFAULT 0, ended_at TEXT, ended_why TEXT, ended_run TEXT, contact_id INTEGER
  );
  CREATE INDEX corrections_active ON corrections (feed, result_hash) WHERE ended_at IS NULL;
  CREATE INDEX corrections_by_run ON corrections (run);
  CREATE INDEX corrections_seen ON corrections (seen_run) WHERE ended_at IS NULL;
  CREATE INDEX corrections_of_deleted ON corrections (ended_run) WHERE ended_why = 'deleted';
  CREATE INDEX corrections_of_contacts ON corrections (contact_id) WHERE ended_at IS NULL;
  CREATE INDEX corrections_of_keys ON corrections (feed, coalesce(result_key, key)) WHERE ended_at IS NULL;
  CREATE INDEX corrections_of_addresses ON corrections (feed, key) WHERE kind = 'address' AND ended_at IS NULL;
  -- Differences that a person accepted by approving a stopped run.
  CREATE TABLE accepted_differences (
    field TEXT NOT NULL, kind TEXT NOT NULL, run TEXT NOT NULL, PRIMARY KEY (field, kind)
  ) WITHOUT ROWID;

  -- The feed's settings with which the run was planned (JSON); NULL in runs of older programs.
  ALTER TABLE runs ADD COLUMN settings TEXT;
  -- Contacts of the group that the ledger did not know when it last created there; NULL: never counted.
  ALTER TABLE used_groups ADD COLUMN surplus INTEGER;
  -- The same, at the last accepted list of each feed that has contacts in the group.
  CREATE TABLE group_counts (
    feed TEXT NOT NULL, group_id INTEGER NOT NULL, surplus INTEGER NOT NULL, PRIMARY KEY (feed, group_id)
  ) WITHOUT ROWID;

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
  -- guard kept_people: a person left the delete out when approving the list (run).
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

  -- Requests have a file of their own now. Those that wait are moved to it at the next start.
  DELETE FROM requests WHERE done_at IS NOT NULL;
  ALTER TABLE requests RENAME TO former_requests;
  -- Requests whose decision is in the ledger. id: as in the file of the requests.
  CREATE TABLE carried_out_requests (id TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID;
  -- Decisions of people, each stored with its effect. kind: the command. via: console or command_line. choice: what was
  -- chosen. kept: deletes that an approval left out. request: the id of the request; NULL: a command carried it out itself.
  -- decided_by and note are personal data of the person who decided; key is personal data of the row's person.
  CREATE TABLE decisions (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, run TEXT, feed TEXT, key TEXT, contact_id INTEGER, choice TEXT,
    kept INTEGER NOT NULL, decided_by TEXT NOT NULL, via TEXT NOT NULL, note TEXT, at TEXT NOT NULL, request TEXT
  );
  CREATE INDEX decisions_by_run ON decisions (run);
  CREATE INDEX decisions_by_key ON decisions (feed, key) WHERE key IS NOT NULL;
  CREATE INDEX decisions_by_request ON decisions (request, key) WHERE request IS NOT NULL;
  -- The console counts the rows to correct of many runs.
  CREATE INDEX row_results_by_outcome ON row_results (run, outcome);
  -- Lines of corrected reports that wait for the decision about a held list.
  CREATE INDEX row_results_waiting ON row_results (run, line) WHERE outcome = 'deferred';
  -- When a person said which contact a create in doubt made; NULL: the service's answer said so, or the create is open.
  ALTER TABLE operations ADD COLUMN resolved_at TEXT;
  CREATE INDEX operations_held ON operations (run, key) WHERE state = 'held';
  CREATE INDEX operations_held_by_kind ON operations (run, kind) WHERE state = 'held';
  -- The random mark of the applying process: see owner-mark.ts.
  CREATE TABLE owner_mark (id INTEGER PRIMARY KEY, mark TEXT NOT NULL);
  -- Notices that are not sent yet, one row for each way: command, mail, webhook; daily: they wait for the daily mail.
  -- content: a StoredNotice (JSON), without personal data. tries: failed attempts.
  CREATE TABLE pending_notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT, way TEXT NOT NULL, about TEXT NOT NULL, content TEXT NOT NULL,
    created_at TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0
  );
  -- The service's groups as a run read them last (Group, JSON). The fact groups_seen_at says when.
  CREATE TABLE seen_groups (group_id INTEGER PRIMARY KEY, content TEXT NOT NULL);
  -- What happened to one person, over all runs. The keys are personal data.
  CREATE INDEX operations_by_contact ON operations (contact_id) WHERE contact_id IS NOT NULL;
  CREATE INDEX operations_ended_by_key ON operations (key) WHERE state IN ('rejected', 'dropped', 'superseded');
  CREATE INDEX operations_deleted ON operations (id) WHERE kind = 'delete' AND state = 'done';
  CREATE INDEX row_results_by_key ON row_results (key) WHERE key IS NOT NULL;
  -- Erasures that are not finished. person: a PersonId. traces: what the files are searched for (Traces, JSON), which is
  -- personal data until the erasure is finished. keep_contact: the contact stays in the service.
  CREATE TABLE erasures (
    id INTEGER PRIMARY KEY AUTOINCREMENT, person TEXT NOT NULL, keep_contact INTEGER NOT NULL, asked_at TEXT NOT NULL,
    stage TEXT NOT NULL, traces TEXT
  );
  -- Contacts of people who were erased: the lines of erased.jsonl.
  CREATE TABLE erased_contacts (contact_id INTEGER PRIMARY KEY, at TEXT NOT NULL);
  -- The people who must never be greeted: the lines of never.jsonl, with keyed hashes only (a NeverLine, JSON).
  CREATE TABLE never_lines (id INTEGER PRIMARY KEY, line TEXT NOT NULL UNIQUE);
  -- Birthdays by month and day.
  CREATE INDEX entries_by_day ON entries (substr(birthday, -5), group_id) WHERE birthday IS NOT NULL;

  -- What the contact held before an update was applied (a ContactInput), and the key that it had; NULL in operations of
  -- older programs. Both are personal data. undoes: the operation that this one takes back.
  ALTER TABLE operations ADD COLUMN former TEXT;
  ALTER TABLE operations ADD COLUMN former_key TEXT;
  ALTER TABLE operations ADD COLUMN undoes INTEGER;
  CREATE INDEX operations_undoing ON operations (undoes) WHERE undoes IS NOT NULL;
  -- undo: what an undo takes back (UndoFigures), without personal data. undone_by: the undo that took this run back.
  ALTER TABLE runs ADD COLUMN undo TEXT;
  ALTER TABLE runs ADD COLUMN undone_by TEXT;
  CREATE INDEX runs_undoing ON runs (undo ->> '$.run') WHERE undo IS NOT NULL;
  -- Operations of a run whose people its undo leaves as they are. reason: a LeftReason. by_run: the run that changed the
  -- person since.
  CREATE TABLE left_by_undo (
    run TEXT NOT NULL, operation INTEGER NOT NULL, reason TEXT NOT NULL, by_run TEXT, PRIMARY KEY (run, operation)
  ) WITHOUT ROWID;
  -- Operations of undos. A list that does again what one of them took back is held. When a person approves that list, the
  -- operation goes from here.
  CREATE TABLE undone_changes (operation INTEGER PRIMARY KEY, feed TEXT NOT NULL, run TEXT NOT NULL);
  CREATE INDEX undone_changes_by_feed ON undone_changes (feed, run);
  -- Lines of runs that a corrected report corrected, each with the open item of the correction.
  CREATE TABLE corrected_rows (
    run TEXT NOT NULL, line INTEGER NOT NULL, open_item INTEGER NOT NULL, PRIMARY KEY (run, line, open_item)
  ) WITHOUT ROWID;
  CREATE INDEX operations_by_item ON operations (open_item) WHERE open_item IS NOT NULL;
  PRAGMA application_id = ${APPLICATION_ID};
  `,
];

/** Tables that every ledger has. */
const TABLES = ["meta", "runs", "entries", "operations"];

/** @throws if the database is no ledger. A database without tables may become one. */
export function checkIsLedger(db: Database): void {
  const application = db.prepare("PRAGMA application_id").pluck().get();
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
  const isNew = tables.length === 0 && db.prepare("PRAGMA user_version").pluck().get() === 0;
  const isOurs = application === APPLICATION_ID || application === 0;
  if (!isOurs || !(isNew || TABLES.every((name) => tables.includes(name))))
    throw new Error("it is a database of another program");
}

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
