import { describe, expect, test } from "vitest";
import { outcomeBar } from "../../../src/pipeline/report/page/outcome-bar.ts";
import { cellsToLookAtIn } from "../../../src/pipeline/report/rejections/cells-to-look-at.ts";
import { digestOf } from "../../../src/pipeline/report/page/report-digest.ts";
import { reportPage } from "../../../src/pipeline/report/page/report-page.ts";
import { verdictOf } from "../../../src/pipeline/report/page/verdict.ts";
import type { RunRecord } from "../../../src/model/run-record.ts";
import { issueOf, operationOf, findError, reportSource, rowCounts, runRecord } from "./sample-source.ts";

const LIMITS = { openItems: 100, operations: 100 };

describe("what the page shows of a run", () => {
  test("problems stand in one place each, by what a person has to do", () => {
    const digest = digestOf(
      reportSource({
        openItems: [
          findError("group_unknown"),
          findError("contact_exists", { status: 409 }),
          findError("in_doubt", { status: "in_doubt" }),
          findError("exists_unlinked", { status: 409 }),
          findError("plan_limit_reached", { status: "deferred" }),
          findError("phone_unreadable", { status: "warning" }),
          findError("group_unknown", { line: null }),
        ],
      }),
      LIMITS,
    );
    expect([digest.needsYou, digest.inDoubt, digest.deferred, digest.warnings].map(({ total }) => total)).toEqual([
      3, 2, 1, 1,
    ]);
    expect(digest.needsYou.causes.map(({ code, total }) => [code, total])).toEqual([
      ["group_unknown", 2],
      ["contact_exists", 1],
    ]);
    expect(digest.needsYou.carriedOver).toBe(1);
  });

  test("long lists are cut, counted in full, and no cause is cut away", () => {
    const openItems = [...Array.from({ length: 8 }, () => findError("group_unknown")), findError("key_missing")];
    const operations = Array.from({ length: 9 }, () => operationOf("create"));
    const digest = digestOf(reportSource({ openItems, operations }), { openItems: 5, operations: 4 });
    expect(digest.needsYou.causes.map(({ total, first }) => [total, first.length])).toEqual([
      [8, 5],
      [1, 1],
    ]);
    expect([digest.created.total, digest.created.first.length]).toEqual([9, 4]);
  });

  test("operations stand where their state puts them", () => {
    const states = ["done", "held", "planned", "deferred", "dropped", "rejected", "in_doubt", "superseded"] as const;
    const digest = digestOf(
      reportSource({ operations: states.map((state) => operationOf("delete", { state })) }),
      LIMITS,
    );
    expect([digest.deleted, digest.held, digest.waiting, digest.dropped].map(({ total }) => total)).toEqual([
      1, 1, 2, 1,
    ]);
  });

  test("columns that contradict each other, or make the key, are looked at together", () => {
    const header = ["Name", "Born", "", "Birthday"];
    const disagree = findError("columns_disagree", {
      header,
      issue: issueOf("columns_disagree", { header: "Born", data: { headers: ["Born", "Birthday"] } }),
    });
    const key = findError("key_missing", {
      header,
      issue: issueOf("key_missing", { data: { parts: ["Name"] } }),
      further: [issueOf("cell_fault", { header: "" })],
    });
    expect(cellsToLookAtIn([])(disagree)).toEqual([1, 3]);
    expect(cellsToLookAtIn([])(key)).toEqual([0]);
  });

  test("what the service says shows the cell, as far as it can be told", () => {
    const { columns } = runRecord();
    const said = (serviceMessage: string) =>
      cellsToLookAtIn(columns)(
        findError("validation_error", { issue: issueOf("validation_error", { data: { serviceMessage } }) }),
      );
    expect(said("The email must be valid.")).toEqual([2]);
    expect(said("first_name is too long")).toEqual([0]);
    expect(said("emails are hard")).toEqual([]);
    const taken = issueOf("contact_exists", {
      data: { address: "ANNA@example.org, +49305550101", serviceMessage: "same phone or email" },
    });
    expect(cellsToLookAtIn(columns)(findError("contact_exists", { issue: taken }))).toEqual([2]);
  });
});

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
    return verdictOf(source.record, digestOf(source, LIMITS));
  };

  test("nothing to do", () => {
    expect(verdict({ rows: rowCounts({ created: 1, unchanged: 1200 }) })).toEqual({
      tone: "good",
      headline: "Everything went through.",
      lead: "1,201 rows read: 1 person created; 1,200 were already right.",
      steps: [],
    });
  });

  test("rows to correct", () => {
    const { tone, headline, steps } = verdict({ rows: rowCounts({ rejected: 2 }) }, [
      findError("key_missing"),
      findError("key_missing"),
    ]);
    expect([tone, headline]).toEqual(["attention", "The list went through. 2 rows need you."]);
    expect(steps[0]).toContain("rejections.xlsx");
  });

  test("warnings alone need nobody", () => {
    expect(verdict({ warnings: 1 }, [findError("phone_unreadable", { status: "warning" })]).headline).toBe(
      "Everything went through.",
    );
  });

  test("a held run tells both ways out", () => {
    const holds = [{ guard: "key_changed", scope: "run", figures: { linked: 9 } }] as const;
    const { tone, headline, lead, steps } = verdict({ status: "held", holds, rows: rowCounts({ held: 3 }) });
    expect([tone, headline]).toEqual(["waiting", "Nothing was changed. This list waits for your decision."]);
    expect(lead).toBe("3 rows read: nothing was sent to the service; 3 wait for a decision.");
    expect(steps.join(" ")).toMatch(/approve 2026\S+-staff”.*discard 2026\S+-staff”/u);
  });

  test("what was held and then discarded is not said to have gone through", () => {
    const dropped = operationOf("delete", { state: "dropped" });
    expect(verdict({}, [], [dropped, dropped]).headline).toBe(
      "The list went through. 2 deletions were dropped by a decision.",
    );
    const holds = [{ guard: "key_changed", scope: "run", figures: {} }] as const;
    const create = operationOf("create", { state: "dropped" });
    expect(verdict({ holds }, [], [create]).headline).toBe(
      "This list was dropped by a decision. Nothing of it was carried out.",
    );
  });

  test("held deletions", () => {
    const holds = [{ guard: "delete_limit", scope: "deletes", figures: {} }] as const;
    const deletes = { deleted: 0, held: 1, rejected: 0 };
    expect(verdict({ status: "held", holds, deletes }).headline).toBe("1 deletion waits for your decision.");
  });

  test.each([
    ["key_refused", /^The service no longer lets this program in\. Tell your administrator/u],
    ["unreachable", /^The service could not be reached.* tried again with the next run/u],
    ["stopped", /^It was stopped on purpose/u],
    [null, /^The service could not be used/u],
  ] as const)("a halted run says why in the reader's words, and that nothing is lost: %s", (haltCode, why) => {
    const haltReason = "The service did not accept the API key (401): Unauthorized.";
    const { tone, steps } = verdict({ status: "halted", haltCode, haltReason });
    expect(tone).toBe("stopped");
    expect(steps[0]).toMatch(why);
    expect(steps[1]).toContain("Nothing is lost");
    expect(steps.join(" ")).not.toMatch(/401|API/u);
  });

  test("numbers that don't add up are a failure, whatever else happened", () => {
    const { headline, steps } = verdict({ rows: { ...rowCounts({ created: 2 }), read: 5 } });
    expect(headline).toBe("This run failed.");
    expect(steps[0]).toContain("3 rows of the file can't be accounted for");
  });
});

describe("report.html", () => {
  test("the picture says in words what it shows, and no row is too few to be seen", () => {
    const { text: markup } = outcomeBar(rowCounts({ created: 1, unchanged: 999_999 }), 10);
    expect(markup).toContain('aria-label="Of 1,000,000 rows: 1 created, 999,999 unchanged."');
    expect(markup).toContain('<rect x="0" width="7" height="10" class="o-created"/>');
    const widths = [...markup.matchAll(/ width="([\d.]+)" height="10" class="o-/gu)].map((found) => Number(found[1]));
    expect(widths.reduce((sum, width) => sum + width, 3)).toBeCloseTo(1000, 0);
  });

  test("a run without rows is a page, too", () => {
    const page = [
      ...reportPage(reportSource({ record: runRecord({ rows: rowCounts({}), columns: [] }) }), { rejectionsCsv: null }),
    ].join("");
    expect(page).toContain("Of 0 rows: none.");
    expect(page.slice(0, page.indexOf("<script>"))).not.toMatch(/NaN|undefined|rejections\.xlsx/u);
  });

  test("a million operations are read one by one, and the page stays small", () => {
    let handedOut = 0;
    const source = {
      ...reportSource({ record: runRecord({ rows: rowCounts({ created: 1_000_000 }) }) }),
      *operations() {
        const one = operationOf("create");
        for (; handedOut < 1_000_000; handedOut += 1) yield one;
      },
    };
    const page = [...reportPage(source, { rejectionsCsv: null })].join("");
    expect(handedOut).toBe(1_000_000);
    expect(page.length).toBeLessThan(200_000);
    expect(page).toContain("999,800 more stand in");
  });
});
