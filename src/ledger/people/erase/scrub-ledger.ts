/** Removes a person from a ledger: from the one that is used, and from its copies. Figures stay. */
import type { Database } from "../../database/open-database.ts";
import { scrubData, scrubShown } from "./scrub-json.ts";
import { scrubKeys, scrubRuns } from "./scrub-others.ts";
import type { TraceFinder } from "./traces.ts";

/** An operation or a row without its person: what was done stays, and with which contact. */
const NO_INPUT = '{"group_id":0,"first_name":""}';
const ERASED_KEY = "[]";

/** Removes all of a person from a ledger's tables, in one transaction. */
export function scrubLedger(db: Database, finder: TraceFinder): void {
  db.transaction(() => {
    const hashes = [...scrubOperations(db, finder), ...scrubRows(db, finder), ...scrubItems(db, finder)];
    scrubKeys(db, finder);
    scrubRuns(db, finder);
    const forget = db.prepare("DELETE FROM refused_rows WHERE hash = ?");
    for (const hash of new Set(hashes)) forget.run(hash);
    const { contactIds } = finder.traces;
    for (const id of contactIds) {
      db.prepare("DELETE FROM entries WHERE contact_id = ?").run(id);
      db.prepare("DELETE FROM approvals WHERE contact_id = ?").run(id);
    }
    db.prepare("DELETE FROM erasures").run();
  }).immediate();
}

/** Reads rows by id, a part at a time. Each row may be changed before the next one. */
function* paged<T extends { readonly id: number }>(db: Database, sql: string): Generator<T> {
  const page = db.prepare(sql);
  for (let last = 0, found: T[] = []; last === 0 || found.length > 0; last = found.at(-1)?.id ?? last) {
    found = page.all(last) as T[];
    yield* found;
    if (found.length === 0) return;
  }
}

interface ResultRow {
  readonly id: number;
  readonly run: string;
  readonly key: string | null;
  readonly cells: string;
  readonly issues: string;
  readonly hash: string;
}

/** What a ledger has about a person under one key. */
export interface RecordOfPerson {
  /** The key; null: a row without one. */
  readonly key: readonly [feed: string, key: string] | null;
  readonly inputs: readonly string[];
  readonly cells: readonly string[];
}

/** Returns everything that operations, rows and open items have about a person. */
export function* recordsAbout(db: Database, finder: TraceFinder): Generator<RecordOfPerson> {
  for (const row of paged<OperationRow>(db, OPERATION_ROWS))
    if (isOperationOf(row, finder)) {
      const inputs = [row.input, row.body, row.former].filter((text) => text !== null);
      yield { key: [row.feed, row.key], inputs, cells: JSON.parse(row.cells) as string[] };
    }
  const targetsOf = columnTargets(db);
  for (const row of paged<ResultRow>(db, RESULT_ROWS)) {
    const { feed, header, targets } = targetsOf(row.run);
    if (isRowOf(row, feed, header.length, targets, finder))
      yield { key: row.key === null ? null : [feed, row.key], inputs: [], cells: JSON.parse(row.cells) as string[] };
  }
  for (const row of paged<ItemRow>(db, ITEM_ROWS)) {
    const key = keyIn(row.subject);
    const { header, targets } = targetsOf(row.run);
    if (isRowOf({ ...row, key }, row.feed, header.length, targets, finder))
      yield { key: key === null ? null : [row.feed, key], inputs: [], cells: JSON.parse(row.cells) as string[] };
  }
}

const OPERATION_ROWS = `SELECT id, feed, key, contact_id AS contactId, input, body, former, issue, warnings, changes, cells, hash
  FROM operations WHERE id > ? ORDER BY id LIMIT 500`;
const RESULT_ROWS =
  "SELECT rowid AS id, run, key, cells, issues, hash FROM row_results WHERE rowid > ? ORDER BY rowid LIMIT 500";
const ITEM_ROWS =
  "SELECT id, feed, subject, run, cells, issues, hash FROM open_items WHERE id > ? ORDER BY id LIMIT 500";

interface ItemRow extends Omit<ResultRow, "key"> {
  readonly feed: string;
  readonly subject: string;
}

function keyIn(subject: string): string | null {
  return /^(?:key|delete):([^\n]*)/u.exec(subject)?.[1] ?? null;
}

interface OperationRow {
  readonly id: number;
  readonly feed: string;
  readonly key: string;
  readonly contactId: number | null;
  readonly input: string;
  readonly body: string | null;
  readonly former: string | null;
  readonly issue: string | null;
  readonly warnings: string;
  readonly changes: string;
  readonly cells: string;
  readonly hash: string;
}

function scrubOperations(db: Database, finder: TraceFinder): readonly string[] {
  const hashes: string[] = [];
  const redact = db.prepare(`
    UPDATE operations SET key = @key || id, input = @input, changes = '{}', body = NULL, former = NULL, former_key = NULL,
      hash = '', base_hash = NULL, email = NULL, phone = NULL, cells = '[]', issue = @issue, warnings = @warnings WHERE id = @id`);
  const setShown = db.prepare("UPDATE operations SET issue = ?, warnings = ?, changes = ? WHERE id = ?");
  for (const row of paged<OperationRow>(db, OPERATION_ROWS)) {
    if (isOperationOf(row, finder)) {
      hashes.push(row.hash);
      const [issue, warnings] = [row.issue === null ? null : scrubData(row.issue), scrubData(row.warnings)];
      redact.run({ id: row.id, key: ERASED_KEY, input: NO_INPUT, issue, warnings });
      continue;
    }
    const issue = row.issue === null ? null : scrubShown(row.issue, finder.has);
    const [warnings, changes] = [scrubShown(row.warnings, finder.has), scrubReplaced(row.changes, finder.has)];
    if (issue !== row.issue || warnings !== row.warnings || changes !== row.changes)
      setShown.run(issue, warnings, changes, row.id);
  }
  return hashes;
}

/** Another person may have had the key, or the contact. */
function isOperationOf(
  { feed, key, contactId, input, body, former, cells }: OperationRow,
  finder: TraceFinder,
): boolean {
  const { contactIds, keys } = finder.traces;
  if (contactId !== null && contactIds.includes(contactId)) return true;
  const isOfKey = keys.some(([ofFeed, ofKey]) => ofFeed === feed && ofKey === key);
  const inputs = [input, body, former].filter((text) => text !== null);
  return inputs.some((text) => finder.isOf(text)) || (isOfKey && (inputs.some(finder.has) || finder.has(cells)));
}

/** A delete names who replaces the contact. */
function scrubReplaced(changes: string, has: (text: string) => boolean): string {
  if (!changes.includes('"replaced"') || !has(changes)) return changes;
  const found = JSON.parse(changes) as { replaced?: readonly string[] };
  return JSON.stringify({ ...found, replaced: (found.replaced ?? []).map((name) => (has(name) ? "" : name)) });
}

function scrubRows(db: Database, finder: TraceFinder): readonly string[] {
  const hashes: string[] = [];
  const redact = db.prepare(
    "UPDATE row_results SET key = NULL, hash = '', cells = '[]', follow_up = NULL, issues = ? WHERE rowid = ?",
  );
  const setIssues = db.prepare("UPDATE row_results SET issues = ? WHERE rowid = ?");
  const targetsOf = columnTargets(db);
  for (const row of paged<ResultRow>(db, RESULT_ROWS)) {
    const { feed, header, targets } = targetsOf(row.run);
    if (isRowOf(row, feed, header.length, targets, finder)) {
      hashes.push(row.hash);
      redact.run(scrubData(row.issues), row.id);
    } else {
      const issues = scrubShown(row.issues, finder.has);
      if (issues !== row.issues) setIssues.run(issues, row.id);
    }
  }
  return hashes;
}

function isRowOf(
  { key, cells }: { readonly key: string | null; readonly cells: string },
  feed: string,
  width: number,
  targets: readonly (string | null)[],
  finder: TraceFinder,
): boolean {
  const isOfKey = finder.traces.keys.some(([ofFeed, ofKey]) => ofFeed === feed && ofKey === key);
  if (!isOfKey && !finder.has(cells)) return false;
  const texts = JSON.parse(cells) as string[];
  return (isOfKey && finder.has(cells)) || finder.isRow(texts, texts.length <= width ? targets : null);
}

/** Returns the columns of a run by the order of its header. */
function columnTargets(db: Database) {
  const known = new Map<string, { feed: string; header: readonly string[]; targets: readonly (string | null)[] }>();
  const read = db.prepare("SELECT feed, header, columns FROM runs WHERE run = ?");
  return (run: string) => {
    const before = known.get(run);
    if (before !== undefined) return before;
    const found = read.get(run) as { feed: string; header: string; columns: string } | undefined;
    const header = JSON.parse(found?.header ?? "[]") as string[];
    const columns = JSON.parse(found?.columns ?? "[]") as { header: string; target: string | null }[];
    const targets = header.map((name) => columns.find((column) => column.header === name)?.target ?? null);
    const made = { feed: found?.feed ?? "", header, targets };
    known.set(run, made);
    return made;
  };
}

function scrubItems(db: Database, finder: TraceFinder): readonly string[] {
  const hashes: string[] = [];
  const targetsOf = columnTargets(db);
  const remove = db.prepare("DELETE FROM open_items WHERE id = ?");
  const setIssues = db.prepare("UPDATE open_items SET issues = ? WHERE id = ?");
  for (const row of paged<ItemRow>(db, ITEM_ROWS)) {
    const key = keyIn(row.subject);
    const { header, targets } = targetsOf(row.run);
    const isOf =
      finder.traces.items.includes(row.id) || isRowOf({ ...row, key }, row.feed, header.length, targets, finder);
    if (isOf) {
      hashes.push(row.hash);
      remove.run(row.id);
    } else {
      const issues = scrubShown(row.issues, finder.has);
      if (issues !== row.issues) setIssues.run(issues, row.id);
    }
  }
  return hashes;
}
