/** A report that was corrected and dropped back: whose it is, what its lines answer, and what its whole list proved. */
import type { Ledger } from "../../ledger/open-ledger.ts";
import type { MappedRow } from "../../model/mapped-row.ts";
import type { Row, Table } from "../../model/row.ts";
import type { Survey } from "../../model/survey.ts";
import { splitRejectionRow } from "../../pipeline/report/rejections/read-back.ts";

/** The feed that a dropped-back report belongs to: its rows say so. */
export async function feedOfReport(table: Table, ledger: Ledger): Promise<string | null> {
  for await (const batch of table.batches()) {
    for (const { cells } of batch) {
      const named = ledger.openItems.reportedAs(splitRejectionRow(table.header, cells).id);
      if (named !== null) return named.feed;
    }
  }
  return null;
}

/** A report's few rows prove little: what the list proved that they come from counts for them too. */
export function surveyOfList(header: readonly string[], feed: string, ledger: Ledger): Survey | null {
  const list = ledger.runs.latestAccepted(feed);
  return list !== null && JSON.stringify(list.header) === JSON.stringify(header) ? list.survey : null;
}

/** The person's own table within a report: its `_` columns taken off, its cells given back their text. */
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

type Answered =
  | { readonly kind: "none" }
  | { readonly kind: "problem"; readonly openItem: number }
  | { readonly kind: "stale"; readonly reason: "outdated" | "solved" };

/** A line counts while the version that it reports is the newest known. */
export function answeredBy(id: string, feed: string, ledger: Ledger): Answered {
  if (id === "") return { kind: "none" };
  const named = ledger.openItems.reportedAs(id);
  const openItem = named?.openItem ?? null;
  if (named === null || openItem === null || openItem.feed !== feed) return { kind: "stale", reason: "outdated" };
  if (openItem.state === "closed") return { kind: "stale", reason: "solved" };
  return openItem.version === named.version
    ? { kind: "problem", openItem: openItem.id }
    : { kind: "stale", reason: "outdated" };
}

/** Such a line is left alone. */
export function stale({ line, cells }: Row, reason: "outdated" | "solved"): MappedRow {
  return { kind: "skipped", line, reason, cells };
}
