/** Reads a corrected report: finds its feed, the open item that each line answers, and the survey of the feed's list. */
import type { Ledger } from "../../ledger/ledger.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { Row, Table } from "../../model/row.ts";
import type { Survey } from "../../model/survey.ts";
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

/** Returns the report's table without the `_` columns. `idOf` returns the `_id` of a line that was read. */
export function withoutReportColumns(report: Table): { table: Table; idOf: (line: number) => string } {
  const ids = new Map<number, string>();
  const own = (row: Row): Row => {
    const { id, cells } = splitRejectionRow(report.header, row.cells);
    ids.set(row.line, id);
    return { ...row, cells };
  };
  const { header } = splitRejectionRow(report.header, []);
  async function* batches() {
    for await (const batch of report.batches()) yield batch.map(own);
  }
  return { table: { ...report, header, batches, records: null }, idOf: (line) => ids.get(line) ?? "" };
}

/**
 * The open item that a line of a corrected report answers. A stale line answers none: a newer version of its row is known,
 * or its item is closed.
 */
type Answered =
  | { readonly kind: "none" }
  | { readonly kind: "open_item"; readonly openItem: number }
  | { readonly kind: "stale"; readonly reason: "outdated" | "solved" };

/** Returns the open item that a line answers. A line counts only if it has the newest known version of its row. */
export function answeredBy(id: string, feed: string, { openItems }: Pick<Ledger, "openItems">): Answered {
  if (id === "") return { kind: "none" };
  const named = openItems.reportedAs(id);
  const openItem = named?.openItem ?? null;
  if (named === null || openItem === null || openItem.feed !== feed) return { kind: "stale", reason: "outdated" };
  if (openItem.state === "closed") return { kind: "stale", reason: "solved" };
  return openItem.version === named.version
    ? { kind: "open_item", openItem: openItem.id }
    : { kind: "stale", reason: "outdated" };
}

/** Returns a stale line as a skipped row. */
export function stale({ line, cells }: Row, reason: "outdated" | "solved"): MappedRow {
  return { kind: "skipped", line, reason, cells };
}
