/** Reads a corrected report: finds its feed, the open item that each line answers, and the survey of the feed's list. */
import type { Ledger } from "../../ledger/ledger.ts";
import type { StoredOpenItem } from "../../ledger/runs/open-items.ts";
import type { FeedSettings } from "../../model/feed.ts";
import type { ColumnUse, MappedRow, ReportedValues } from "../../model/mapped-row.ts";
import type { Row, Table } from "../../model/row.ts";
import type { Survey } from "../../model/survey.ts";
import { isReportedRow, reportedCells, withoutRewriting } from "./reported-row.ts";
import { splitRejectionRow } from "../../pipeline/report/rejections/read-back.ts";

/** Returns the feed that a corrected report's rows name; null: no row has an `_id` of this installation. */
export async function feedOfReport(table: Table, { openItems }: Pick<Ledger, "openItems">): Promise<string | null> {
  for await (const batch of table.batches()) {
    for (const { cells } of batch) {
      const named = openItems.reportedAs(splitRejectionRow(table.header, cells).id);
      if (named !== null) return named.feed;
    }
  }
  return null;
}

/**
 * Returns the survey of the feed's newest list if the list has the report's header; null otherwise. It replaces the survey
 * of the report, whose few rows prove little about its columns.
 */
export function surveyOfList(header: readonly string[], feed: string, { runs }: Pick<Ledger, "runs">): Survey | null {
  const list = runs.latestAccepted(feed);
  return list !== null && JSON.stringify(list.header) === JSON.stringify(header) ? list.survey : null;
}

/** The rows of a corrected report, beside the rows that were reported. */
export interface CorrectedRows {
  /** The report without the `_` columns. Cells that a spreadsheet has only written otherwise have their reported text. */
  readonly table: Table;
  /**
   * Maps a line. A stale line, and a line that is not the row of its `_id`, is skipped.
   *
   * @param map maps a row in which a person corrected some columns
   */
  map(row: Row, map: (row: Row, corrected: ReadonlySet<number>) => MappedRow): CorrectedRow;
}

interface CorrectedRow {
  readonly mapped: MappedRow;
  /** The id of the open item that the line answers; null: it answers none. */
  readonly openItem: number | null;
  /** The values that were reported; null for a line that answers no open item. */
  readonly reported: ReportedValues | null;
}

type ReportLedger = Pick<Ledger, "openItems" | "runs">;

/** Opens the rows of a corrected report. @param today `YYYY-MM-DD` */
export function openCorrectedRows(
  report: Table,
  feed: FeedSettings,
  ledger: ReportLedger,
  today: string,
): CorrectedRows {
  const { header } = splitRejectionRow(report.header, []);
  const year = Number(today.slice(0, 4));
  const ids = new Map<number, string>();
  const columnsOf = memoizeColumns(ledger);
  const own = (row: Row): Row => {
    const { id, cells } = splitRejectionRow(report.header, row.cells);
    ids.set(row.line, id);
    const answer = answeredBy(id, feed.name, ledger);
    if (answer.kind !== "open_item") return { ...row, cells };
    return withoutRewriting({ ...row, cells }, header, answer.openItem, columnsOf(answer.openItem.run), year);
  };
  async function* batches() {
    for await (const batch of report.batches()) yield batch.map(own);
  }
  return {
    table: { ...report, header, batches, records: null },
    map(row, map) {
      const skipped = (reason: StaleReason) => ({ mapped: stale(row, reason), openItem: null, reported: null });
      const answer = answeredBy(ids.get(row.line) ?? "", feed.name, ledger);
      if (answer.kind === "stale") return skipped(answer.reason);
      const before = answer.kind === "none" ? null : reportedCells(answer.openItem, header);
      const differs = (cell: string, at: number) => before !== null && cell !== (before[at] ?? "");
      const mapped = map(row, new Set(row.cells.flatMap((cell, at) => (differs(cell, at) ? [at] : []))));
      if (answer.kind === "none" || before === null) return { mapped, openItem: null, reported: null };
      const { openItem } = answer;
      if (mapped.kind === "skipped") return { mapped, openItem: openItem.id, reported: null };
      if (!isReportedRow(openItem, mapped, row.cells, header, feed)) return skipped("other_row");
      const was = map({ kind: "cells", line: row.line, cells: before }, new Set());
      return { mapped, openItem: openItem.id, reported: valuesOf(was) };
    },
  };
}

/** Returns a function that returns the columns of a run. Most items of a report are of one run. */
function memoizeColumns({ runs }: Pick<Ledger, "runs">): (run: string) => readonly ColumnUse[] {
  const known = new Map<string, readonly ColumnUse[]>();
  return (run) => {
    const columns = known.get(run) ?? runs.get(run)?.columns ?? [];
    known.set(run, columns);
    return columns;
  };
}

/** Returns the values of a row that a report had. A rejected row has those that could be read. */
function valuesOf(row: MappedRow): ReportedValues {
  if (row.kind === "skipped") return {};
  if (row.kind === "contact") {
    const { first_name, last_name, email, phone, birthday } = row.input;
    return { first_name, last_name, email, phone, birthday };
  }
  const { firstName, fullName, email, phone, birthday } = row.traits;
  const lastName = fullName === null ? null : fullName.slice(firstName?.length ?? 0).trim();
  return { first_name: firstName, last_name: lastName, email, phone, birthday };
}

/** Why a line of a corrected report is not used. */
type StaleReason = "outdated" | "solved" | "foreign_id" | "other_row";

/**
 * The open item that a line of a corrected report answers. A stale line answers none: a newer version of its row is known,
 * or its item is closed.
 */
type Answered =
  | { readonly kind: "none" }
  | { readonly kind: "open_item"; readonly openItem: StoredOpenItem }
  | { readonly kind: "stale"; readonly reason: StaleReason };

/** Returns the open item that a line answers. A line counts only if it has the newest known version of its row. */
function answeredBy(id: string, feed: string, { openItems }: Pick<Ledger, "openItems">): Answered {
  if (id === "") return { kind: "none" };
  const named = openItems.reportedAs(id);
  if (named === null) return { kind: "stale", reason: "foreign_id" };
  const { openItem } = named;
  if (openItem === null || openItem.feed !== feed) return { kind: "stale", reason: "outdated" };
  if (openItem.state === "closed") return { kind: "stale", reason: "solved" };
  return openItem.version === named.version ? { kind: "open_item", openItem } : { kind: "stale", reason: "outdated" };
}

function stale({ line, cells }: Row, reason: StaleReason): MappedRow {
  return { kind: "skipped", line, reason, cells };
}
