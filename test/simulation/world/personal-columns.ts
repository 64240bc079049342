/**
 * All columns of the ledger, and which of them can hold personal data of people in lists. Tests compare this table with the
 * ledger: a new column needs a place here, and a personal one has to be erased. What people decide is exported, too.
 */
import type { Database } from "../../../src/ledger/database/open-database.ts";

interface ColumnsOfTable {
  /** Columns with personal data of people in lists. */
  readonly personal: string;
  /**
   * All other columns: numbers, codes, times, hashes of whole lists, settings, and names of people who decided. The numbers of
   * contacts, and the lines of lists, are what remains of an erased person.
   */
  readonly other: string;
}

const COLUMNS: Readonly<Record<string, ColumnsOfTable>> = {
  account_stops: { personal: "", other: "operation run contact_id line differences" },
  accepted_differences: { personal: "", other: "field kind run" },
  answers: { personal: "subject hash who_hash", other: "feed contact_id code choice open_item version answered_at" },
  approvals: { personal: "", other: "contact_id run approved_at" },
  carried_out_requests: { personal: "", other: "id at" },
  corrections: {
    personal: "key row_hash rest_hash result_key result_hash was becomes person",
    other:
      "id feed kind by_text header nth target is_key run made_at seen_run seen_line seen_rows ended_at ended_why ended_run contact_id",
  },
  corrected_rows: { personal: "", other: "run line open_item" },
  decisions: {
    personal: "key choice note",
    other: "id kind run feed contact_id kept decided_by via at request",
  },
  entries: {
    personal: "key hash applied email phone first_name full_name birthday",
    other: "id feed contact_id group_id absent_since changed_run",
  },
  entry_states: { personal: "", other: "feed token" },
  erased_contacts: { personal: "", other: "contact_id at" },
  erasures: { personal: "person traces", other: "id keep_contact asked_at stage" },
  feed_days: { personal: "", other: "feed day linked deletes" },
  first_uses: { personal: "", other: "feed group_id surplus" },
  former_feeds: { personal: "", other: "former feed" },
  former_requests: { personal: "argument result", other: "id command asked_at done_at" },
  given_answers: { personal: "choice", other: "open_item version answered_at" },
  group_counts: { personal: "", other: "feed group_id surplus" },
  last_rows: { personal: "rows", other: "run" },
  learned_settings: { personal: "", other: "feed name value learned_by learned_at first_at revoked_after" },
  left_by_undo: { personal: "", other: "run operation reason by_run" },
  linked_counts: { personal: "", other: "feed group_id linked" },
  meta: { personal: "value", other: "name" },
  missing_contacts: { personal: "", other: "entry_id feed since" },
  never_lines: { personal: "", other: "id line" },
  open_items: {
    personal: "subject issues hash cells",
    other: "id feed version state since run line operation status request_id refused_at header",
  },
  operations: {
    personal: "key input changes hash base_hash email phone issue warnings cells body former former_key",
    other:
      "id run feed kind line entry_id contact_id group_id group_name wave guardian_operation waits_for state attempts sent_at status request_id open_item resolved_at undoes",
  },
  owner_mark: { personal: "", other: "id mark" },
  pending_notices: { personal: "content", other: "id way about created_at tries" },
  refused_rows: { personal: "hash", other: "feed rows since run" },
  row_results: {
    personal: "issues key hash cells follow_up",
    other: "run line outcome reason status request_id open_item",
  },
  runs: {
    personal: "file path reading header columns profile holds halt_reason survey effects beside",
    other:
      "run feed kind sha256 mtime_ms mode plan_format key_setting status started_at finished_at accepted_at rows requests halt_code settings rows_sum list_end undo undone_by",
  },
  seen_groups: { personal: "", other: "group_id content" },
  touched_entries: { personal: "", other: "feed entry_id" },
  undone_changes: { personal: "", other: "operation feed run" },
  used_groups: { personal: "", other: "group_id name date_created surplus" },
  waiting_deletes: { personal: "", other: "entry_id feed run guard people" },
};

/** Returns `TABLE.COLUMN` for all columns of a kind. */
export function columnsThatAre(kind: keyof ColumnsOfTable): readonly string[] {
  return Object.entries(COLUMNS)
    .flatMap(([table, columns]) => columns[kind].split(" ").flatMap((name) => (name === "" ? [] : `${table}.${name}`)))
    .toSorted();
}

/** Returns `TABLE.COLUMN` for all columns that a ledger has. */
export function columnsOf(db: Database): readonly string[] {
  return db
    .prepare(
      `SELECT t.name || '.' || c.name FROM sqlite_schema t, pragma_table_info(t.name) c
        WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%' ORDER BY 1`,
    )
    .pluck()
    .all() as string[];
}

/** Returns the texts in a column, which is named as `TABLE.COLUMN`. */
export function textsIn(db: Database, name: string): readonly string[] {
  const [table = "", column = ""] = name.split(".");
  const values = db.prepare(`SELECT CAST("${column}" AS TEXT) FROM "${table}"`).pluck().all() as (string | null)[];
  return values.filter((value) => value !== null);
}

/** Returns `TABLE.COLUMN` for all columns of a ledger that hold a text. */
export function columnsWith(db: Database, text: RegExp): readonly string[] {
  return columnsOf(db).filter((name) => textsIn(db, name).some((value) => text.test(value)));
}

/** Returns the hashes of people's rows in a ledger. */
export function hashesIn(db: Database): readonly string[] {
  return columnsThatAre("personal").flatMap((name) => (name.endsWith("hash") ? textsIn(db, name) : []));
}
