/** Finds the columns of the list in a corrected report: those that it still has, and those that a person has removed. */
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

/**
 * Returns a row whose marks of cells stand at the file's own columns. Those of the report's columns are left out.
 *
 * @param places for each column of the report, the index of the file's own column; null for a report column
 */
export function ownMarks(row: Row, places: readonly (number | null)[]): Row {
  if (row.kind !== "cells") return row;
  const moved = <T extends { readonly column: number }>(marks: readonly T[] | undefined): readonly T[] =>
    (marks ?? []).flatMap((mark) => {
      const column = places[mark.column] ?? null;
      return column === null ? [] : [{ ...mark, column }];
    });
  const { defects: _defects, links: _links, numbers: _numbers, ...rest } = row;
  const [defects, links, numbers] = [moved(row.defects), moved(row.links), moved(row.numbers)];
  return {
    ...rest,
    ...(defects.length > 0 && { defects }),
    ...(links.length > 0 && { links }),
    ...(numbers.length > 0 && { numbers }),
  };
}
