import { describe, expect, test } from "vitest";
import { ENGLISH, phrasesIn } from "../../../src/pipeline/report/language/phrases.ts";
import { runsPage } from "../../../src/pipeline/report/page/runs-page.ts";
import { toSummary } from "../../../src/pipeline/report/json/summary-json.ts";
import { rowCounts, runRecord } from "./sample-source.ts";

const listed = (changes: Parameters<typeof runRecord>[0]) => toSummary(runRecord(changes), null);

describe("the page of all runs", () => {
  test("has a line for each run, with its state, its open rows and a link to its report", () => {
    const runs = [
      listed({ run: "R2", status: "held", file: "new.csv" }),
      listed({ run: "R1", status: "superseded", file: "old.csv", rows: rowCounts({ rejected: 2, inDoubt: 1 }) }),
    ];
    const page = [...runsPage(ENGLISH, runs)].join("");
    expect(page).toContain("1 list waits for your decision.");
    expect(page).toMatch(/href="R2\/report.html".*waits for a decision.*new\.csv/su);
    expect(page).toMatch(/href="R1\/report.html".*replaced by a newer list.*>3<.*old\.csv/su);
  });

  test("says so when no list waits, and escapes file names", () => {
    const page = [...runsPage(phrasesIn("en"), [listed({ file: "<img src=x>" })])].join("");
    expect(page).toContain("No list waits for your decision.");
    expect(page).not.toContain("<img");
  });
});
