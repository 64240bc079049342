import { readFileSync } from "node:fs";
import { join } from "node:path";
import ExcelJS from "exceljs";
import { expect } from "vitest";
import { list, people, person, readReport } from "../support/lists.ts";
import { STAFF, test } from "../support/workplace.ts";

const MISSPELT = list(person(1), person(2), person(3, { group: "Team Berln" }), person(4, { group: "Team Romme" }));

/** Replaces a value of the last column, as a person does in a text editor. */
function corrected(report: string | null, wrong: string, right: string): string {
  return (report ?? "").replaceAll(`,${wrong}\r`, `,${right}\r`);
}

test("rejections.csv is applied without deletes when it is dropped back under another name", async ({
  startWorkplace,
}) => {
  const { drop, cli, people: inService, report } = await startWorkplace();
  drop("staff.csv", MISSPELT);
  expect((await cli("run")).code).toBe(3);
  const { rejections, run } = report();
  const rows = readReport(rejections ?? "");
  expect(rows).toMatchObject([
    { _line: "4", _status: "local", _code: "group_unknown", ID: "3", Group: "Team Berln" },
    { _line: "5", ID: "4" },
  ]);
  expect(rows[0]?.["_hint"]).toContain("Team Berlin");
  const since = rows[1]?.["_since"];

  // Only one of the two lines is corrected, and the file's name belongs to no feed.
  drop("fixed by Eva.csv", corrected(rejections, "Team Berln", "Team Berlin"));
  expect((await cli("run")).code).toBe(3);
  expect(inService()).toHaveLength(3);
  const second = report();
  expect(second.summary).toMatchObject({ mode: "changes", rows: { created: 1, rejected: 1 }, deletes: { deleted: 0 } });
  expect(readReport(second.rejections ?? "")).toMatchObject([{ ID: "4", _since: since }]);

  // In the first report, the solved line is skipped, and the other line still reports the newest version of its row.
  drop("again.csv", corrected(corrected(rejections, "Team Berln", "Team Berlin"), "Team Romme", "Team Rome"));
  expect((await cli("run")).code).toBe(0);
  const third = report();
  expect(third.summary.rows).toMatchObject({ created: 1, skipped: 1 });
  expect(third.plan.skipped).toMatchObject([{ line: 2, reason: "solved" }]);
  expect(third.rejections).toBeNull();
  expect(inService()).toHaveLength(4);
  expect(run).not.toBe(third.run);
});

test("rejections.xlsx is applied when it is corrected in a spreadsheet and dropped back", async ({
  startWorkplace,
}) => {
  const { drop, cli, people: inService, report } = await startWorkplace();
  drop("staff.csv", MISSPELT);
  await cli("run");
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(join(report().folder, "rejections.xlsx"));
  for (const sheet of book.worksheets) {
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.value === "Team Berln") cell.value = "Team Berlin";
        if (cell.value === "Team Romme") cell.value = "Team Rome";
      }),
    );
  }
  drop("rejections.xlsx", new Uint8Array(await book.xlsx.writeBuffer()));
  expect((await cli("run")).code).toBe(0);
  expect(inService()).toHaveLength(4);
  expect(report().summary).toMatchObject({ file: "rejections.xlsx", mode: "changes", rows: { created: 2 } });
});

test("a line of an old report is skipped as outdated when its row has changed since", async ({ startWorkplace }) => {
  const { drop, cli, report, sandbox } = await startWorkplace();
  drop("staff.csv", MISSPELT);
  await cli("run");
  const old = report().rejections;
  // The next list has another mistake in the row, so the old report has an older version of the row.
  drop("staff.csv", MISSPELT.replace("Team Berln", "Team Brln"));
  await cli("run");
  drop("fixed.csv", corrected(corrected(old, "Team Berln", "Team Rome"), "Team Romme", "Team Rome"));
  await cli("run");
  expect(report().plan.skipped).toMatchObject([{ line: 2, reason: "outdated" }]);
  expect(sandbox.contacts().map(({ email }) => email)).not.toContain("p3@example.org");
  expect(readReport(report().rejections ?? "")).toMatchObject([{ ID: "3", Group: "Team Brln" }]);
});

test("an open item stays in every report with its first date until its row is solved or gone from the list", async ({
  startWorkplace,
}) => {
  const { drop, cli, json, report } = await startWorkplace({ feeds: { staff: STAFF } });
  drop("staff.csv", MISSPELT);
  await cli("run");
  const [first] = readReport(report().rejections ?? "");
  drop("staff.csv", MISSPELT.replace("Team Romme", "Team Rome"));
  await cli("run");
  expect(readReport(report().rejections ?? "")).toMatchObject([
    { ID: "3", _id: first?.["_id"], _since: first?.["_since"] },
  ]);
  expect((await json("rejections")).value).toMatchObject([{ code: "group_unknown", since: first?.["_since"] }]);
  drop("staff.csv", list(person(1), person(2), person(4, { group: "Team Rome" })));
  expect((await cli("run")).code).toBe(0);
  expect(report().rejections).toBeNull();
  expect((await json("rejections")).value).toEqual([]);
});

test("an open item of a changes feed is in the reports of other files, too", async ({ startWorkplace }) => {
  const { drop, cli, report } = await startWorkplace({ feeds: { staff: { ...STAFF, mode: "changes" } } });
  drop("staff-1.csv", list(person(1, { group: "Team Berln" })));
  await cli("run");
  drop("staff-2.csv", list(...people(2, 2)));
  expect((await cli("run")).code).toBe(0);
  const { summary, rejections } = report();
  expect(summary.rows).toMatchObject({ read: 2, created: 2, rejected: 0 });
  expect(readReport(rejections ?? "")).toMatchObject([{ ID: "1", _line: "", _code: "group_unknown" }]);
});

test("cells that a spreadsheet would run as formulas are applied with their original text when they are dropped back", async ({
  startWorkplace,
}) => {
  const { drop, cli, sandbox, report } = await startWorkplace();
  drop(
    "staff.csv",
    list(
      person(1, { last: "=Cmd", group: "Team Berln" }),
      person(2, { last: "-Ray", group: "Team Berln" }),
      person(3),
      person(4),
    ),
  );
  await cli("run");
  const { rejections, folder } = report();
  expect(readFileSync(join(folder, "rejections.csv")).subarray(0, 3).toString("hex")).toBe("efbbbf");
  expect(rejections).not.toMatch(/,=Cmd|,-Ray/u);
  drop("fixed.csv", corrected(rejections, "Team Berln", "Team Berlin"));
  await cli("run");
  expect(
    sandbox
      .contacts()
      .map(({ last_name }) => last_name)
      .sort(),
  ).toEqual(["-Ray", "=Cmd", "Example", "Example"]);
});
