import { isLineIssue } from "../../model/issue.ts";
import type { OperationKind } from "../../model/operation.ts";
import type { OpenItem, ReportSource, ShownItem, ShownReport, SkippedRow } from "../../model/run-record.ts";
import { heldRowId } from "../../model/text/held-row-id.ts";
import type { Database } from "../database/open-database.ts";
import { OPERATION_COLUMNS, toOperation, type StoredOperation } from "../operations/operations.ts";
import type { OpenItems, StoredOpenItem } from "./open-items/open-items.ts";
import { recordOf, type RunTables } from "./run-record.ts";
import type { Runs, StoredRun } from "./runs.ts";
import { itemsAsShown, type DraftItem } from "./open-items/items-as-shown.ts";
import { openItemOfOperation, openItemOfRow, subjectOf, type ItemContent } from "./open-items/update-open-items.ts";
import { readRowResults, type RowResult } from "./row-results.ts";

/** Number of runs of a feed that are looked through for an earlier report. */
const MOST_RUNS = 1_000;

/**
 * Returns what the report stage reads of a stored run.
 *
 * @param shownReport what an earlier report showed, also the items that were solved or reported again since; null: the report shows the
 *   items that are open now
 */
export function storedReportSource(
  db: Database,
  runs: Pick<Runs, "latest">,
  openItems: Pick<OpenItems, "openInOrder" | "toLine" | "reportedAs" | "bySubject">,
  corrections: ReportSource["corrections"],
  run: StoredRun,
  mark: () => string,
  shownReport: ShownReport | null,
): ReportSource {
  const tables = tablesOf(run);
  const toLine = (openItem: StoredOpenItem) =>
    openItems.toLine(openItem, openItem.run === run.run ? openItem.line : null);
  const draftsOf = (of: StoredRun) => draftItems(db, of, tablesOf(of));
  const earlier = () =>
    runs.latest(MOST_RUNS, run.feed).filter((other) => other.run < run.run && other.acceptedAt !== null);
  /**
   * Yields the items of a held list. Rows of a held list are no open items yet: their _id names the list and the line. A row that is
   * open as it was keeps its _id: its correction counts also when the list is discarded. No row is shown twice.
   *
   * @param shown gets the open items of these rows
   */
  function* heldItems(shown: Set<number>): Generator<OpenItem> {
    for (const { subject, hash, item, isSkipped } of draftItems(db, run, tables, mark())) {
      if (isSkipped) continue;
      const open = openItems.bySubject(run.feed, subject);
      // The item shows what was sent, also where the held list has other values.
      if (item.status === "in_doubt" && open?.status === "in_doubt" && open.hash !== hash) continue;
      if (open?.state === "open") shown.add(open.id);
      const isAsOpen = open?.state === "open" && open.hash === hash && open.issues[0]?.code === item.issue.code;
      yield isAsOpen ? openItems.toLine(open, item.line) : item;
    }
  }
  return {
    record: recordOf(db, run, tables),
    *openItems() {
      const shown = new Set<number>();
      const lines: OpenItem[] = [];
      if (run.status === "held" && run.acceptedAt === null) yield* heldItems(shown);
      else if (run.acceptedAt === null) yield* draftOpenItems(db, run, tables);
      if (run.acceptedAt !== null)
        for (const line of unusedLines(db, run, tables)) {
          const row = rowOfLine(line, openItems);
          if (row !== null) shown.add(row.id);
          lines.push(line);
          const isQuestion = row !== null && line.issue.code === "answer_refused";
          yield isQuestion ? { ...line, further: [...line.further, ...row.issues] } : line;
        }
      if (shownReport !== null) {
        const isLine = (item: ShownItem) => lines.some(({ id, line }) => id === item.id && line === item.line);
        const others = shownReport.items.filter((item) => !isLine(item));
        for (const { named, item } of itemsAsShown(others, run, { openItems, toLine, draftsOf, earlier }))
          if (named.openItem === null || !shown.has(named.openItem.id)) yield item;
      } else
        for (const openItem of openItems.openInOrder(run.feed, run.run))
          if (!shown.has(openItem.id)) yield toLine(openItem);
    },
    operations: () => readOperations(db, tables),
    operationCounts: () => countOperations(db, tables),
    skipped: () => readSkipped(db, tables),
    corrections,
    history: (limit) =>
      runs
        .latest(shownReport === null ? limit : MOST_RUNS, run.feed)
        .filter((other) => shownReport === null || other.startedAt <= (shownReport.newestRun ?? run.startedAt))
        .slice(0, limit)
        .map((other) => recordOf(db, other, tablesOf(other))),
  };
}

function tablesOf({ run }: StoredRun): RunTables {
  const operations = "operations WHERE run = @run";
  return { operations, states: operations, rowResults: "row_results WHERE run = @run", run };
}

/**
 * Returns what the report stage reads of a plan that is shown and not stored. The plan is read from temporary tables,
 * and its items have no id.
 */
export function draftReportSource(db: Database, run: StoredRun): ReportSource {
  const all = "WHERE @run IS NOT NULL";
  const operations = { operations: `temp.drafted ${all}`, states: `temp.planned ${all}` };
  const tables: RunTables = { ...operations, rowResults: `temp.drafted_results ${all}`, run: run.run, isDraft: true };
  return {
    record: recordOf(db, run, tables),
    openItems: () => draftOpenItems(db, run, tables),
    operations: () => readOperations(db, tables),
    operationCounts: () => countOperations(db, tables),
    skipped: () => readSkipped(db, tables),
    corrections: () => ({ needed: [], offers: [] }),
    history: () => [],
  };
}

/** Condition for operations that may have an open item; `openItemOfOperation` decides. */
const MAY_HAVE_ITEM = "AND (warnings <> '[]' OR state NOT IN ('planned', 'held', 'done', 'superseded', 'dropped'))";

/** Yields what the report of a run that is not accepted shows, without `_id`. */
function* draftOpenItems(db: Database, run: StoredRun, tables: RunTables): Generator<OpenItem> {
  for (const { item, isSkipped } of draftItems(db, run, tables)) if (!isSkipped) yield item;
}

/** Yields the rows and operations of a run that have an open item. Nothing is left of the rows of erased people. */
function* itemRows(db: Database, run: StoredRun, tables: RunTables) {
  for (const row of readRowResults(db, tables.rowResults, run.run)) {
    const found = openItemOfRow(row);
    if (found !== null && !isErased(row)) yield { row, operation: null, found };
  }
  for (const row of readOperations(db, tables, MAY_HAVE_ITEM)) {
    const found = openItemOfOperation(row);
    if (found !== null && !isErased(row)) yield { row, operation: row.kind, found };
  }
}

function isErased({ hash, cells }: Pick<RowResult | StoredOperation, "hash" | "cells">): boolean {
  return hash === "" && cells.length === 0;
}

/**
 * Yields the open items of a run as its rows and operations show them.
 *
 * @param mark the ledger's mark; null: the rows get no `_id`
 */
function* draftItems(
  db: Database,
  run: StoredRun,
  tables: RunTables,
  mark: string | null = null,
): Generator<DraftItem & { readonly hash: string; readonly isSkipped: boolean }> {
  for (const { row, operation, found } of itemRows(db, run, tables))
    yield {
      subject: operation === "delete" ? `delete:${row.key}` : subjectOf(row.key, row.hash, found.issues[0]),
      hash: row.hash,
      isSkipped: "outcome" in row && row.outcome === "skipped",
      item: draftOpenItem(run, row, operation, found, mark),
    };
}

/**
 * Returns the open item of a line whose answer was refused, or whose key was changed, if the line has its present version. The line then
 * stands in its place, with what the person typed.
 */
function rowOfLine({ id, issue }: OpenItem, openItems: Pick<OpenItems, "reportedAs">): StoredOpenItem | null {
  const isOfRow = issue.code === "answer_refused" || issue.code === "line_key_changed";
  const named = isOfRow ? openItems.reportedAs(id) : null;
  const openItem = named?.openItem ?? null;
  return openItem?.state === "open" && openItem.version === named?.version ? openItem : null;
}

/** Yields the lines of a corrected report that are refused or wait. Only the reports of its own run have them. */
function* unusedLines(db: Database, run: StoredRun, { rowResults }: RunTables): Generator<OpenItem> {
  if (run.kind !== "rejections") return;
  for (const row of readRowResults(db, `${rowResults} AND outcome IN ('rejected', 'deferred')`, run.run)) {
    const [issue] = row.issues;
    const found = openItemOfRow(row);
    if (issue !== undefined && isLineIssue(issue) && found !== null) yield draftOpenItem(run, row, null, found, null);
  }
}

function draftOpenItem(
  run: StoredRun,
  row: Pick<RowResult | StoredOperation, "line" | "requestId" | "cells">,
  operation: OpenItem["operation"],
  { status, issues: [issue, ...further] }: ItemContent,
  mark: string | null,
): OpenItem {
  const { line, requestId, cells } = row;
  const held = mark === null || line === null ? "" : heldRowId({ run: run.run, line, mark });
  return {
    // A line that is not used keeps its own _id, so that it is treated alike if it comes back unchanged.
    id: isLineIssue(issue) ? String(issue.data["id"] ?? "") : held,
    line,
    operation,
    status,
    issue,
    further,
    requestId,
    since: run.startedAt,
    ...(run.kind === "undo" ? { isOfUndo: true } : {}),
    header: run.header,
    cells,
  };
}

function* readOperations(db: Database, tables: RunTables, condition = ""): Generator<StoredOperation> {
  const { run } = tables;
  const columns = tables.isDraft
    ? OPERATION_COLUMNS.replace("id, run, feed,", "id, '' AS run, '' AS feed,")
    : OPERATION_COLUMNS;
  const nextWave = db.prepare(`SELECT min(wave) FROM ${tables.states} ${condition} AND wave > ?`).pluck();
  const page = db.prepare(
    `SELECT ${columns} FROM ${tables.operations} ${condition} AND wave = ? AND id > ? ORDER BY id LIMIT 500`,
  );
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

function countOperations(db: Database, tables: RunTables): Readonly<Record<OperationKind, number>> {
  const counts = { create: 0, update: 0, delete: 0 };
  const found = db.prepare(`SELECT kind, count(*) AS n FROM ${tables.states} GROUP BY kind`);
  for (const { kind, n } of found.all({ run: tables.run }) as { kind: OperationKind; n: number }[]) counts[kind] = n;
  return counts;
}

function* readSkipped(db: Database, tables: RunTables): Generator<SkippedRow> {
  const left = `${tables.rowResults} AND outcome IN ('skipped', 'duplicate')`;
  for (const { line, reason, outcome, cells, issues } of readRowResults(db, left, tables.run)) {
    const isLostCorrection = outcome === "skipped" && issues.length > 0;
    yield {
      line,
      reason: (outcome === "duplicate" ? "duplicate" : reason) as SkippedRow["reason"],
      cells,
      ...(isLostCorrection ? { isLostCorrection } : {}),
    };
  }
}
