import { describe, expect, test } from "vitest";
import { unaccountedRows } from "../../../src/model/run-record.ts";
import { toSummary } from "../../../src/pipeline/report/json/summary-json.ts";
import { rowCounts, runRecord } from "./sample-source.ts";

const paths = { report: "r.html", rejectionsCsv: null, rejectionsXlsx: null, summary: "s.json", plan: "p.json" };

describe("summary.json", () => {
  test("has exactly the names that programs rely on, `halt` and `decisions`", () => {
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
      "decisions",
    ]);
  });
});

test("unaccountedRows is 0 only when the outcomes add up to the rows read", () => {
  const rows = rowCounts({ created: 3, rejected: 2, skipped: 1 });
  expect(unaccountedRows(rows)).toBe(0);
  expect(unaccountedRows({ ...rows, read: 7 })).toBe(1);
  expect(unaccountedRows({ ...rows, read: 5 })).toBe(-1);
});
