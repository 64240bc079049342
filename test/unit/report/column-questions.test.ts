import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
import { describe, expect, test } from "vitest";
import type { OpenItem } from "../../../src/model/run-record.ts";
import { planJsonText, toPlanJson } from "../../../src/pipeline/report/json/plan-json.ts";
import { digestOf } from "../../../src/pipeline/report/page/report-digest.ts";
import { reportPage } from "../../../src/pipeline/report/page/report-page.ts";
import { rejectionsCsv } from "../../../src/pipeline/report/rejections/rejections-csv.ts";
import { describeHold } from "../../../src/pipeline/report/words/hold-sentences.ts";
import { verdictOf } from "../../../src/pipeline/report/page/verdict.ts";
import { issueOf, openItemOf, reportSource, rowCounts, runRecord } from "./sample-source.ts";

const HEADER = ["Person", "Born"];

function nameIn(line: number | null, reason: string | null, parts: Partial<OpenItem> = {}): OpenItem {
  const cell = `Kuzbeta${line} Ronfal`;
  const data = { cell, readings: [`Kuzbeta${line} | Ronfal`, `Ronfal | Kuzbeta${line}`] };
  const issue = issueOf("full_name_unsplit", {
    field: "first_name",
    header: "Person",
    data: reason === null ? data : { ...data, reason },
  });
  return openItemOf("full_name_unsplit", { line, issue, header: HEADER, cells: [cell, "03/04/1980"], ...parts });
}

/** Returns a row that is sent without its phone number. */
function phoneIn(line: number | null, header = "Phone"): OpenItem {
  const phone = issueOf("phone_needs_country", { field: "phone", header, data: { cell: "0761 5550123" } });
  const zone = issueOf("timezone_unknown", { field: "timezone", header: "Zone", data: { cell: "Berlin" } });
  return openItemOf("timezone_unknown", { line, status: "warning", issue: zone, further: [phone] });
}

const AMBIGUOUS = issueOf("birthday_ambiguous", {
  field: "birthday",
  header: "Born",
  data: { cell: "03/04/1980", readings: ["1980-04-03", "1980-03-04"], reason: "order_not_shown" },
});

describe("a column whose order is open", () => {
  const openItems = [
    nameIn(2, "order_not_shown"),
    nameIn(3, "order_not_shown", { further: [AMBIGUOUS] }),
    nameIn(4, null),
    nameIn(5, "order_not_shown"),
    nameIn(null, "order_not_shown"),
  ];
  const source = reportSource({ record: runRecord({ rows: rowCounts({ rejected: 4 }), header: HEADER }), openItems });

  test("is one question in plan.json, with its lines, its setting and the answers", () => {
    const { questions, rejections } = toPlanJson(ENGLISH, source);
    expect(questions.map((question) => ({ ...question, message: "" }))).toEqual([
      {
        header: "Person",
        code: "full_name_unsplit",
        field: "first_name",
        setting: "nameOrder",
        answers: ["given_first", "family_first"],
        lines: [2, 3, 5],
        message: "",
      },
    ]);
    expect(rejections).toHaveLength(5);
    expect(JSON.parse([...planJsonText(ENGLISH, source)].join(""))).toEqual(toPlanJson(ENGLISH, source));
  });

  test("is no question when one row alone waits for it", () => {
    const one = reportSource({ record: runRecord({ header: HEADER }), openItems: [nameIn(3, "order_not_shown")] });
    expect(toPlanJson(ENGLISH, one).questions).toEqual([]);
  });

  test("names no person in the sentence, but the number of rows and the setting", () => {
    const [question] = toPlanJson(ENGLISH, source).questions;
    expect(question?.message).toMatch(/“Person”.*3 rows wait.*“nameOrder”.*“given_first”.*“family_first”.*“staff”/u);
    expect(question?.message).not.toContain("Kuzbeta");
  });

  test("is the first step of the report, before the steps of a held list", () => {
    const steps = (status: "completed" | "held") => {
      const holds = [{ guard: "unreadable_rows", scope: "run", figures: {} }] as const;
      const record = runRecord({ status, holds: status === "held" ? holds : [] });
      return verdictOf(ENGLISH, record, digestOf(reportSource({ record, openItems }), { openItems: 9, operations: 9 }))
        .steps;
    };
    for (const status of ["completed", "held"] as const)
      expect(steps(status)[0]?.text).toMatch(/^One question for the column “Person”/u);
  });

  test("heads its rows in the report, apart from rows with the same issue that are no question", () => {
    const { causes } = digestOf(source, { openItems: 9, operations: 9 }).needsYou;
    expect(causes.map(({ code, total }) => [code, total])).toEqual([
      ["full_name_unsplit", 4],
      ["full_name_unsplit", 1],
    ]);
    const page = [...reportPage(ENGLISH, source, { rejectionsCsv: null })].join("");
    expect(page.match(/<h3>[^<]*/gu)).toEqual([
      "<h3>One question for the column “Person”: does the first name or the last name come first?",
      "<h3>Which part is the first name?",
    ]);
    const ids = [...page.matchAll(/<details class="cause" data-cause="([^"]*)"/gu)].map(([, id]) => id ?? "");
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(page).toContain(`"id":"${id}"`);
  });

  test("is answered after the decision when the list is held as a whole, and names no setting to the office", () => {
    const holds = [{ guard: "unreadable_rows", scope: "run", figures: { how: "date_order" } }] as const;
    const dates = [2, 3].map((line) => openItemOf("birthday_ambiguous", { line, issue: AMBIGUOUS }));
    const stepsOf = (status: "held" | "completed") => {
      const record = runRecord({ status, holds });
      const digest = digestOf(reportSource({ record, openItems: dates }), { openItems: 9, operations: 9 });
      return verdictOf(ENGLISH, record, digest).steps.map(({ text }) => text);
    };
    expect(stepsOf("held")[0]).toMatch(/approve it first\. Then answer “all DMY”/u);
    expect(stepsOf("completed")[0]).toMatch(/wait for the answer\. Answer “all DMY”/u);
    const [hold] = holds;
    const { look } = describeHold(ENGLISH, hold, "RUN", 0);
    expect(look).toContain("wait for one answer");
    expect([...stepsOf("held"), look].join()).not.toContain("dateOrder");
  });

  test("is in the headline when it is the only question", () => {
    const record = runRecord({ rows: rowCounts({ rejected: 2 }) });
    const only = [nameIn(2, "order_contradicted"), nameIn(3, "order_contradicted")];
    const digest = digestOf(reportSource({ record, openItems: only }), { openItems: 9, operations: 9 });
    expect(verdictOf(ENGLISH, record, digest).headline).toBe(
      "The list went through. One question is open, about 2 rows.",
    );
  });

  test("is in the headline also when the list has phone numbers without a country code", () => {
    const record = runRecord({ rows: rowCounts({ rejected: 2, created: 2 }) });
    const rows = [nameIn(2, "order_not_shown"), nameIn(3, "order_not_shown"), phoneIn(4), phoneIn(5)];
    const digest = digestOf(reportSource({ record, openItems: rows }), { openItems: 9, operations: 9 });
    expect(verdictOf(ENGLISH, record, digest).headline).toContain("One question is open, about 2 rows.");
    expect(digest.questions.map(({ setting }) => setting)).toEqual(["nameOrder", "country"]);
  });

  test("is named with its setting in every row of rejections.csv that waits for it", () => {
    const lines = [...rejectionsCsv(ENGLISH, source)].join("").trim().split("\r\n").slice(1);
    const asks = (line: string) => line.includes("one question for the whole column") && line.includes("“nameOrder”");
    expect(lines.map(asks)).toEqual([true, true, false, true, true]);
  });
});

describe("phone numbers without a country code", () => {
  const stepsOf = (openItems: readonly OpenItem[]) => {
    const record = runRecord({ rows: rowCounts({ created: 3 }), warnings: openItems.length });
    const digest = digestOf(reportSource({ record, openItems }), { openItems: 9, operations: 9 });
    return verdictOf(ENGLISH, record, digest).steps.map(({ text }) => text);
  };

  test("are one step for the whole list, which names the setting", () => {
    const [step, ...others] = stepsOf([phoneIn(2), phoneIn(3, "WhatsApp"), phoneIn(4), phoneIn(null)]);
    expect(step).toBe(
      "The phone numbers of 3 rows have no country code, so they are not sent. Your administrator sets the country once, with “country” (for example “DE”) in the settings of the list “staff”. Then put the list into the inbox folder again.",
    );
    expect(others.join()).not.toContain("country");
  });

  test("are a question in plan.json, and no step when one row alone has such a number", () => {
    const source = reportSource({ openItems: [phoneIn(2), phoneIn(3)] });
    expect(toPlanJson(ENGLISH, source).questions).toMatchObject([
      { header: "", setting: "country", answers: [], lines: [2, 3] },
    ]);
    expect(stepsOf([phoneIn(2)]).join()).not.toContain("country");
  });
});
