/** Several lines of a corrected report with one `_id`: lines that contradict each other, and copies of a line. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { dropChanged, readReport, setColumn } from "../../world/drop-report.ts";
import type { HEADER } from "../../world/feeds.ts";
import {
  apply,
  codesOf,
  mutations,
  namesIn,
  person,
  reported,
  run,
  runCommand,
  test,
} from "../../world/list-sequence.ts";
import type { Workplace } from "../../world/workplace.ts";

type Column = (typeof HEADER)[number];

const others = [5, 6, 7, 8, 9].map((nr) => person(nr, `Person${nr}`));
const wrongGroup = person(1, "Ada", { Group: "Team Nowhere" });
const active = (place: Workplace) => place.ledger().corrections.active("staff");

/** Applies a list with one wrong row, and drops the report with a line for each of these values of a column. */
async function correct(place: Workplace, row: readonly string[], column: Column, values: readonly string[]) {
  const [record] = await apply(place, [row, ...others]);
  place.sandbox.forgetRequests();
  dropChanged(place, record, (lines, header) => {
    const [line = []] = lines;
    lines.splice(0, lines.length, ...values.map(() => [...line]));
    setColumn(lines, header, column, (_cells, nth) => values[nth] ?? "");
  });
  return (await run(place))[0];
}

describe("lines that contradict each other", () => {
  const CASES: readonly (readonly [string, readonly string[], Column, readonly string[], string])[] = [
    ["two groups", wrongGroup, "Group", ["Team Berlin", "Team birthdays"], "Ada: local group_unknown"],
    ["a right and a wrong group", wrongGroup, "Group", ["Team Berlin", "Team Else"], "Ada: local group_unknown"],
    ["two numbers", person(1, "Ada", { Nr: "" }), "Nr", ["E-1", "E-2"], "Ada: local key_missing"],
    [
      "three birthdays",
      person(1, "Ada", { Birthday: "1980-02-31" }),
      "Birthday",
      ["1980-02-28", "1980-02-27", "1980-02-26"],
      "Ada: local birthday_impossible",
    ],
  ];
  test.for(CASES)("are not used and all shown: %s", async ([, row, column, values, asked], { place }) => {
    const record = await correct(place, row, column, values);
    expect(record?.rows).toMatchObject({ rejected: values.length, created: 0 });
    expect([mutations(place), active(place), reported(place)]).toEqual([[], [], [asked]]);
    const lines = values.map((_value, at) => at + 2);
    expect(codesOf(place, record)).toEqual(Object.fromEntries(lines.map((line) => [line, ["lines_differ"]])));
    const report = readReport(place, record);
    const at = report.header.indexOf(column);
    for (const value of values) expect(report.lines.map((cells) => cells[at]?.replace(/^'/u, ""))).toContain(value);
    const page = readFileSync(join(place.folders.reports, record?.run ?? "", "report.html"), "utf8");
    expect(page).toContain("Lines that contradict each other");
    expect(page).toMatch(/: lines? 3 /u);
  });

  test("are applied once one of them is left in the new report", async ({ place }) => {
    const record = await correct(place, wrongGroup, "Group", ["Team Berlin", "Team birthdays"]);
    dropChanged(place, record, (lines, header) => {
      const at = header.indexOf("Group");
      lines.splice(0, lines.length, ...lines.filter((cells) => cells[at] !== "Team birthdays"));
      expect(lines).toHaveLength(2);
    });
    const [next] = await run(place);
    expect(next?.rows).toMatchObject({ created: 1, rejected: 0 });
    expect([reported(place), active(place).map(({ becomes }) => becomes)]).toEqual([[], ["Team Berlin"]]);
  });

  test("are not used when their list waits for a decision", async ({ place }) => {
    await apply(place, [person(1, "Ada"), ...others]);
    const [held] = await apply(place, [wrongGroup, ...others.map((row) => row.with(0, ""))]);
    expect(held?.status).toBe("held");
    dropChanged(place, held, (lines, header) => {
      const at = header.indexOf("Nr");
      const line = lines.find((cells) => cells[at] === "E-1") ?? [];
      lines.splice(0, lines.length, [...line], [...line]);
      setColumn(lines, header, "Group", (_cells, nth) => ["Team Berlin", "Team birthdays"][nth] ?? "");
    });
    const [record] = await run(place);
    expect(record?.rows).toMatchObject({ rejected: 2, deferred: 0 });
    await runCommand(place, { kind: "discard", run: held?.run ?? "" });
  });
});

describe("a copy of a line", () => {
  test("is left out when it is unchanged, and the other line is corrected", async ({ place }) => {
    const record = await correct(place, wrongGroup, "Group", ["Team Nowhere", "Team Berlin"]);
    expect(record?.rows).toMatchObject({ created: 1, skipped: 1, rejected: 0 });
    expect([namesIn(place).includes("Ada"), active(place).length, reported(place)]).toEqual([true, 1, []]);
  });

  test("counts once when both lines are corrected alike", async ({ place }) => {
    const record = await correct(place, wrongGroup, "Group", ["Team Berlin", "Team Berlin"]);
    expect(record?.rows).toMatchObject({ created: 1, duplicate: 1 });
    expect(active(place)).toHaveLength(1);
  });
});
