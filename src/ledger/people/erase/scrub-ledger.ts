/** Removes a person from a ledger: from the one that is used, and from its copies. Figures stay. */
import type { Database } from "../../database/open-database.ts";
import { IS_OPEN } from "../../database/operation-indexes.ts";
import { keyIn, type Found, type FoundRecords } from "./records/find-records.ts";
import { scrubData, scrubIssues } from "./scrub-json.ts";
import { scrubOthers } from "./scrub-others.ts";
import { scrubRuns } from "./scrub-runs.ts";
import type { ScrubbedRows, TraceFinder } from "./traces.ts";

/** An operation or a row without its person: what was done stays, and with which contact. */
const NO_INPUT = '{"group_id":0,"first_name":""}';
const ERASED_KEY = "[]";

/**
 * Removes all of a person from a ledger's tables, in one transaction. Returns the runs whose records changed.
 *
 * @param found what `findRecords` found. Nothing may have changed the ledger since
 */
export function scrubLedger(db: Database, finder: TraceFinder, found: FoundRecords): ReadonlySet<string> {
  return db
    .transaction(() => {
      const rows: ScrubbedRows = { hashes: new Set(), items: new Set(finder.traces.items), runs: new Set() };
      scrubOperations(db, finder, found.operations, rows);
      scrubRows(db, finder, found.rows, rows);
      scrubItems(db, finder, found.items, rows);
      scrubOthers(db, finder, rows);
      scrubRuns(db, finder, rows);
      for (const id of finder.traces.contactIds) {
        db.prepare("DELETE FROM entries WHERE contact_id = ?").run(id);
        db.prepare("DELETE FROM approvals WHERE contact_id = ?").run(id);
      }
      db.prepare("DELETE FROM erasures").run();
      return rows.runs;
    })
    .immediate();
}

interface OperationRow {
  readonly run: string;
  readonly issue: string | null;
  readonly warnings: string;
  readonly changes: string;
  readonly hash: string;
  readonly cells: string;
  readonly key: string;
  readonly openItem: number | null;
}

function scrubOperations(
  db: Database,
  finder: TraceFinder,
  found: readonly Found[],
  { hashes, items, runs }: ScrubbedRows,
): void {
  const read = db.prepare(
    "SELECT run, issue, warnings, changes, hash, cells, key, open_item AS openItem FROM operations WHERE id = ?",
  );
  // What is not answered is not sent any more: no call may be made from an operation without a person.
  const redact = db.prepare(`
    UPDATE operations SET key = @key || id, input = @input, changes = '{}', body = NULL, former = NULL, former_key = NULL,
      hash = '', base_hash = NULL, email = NULL, phone = NULL, cells = '[]', issue = @issue, warnings = @warnings,
      state = iif(${IS_OPEN}, 'superseded', state), open_item = NULL WHERE id = @id`);
  const setShown = db.prepare("UPDATE operations SET issue = ?, warnings = ?, changes = ? WHERE id = ?");
  for (const { id, isOf } of found) {
    const { run, issue, warnings, changes, hash, cells, key, openItem } = read.get(id) as OperationRow;
    runs.add(run);
    if (isOf) {
      hashes.add(hash);
      if (openItem !== null) items.add(openItem);
      const blank = { issue: issue === null ? null : scrubData(issue), warnings: scrubData(warnings) };
      redact.run({ id, key: ERASED_KEY, input: NO_INPUT, ...blank });
      continue;
    }
    const other = { cells, key };
    const shown = issue === null ? null : scrubIssues(issue, finder, other);
    setShown.run(shown, scrubIssues(warnings, finder, other), scrubReplaced(changes, finder), id);
  }
}

/** A delete names who replaces the contact. */
function scrubReplaced(changes: string, finder: TraceFinder): string {
  if (!changes.includes('"replaced"') || !finder.mayShow(changes)) return changes;
  const found = JSON.parse(changes) as { replaced?: readonly (string | null)[] };
  const replaced = (found.replaced ?? []).map((name) => (name !== null && finder.shows(name) ? "" : name));
  return JSON.stringify({ ...found, replaced });
}

function scrubRows(
  db: Database,
  finder: TraceFinder,
  found: readonly Found[],
  { hashes, items, runs }: ScrubbedRows,
): void {
  const read = db.prepare(
    `SELECT run, issues, hash, cells, key, open_item AS openItem, follow_up ->> '$.otherPerson' AS doubted
      FROM row_results WHERE rowid = ?`,
  );
  // A line of a corrected report that waits for a list is not sent on any more.
  const redact = db.prepare(`
    UPDATE row_results SET key = NULL, hash = '', cells = '[]', follow_up = NULL, open_item = NULL, issues = @issues,
      reason = iif(outcome = 'deferred', 'sent_on', reason), outcome = iif(outcome = 'deferred', 'skipped', outcome)
    WHERE rowid = @id`);
  const setIssues = db.prepare("UPDATE row_results SET issues = ? WHERE rowid = ?");
  // The changes are those from the person in doubt to the person of the row. A question takes their place.
  const setDoubted = db.prepare(`UPDATE row_results SET
    follow_up = json_set(follow_up, '$.otherPerson', json(?), '$.update.changes', json('{}')) WHERE rowid = ?`);
  for (const { id, isOf } of found) {
    const { run, issues, hash, cells, key, openItem, doubted } = read.get(id) as ResultRow;
    runs.add(run);
    if (isOf) {
      hashes.add(hash);
      if (openItem !== null) items.add(openItem);
      redact.run({ id, issues: scrubData(issues) });
      continue;
    }
    setIssues.run(scrubIssues(issues, finder, { cells, key }), id);
    if (doubted !== null) setDoubted.run(scrubIssues(doubted, finder, { cells, key }), id);
  }
}

interface ResultRow {
  readonly run: string;
  readonly issues: string;
  readonly hash: string;
  readonly cells: string;
  readonly key: string | null;
  readonly openItem: number | null;
  /** The issue that names the person of a create in doubt, for whose answer the row waits; null: it waits for none. */
  readonly doubted: string | null;
}

type ItemRow = Omit<ResultRow, "key" | "openItem" | "doubted"> & { readonly subject: string };

function scrubItems(
  db: Database,
  finder: TraceFinder,
  found: readonly Found[],
  { hashes, items, runs }: ScrubbedRows,
): void {
  const read = db.prepare("SELECT run, issues, hash, cells, subject FROM open_items WHERE id = ?");
  const remove = db.prepare("DELETE FROM open_items WHERE id = ?");
  const setIssues = db.prepare("UPDATE open_items SET issues = ? WHERE id = ?");
  for (const { id, isOf } of found) {
    const { run, issues, hash, cells, subject } = read.get(id) as ItemRow;
    runs.add(run);
    if (isOf) {
      hashes.add(hash);
      items.add(id);
      remove.run(id);
    } else setIssues.run(scrubIssues(issues, finder, { cells, key: keyIn(subject) }), id);
  }
}
