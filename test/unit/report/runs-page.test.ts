import { describe, expect, test } from "vitest";
import { ENGLISH, phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";
import { runsPage } from "../../../src/pipeline/report/page/runs-page.ts";
import { toSummary } from "../../../src/pipeline/report/json/summary-json.ts";
import { rowCounts, runRecord } from "./sample-source.ts";

const listed = (changes: Parameters<typeof runRecord>[0]) => {
  const record = runRecord(changes);
  return { ...toSummary(record, null), holds: record.holds };
};

describe("the page of all runs", () => {
  test("has a line for each run, with its state, its open rows and a link to its report", () => {
    const runs = [
      listed({ run: "R2", status: "held", file: "new.csv" }),
      listed({ run: "R1", status: "superseded", file: "old.csv", rows: rowCounts({ rejected: 2, inDoubt: 1 }) }),
    ];
    const page = [...runsPage(ENGLISH, runs, [])].join("");
    expect(page).toContain("1 list waits for your decision.");
    expect(page).toMatch(/href="R2\/report.html".*waits for a decision.*new\.csv/su);
    expect(page).toMatch(/href="R1\/report.html".*replaced by a newer list.*>3<.*old\.csv/su);
  });

  test("says that a list, or an undo, was discarded", () => {
    const decision = {
      kind: "discard",
      choice: null,
      by: "ada",
      via: "console",
      note: null,
      at: "",
      request: null,
    } as const;
    const discarded = { ...decision, rows: null, kept: 0 };
    const undo = {
      run: "R1",
      file: "staff.csv",
      back: 2,
      left: 0,
      changed: 0,
      greeted: 0,
      recreated: 0,
      kept: 0,
      inDoubt: 0,
    };
    const page = (changes: Parameters<typeof runRecord>[0]) => [...runsPage(ENGLISH, [listed(changes)], [])].join("");
    const none = rowCounts({});
    const holds = [{ guard: "undo", scope: "run", figures: {} }] as const;
    expect(page({ rows: none, holds, decisions: [discarded] })).toMatch(/discarded.*>staff-november\.csv</su);
    const ofUndo = { rows: none, holds, decisions: [discarded], undo: { ...undo, startedAt: "", people: [] } };
    expect(page(ofUndo as unknown as Parameters<typeof runRecord>[0])).toMatch(
      /discarded.*>staff-november\.csv \(way back\)/su,
    );
    expect(page({ rows: rowCounts({ created: 1 }), holds, decisions: [discarded] })).toContain("went through");
    const deletes = [{ guard: "delete_limit", scope: "deletes", figures: {} }] as const;
    expect(page({ rows: none, holds: deletes, decisions: [discarded] })).toContain("went through");
    expect(page({ rows: none, holds, decisions: [{ ...discarded, rows: 2 }] })).toContain("went through");
  });

  test("lists the files that were not used among the runs, with the reason and what to do", () => {
    const file = {
      name: "<list>.csv",
      message: "It belongs to no feed.",
      hint: "Rename it.",
      at: "2026-11-20T00:00:00Z",
    };
    const page = [...runsPage(ENGLISH, [listed({ file: "new.csv" })], [file])].join("");
    expect(page).toMatch(/new\.csv.*not used.*It belongs to no feed\. Rename it\..*&lt;list&gt;\.csv/su);
  });

  test("names a way back, and what was asked for about a person", () => {
    const runs = [
      listed({ run: "R3", kind: "removal", file: "never" }),
      listed({ run: "R2", kind: "removal", file: "erase" }),
      listed({ run: "R1", kind: "list", file: "old.csv" }),
    ];
    const page = [...runsPage(ENGLISH, runs, [])].join("");
    expect(page).toMatch(/Never greet.*Erase.*old\.csv/su);
    expect(page).not.toContain("never<");
  });

  test("says so when no list waits, and escapes file names", () => {
    const page = [...runsPage(phrasesIn("en"), [listed({ file: "<img src=x>" })], [])].join("");
    expect(page).toContain("No list waits for your decision.");
    expect(page).not.toContain("<img");
  });
});
