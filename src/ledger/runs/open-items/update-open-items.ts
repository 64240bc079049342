import { isLineIssue, type Issue } from "../../../model/issue.ts";
import type { OpenItem } from "../../../model/run-record.ts";
import type { Database } from "../../database/open-database.ts";
import { newerRows } from "../../corrections/supersede-corrections.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "../../operations/operations.ts";
import { AMONG_OTHERS, WAITING, type OpenItems } from "./open-items.ts";
import type { StoredRun } from "../runs.ts";
import { findDoubts } from "./doubts-of-keys.ts";
import { readRowResults, type RowResult } from "../row-results.ts";

/**
 * Returns the name of a row over all runs: its key, or its hash when it has no key. Different rows with one key get
 * both. A row that waits for the create in doubt of its key gets a name of its own.
 */
export function subjectOf(key: string | null, hash: string, issue: Issue | undefined): string {
  if (key === null) return `row:${hash}`;
  if (issue?.code === "waits_for_doubt") return `key:${key}${WAITING}`;
  return issue?.code === "duplicate_key" ? `key:${key}${AMONG_OTHERS}${hash}` : `key:${key}`;
}

/** The status and issues of an open item. */
export interface ItemContent {
  readonly status: OpenItem["status"];
  readonly issues: readonly [Issue, ...Issue[]];
}

/** Returns the open item of a row result; null when the row needs no person. */
export function openItemOfRow(row: RowResult): ItemContent | null {
  const [issue, ...further] = row.issues;
  if (issue === undefined) return null;
  switch (row.outcome) {
    case "rejected":
      return { status: row.status ?? "local", issues: [issue, ...further] };
    case "in_doubt":
      return { status: "in_doubt", issues: [issue, ...further] };
    case "deferred":
      return { status: "deferred", issues: [issue, ...further] };
    case "unchanged":
    case "skipped":
    case "duplicate":
      return { status: "warning", issues: [issue, ...further] };
  }
}

/** Returns the open item of an operation; null when the operation needs no person. */
export function openItemOfOperation(
  operation: Pick<StoredOperation, "kind" | "state" | "issue" | "status" | "warnings">,
): ItemContent | null {
  if (operation.state === "dropped" && operation.issue?.data["reason"] === "undone") return null;
  const issue: Issue = operation.issue ?? { code: "not_sent", field: null, header: null, data: {} };
  switch (operation.state) {
    case "rejected":
      return { status: operation.status ?? "local", issues: [issue, ...operation.warnings] };
    case "dropped":
      // A contact that is kept asks nothing of a person. A list that still lacks the contact decides about it again.
      // A person who must never be greeted asks nothing either.
      return operation.kind === "delete" || issue.data["reason"] === "never"
        ? null
        : { status: "deferred", issues: [issue, ...operation.warnings] };
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

/** The part of a row result or an operation that an open item is made of. */
type ItemRow = Pick<RowResult | StoredOperation, "hash" | "line" | "cells" | "openItem" | "requestId"> & {
  readonly key: string | null;
};

/** The result of one row. */
interface ItemUpdate {
  readonly row: ItemRow;
  readonly operation: OpenItem["operation"];
  /** true for a refused row beside the create in doubt of its key, whose item stays. */
  readonly isBesideDoubt?: boolean;
  /** null when the row is in order. */
  readonly found: ItemContent | null;
  /** true when this run called the service; false when it repeats an earlier answer. */
  readonly asked: boolean;
  /** ISO date-time, the `_since` of a new item. */
  readonly at: string;
}

type ItemWriter = Pick<OpenItems, "report" | "solve" | "endBesideOthers">;

/** Opens, updates or closes the open item of one row. */
function updateItem(
  openItems: ItemWriter,
  run: Pick<StoredRun, "feed" | "run" | "header">,
  { row, operation, isBesideDoubt = false, found, asked, at }: ItemUpdate,
): void {
  const { feed, header } = run;
  const { line, hash, cells, requestId } = row;
  const own = operation === "delete" ? `delete:${row.key}` : subjectOf(row.key, row.hash, found?.issues[0]);
  const subject = isBesideDoubt && own === `key:${row.key}` ? `${own}${WAITING}` : own;
  if (!subject.includes(AMONG_OTHERS)) openItems.endBesideOthers(feed, subject, hash);
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

/** Updates the open item of one operation whose state has changed, for instance a create in doubt that was decided. */
export function updateOpenItemOfOperation(
  openItems: ItemWriter,
  run: StoredRun,
  operation: StoredOperation,
  at: string,
): void {
  const found = openItemOfOperation(operation);
  updateItem(openItems, run, { row: operation, operation: operation.kind, found, asked: true, at });
}

/** Updates the open item of one row of a run, for instance of a row that waited for a create in doubt. */
export function updateOpenItemOfRow(db: Database, openItems: ItemWriter, run: StoredRun, line: number): void {
  for (const row of readRowResults(db, "row_results WHERE run = @run", run.run, line))
    if (!row.issues.some(isLineIssue))
      updateItem(openItems, run, { row, operation: null, found: openItemOfRow(row), asked: false, at: run.startedAt });
}

/** A run can end after a person of it is erased. What is left of the person's row asks nothing. */
const IS_ERASED_ROW = "(cells = '[]' AND key IS NULL AND hash = '')";
const IS_ERASED_OPERATION = "key LIKE '[]%'";

/**
 * Brings the open items of a feed up to date with what a run did. New items are opened, and known ones keep their date.
 * Items are closed when their row is in order, or when a newer snapshot lacks the row. A list that is held as a whole
 * changes no item yet.
 *
 * @param at ISO date-time of the run, the `_since` of new items
 */
export function updateOpenItems(
  db: Database,
  openItems: Pick<OpenItems, "bySubject" | "report" | "solve" | "endBesideOthers" | "endWaiting" | "closeUnseen">,
  run: StoredRun,
  at: string,
): void {
  if (run.acceptedAt === null) return;
  db.transaction(() => {
    // The item of a person who must never be greeted is closed: the row stays as it is. A second row has a key of its own.
    const rowResults = `row_results WHERE run = @run AND NOT ${IS_ERASED_ROW}
      AND (outcome NOT IN ('skipped', 'duplicate') OR reason IN ('never', 'second_row'))`;
    // A line that is not used says nothing about the row of its `_id`, whose item stays as it is.
    const doubtOf = findDoubts(db);
    // A corrected report that was held no longer says anything about rows that a newer one has.
    const isOutdated = run.kind === "rejections" ? newerRows(db, run) : () => false;
    for (const row of readRowResults(db, rowResults, run.run)) {
      if (row.issues.some(isLineIssue) || isOutdated(row.key, row.openItem)) continue;
      const mayBeInDoubt = row.outcome === "in_doubt" || row.outcome === "rejected";
      const doubt = mayBeInDoubt ? doubtOf(run.feed, row.key ?? "") : null;
      const isBesideDoubt = doubt !== null && row.outcome === "rejected";
      const isSent = doubt !== null && doubt.operation.hash === row.hash;
      if (doubt === null || isBesideDoubt || isSent) {
        // The doubt keeps the warnings of the row that was sent, so that its item stays the same.
        const found = isSent && !isBesideDoubt ? openItemOfOperation(doubt.operation) : openItemOfRow(row);
        updateItem(openItems, run, { row, operation: null, isBesideDoubt, found, asked: false, at });
        continue;
      }
      // The row has other values than the create sent. The item shows what was sent, by which the person is found in the service.
      openItems.endWaiting(run.feed, doubt.operation.key, run.run);
      const { operation, list } = doubt;
      const found = openItemOfOperation(operation);
      updateItem(openItems, list, { row: operation, operation: operation.kind, found, asked: true, at });
    }
    for (const operation of operationsWithItems(db, run)) {
      const asked = operation.state !== "dropped";
      const found = openItemOfOperation(operation);
      // The way back solves no row. It ends only what it reported itself.
      const isOfRow = run.kind === "undo" && openItems.bySubject(run.feed, `key:${operation.key}`)?.run !== run.run;
      if (found !== null || !isOfRow)
        updateItem(openItems, run, { row: operation, operation: operation.kind, found, asked, at });
    }
    if (run.kind === "list" && run.mode === "snapshot") openItems.closeUnseen(run.feed, run.run);
  }).immediate();
}

/** Reads operations that open or may close an item. Only the ids are read at once: there may be one for every row. */
function* operationsWithItems(db: Database, { run, feed }: StoredRun): Generator<StoredOperation> {
  const ids = db.prepare(`
    SELECT id FROM operations WHERE run = ? AND state NOT IN ('planned', 'held', 'superseded') AND NOT ${IS_ERASED_OPERATION}
      AND (state <> 'done' OR warnings <> '[]' OR open_item IS NOT NULL OR 'key:' || key IN
        (SELECT substr(subject, 1, instr(subject || char(10), char(10)) - 1) FROM open_items
          WHERE feed = ? AND state <> 'closed'))`);
  const operation = db.prepare(`SELECT ${OPERATION_COLUMNS} FROM operations WHERE id = ?`);
  for (const id of ids.pluck().all(run, feed) as number[]) yield toOperation(operation.get(id));
}
