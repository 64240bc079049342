import { describe, expect, test } from "vitest";
import { isOnItsWay, resultOf, sentNotice } from "../../../src/console/pages/correct/sent/sent-notice.ts";
import { phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";

describe("what became of a corrected row", () => {
  test.each([
    ["created", { kind: "create", state: "done" }],
    ["updated", { kind: "update", state: "done" }],
    ["refused", { kind: "create", state: "rejected" }],
    ["in_doubt", { kind: "create", state: "in_doubt" }],
    ["held", { kind: "update", state: "held" }],
    ["waits", { kind: "create", state: "deferred" }],
    ["not_done", { kind: "create", state: "superseded" }],
    ["refused", "rejected"],
    ["too_late", "skipped"],
    ["in_order", "duplicate"],
    ["waits", "deferred"],
  ] as const)("is %s", (result, outcome) => {
    expect(resultOf({ outcome })).toBe(result);
  });
});

describe("the notice on a corrected report", () => {
  const phrases = phrasesIn("en");

  test("says that the next run reads it when no process is at work", () => {
    const sent = { where: { kind: "waiting" }, results: [], isAtWork: false } as const;
    expect(sentNotice(phrases, sent, "/again").text).toContain("No program works on lists at the moment");
    expect(isOnItsWay(sent)).toBe(false);
  });

  test("follows it while a process is at work", () => {
    expect(isOnItsWay({ where: { kind: "waiting" }, isAtWork: true })).toBe(true);
    expect(isOnItsWay({ where: { kind: "taken" }, isAtWork: true })).toBe(true);
  });

  test("ends when the file is refused, and says why", () => {
    const sent = {
      where: { kind: "refused", refusal: { code: "damaged", message: "<no> rows", hint: "" } },
      results: [],
      isAtWork: true,
    } as const;
    expect(isOnItsWay(sent)).toBe(false);
    expect(sentNotice(phrases, sent, "/again").text).toContain("&lt;no&gt; rows");
  });
});
