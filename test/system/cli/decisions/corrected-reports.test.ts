import { readFileSync } from "node:fs";
import { join } from "node:path";
import ExcelJS from "exceljs";
import { expect } from "vitest";
import { list, people, person, readReport } from "../support/lists.ts";
import { STAFF, test } from "../support/workplace.ts";

const MISSPELT = list(person(1), person(2), person(3, { group: "Team Berln" }), person(4, { group: "Team Romme" }));

/** Corrects the last column, as a person does in a text editor. */
function corrected(report: string | null, wrong: string, right: string): string {
  return (report ?? "").replaceAll(`,${wrong}\r`, `,${right}\r`);
}

test("inbox/NAME/ takes files for that feed whatever they are called", async ({ startWorkplace }) => {
  const {
    drop,
    cli,
    people: inService,
    report,
  } = await startWorkplace({
    feeds: { staff: STAFF, club: { mode: "changes", key: ["ID"] } },
  });
  drop("club/Export (3).csv", list(person(1, { name: "Ana", group: "Team Rome" })));
  drop("Staff/anything.csv", list(person(2, { name: "Ben" })));
  expect((await cli("run")).code).toBe(0);
  expect(inService()).toEqual(["Ana@2", "Ben@1"]);
  expect(report().summary.file).toMatch(/anything\.csv|Export \(3\)\.csv/u);
});

test("rejections.csv, corrected and dropped back under any name, is applied and deletes nobody", async ({
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

  // One of the two is corrected; the file's name tells no feed.
  drop("fixed by Eva.csv", corrected(rejections, "Team Berln", "Team Berlin"));
  expect((await cli("run")).code).toBe(3);
  expect(inService()).toHaveLength(3);
  const second = report();
  expect(second.summary).toMatchObject({ mode: "changes", rows: { created: 1, rejected: 1 }, deletes: { deleted: 0 } });
  expect(readReport(second.rejections ?? "")).toMatchObject([{ ID: "4", _since: since }]);

  // The first report once more: its solved line is skipped, the other is still the newest known.
  drop("again.csv", corrected(corrected(rejections, "Team Berln", "Team Berlin"), "Team Romme", "Team Rome"));
  expect((await cli("run")).code).toBe(0);
  const third = report();
  expect(third.summary.rows).toMatchObject({ created: 1, skipped: 1 });
  expect(third.plan.skipped).toMatchObject([{ line: 2, reason: "solved" }]);
  expect(third.rejections).toBeNull();
  expect(inService()).toHaveLength(4);
  expect(run).not.toBe(third.run);
});

test("rejections.xlsx, corrected in a spreadsheet and dropped back, is applied", async ({ startWorkplace }) => {
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

test("a line whose row has changed since is outdated, and is skipped", async ({ startWorkplace }) => {
  const { drop, cli, report, sandbox } = await startWorkplace();
  drop("staff.csv", MISSPELT);
  await cli("run");
  const old = report().rejections;
  // The next list has the row wrong in another way: what the old report says is not the newest known.
  drop("staff.csv", MISSPELT.replace("Team Berln", "Team Brln"));
  await cli("run");
  drop("fixed.csv", corrected(corrected(old, "Team Berln", "Team Rome"), "Team Romme", "Team Rome"));
  await cli("run");
  expect(report().plan.skipped).toMatchObject([{ line: 2, reason: "outdated" }]);
  expect(sandbox.contacts().map(({ email }) => email)).not.toContain("p3@example.org");
  expect(readReport(report().rejections ?? "")).toMatchObject([{ ID: "3", Group: "Team Brln" }]);
});

test("what is unsolved stands in every later report with its date, until solved or gone from the list", async ({
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

test("in a changes feed it stands in the reports of other files, too", async ({ startWorkplace }) => {
  const { drop, cli, report } = await startWorkplace({ feeds: { staff: { ...STAFF, mode: "changes" } } });
  drop("staff-1.csv", list(person(1, { group: "Team Berln" })));
  await cli("run");
  drop("staff-2.csv", list(...people(2, 2)));
  expect((await cli("run")).code).toBe(0);
  const { summary, rejections } = report();
  expect(summary.rows).toMatchObject({ read: 2, created: 2, rejected: 0 });
  expect(readReport(rejections ?? "")).toMatchObject([{ ID: "1", _line: "", _code: "group_unknown" }]);
});

test("cells that a spreadsheet would run come back as they were", async ({ startWorkplace }) => {
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
