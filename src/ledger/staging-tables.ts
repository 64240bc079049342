import type { Database } from "./open-database.ts";

/**
 * Temporary tables in which a plan grows: `staged` holds the file's rows, `planned` and `told` have the shape of
 * `operations` and `told_rows`, so that a plan can be shown without being stored, and stored by copying.
 * Nothing here touches the ledger itself: a connection opened for reading will do.
 */
export function createStagingTables(db: Database): void {
  db.exec("PRAGMA temp_store = FILE; PRAGMA temp.cache_size = -4096");
  db.exec(`
    DROP TABLE IF EXISTS temp.staged; DROP TABLE IF EXISTS temp.planned; DROP TABLE IF EXISTS temp.told;
    DROP TABLE IF EXISTS temp.vanished; DROP TABLE IF EXISTS temp.unseen;
    CREATE TEMP TABLE staged (
      seq INTEGER PRIMARY KEY, line INTEGER NOT NULL, state TEXT NOT NULL, key TEXT, hash TEXT NOT NULL,
      entry_id INTEGER, email TEXT, phone TEXT, first_name TEXT, full_name TEXT, birthday TEXT, group_id INTEGER,
      contact_id INTEGER, problem INTEGER, row TEXT
    );
    CREATE TEMP TABLE planned (
      id INTEGER PRIMARY KEY, seq INTEGER, kind TEXT NOT NULL, line INTEGER, key TEXT NOT NULL, entry_id INTEGER,
      contact_id INTEGER, group_id INTEGER NOT NULL, group_name TEXT NOT NULL, input TEXT NOT NULL,
      changes TEXT NOT NULL, hash TEXT NOT NULL, base_hash TEXT, email TEXT, phone TEXT, wave INTEGER NOT NULL,
      guardian_operation INTEGER, waits_for INTEGER, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
      sent_at INTEGER, issue TEXT, status INTEGER, request_id TEXT, warnings TEXT NOT NULL, cells TEXT NOT NULL,
      body TEXT, problem INTEGER, guardian TEXT
    );
    CREATE TEMP TABLE told (
      line INTEGER NOT NULL, outcome TEXT NOT NULL, reason TEXT, issues TEXT NOT NULL, key TEXT, status INTEGER,
      request_id TEXT, cells TEXT NOT NULL, problem INTEGER, hash TEXT NOT NULL, wanted TEXT
    );
    CREATE TEMP TABLE vanished (entry_id INTEGER PRIMARY KEY);
    CREATE TEMP TABLE unseen (entry_id INTEGER PRIMARY KEY);
  `);
}

/** After loading: what the decisions look things up by. */
export function indexStagingTables(db: Database): void {
  db.exec(`
    CREATE INDEX temp.staged_by_key ON staged (key) WHERE key IS NOT NULL;
    CREATE INDEX temp.staged_by_entry ON staged (entry_id) WHERE entry_id IS NOT NULL;
    CREATE INDEX temp.staged_open ON staged (state, seq) WHERE state <> 'unchanged';
  `);
}

/** After deciding: what the order of calls is looked up by. */
export function indexPlannedTable(db: Database): void {
  db.exec(`
    CREATE INDEX temp.planned_by_email ON planned (group_id, email) WHERE email IS NOT NULL;
    CREATE INDEX temp.planned_by_phone ON planned (group_id, phone) WHERE phone IS NOT NULL;
    CREATE INDEX temp.planned_by_entry ON planned (entry_id) WHERE entry_id IS NOT NULL;
    CREATE INDEX temp.planned_by_key ON planned (key);
    CREATE INDEX temp.planned_in_order ON planned (wave, id);
  `);
}
