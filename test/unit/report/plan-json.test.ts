import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
import { describe, expect, test } from "vitest";
import { planJsonText, toPlanJson, uniqueNames } from "../../../src/pipeline/report/json/plan-json.ts";
import { issueOf, openItemOf, operationOf, reportSource, runRecord } from "./sample-source.ts";

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
      openItemOf("birthday_unreadable", { line: 4, further: [issueOf("phone_unreadable"), issueOf("group_missing")] }),
      openItemOf("phone_several", { line: 5, status: "warning" }),
      openItemOf("key_missing", { line: null }),
    ],
    skipped: [{ line: 9, reason: "footer", cells: ["Total 9"] }],
  });

  test("is the same plan as text and as a value", () => {
    expect(JSON.parse([...planJsonText(ENGLISH, source)].join(""))).toEqual(toPlanJson(ENGLISH, source));
    const empty = reportSource({});
    expect(JSON.parse([...planJsonText(ENGLISH, empty)].join(""))).toEqual(toPlanJson(ENGLISH, empty));
  });

  test("has exactly the shape that programs rely on", () => {
    const plan = toPlanJson(ENGLISH, source);
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

  test("lists rejections and warnings apart, and leaves out items of other lists", () => {
    const plan = toPlanJson(ENGLISH, source);
    expect(plan.rejections.map(({ line, code }) => [line, code])).toEqual([
      [4, "birthday_unreadable"],
      [4, "group_missing"],
    ]);
    expect(plan.warnings.map(({ line, code }) => [line, code])).toEqual([
      [4, "phone_unreadable"],
      [5, "phone_several"],
    ]);
  });

  test("names every column, also one with a repeated, a blank or a dangerous name", () => {
    expect(uniqueNames(["Phone", "", "Phone", "Phone (2)"])).toEqual(["Phone", "column 2", "Phone (3)", "Phone (2)"]);
    const openItems = [openItemOf("key_missing", { header: ["__proto__", "a"], cells: ["x", "y"] })];
    const [rejection] = toPlanJson(ENGLISH, reportSource({ openItems })).rejections;
    expect(JSON.stringify(rejection?.row)).toBe('{"__proto__":"x","a":"y"}');
  });
});
