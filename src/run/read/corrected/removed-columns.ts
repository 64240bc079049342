import type { Ledger } from "../../../ledger/ledger.ts";
import type { Row, Table } from "../../../model/row.ts";
import { alignColumns } from "../../../pipeline/report/rejections/rejection-columns.ts";
import { splitRejectionRow } from "../../../pipeline/report/rejections/read-back.ts";
import { answeredBy } from "./answered-item.ts";
import { reportedCells } from "./reported-row.ts";

/**
 * Returns the header of a corrected report's rows: the file's own columns that it still has, and those that a person has removed.
 * Who removes a column says nothing about its cells.
 */
export async function headerWithRemoved(
  report: Table,
  feed: string,
  ledger: Pick<Ledger, "openItems" | "heldRows">,
): Promise<readonly string[]> {
  const { header } = splitRejectionRow(report.header, []);
  const reported = new Map<string, readonly string[]>();
  for await (const batch of report.batches())
    for (const { cells } of batch) {
      const answer = answeredBy(splitRejectionRow(report.header, cells).id, feed, ledger);
      if (answer.kind === "none" || answer.openItem?.feed !== feed) continue;
      const { run, header: ofItem } = answer.openItem;
      reported.set(run, ofItem);
    }
  return alignColumns(header, reported.values()).header;
}

/** Returns a row with the reported cells of the columns that a person has removed. A line without a reported row has blank ones. */
export function withRemovedCells(
  row: Row,
  header: readonly string[],
  reported: Parameters<typeof reportedCells>[0] | null,
): Row {
  if (row.kind !== "cells" || row.cells.length >= header.length) return row;
  const before = reported === null ? [] : reportedCells(reported, header);
  const removed = header.slice(row.cells.length).map((_, at) => before[row.cells.length + at] ?? "");
  return { ...row, cells: [...row.cells, ...removed] };
}
