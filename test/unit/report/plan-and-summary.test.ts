import { describe, expect, test } from "vitest";
import { planJsonText, toPlanJson, uniqueNames } from "../../../src/pipeline/report/json/plan-json.ts";
import { readableKey } from "../../../src/model/row-key.ts";
import { toSummary, unaccountedRows } from "../../../src/pipeline/report/json/summary-json.ts";
import { issueOf, operationOf, findError, reportSource, rowCounts, runRecord } from "./sample-source.ts";

const paths = { report: "r.html", rejectionsCsv: null, rejectionsXlsx: null, summary: "s.json", plan: "p.json" };

describe("summary.json", () => {
  test("has exactly the promised names", () => {
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

  test("a run that lost a row says that it failed", () => {
    const rows = rowCounts({ created: 3, rejected: 2, skipped: 1 });
    expect(unaccountedRows(rows)).toBe(0);
    expect(toSummary(runRecord({ rows }), paths).status).toBe("completed");
    expect(toSummary(runRecord({ rows: { ...rows, read: 7 } }), paths).status).toBe("failed");
    expect(toSummary(runRecord({ rows: { ...rows, read: 5 } }), paths).status).toBe("failed");
  });
});

describe("plan.json", () => {
  const source = reportSource({
    record: runRecord({
      holds: [{ guard: "delete_total", scope: "deletes", figures: { deletes: 900, limit: 500 } }],
    }),
    operations: [
      operationOf("create"),
      operationOf("update", { changes: { last_name: ["Ahrens", "Berg"] } }),
      operationOf("delete"),
    ],
    openItems: [
      findError("birthday_unreadable", { line: 4, further: [issueOf("phone_unreadable"), issueOf("group_missing")] }),
      findError("phone_several", { line: 5, status: "warning" }),
      findError("key_missing", { line: null }),
    ],
    skipped: [{ line: 9, reason: "footer", cells: ["Total 9"] }],
  });

  test("as text is the same as the value", () => {
    expect(JSON.parse([...planJsonText(source)].join(""))).toEqual(toPlanJson(source));
    const empty = reportSource({});
    expect(JSON.parse([...planJsonText(empty)].join(""))).toEqual(toPlanJson(empty));
  });

  test("has exactly the promised shape", () => {
    const plan = toPlanJson(source);
    expect(plan).toMatchObject({
      feed: "staff",
      read: { format: "csv", encoding: "utf-8", delimiter: ";", sheet: null, headerLine: 1 },
      columns: { "First name": "first_name", "Cost centre": null },
      skipped: [{ line: 9, reason: "footer" }],
      holds: [{ guard: "delete_total", figures: { deletes: 900, limit: 500 } }],
    });
    expect(plan.operations.map((operation) => Object.keys(operation))).toEqual([
      ["operation", "line", "key", "groupName", "input"],
      ["operation", "line", "key", "contactId", "groupName", "input", "changes"],
      ["operation", "line", "key", "contactId", "groupName", "input"],
    ]);
    expect(Object.keys(plan.rejections[0] ?? {})).toEqual(["line", "code", "field", "message", "hint", "row"]);
  });

  test("tells rejections from warnings, and leaves out what other lists have", () => {
    const plan = toPlanJson(source);
    expect(plan.rejections.map(({ line, code }) => [line, code])).toEqual([
      [4, "birthday_unreadable"],
      [4, "group_missing"],
    ]);
    expect(plan.warnings.map(({ line, code }) => [line, code])).toEqual([
      [4, "phone_unreadable"],
      [5, "phone_several"],
    ]);
  });

  test("columns of one name, without a name, or with a dangerous one all stand in it", () => {
    expect(uniqueNames(["Phone", "", "Phone", "Phone (2)"])).toEqual(["Phone", "column 2", "Phone (3)", "Phone (2)"]);
    const openItems = [findError("key_missing", { header: ["__proto__", "a"], cells: ["x", "y"] })];
    const [rejection] = toPlanJson(reportSource({ openItems })).rejections;
    expect(JSON.stringify(rejection?.row)).toBe('{"__proto__":"x","a":"y"}');
  });
});

test.each([
  ['["anna@example.org","anna"]', "anna@example.org · anna"],
  ['["email","anna@example.org","anna"]', "anna@example.org · anna"],
  ['["4711"]', "4711"],
  ["plain", "plain"],
  ["[not json", "[not json"],
])("the key %s is shown as %s", (key, shown) => expect(readableKey(key)).toBe(shown));
