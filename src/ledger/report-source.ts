import type { OperationKind, OperationState } from "../model/operation.ts";
import type { Problem, ReportSource, RowCounts, RunRecord, SkippedRow } from "../model/run-record.ts";
import type { Database } from "./open-database.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "./operations.ts";
import { problemId, type Problems, type StoredProblem } from "./problems.ts";
import type { Runs, StoredRun } from "./runs.ts";
import { problemOfOperation, problemOfRow, toToldRow, TOLD_COLUMNS, type ToldRow } from "./settle-problems.ts";

/** Where a run's rows stand: in the ledger, or in the temporary tables of a plan that is only shown. */
interface Tables {
  /** Conditions on `@run`: with the name in its text, each run would leave statements of its own in memory. */
  readonly operations: string;
  readonly told: string;
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

/** What the report stage reads of a stored run. */
export function storedReportSource(db: Database, runs: Runs, problems: Problems, run: StoredRun): ReportSource {
  const tables = tablesOf(run);
  return {
    record: recordOf(db, run, tables),
    *problems() {
      // Rows of a list that was not accepted can't be answered: they have no id.
      if (run.acceptedAt === null) yield* draftProblems(db, run, tables);
      const open = problems.open(run.feed);
      const here = open
        .filter((problem) => problem.run === run.run)
        .sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
      for (const problem of here) yield toReported(problem, problem.line);
      for (const problem of open) if (problem.run !== run.run) yield toReported(problem, null);
    },
    operations: () => readOperations(db, tables),
    operationCounts: () => countOperations(db, tables),
    skipped: () => readSkipped(db, tables),
    history: (limit) => runs.latest(limit, run.feed).map((earlier) => recordOf(db, earlier, tablesOf(earlier))),
  };
}

function tablesOf({ run }: StoredRun): Tables {
  return { operations: "operations WHERE run = @run", told: "told_rows WHERE run = @run", run };
}

/** The same of a plan that is only shown: it stands in the temporary tables, and nothing of it has an id yet. */
export function draftReportSource(db: Database, run: StoredRun): ReportSource {
  const all = "WHERE @run IS NOT NULL";
  const tables: Tables = { operations: `temp.planned ${all}`, told: `temp.told ${all}`, run: run.run, isDraft: true };
  return {
    record: recordOf(db, run, tables),
    problems: () => draftProblems(db, run, tables),
    operations: () => readOperations(db, tables),
    operationCounts: () => countOperations(db, tables),
    skipped: () => readSkipped(db, tables),
    history: () => [],
  };
}

function* draftProblems(db: Database, run: StoredRun, tables: Tables): Generator<Problem> {
  const rows = db
    .prepare(`SELECT ${TOLD_COLUMNS} FROM ${tables.told} ORDER BY line`)
    .all({ run: run.run })
    .map(toToldRow);
  for (const row of rows) {
    const found = problemOfRow(row);
    if (found !== null && row.outcome !== "skipped") yield draftProblem(run, row, null, found);
  }
  const wanting = `${tables.operations} AND (warnings <> '[]' OR state NOT IN ('planned', 'held', 'done', 'superseded', 'dropped'))`;
  for (const operation of readOperations(db, { ...tables, operations: wanting })) {
    const found = problemOfOperation(operation);
    if (found !== null) yield draftProblem(run, operation, operation.kind, found);
  }
}

function draftProblem(
  run: StoredRun,
  row: Pick<ToldRow | StoredOperation, "line" | "requestId" | "cells">,
  operation: Problem["operation"],
  { status, issues: [issue, ...further] }: NonNullable<ReturnType<typeof problemOfRow>>,
): Problem {
  const { line, requestId, cells } = row;
  return {
    id: "",
    line,
    operation,
    status,
    issue,
    further,
    requestId,
    since: run.startedAt,
    header: run.header,
    cells,
  };
}

function toReported(problem: StoredProblem, line: number | null): Problem {
  const {
    issues: [issue, ...further],
    operation,
    status,
    requestId,
    since,
    header,
    cells,
  } = problem;
  return { id: problemId(problem), line, operation, status, issue, further, requestId, since, header, cells };
}

function* readOperations(db: Database, tables: Tables): Generator<StoredOperation> {
  const { run } = tables;
  const columns = tables.isDraft
    ? OPERATION_COLUMNS.replace("id, run, feed,", "id, '' AS run, '' AS feed,")
    : OPERATION_COLUMNS;
  const nextWave = db.prepare(`SELECT min(wave) FROM ${tables.operations} AND wave > ?`).pluck();
  const page = db.prepare(`SELECT ${columns} FROM ${tables.operations} AND wave = ? AND id > ? ORDER BY id LIMIT 500`);
  for (
    let wave = nextWave.get({ run }, -1) as number | null;
    wave !== null;
    wave = nextWave.get({ run }, wave) as number | null
  ) {
    for (
      let lastId = -1, found: StoredOperation[] = [];
      lastId === -1 || found.length === 500;
      lastId = found.at(-1)?.id ?? 0
    ) {
      found = page.all({ run }, wave, lastId).map(toOperation);
      yield* found;
    }
  }
}

function countOperations(db: Database, tables: Tables): Readonly<Record<OperationKind, number>> {
  const counts = { create: 0, update: 0, delete: 0 };
  const found = db.prepare(`SELECT kind, count(*) AS n FROM ${tables.operations} GROUP BY kind`);
  for (const { kind, n } of found.all({ run: tables.run }) as { kind: OperationKind; n: number }[]) counts[kind] = n;
  return counts;
}

function readSkipped(db: Database, tables: Tables): SkippedRow[] {
  const rows = db.prepare(
    `SELECT ${TOLD_COLUMNS} FROM ${tables.told} AND outcome IN ('skipped', 'duplicate') ORDER BY line`,
  );
  return rows
    .all({ run: tables.run })
    .map(toToldRow)
    .map(({ line, reason, outcome, cells }) => ({
      line,
      reason: (outcome === "duplicate" ? "duplicate" : reason) as SkippedRow["reason"],
      cells,
    }));
}

function recordOf(db: Database, run: StoredRun, tables: Tables): RunRecord {
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
    .prepare(`SELECT kind, state, count(*) AS n FROM ${tables.operations} GROUP BY kind, state`)
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
    .prepare(`SELECT outcome, count(*) AS n FROM ${tables.told} GROUP BY outcome`)
    .all({ run: tables.run }) as {
    outcome: ToldRow["outcome"];
    n: number;
  }[];
  for (const { outcome, n } of outcomes) counts[outcome === "in_doubt" ? "inDoubt" : outcome] += n;
  const warnings = db
    .prepare(`
    SELECT (SELECT count(*) FROM ${tables.operations} AND warnings <> '[]')
      + (SELECT count(*) FROM ${tables.told} AND issues <> '[]' AND outcome = 'unchanged')`)
    .pluck()
    .get({ run: tables.run }) as number;
  const {
    feed,
    file,
    sha256,
    mode,
    status,
    startedAt,
    finishedAt,
    reading,
    header,
    columns,
    holds,
    haltCode,
    haltReason,
    requests,
  } = run;
  return {
    run: run.run,
    feed,
    file,
    sha256,
    mode,
    status,
    startedAt,
    finishedAt,
    reading,
    header,
    columns,
    holds,
    haltCode,
    haltReason,
    requests,
    rows: counts,
    warnings,
    deletes,
  };
}
