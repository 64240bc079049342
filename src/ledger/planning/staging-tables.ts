import { prepareTemporaryTables, type Database } from "../database/open-database.ts";
import { indexNotedChanges, NOTED_CHANGES_TABLE } from "./changes/noted-changes.ts";

/**
 * Creates the temporary tables in which a plan is made:
 * - `staged`: the rows of the file.
 * - `planned`: the operations, with only the values that differ from their row's.
 * - `drafted`: a view of both in the shape of `operations`.
 * - `drafted_results`: results of rows without an operation, in the shape of `row_results`.
 * - `vanished`: entries that no row names.
 * - `missing`: entries that no row names, also those that are removed from `vanished`.
 * - `unapplied`: rows that are not applied and name no entry by key, with their person as JSON.
 * - `arrivals`, `pairs`: rows with a new key, and the vanished entries that may be their people.
 * - `unseen`: entries that none of the known rows belongs to.
 * - `reported`: of a corrected report, the values that its rows had when they were reported.
 * - `noted_changes`: values of known people that the list changes, for the guards.
 * - `known_last`: the last of the known rows.
 *
 * A plan can be shown without being stored, and storing it is a copy. The ledger itself is not touched, so a connection
 * opened for reading is enough.
 */
export function createStagingTables(db: Database): void {
  prepareTemporaryTables(db);
  db.exec(`
    DROP VIEW IF EXISTS temp.drafted; DROP TABLE IF EXISTS temp.staged; DROP TABLE IF EXISTS temp.planned;
    DROP TABLE IF EXISTS temp.drafted_results; DROP TABLE IF EXISTS temp.vanished; DROP TABLE IF EXISTS temp.unseen;
    DROP TABLE IF EXISTS temp.noted_changes; DROP TABLE IF EXISTS temp.reported; DROP TABLE IF EXISTS temp.missing;
    DROP TABLE IF EXISTS temp.unapplied; DROP TABLE IF EXISTS temp.arrivals; DROP TABLE IF EXISTS temp.pairs;
    DROP TABLE IF EXISTS temp.known_last; DROP TABLE IF EXISTS temp.spellings;
    CREATE TEMP TABLE staged (
      seq INTEGER PRIMARY KEY, line INTEGER NOT NULL, state TEXT NOT NULL, key TEXT, hash TEXT NOT NULL,
      entry_id INTEGER, email TEXT, phone TEXT, first_name TEXT, full_name TEXT, birthday TEXT, group_id INTEGER,
      contact_id INTEGER, open_item INTEGER, group_name TEXT, guardian TEXT, inactive TEXT, warnings TEXT, input TEXT,
      cells TEXT, rest TEXT
    );
    CREATE TEMP TABLE planned (
      id INTEGER PRIMARY KEY, seq INTEGER, kind TEXT NOT NULL, entry_id INTEGER, base_hash TEXT,
      -- the contact's group, and the addresses that it will no longer have there
      from_group INTEGER, frees_email TEXT, frees_phone TEXT,
      contact_id INTEGER, group_id INTEGER NOT NULL, email TEXT, phone TEXT, wave INTEGER NOT NULL, guardian TEXT,
      guardian_operation INTEGER, waits_for INTEGER, state TEXT NOT NULL, issue TEXT, changes TEXT NOT NULL,
      warnings TEXT NOT NULL,
      -- NULL: the same as the row's
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
    CREATE TEMP TABLE arrivals (
      seq INTEGER PRIMARY KEY, email TEXT, phone TEXT, first_name TEXT, full_name TEXT, birthday TEXT
    );
    CREATE TEMP TABLE pairs (seq INTEGER, entry_id INTEGER, PRIMARY KEY (seq, entry_id)) WITHOUT ROWID;
    CREATE TEMP TABLE spellings (form TEXT NOT NULL, seq INTEGER, entry_id INTEGER);
    CREATE INDEX temp.spellings_by_form ON spellings (form);
    CREATE TEMP TABLE vanished (entry_id INTEGER PRIMARY KEY);
    CREATE TEMP TABLE missing (entry_id INTEGER PRIMARY KEY);
    CREATE TEMP TABLE unapplied (hash TEXT NOT NULL, line INTEGER NOT NULL, seq INTEGER, person TEXT NOT NULL);
    CREATE TEMP TABLE unseen (entry_id INTEGER PRIMARY KEY);
    CREATE TEMP TABLE reported (seq INTEGER PRIMARY KEY, reported TEXT NOT NULL);
    ${NOTED_CHANGES_TABLE}
    CREATE TEMP TABLE known_last (line INTEGER PRIMARY KEY, entry_id INTEGER NOT NULL);
  `);
}

/**
 * Condition on `staged`: newcomers. A newcomer asks to be created as it stands: it has no entry, guardian, contact_id
 * or mark to check. Only a lookalike can still prevent the create.
 */
export const IS_NEWCOMER = `state = 'contact' AND entry_id IS NULL AND contact_id IS NULL AND guardian IS NULL
  AND inactive IS NULL`;

/**
 * Condition on `staged`: rows that are neither unchanged nor newcomers, which are few in most lists. SQLite uses the
 * index `staged_notable` only for a query with exactly these words.
 */
export const IS_NOTABLE = `state <> 'unchanged' AND NOT (${IS_NEWCOMER})`;

/** Creates the indexes that the decisions use. Loading is faster without the indexes, so call this afterwards. */
export function indexStagingTables(db: Database): void {
  db.exec(`
    CREATE INDEX temp.staged_by_key ON staged (key) WHERE key IS NOT NULL;
    CREATE INDEX temp.staged_by_entry ON staged (entry_id) WHERE entry_id IS NOT NULL;
    CREATE INDEX temp.staged_notable ON staged (state, seq) WHERE ${IS_NOTABLE};
  `);
}

/** Creates the indexes that the order of calls uses. Deciding is faster without them, so call this afterwards. */
export function indexPlannedTable(db: Database): void {
  db.exec(`
    CREATE INDEX temp.planned_by_email ON planned (group_id, email) WHERE email IS NOT NULL AND kind <> 'delete';
    CREATE INDEX temp.planned_by_phone ON planned (group_id, phone) WHERE phone IS NOT NULL AND kind <> 'delete';
    CREATE INDEX temp.planned_by_entry ON planned (entry_id) WHERE entry_id IS NOT NULL;
    CREATE INDEX temp.planned_by_row ON planned (seq) WHERE seq IS NOT NULL;
    CREATE INDEX temp.planned_in_order ON planned (wave, id);
    CREATE INDEX temp.planned_by_state ON planned (kind, state);
  `);
  indexNotedChanges(db);
}
