import type { Database } from "../database/open-database.ts";

/**
 * Temporary tables in which a plan grows: `staged` holds the file's rows, `planned` what is asked for, and of that only
 * what its row does not say already. `drafted` shows both as `operations`, `told` has the shape of `told_rows`: a plan can
 * be shown without being stored, and stored by copying.
 * Nothing here touches the ledger itself: a connection opened for reading will do.
 */
export function createStagingTables(db: Database): void {
  // The size of pages counts before a connection's first temporary table.
  db.exec("PRAGMA temp_store = FILE; PRAGMA temp.page_size = 8192; PRAGMA temp.cache_size = -4096");
  db.exec(`
    DROP VIEW IF EXISTS temp.drafted; DROP TABLE IF EXISTS temp.staged; DROP TABLE IF EXISTS temp.planned;
    DROP TABLE IF EXISTS temp.drafted_results; DROP TABLE IF EXISTS temp.vanished; DROP TABLE IF EXISTS temp.unseen;
    CREATE TEMP TABLE staged (
      seq INTEGER PRIMARY KEY, line INTEGER NOT NULL, state TEXT NOT NULL, key TEXT, hash TEXT NOT NULL,
      entry_id INTEGER, email TEXT, phone TEXT, first_name TEXT, full_name TEXT, birthday TEXT, group_id INTEGER,
      contact_id INTEGER, open_item INTEGER, group_name TEXT, guardian TEXT, inactive TEXT, warnings TEXT, input TEXT,
      cells TEXT, rest TEXT
    );
    CREATE TEMP TABLE planned (
      id INTEGER PRIMARY KEY, seq INTEGER, kind TEXT NOT NULL, entry_id INTEGER, base_hash TEXT,
      -- the contact's group, and the addresses that it will not have there any more
      from_group INTEGER, frees_email TEXT, frees_phone TEXT,
      contact_id INTEGER, group_id INTEGER NOT NULL, email TEXT, phone TEXT, wave INTEGER NOT NULL, guardian TEXT,
      guardian_operation INTEGER, waits_for INTEGER, state TEXT NOT NULL, issue TEXT, changes TEXT NOT NULL,
      warnings TEXT NOT NULL,
      -- NULL: as its row says
      key TEXT, hash TEXT, group_name TEXT, input TEXT
    );
    CREATE TEMP VIEW drafted AS
      SELECT p.id, p.kind, s.line, coalesce(p.key, s.key) AS key, p.entry_id, p.contact_id, p.group_id,
        coalesce(p.group_name, s.group_name) AS group_name, coalesce(p.input, s.input) AS input, p.changes,
        coalesce(p.hash, s.hash) AS hash, p.base_hash, p.email, p.phone, p.wave, p.guardian_operation, p.waits_for,
        p.state, 0 AS attempts, NULL AS sent_at, p.issue, NULL AS status, NULL AS request_id, p.warnings,
        coalesce(s.cells, '[]') AS cells, NULL AS body, s.open_item
      FROM planned p LEFT JOIN staged s ON s.seq = p.seq;
    CREATE TEMP TABLE drafted_results (
      line INTEGER NOT NULL, outcome TEXT NOT NULL, reason TEXT, issues TEXT NOT NULL, key TEXT, status INTEGER,
      request_id TEXT, cells TEXT NOT NULL, open_item INTEGER, hash TEXT NOT NULL, follow_up TEXT
    );
    CREATE TEMP TABLE vanished (entry_id INTEGER PRIMARY KEY);
    CREATE TEMP TABLE unseen (entry_id INTEGER PRIMARY KEY);
  `);
}

/**
 * On `staged`: a row that asks to be created as it stands, unless somebody is known who may be its person. No guardian, no
 * contact_id, no mark has to be looked into.
 */
export const IS_NEWCOMER = `state = 'contact' AND entry_id IS NULL AND contact_id IS NULL AND guardian IS NULL
  AND inactive IS NULL`;

/** On `staged`, word for word the condition of an index: rows that are neither as last applied nor newcomers. Mostly few. */
export const IS_NOTABLE = `state <> 'unchanged' AND NOT (${IS_NEWCOMER})`;

/** After loading: what the decisions look things up by. */
export function indexStagingTables(db: Database): void {
  db.exec(`
    CREATE INDEX temp.staged_by_key ON staged (key) WHERE key IS NOT NULL;
    CREATE INDEX temp.staged_by_entry ON staged (entry_id) WHERE entry_id IS NOT NULL;
    CREATE INDEX temp.staged_notable ON staged (state, seq) WHERE ${IS_NOTABLE};
  `);
}

/** After deciding: what the order of calls is looked up by. */
export function indexPlannedTable(db: Database): void {
  db.exec(`
    CREATE INDEX temp.planned_by_email ON planned (group_id, email) WHERE email IS NOT NULL AND kind <> 'delete';
    CREATE INDEX temp.planned_by_phone ON planned (group_id, phone) WHERE phone IS NOT NULL AND kind <> 'delete';
    CREATE INDEX temp.planned_by_entry ON planned (entry_id) WHERE entry_id IS NOT NULL;
    CREATE INDEX temp.planned_by_row ON planned (seq) WHERE seq IS NOT NULL;
    CREATE INDEX temp.planned_in_order ON planned (wave, id);
    CREATE INDEX temp.planned_by_state ON planned (kind, state);
  `);
}
