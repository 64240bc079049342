import type { OperationState } from "../../model/operation.ts";
import type { RowCounts, RunRecord } from "../../model/run-record.ts";
import type { Database } from "../database/open-database.ts";
import type { StoredRun } from "./runs.ts";
import type { RowResult } from "./row-results.ts";

/** Where a run's rows stand: in the ledger, or in the temporary tables of a plan that is only shown. */
export interface RunTables {
  /** Conditions on `@run`: with the name in its text, each run would leave statements of its own in memory. */
  readonly operations: string;
  /** The same, without what rows say: enough to count by. */
  readonly states: string;
  readonly rowResults: string;
  readonly run: string;
  /** What is planned counts as what it would become: nothing of it has been begun. */
  readonly isDraft?: true;
}

/** What a create's or update's state means for its row. */
const ROW_COUNTED_AS: Readonly<Record<OperationState, keyof RowCounts | "done">> = {
  done: "done",
  rejected: "rejected",
  in_doubt: "inDoubt",
  sending: "inDoubt",
  held: "held",
  deferred: "deferred",
  // Not reached before a halt, or handed on to a newer list.
  planned: "deferred",
  superseded: "deferred",
  // Discarded by a person, or no longer right when it was approved.
  dropped: "skipped",
};

/** A run as it is reported: how it went, in numbers. */
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
  const warnings = db
    .prepare(`
    SELECT (SELECT count(*) FROM ${tables.states} AND warnings <> '[]')
      + (SELECT count(*) FROM ${tables.rowResults} AND issues <> '[]' AND outcome = 'unchanged')`)
    .pluck()
    .get({ run: tables.run }) as number;
  return {
    run: run.run,
    feed: run.feed,
    file: run.file,
    sha256: run.sha256,
    mode: run.mode,
    status: run.status,
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
    deletes,
  };
}
