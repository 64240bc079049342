/** The statements of the released steps, one text per version. They never change. */
export const RELEASED_STEPS: readonly string[] = [
  `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  -- Groups that contacts of this ledger were put in. The program recognises the account by these groups.
  CREATE TABLE used_groups (
    group_id INTEGER PRIMARY KEY, name TEXT NOT NULL, date_created TEXT NOT NULL
  );
  -- Groups that a feed has created contacts in. surplus: other contacts in the group, which a person accepted.
  CREATE TABLE first_uses (
    feed TEXT NOT NULL, group_id INTEGER NOT NULL, surplus INTEGER NOT NULL, PRIMARY KEY (feed, group_id)
  ) WITHOUT ROWID;

  CREATE TABLE runs (
    run TEXT PRIMARY KEY, feed TEXT NOT NULL, kind TEXT NOT NULL, file TEXT NOT NULL, path TEXT,
    sha256 TEXT NOT NULL, mtime_ms REAL NOT NULL, mode TEXT NOT NULL, plan_format INTEGER NOT NULL,
    key_setting TEXT NOT NULL, status TEXT, started_at TEXT NOT NULL, finished_at TEXT, accepted_at TEXT,
    reading TEXT NOT NULL, header TEXT NOT NULL, columns TEXT NOT NULL, profile TEXT NOT NULL, holds TEXT NOT NULL,
    halt_reason TEXT, rows TEXT NOT NULL, requests TEXT NOT NULL, survey TEXT NOT NULL,
    effects TEXT
  ) WITHOUT ROWID;
  CREATE INDEX runs_by_feed ON runs (feed, run);
  CREATE INDEX runs_unfinished ON runs (status) WHERE status IS NULL OR status IN ('halted', 'held');

  -- Linked contacts. The only map from rows to contact_ids that exists.
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY, feed TEXT NOT NULL, key TEXT NOT NULL, contact_id INTEGER NOT NULL UNIQUE,
    hash TEXT NOT NULL, applied TEXT NOT NULL, group_id INTEGER NOT NULL, email TEXT, phone TEXT, first_name TEXT,
    full_name TEXT, birthday TEXT, absent_since TEXT, changed_run TEXT NOT NULL, UNIQUE (feed, key)
  );
  CREATE INDEX entries_by_email ON entries (email) WHERE email IS NOT NULL;
  CREATE INDEX entries_by_phone ON entries (phone) WHERE phone IS NOT NULL;
  CREATE INDEX entries_by_name ON entries (full_name);

  CREATE TABLE operations (
    id INTEGER PRIMARY KEY, run TEXT NOT NULL REFERENCES runs, feed TEXT NOT NULL, kind TEXT NOT NULL, line INTEGER,
    key TEXT NOT NULL, entry_id INTEGER, contact_id INTEGER, group_id INTEGER NOT NULL, group_name TEXT NOT NULL,
    input TEXT NOT NULL, changes TEXT NOT NULL, hash TEXT NOT NULL, base_hash TEXT, email TEXT, phone TEXT,
    wave INTEGER NOT NULL, guardian_operation INTEGER, waits_for INTEGER, state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, sent_at INTEGER, issue TEXT, status INTEGER, request_id TEXT,
    warnings TEXT NOT NULL, cells TEXT NOT NULL, body TEXT, problem INTEGER
  );
  CREATE INDEX operations_by_run ON operations (run, wave, id);
  CREATE INDEX operations_open ON operations (state, feed)
    WHERE state IN ('planned', 'held', 'deferred', 'sending', 'in_doubt');
  CREATE INDEX operations_in_doubt ON operations (feed, key) WHERE state IN ('sending', 'in_doubt');

  -- Rows that need no call but have a result to report. Unchanged rows are only counted.
  CREATE TABLE told_rows (
    run TEXT NOT NULL REFERENCES runs, line INTEGER NOT NULL, outcome TEXT NOT NULL, reason TEXT,
    issues TEXT NOT NULL, key TEXT, hash TEXT NOT NULL, status INTEGER, request_id TEXT, cells TEXT NOT NULL,
    problem INTEGER
  );
  CREATE INDEX told_rows_by_run ON told_rows (run, line);

  -- Open items of all runs, at most one per row. subject: the row's key, or a hash of its content.
  CREATE TABLE problems (
    id INTEGER PRIMARY KEY, feed TEXT NOT NULL, subject TEXT NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL,
    since TEXT NOT NULL, run TEXT NOT NULL, line INTEGER, operation TEXT, status TEXT NOT NULL, issues TEXT NOT NULL,
    request_id TEXT, hash TEXT NOT NULL, refused_at TEXT, header TEXT NOT NULL, cells TEXT NOT NULL,
    UNIQUE (feed, subject)
  );
  CREATE INDEX problems_open ON problems (feed, state);

  -- Deletes that a person approved. The approval also counts for a newer plan that deletes the same contacts or fewer.
  CREATE TABLE approvals (contact_id INTEGER PRIMARY KEY, run TEXT NOT NULL, approved_at TEXT NOT NULL);
  -- Requests of other processes to the applying process.
  CREATE TABLE requests (
    id INTEGER PRIMARY KEY, command TEXT NOT NULL, argument TEXT NOT NULL, asked_at TEXT NOT NULL,
    done_at TEXT, result TEXT
  );
  `,
  `
  -- The call that a row asks for while the create of its person is in doubt (a FollowUp).
  ALTER TABLE told_rows ADD COLUMN wanted TEXT;
  CREATE INDEX told_rows_in_doubt ON told_rows (key) WHERE outcome = 'in_doubt';
  `,
  `
  -- The cause of a run's halt (a HaltCode). halt_reason has the sentences for administrators.
  ALTER TABLE runs ADD COLUMN halt_code TEXT;
  `,
  `
  -- Number of linked contacts per feed and group. Guards compare lists with it. Counting a million entries takes long.
  CREATE TABLE linked_counts (
    feed TEXT NOT NULL, group_id INTEGER NOT NULL, linked INTEGER NOT NULL, PRIMARY KEY (feed, group_id)
  ) WITHOUT ROWID;
  INSERT INTO linked_counts SELECT feed, group_id, count(*) FROM entries GROUP BY feed, group_id;
  CREATE INDEX entries_absent ON entries (feed) WHERE absent_since IS NOT NULL;

  -- entry_states: the state of a feed's entries from which the row cache was made. touched_entries: changes since then.
  CREATE TABLE entry_states (feed TEXT PRIMARY KEY, token TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE touched_entries (feed TEXT NOT NULL, entry_id INTEGER NOT NULL, PRIMARY KEY (feed, entry_id)) WITHOUT ROWID;

  CREATE TRIGGER entries_inserted AFTER INSERT ON entries BEGIN
    INSERT INTO linked_counts VALUES (NEW.feed, NEW.group_id, 1)
      ON CONFLICT (feed, group_id) DO UPDATE SET linked = linked + 1;
    INSERT OR IGNORE INTO touched_entries SELECT NEW.feed, NEW.id FROM entry_states WHERE feed = NEW.feed;
  END;
  CREATE TRIGGER entries_deleted AFTER DELETE ON entries BEGIN
    UPDATE linked_counts SET linked = linked - 1 WHERE feed = OLD.feed AND group_id = OLD.group_id;
    INSERT OR IGNORE INTO touched_entries SELECT OLD.feed, OLD.id FROM entry_states WHERE feed = OLD.feed;
  END;
  CREATE TRIGGER entries_moved AFTER UPDATE OF feed, group_id ON entries
    WHEN OLD.feed <> NEW.feed OR OLD.group_id <> NEW.group_id BEGIN
    UPDATE linked_counts SET linked = linked - 1 WHERE feed = OLD.feed AND group_id = OLD.group_id;
    INSERT INTO linked_counts VALUES (NEW.feed, NEW.group_id, 1)
      ON CONFLICT (feed, group_id) DO UPDATE SET linked = linked + 1;
  END;
  CREATE TRIGGER entries_changed AFTER UPDATE ON entries BEGIN
    INSERT OR IGNORE INTO touched_entries SELECT feed, OLD.id FROM entry_states WHERE feed IN (OLD.feed, NEW.feed);
  END;
  `,
  `
  -- A report counts the operations per state of each earlier run that it lists.
  CREATE INDEX operations_by_end ON operations (run, kind, state);
  CREATE INDEX operations_with_warnings ON operations (run) WHERE warnings <> '[]';
  `,
  `
  -- Tables and columns get the names that the code uses.
  ALTER TABLE problems RENAME TO open_items;
  ALTER TABLE told_rows RENAME TO row_results;
  ALTER TABLE row_results RENAME COLUMN wanted TO follow_up;
  ALTER TABLE row_results RENAME COLUMN problem TO open_item;
  ALTER TABLE operations RENAME COLUMN problem TO open_item;
  DROP INDEX problems_open;
  CREATE INDEX open_items_by_state ON open_items (feed, state);
  DROP INDEX told_rows_by_run;
  CREATE INDEX row_results_by_run ON row_results (run, line);
  DROP INDEX told_rows_in_doubt;
  CREATE INDEX row_results_in_doubt ON row_results (key) WHERE outcome = 'in_doubt';
  `,
];
