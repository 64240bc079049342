import { ENGLISH } from "../../../src/pipeline/report/language/phrases.ts";
import { describe, expect, test } from "vitest";
import type { IssueCode } from "../../../src/model/issue.ts";
import type { Operation } from "../../../src/model/operation.ts";
import type { RunRecord } from "../../../src/model/run-record.ts";
import { digestOf } from "../../../src/pipeline/report/page/report-digest.ts";
import { verdictOf, type Verdict } from "../../../src/pipeline/report/page/verdict.ts";
import { issueOf, openItemOf, operationOf, reportSource, rowCounts, runRecord } from "./sample-source.ts";

const LIMITS = { openItems: 100, operations: 100 };

describe("the verdict", () => {
  const verdict = (
    record: Partial<RunRecord>,
    openItems = [] as Parameters<typeof reportSource>[0]["openItems"],
    operations = [] as Parameters<typeof reportSource>[0]["operations"],
  ) => {
    const source = reportSource({
      record: runRecord(record),
      openItems: openItems ?? [],
      operations: operations ?? [],
    });
    return withTexts(verdictOf(ENGLISH, source.record, digestOf(source, LIMITS)));
  };

  test("says that everything went through when nothing needs a person", () => {
    expect(verdict({ rows: rowCounts({ created: 1, unchanged: 1200 }) })).toEqual({
      tone: "good",
      headline: "Everything went through.",
      lead: "1,201 rows read: 1 person created; 1,200 were already right.",
      steps: [],
    });
  });

  test("asks for no decision and no corrected report after a trial", () => {
    const record = { isTrial: true, status: "held", holds: [], deletes: { deleted: 0, held: 2, rejected: 0 } } as const;
    const source = reportSource({ record: runRecord(record), openItems: [openItemOf("contact_exists", { id: "a" })] });
    const { steps } = verdictOf(ENGLISH, source.record, digestOf(source, LIMITS), "trial");
    expect(steps.map(({ text }) => text)).toEqual([
      "Read below what waits and why, and check the names.",
      "A real list waits here until a person decides. Before that, nothing that is held is sent.",
      "Correct these rows in your list. A trial has no rejections.xlsx that could be put back.",
    ]);
  });

  test("counts and names in one sentence the new people who can't be greeted", () => {
    const create = (first_name: string, input: Partial<Operation["input"]>) =>
      operationOf("create", { state: "done", input: { first_name, group_id: 1, ...input } });
    const operations = [
      create("Ana", { email: "ana@example.org", birthday: "1990-04-03" }),
      create("Ben", { phone: "+49305550101" }),
      create("Cleo", { birthday: "--04-03" }),
      create("Dag", {}),
      operationOf("update", { state: "done", input: { first_name: "Eva", group_id: 1 } }),
    ];
    expect(verdict({}, [], operations).steps).toEqual([
      "3 new people can't be greeted yet: Ben (no birthday), Cleo (no e-mail address and no phone number) and Dag (no e-mail address and no phone number, no birthday). Add what is missing to your list, and the next list brings it to the service.",
    ]);
  });

  test("names the first five of many people who can't be greeted", () => {
    const operations = ["Ana", "Ben", "Cleo", "Dag", "Eva", "Finn", "Gro"].map((first_name) =>
      operationOf("create", { state: "done", input: { first_name, group_id: 1, birthday: "--04-03" } }),
    );
    expect(verdict({}, [], operations).steps[0]).toMatch(
      /^7 new people can't be greeted yet: Ana .*, Eva .* and 2 more\./u,
    );
  });

  test("says of a person whose phone number was left out why, and not that there is none", () => {
    const create = (first_name: string, code: IssueCode) =>
      operationOf("create", {
        input: { first_name, group_id: 1, birthday: "--04-03" },
        warnings: [issueOf(code, { field: "phone" })],
      });
    const [ana, ben] = [create("Ana", "phone_needs_country"), create("Ben", "phone_needs_country")];
    const stepFor = (...operations: readonly Operation[]) => verdict({}, [], operations).steps.join();
    expect(stepFor(ana, ben)).toBe(
      "2 new people can't be greeted yet: Ana (no e-mail address, and a phone number whose country is not known) and Ben (no e-mail address, and a phone number whose country is not known).",
    );
    expect(stepFor(ana)).toMatch(/country is not known\)\. Add what is missing to your list/u);
    expect(stepFor(ana, ben, create("Cleo", "phone_scientific"))).toMatch(
      /Cleo \(no e-mail address, and a phone number that could not be read\)\. Add what is missing/u,
    );
    expect(
      stepFor({ ...create("Dag", "timezone_unknown"), warnings: [issueOf("timezone_unknown", { field: "timezone" })] }),
    ).not.toContain("and a phone number");
  });

  test("asks for no birthday when the list has no column of birthdays", () => {
    const operations = [
      operationOf("create", { state: "done", input: { first_name: "Ana", group_id: 1, email: "a@b.example" } }),
    ];
    expect(verdict({ columns: [] }, [], operations).steps).toEqual([]);
  });

  test("names the sheet and the second table whose people were not read", () => {
    const record = runRecord({ reading: { ...runRecord({}).reading, sheet: "Members", sheetsNotRead: ["New"] } });
    const skipped = (["other_sheet", "other_sheet", "second_table"] as const).map((reason) => ({
      line: 2,
      reason,
      cells: [],
    }));
    const source = reportSource({ record, skipped });
    const { tone, headline, steps } = withTexts(verdictOf(ENGLISH, source.record, digestOf(source, LIMITS)));
    expect([tone, headline]).toEqual(["attention", "The list went through. 3 rows were not read."]);
    expect(steps[0]).toMatch(/^2 rows stand on another sheet \(“New”\).*sheet “Members”/u);
    expect(steps[1]).toMatch(/^1 row stands in another table/u);
    const needed = withTexts(verdictOf(ENGLISH, { ...source.record, notRead: 2 }, digestOf(source, LIMITS)));
    expect([needed.tone, needed.headline]).toEqual([
      "attention",
      "The list went through, but 2 people of the file were not read.",
    ]);
    expect(needed.steps[2]).toMatch(/^If people in these rows have left, .*hide their sheet/u);
  });

  test("leads to rejections.xlsx when rows are to be corrected", () => {
    const { tone, headline, steps } = verdict({ rows: rowCounts({ rejected: 2 }) }, [
      openItemOf("key_missing"),
      openItemOf("key_missing"),
    ]);
    expect([tone, headline]).toEqual(["attention", "The list went through. 2 rows need you."]);
    expect(steps[0]).toContain("rejections.xlsx");
  });

  test("says that everything went through when there are only warnings", () => {
    expect(verdict({ warnings: 1 }, [openItemOf("phone_unreadable", { status: "warning" })]).headline).toBe(
      "Everything went through.",
    );
  });

  test("names approve and discard for a held run", () => {
    const holds = [{ guard: "key_changed", scope: "run", figures: { linked: 9 } }] as const;
    const { tone, headline, lead, steps } = verdict({ status: "held", holds, rows: rowCounts({ held: 3 }) });
    expect([tone, headline]).toEqual(["waiting", "Nothing was changed. This list waits for your decision."]);
    expect(lead).toBe("3 rows read: nothing was sent to the service; 3 wait for a decision.");
    expect(steps.join(" ")).toMatch(/approve 2026\S+-staff”.*discard 2026\S+-staff”/u);
  });

  test("says that the corrections of a replaced report were not used", () => {
    const status = "superseded" as const;
    expect(verdict({ status })).toMatchObject({ tone: "good", headline: "A newer list has replaced this one." });
    expect(verdict({ status, kind: "rejections" })).toMatchObject({
      tone: "attention",
      headline: "A newer list or report came before this report was approved. Its corrections were not used.",
      steps: ["Rows that are still wrong are asked about in the newest report. Correct them there, or in your list."],
    });
  });

  test("says what was discarded after a hold", () => {
    const dropped = operationOf("delete", { state: "dropped" });
    expect(verdict({}, [], [dropped, dropped]).headline).toBe("The list went through. 2 deletions were discarded.");
    const holds = [{ guard: "key_changed", scope: "run", figures: {} }] as const;
    const create = operationOf("create", { state: "dropped" });
    expect(verdict({ holds }, [], [create]).headline).toBe("This list was discarded. Nothing of it was carried out.");
  });

  test("counts the deletions that wait for a decision", () => {
    const holds = [{ guard: "delete_limit", scope: "deletes", figures: {} }] as const;
    const deletes = { deleted: 0, held: 1, rejected: 0 };
    expect(verdict({ status: "held", holds, deletes }).headline).toBe("1 deletion waits for your decision.");
  });

  test.each([
    ["key_refused", /^The service no longer lets this program in\. Tell your administrator/u],
    ["unreachable", /^The service could not be reached.* the next run tries again/u],
    ["stopped", /^The run was stopped on purpose/u],
    [null, /^The service could not be used/u],
  ] as const)("says in plain words why a run halted, and that nothing is lost: %s", (haltCode, why) => {
    const haltReason = "The service did not accept the API key (401): Unauthorized.";
    const { tone, steps } = verdict({ status: "halted", haltCode, haltReason });
    expect(tone).toBe("stopped");
    expect(steps[0]).toMatch(why);
    expect(steps[1]).toContain("Nothing is lost");
    expect(steps.join(" ")).not.toMatch(/401|API/u);
  });

  test("says that the run failed when its outcomes do not add up to the rows read", () => {
    const { headline, steps } = verdict({ status: "failed", rows: { ...rowCounts({ created: 2 }), read: 5 } });
    expect(headline).toBe("This run failed.");
    expect(steps[0]).toContain("3 rows of the file can't be accounted for");
  });
});

/** Returns the verdict with the sentences of its steps. */
function withTexts({ steps, ...verdict }: Verdict) {
  return { ...verdict, steps: steps.map(({ text }) => text) };
}
