import type { Issue } from "../../model/issue.ts";
import type { OpenItem } from "../../model/run-record.ts";
import type { Database } from "../database/open-database.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "../operations/operations.ts";
import { AMONG_OTHERS, type OpenItems } from "./open-items.ts";
import type { StoredRun } from "./runs.ts";
import { readRowResults, type RowResult } from "./row-results.ts";

/** What a row is known by over all runs. Rows that share a key and say different things are known by both. */
function subjectOf(key: string | null, hash: string, issue: Issue | undefined): string {
  if (key === null) return `row:${hash}`;
  return issue?.code === "duplicate_key" ? `key:${key}${AMONG_OTHERS}${hash}` : `key:${key}`;
}

/** What a told row has to say to a person; null if nothing. */
export function openItemOfRow(
  row: RowResult,
): { status: OpenItem["status"]; issues: readonly [Issue, ...Issue[]] } | null {
  const [issue, ...further] = row.issues;
  if (issue === undefined) return null;
  switch (row.outcome) {
    case "rejected":
      return { status: row.status ?? "local", issues: [issue, ...further] };
    case "in_doubt":
      return { status: "in_doubt", issues: [issue, ...further] };
    case "unchanged":
    case "skipped":
    case "duplicate":
      return { status: "warning", issues: [issue, ...further] };
  }
}

/** What an operation has to say to a person; null if nothing. */
export function openItemOfOperation(
  operation: Pick<StoredOperation, "state" | "issue" | "status" | "warnings">,
): { status: OpenItem["status"]; issues: readonly [Issue, ...Issue[]] } | null {
  const issue: Issue = operation.issue ?? { code: "not_sent", field: null, header: null, data: {} };
  switch (operation.state) {
    case "rejected":
    case "dropped":
      return { status: operation.status ?? "local", issues: [issue, ...operation.warnings] };
    case "in_doubt":
    case "sending":
      return { status: "in_doubt", issues: [issue, ...operation.warnings] };
    case "deferred":
      return { status: "deferred", issues: [issue, ...operation.warnings] };
    case "done":
    case "planned":
    case "held": {
      const [warning, ...further] = operation.warnings;
      return warning === undefined ? null : { status: "warning", issues: [warning, ...further] };
    }
    case "superseded":
      return null;
  }
}

/** The part of a row or an operation that makes it a problem, or ends one. */
type ReportedRow = Pick<RowResult | StoredOperation, "hash" | "line" | "cells" | "openItem" | "requestId"> & {
  readonly key: string | null;
};

/**
 * Opens, carries on or ends the problem of one row.
 *
 * @param asked the service was asked in this run, rather than its earlier answer repeated
 * @param at ISO date-time, the `_since` of a new problem
 */
function settle(
  openItems: OpenItems,
  run: StoredRun,
  row: ReportedRow,
  operation: OpenItem["operation"],
  found: ReturnType<typeof openItemOfRow>,
  asked: boolean,
  at: string,
): void {
  const { feed, header } = run;
  const { line, hash, cells, requestId } = row;
  const subject = operation === "delete" ? `delete:${row.key}` : subjectOf(row.key, row.hash, found?.issues[0]);
  if (found === null) return openItems.solve(feed, subject, row.openItem, run.run);
  openItems.report({
    feed,
    subject,
    answers: row.openItem,
    run: run.run,
    at,
    line,
    operation,
    requestId,
    hash,
    asked,
    header,
    cells,
    ...found,
  });
}

/** After an operation of an earlier run was settled: a create in doubt that was asked about. */
export function updateOpenItemOfOperation(
  openItems: OpenItems,
  run: StoredRun,
  operation: StoredOperation,
  at: string,
): void {
  settle(openItems, run, operation, operation.kind, openItemOfOperation(operation), true, at);
}

/**
 * Brings the problems of a feed up to date with what a run did: opened, carried on with their date, or ended because
 * the row is in order, or gone from a newer list. A list that is held as a whole says nothing yet.
 *
 * @param at ISO date-time of the run, the `_since` of new problems
 */
export function updateOpenItems(db: Database, openItems: OpenItems, run: StoredRun, at: string): void {
  if (run.acceptedAt === null) return;
  db.transaction(() => {
    const rowResults = "row_results WHERE run = @run AND outcome NOT IN ('skipped', 'duplicate')";
    for (const row of readRowResults(db, rowResults, run.run))
      settle(openItems, run, row, null, openItemOfRow(row), false, at);
    for (const operation of noteworthyOperations(db, run)) {
      settle(
        openItems,
        run,
        operation,
        operation.kind,
        openItemOfOperation(operation),
        operation.state !== "dropped",
        at,
      );
    }
    if (run.kind === "list" && run.mode === "snapshot") openItems.closeUnseen(run.feed, run.run);
  }).immediate();
}

/** Operations that are a problem, or may end one. Only their numbers are read at once: there may be as many as rows. */
function* noteworthyOperations(db: Database, { run, feed }: StoredRun): Generator<StoredOperation> {
  const ids = db.prepare(`
    SELECT id FROM operations WHERE run = ? AND state NOT IN ('planned', 'held', 'superseded')
      AND (state <> 'done' OR warnings <> '[]' OR open_item IS NOT NULL OR 'key:' || key IN
        (SELECT substr(subject, 1, instr(subject || char(10), char(10)) - 1) FROM open_items
          WHERE feed = ? AND state <> 'closed'))`);
  const operation = db.prepare(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE id = ?`);
  for (const id of ids.pluck().all(run, feed) as number[]) yield toOperation(operation.get(id));
}
