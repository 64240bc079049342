import { expect, it } from "vitest";
import { showPlan } from "../../../src/commands/terminal/show-plan.ts";
import type { Terminal } from "../../../src/commands/terminal/terminal.ts";
import type { ReportSource, SkippedRow } from "../../../src/model/run-record.ts";

/** Shows a plan with this number of skipped rows. Returns the printed lines, and how many rows were read. */
function showSkipped(rows: number): { readonly lines: readonly string[]; readonly read: number } {
  const lines: string[] = [];
  let read = 0;
  const skipped = function* (): Generator<SkippedRow> {
    for (; read < rows;) yield { line: (read += 1), reason: "hidden_row", cells: [] };
  };
  const reading = { format: "csv", encoding: "utf-8", delimiter: ",", sheet: null, headerLine: 1 };
  const figures = { rows: { read: rows, inDoubt: 0 }, deletes: {}, requests: {}, warnings: 0 };
  const record = { file: "staff.csv", feed: "staff", run: "", reading, columns: [], holds: [], ...figures };
  const counts = { create: 0, update: 0, delete: 0 };
  const source = { record, operations: () => [], operationCounts: () => counts, openItems: () => [], skipped };
  const terminal = { print: (text: string) => void lines.push(text), paint: (_: string, text: string) => text };
  showPlan(source as unknown as ReportSource, terminal as unknown as Terminal);
  return { lines, read };
}

it("counts the skipped rows that are not shown", () => {
  expect(showSkipped(25).lines.join("\n")).not.toContain("more");
  expect(showSkipped(26).lines).toContain("  … and 1 more (--json lists all)");
  expect(showSkipped(10_024).lines).toContain("  … and 9,999 more (--json lists all)");
});

it("stops counting soon after 10,000 rows that are not shown", () => {
  const { lines, read } = showSkipped(1_000_000);
  expect(lines).toContain("  … and at least 10,000 more (--json lists all)");
  expect(read).toBeLessThanOrEqual(10_026);
});
