import { describe, expect, test } from "vitest";
import { toSummary, unaccountedRows } from "../../../src/pipeline/report/json/summary-json.ts";
import { rowCounts, runRecord } from "./sample-source.ts";

const paths = { report: "r.html", rejectionsCsv: null, rejectionsXlsx: null, summary: "s.json", plan: "p.json" };

describe("summary.json", () => {
  test("has exactly the names that programs rely on, and `halt`", () => {
    expect(Object.keys(toSummary(runRecord(), paths))).toEqual([
      "run",
      "feed",
      "file",
      "sha256",
      "mode",
      "status",
      "startedAt",
      "finishedAt",
      "rows",
      "warnings",
      "deletes",
      "requests",
      "halt",
      "reports",
    ]);
  });

  test("has the status failed when the outcomes do not add up to the rows read", () => {
    const rows = rowCounts({ created: 3, rejected: 2, skipped: 1 });
    expect(unaccountedRows(rows)).toBe(0);
    expect(toSummary(runRecord({ rows }), paths).status).toBe("completed");
    expect(toSummary(runRecord({ rows: { ...rows, read: 7 } }), paths).status).toBe("failed");
    expect(toSummary(runRecord({ rows: { ...rows, read: 5 } }), paths).status).toBe("failed");
  });
});
