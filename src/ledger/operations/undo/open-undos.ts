import type { Issue } from "../../../model/issue.ts";
import type { OperationKind } from "../../../model/operation.ts";
import { traitsOf } from "../../../model/traits.ts";
import type { Database } from "../../database/open-database.ts";
import { IS_OPEN, MAY_HAVE_ARRIVED, OF_ANY_KIND } from "../../database/operation-indexes.ts";
import { correctedLater } from "../../corrections/corrected-rows.ts";
import { revokeSettings } from "../../corrections/held-answers.ts";
import { openDueReports } from "../../runs/due-reports.ts";
import { readLeftPeople } from "../../runs/run-record.ts";
import type { Runs, StoredRun } from "../../runs/runs.ts";
import { findTwin } from "./other-lists.ts";
import { formerKeyOf, retiredFrom } from "./former-keys.ts";
import { readCandidates } from "./undo-candidates.ts";
import { countUnanswered } from "./unanswered-change.ts";
import type { UndoPlan, Undos } from "./undos.ts";

const NOT_SENT_UNDONE: Issue = { code: "not_sent", field: null, header: null, data: { reason: "undone" } };

export function openUndos(db: Database, runs: Pick<Runs, "insert" | "get" | "finish">): Undos {
  const openRun = db
    .prepare(`
    SELECT run FROM runs WHERE (status IS NULL OR status IN ('halted', 'held')) AND kind = 'undo' AND feed = ? LIMIT 1`)
    .pluck();
  const openOf: Undos["openOf"] = (feed) => {
    const name = openRun.get(feed) as string | undefined;
    const run = name === undefined ? null : runs.get(name);
    const undo = run?.undo ?? null;
    return run === null || undo === null ? null : { ...run, undo };
  };
  return {
    candidates: (run) => readCandidates(db, run),
    formerKeyOf: (entry, run) => formerKeyOf(db, entry, run),
    retiredFrom: (feed, key) => retiredFrom(db, feed, key),
    hasTwin: findTwin(db),
    countInDoubt: (run) =>
      db
        .prepare(`SELECT count(*) FROM operations WHERE +run = ? AND kind = 'create' AND ${MAY_HAVE_ARRIVED}`)
        .pluck()
        .get(run) as number,
    correctedLater: (run) => correctedLater(db, run),
    openOf,
    isUndone(name) {
      const run = runs.get(name);
      return run !== null && ((run.undoneBy ?? null) !== null || openOf(run.feed)?.undo.run === name);
    },
    countLeft: (run) => countLeft(db, run),
    countUnanswered: (run) => countUnanswered(db, run),
    store: (run, plan) => db.transaction(() => store(db, runs, run, plan)).immediate(),
    begin: (undo) => db.transaction(() => begin(db, runs, undo)).immediate(),
    endWithoutPeople: (at) => db.transaction(() => endWithoutPeople(db, runs, at)).immediate(),
    leftPeople: (undo, limit) => readLeftPeople(db, undo, limit),
  };
}

function countLeft(db: Database, { run, undoneBy }: StoredRun): Readonly<Record<OperationKind, number>> {
  const counted = db
    .prepare(`
    SELECT kind, count(*) AS n FROM operations o WHERE run = @run AND state = 'done' AND key NOT LIKE '[]%'
      AND NOT EXISTS (SELECT 1 FROM operations u WHERE u.undoes = o.id AND u.state = 'done')
      AND NOT EXISTS (SELECT 1 FROM left_by_undo l WHERE l.run = @undoneBy AND l.operation = o.id AND l.reason <> 'in_doubt')
    GROUP BY kind`)
    .all({ run, undoneBy: undoneBy ?? null }) as { readonly kind: OperationKind; readonly n: number }[];
  return { create: 0, update: 0, delete: 0, ...Object.fromEntries(counted.map(({ kind, n }) => [kind, n])) };
}

function store(db: Database, runs: Pick<Runs, "insert">, run: StoredRun, { operations, left }: UndoPlan): void {
  runs.insert(run);
  const first = (db.prepare("SELECT coalesce(max(id), 0) FROM operations").pluck().get() as number) + 1;
  const insert = db.prepare(`
    INSERT INTO operations (id, run, feed, kind, line, key, entry_id, contact_id, group_id, group_name, input, changes, hash,
      base_hash, email, phone, wave, guardian_operation, waits_for, state, warnings, cells, undoes)
    VALUES (@id, @run, @feed, @kind, @line, @key, @entryId, @contactId, @groupId, @groupName, @input, @changes, @hash,
      @baseHash, @email, @phone, @wave, @guardian, @waitsFor, 'held', '[]', @cells, @undoes)`);
  const idOf = (place: number | null) => (place === null ? null : first + place);
  operations.forEach(({ input, changes, guardian, waitsFor, undoes, ...operation }, place) => {
    const { email, phone } = traitsOf(input);
    insert.run({
      ...operation,
      id: first + place,
      // An operation that takes back itself leaves the person in the state before it.
      undoes: undoes ?? first + place,
      run: run.run,
      feed: run.feed,
      groupId: input.group_id,
      input: JSON.stringify(input),
      changes: JSON.stringify(changes),
      cells: JSON.stringify(operation.cells),
      email,
      phone,
      guardian: idOf(guardian),
      waitsFor: idOf(waitsFor),
    });
  });
  const insertLeft = db.prepare("INSERT INTO left_by_undo VALUES (?, ?, ?, ?)");
  for (const { operation, reason, by } of left) insertLeft.run(run.run, operation, reason, by);
  db.prepare("UPDATE runs SET effects = ? WHERE run = ?").run(
    JSON.stringify({ rekeyed: [], rehashed: [], absent: null }),
    run.run,
  );
}

function endWithoutPeople(db: Database, runs: Pick<Runs, "finish">, at: string): readonly string[] {
  const empty = db
    .prepare(`
    SELECT run FROM runs r WHERE status = 'held' AND kind = 'undo'
      AND NOT EXISTS (SELECT 1 FROM operations o WHERE o.run = r.run AND ${IS_OPEN})`)
    .pluck()
    .all() as string[];
  for (const run of empty) {
    runs.finish(run, "completed", at, null);
    db.prepare("UPDATE runs SET undo = json_set(undo, '$.ended', 'nobody_left') WHERE run = ?").run(run);
  }
  return empty;
}

function begin(db: Database, runs: Pick<Runs, "get">, { run: undo, undo: figures, feed }: StoredRun): void {
  const undone = figures === null || figures === undefined ? null : runs.get(figures.run);
  if (undone === null) return;
  const { run, kind, startedAt, undo: earlier } = undone;
  db.prepare(`
    UPDATE operations SET state = 'dropped', issue = ? WHERE run = ? AND state IN ('planned', 'held', 'deferred')
      AND ${OF_ANY_KIND}`).run(JSON.stringify(NOT_SENT_UNDONE), run);
  db.prepare(`
    UPDATE runs SET undone_by = @undo, status = CASE WHEN status = 'superseded' THEN status ELSE 'completed' END,
      halt_code = NULL, halt_reason = NULL, effects = NULL WHERE run = @run`).run({ undo, run });
  openDueReports(db).mark(run);
  // What an undo took back counts again once that undo is taken back.
  if (earlier !== null && earlier !== undefined)
    db.prepare("UPDATE runs SET undone_by = NULL WHERE run = ? AND undone_by = ?").run(earlier.run, run);
  db.prepare("DELETE FROM undone_changes WHERE operation IN (SELECT undoes FROM operations WHERE run = ?)").run(undo);
  db.prepare("INSERT INTO undone_changes SELECT id, feed, run FROM operations WHERE run = ?").run(undo);
  if (kind === "list")
    db.prepare("UPDATE entries SET absent_since = NULL WHERE feed = ? AND absent_since = ?").run(feed, startedAt);
  db.prepare(`
    UPDATE open_items SET state = 'closed', hash = '' WHERE feed = ? AND run = ? AND since = ? AND state = 'open'
      AND status <> 'in_doubt'`).run(feed, run, startedAt);
  if (kind === "rejections") {
    revokeSettings(db, run);
    // A question whose answer the run carried out is open again.
    db.prepare(`
      DELETE FROM answers WHERE feed = ? AND open_item IN (SELECT open_item FROM operations WHERE run = ?)`).run(
      feed,
      run,
    );
    setCorrected(db, run, { from: "closed", to: "open", undo });
    askAgain(db, run, undo);
  }
  if (earlier !== null && earlier !== undefined)
    setCorrected(db, earlier.run, { from: "open", to: "closed", undo: run });
}

/** Condition that no whole list of the feed was accepted after `@run`. Such a list says itself which rows are to correct. */
const HAS_NO_NEWER_LIST = `NOT EXISTS (SELECT 1 FROM runs n JOIN runs own ON own.run = @run AND n.feed = own.feed
  WHERE n.kind = 'list' AND n.mode = 'snapshot' AND n.accepted_at IS NOT NULL AND n.run > @run)`;

/**
 * Opens or closes the items of rows that a corrected report solved, and that an undo takes back. A row that needed no call is taken
 * back, too.
 */
function setCorrected(
  db: Database,
  run: string,
  { from, to, undo }: { readonly from: "open" | "closed"; readonly to: "open" | "closed"; readonly undo: string },
): void {
  db.prepare(`
    UPDATE open_items SET state = @to, version = version + 1 WHERE state = @from AND run < @run AND status <> 'in_doubt'
      AND id IN (SELECT c.open_item FROM operations u JOIN operations c ON c.id = u.undoes WHERE u.run = @undo AND c.run = @run
        UNION SELECT open_item FROM row_results WHERE run = @run AND outcome = 'unchanged')
      AND ${HAS_NO_NEWER_LIST}`).run({ run, undo, from, to });
}

/**
 * Asks again about rows that a corrected report solved but for a warning, and that an undo takes back: the item of the warning becomes
 * the item of the row as its list had it.
 */
function askAgain(db: Database, run: string, undo: string): void {
  const rows = db
    .prepare(`
      SELECT i.id, t.run, t.line, t.issues, t.cells, t.hash, coalesce(t.status, 'local') AS status, r.header
      FROM operations u JOIN operations o ON o.id = u.undoes AND o.run = @run JOIN open_items i ON i.id = o.open_item
        JOIN corrected_rows c ON c.open_item = i.id AND c.run < @run
        JOIN row_results t ON t.run = c.run AND t.line = c.line AND t.outcome = 'rejected' AND t.cells <> '[]'
        JOIN runs r ON r.run = t.run
      WHERE u.run = @undo AND i.run = @run AND i.state = 'open' AND i.status = 'warning'
        AND ${HAS_NO_NEWER_LIST}
      ORDER BY t.run`)
    .all({ run, undo });
  const restore = db.prepare(`
    UPDATE open_items SET run = @run, line = @line, issues = @issues, cells = @cells, hash = @hash, status = @status,
      header = @header, version = version + 1 WHERE id = @id`);
  for (const row of rows) restore.run(row);
}
