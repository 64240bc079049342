import { nameOf, type ContactInput } from "../../model/contact.ts";
import type { OperationState } from "../../model/operation.ts";
import { unaccountedRows, type RowCounts, type RunRecord } from "../../model/run-record.ts";
import type { LeftPerson, UndoRecord } from "../../model/request.ts";
import type { Database } from "../database/open-database.ts";
import { openDecisions } from "./decisions.ts";
import type { StoredRun } from "./runs.ts";
import { WAITS_FOR_DOUBT, type RowResult } from "./row-results.ts";

/**
 * The tables that hold a run's rows: the ledger's own, or the temporary ones of a plan that is shown and not stored.
 */
export interface RunTables {
  /**
   * A table and a condition on `@run`. The run's name is a parameter, because prepared statements are kept by their
   * text: with the name in the text, each run would leave statements in memory.
   */
  readonly operations: string;
  /** A table of the same operations, without the values of their rows: enough for counting. */
  readonly states: string;
  readonly rowResults: string;
  readonly run: string;
  /** Planned operations count as done: a draft shows what the run would do. */
  readonly isDraft?: true;
}

/** The outcome of a row by the state of its create or update. */
const ROW_COUNTED_AS: Readonly<Record<OperationState, keyof RowCounts | "done">> = {
  done: "done",
  rejected: "rejected",
  in_doubt: "inDoubt",
  sending: "inDoubt",
  held: "held",
  deferred: "deferred",
  // Not reached before a halt, or left to a newer list.
  planned: "deferred",
  superseded: "deferred",
  // Discarded by a person, or no longer applicable right before the call.
  dropped: "skipped",
};

/** Returns the record of a run that its reports show: its settings, status and figures. */
export function recordOf(db: Database, run: StoredRun, tables: RunTables): RunRecord {
  const counts: { -readonly [K in keyof RowCounts]: number } = {
    read: run.rows.read,
    created: 0,
    updated: 0,
    unchanged: run.rows.unchanged,
    rejected: 0,
    deferred: 0,
    held: 0,
    inDoubt: 0,
    duplicate: 0,
    skipped: 0,
  };
  const deletes = { deleted: 0, held: 0, rejected: 0 };
  const states = db
    .prepare(`SELECT kind, state, count(*) AS n FROM ${tables.states} GROUP BY kind, state`)
    .all({ run: tables.run }) as {
    kind: string;
    state: OperationState;
    n: number;
  }[];
  for (const { kind, state: at, n } of states) {
    const state = tables.isDraft && at === "planned" ? "done" : at;
    if (kind === "delete") {
      if (state === "done") deletes.deleted += n;
      else if (state === "held") deletes.held += n;
      else if (state === "rejected") deletes.rejected += n;
      continue;
    }
    const counted = ROW_COUNTED_AS[state];
    counts[counted === "done" ? (kind === "create" ? "created" : "updated") : counted] += n;
  }
  const outcomes = db
    .prepare(`SELECT outcome, count(*) AS n FROM ${tables.rowResults} GROUP BY outcome`)
    .all({ run: tables.run }) as {
    outcome: RowResult["outcome"];
    n: number;
  }[];
  for (const { outcome, n } of outcomes) counts[outcome === "in_doubt" ? "inDoubt" : outcome] += n;
  if (counts.inDoubt > 0) {
    const waiting = db
      .prepare(`SELECT count(*) FROM ${tables.rowResults} AND ${WAITS_FOR_DOUBT}`)
      .pluck()
      .get({ run: tables.run }) as number;
    counts.inDoubt -= waiting;
    counts.deferred += waiting;
  }
  const warnings = db
    .prepare(`
    SELECT (SELECT count(*) FROM ${tables.states} AND warnings <> '[]')
      + (SELECT count(*) FROM ${tables.rowResults} AND issues <> '[]' AND outcome = 'unchanged')`)
    .pluck()
    .get({ run: tables.run }) as number;
  const lostCorrections = db
    .prepare(`SELECT count(*) FROM ${tables.rowResults} AND outcome = 'skipped' AND issues <> '[]'`)
    .pluck()
    .get({ run: tables.run }) as number;
  return {
    kind: run.kind,
    run: run.run,
    feed: run.feed,
    file: run.file,
    sha256: run.sha256,
    mode: run.mode,
    ...(isTrial(db) ? { isTrial: true } : {}),
    status: unaccountedRows(counts) === 0 ? run.status : "failed",
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
    reading: run.reading,
    header: run.header,
    columns: run.columns,
    holds: run.holds,
    haltCode: run.haltCode,
    haltReason: run.haltReason,
    requests: run.requests,
    rows: counts,
    warnings,
    lostCorrections,
    notRead: run.rows.notRead ?? 0,
    deletes,
    decisions: tables.isDraft ? [] : openDecisions(db).ofRun(run.run),
    ...(tables.isDraft ? {} : undoOf(db, run)),
  };
}

/** Returns whether the ledger is a trial's copy. */
export function isTrial(db: Database): boolean {
  return db.prepare("SELECT 1 FROM meta WHERE name = 'trial'").get() !== undefined;
}

/** Number of people that an undo leaves alone that its reports name. */
const LEFT_NAMED = 200;

/** Returns what a run takes back, and which undo takes the run back. */
function undoOf(db: Database, run: StoredRun): Pick<RunRecord, "undo" | "undoneBy"> {
  const undone = run.undo ?? null;
  const by = run.undoneBy ?? openUndoOf(db, run.run);
  const of = undone === null ? undefined : db.prepare("SELECT file, started_at AS startedAt FROM runs WHERE run = ?");
  const list = of?.get(undone?.run) as Pick<UndoRecord, "file" | "startedAt"> | undefined;
  return {
    ...(undone === null || list === undefined
      ? {}
      : { undo: { ...undone, ...list, leftPeople: readLeftPeople(db, run.run, LEFT_NAMED) } }),
    ...(by === null ? {} : { undoneBy: { run: by, isDone: run.undoneBy === by } }),
  };
}

function openUndoOf(db: Database, run: string): string | null {
  const found = db
    .prepare("SELECT run FROM runs WHERE undo IS NOT NULL AND undo ->> '$.run' = ? AND status = 'held' LIMIT 1")
    .pluck()
    .get(run);
  return (found as string | undefined) ?? null;
}

/** Returns the first people that an undo leaves alone, in the order of the undone run's plan. Erased people are not named. */
export function readLeftPeople(db: Database, undo: string, limit: number): readonly LeftPerson[] {
  const found = db
    .prepare(`
    SELECT coalesce(o.body, o.input) AS input, o.line, o.contact_id AS contactId, l.reason, l.by_run AS "by", u.file AS byFile
    FROM left_by_undo l JOIN operations o ON o.id = l.operation LEFT JOIN runs u ON u.run = l.by_run
    WHERE l.run = ? AND o.key NOT LIKE '[]%' ORDER BY l.operation LIMIT ?`)
    .all(undo, limit) as (Omit<LeftPerson, "name"> & { readonly input: string })[];
  return found.map(({ input, ...left }) => ({ ...left, name: nameOf(JSON.parse(input) as ContactInput) }));
}
