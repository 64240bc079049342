import type { Ledger } from "../../ledger/ledger.ts";
import { counted, withThousands } from "../../model/text/counted.ts";
import type { RunRecord } from "../../model/run-record.ts";

/** Returns the lines that show how a run ended after a person's decision. */
export function resultLines(
  { feed, rows, deletes, haltReason }: RunRecord,
  report: string,
  { ledger }: { readonly ledger: { readonly openItems: Pick<Ledger["openItems"], "countRefused"> } },
): readonly string[] {
  const [created, updated, deleted, rejected] = [rows.created, rows.updated, deletes.deleted, rows.rejected].map(
    withThousands,
  );
  const lines = [`Now: ${created} created, ${updated} updated, ${deleted} deleted, ${rejected} rejected.`];
  // A newer report may have solved rows while the run was held.
  const refused = Math.min(rows.rejected + deletes.rejected, ledger.openItems.countRefused(feed));
  if (refused > 0) lines.push(`${counted(refused, "row needs", "rows need")} a person. Report: ${report}`);
  if (haltReason !== null) lines.push(`Halted: ${haltReason}`);
  return lines;
}
