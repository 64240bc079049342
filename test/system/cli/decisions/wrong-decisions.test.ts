/** Decisions that are taken back (`unlink`), and decisions about many creates in doubt (`resolve --file`). */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ExcelJS from "exceljs";
import { describe, expect } from "vitest";
import { unaddressed, withDoubt } from "../support/in-doubt.ts";
import { list, people, person, readReport } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

describe("unlink", () => {
  test("takes a wrong link back, and leaves the contact in the service", async ({ startWorkplace }) => {
    const { cli, json, drop, sandbox, data, mutations } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    expect((await cli("link", "staff", "2", "4711")).code).toBe(0);
    const unlinked = await json("unlink", "staff", "2");
    expect(unlinked).toMatchObject({ code: 0, value: { items: [{ contactId: 4711, outcome: "unlinked" }] } });
    expect(readFileSync(join(data, "state/contacts.jsonl"), "utf8")).toContain('"event":"forgotten","contactId":4711');
    expect((await json("status")).value.feeds).toMatchObject([{ linked: 1 }]);
    drop("staff.csv", list(person(1), person(2)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations()).toEqual(["POST 201", "POST 201"]);
    expect(sandbox.contacts()).toHaveLength(2);
  });

  test("says that a list has changed the wrong contact since", async ({ startWorkplace }) => {
    const { cli, drop, sandbox } = await startWorkplace();
    drop("staff.csv", list(person(1), person(2)));
    await cli("run");
    const [first] = sandbox.contacts();
    await cli("forget", "staff", "--yes");
    expect((await cli("link", "staff", "9", String(first?.contact_id))).code).toBe(0);
    drop("staff.csv", list(person(9, { name: "Wrong" })));
    await cli("run");
    const { code, stdout } = await cli("unlink", "staff", "9");
    expect(code).toBe(0);
    expect(stdout).toContain("stays in the service");
    expect(stdout).toContain("Correct that contact in the service's own pages");
    expect((await cli("unlink", "staff", "9")).code).toBe(2);
  });

  test("keeps the link of a contact that this program created", async ({ startWorkplace }) => {
    const { cli, json, drop } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    await cli("run");
    const { code, stderr } = await cli("unlink", "staff", "1");
    expect(code).toBe(1);
    expect(stderr).toContain("would create the person twice");
    expect((await json("status")).value.feeds).toMatchObject([{ linked: 1 }]);
    expect((await cli("unlink", "staff", "77")).code).toBe(2);
    expect((await cli("unlink", "no-such-feed", "1")).code).toBe(2);
  });

  test("puts a create in doubt again when the wrong link had ended its doubt", async ({ startWorkplace }) => {
    const { cli, json, operation, contactId } = await withDoubt(startWorkplace);
    expect((await cli("link", "staff", "1", "4711")).code).toBe(0);
    expect((await json("status")).value.inDoubt).toEqual([]);
    const { code, stdout } = await cli("unlink", "staff", "1");
    expect(code).toBe(0);
    expect(stdout).toContain(`resolve ${operation}`);
    expect((await json("status")).value.inDoubt).toMatchObject([{ operation: Number(operation) }]);
    expect((await cli("resolve", operation, "--created", contactId)).code).toBe(0);
  });
});

describe("a create in doubt that was resolved as the wrong contact", () => {
  test("can be resolved anew after unlink, which resolve names", async ({ startWorkplace }) => {
    const { cli, json, operation, contactId, drop, mutations } = await withDoubt(startWorkplace);
    expect((await cli("resolve", operation, "--created", "4711")).code).toBe(0);
    const again = await cli("resolve", operation, "--created", contactId);
    expect(again).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("celebration-sync unlink staff '1'") as string,
    });
    const unlinked = await cli("unlink", "staff", "1");
    expect(unlinked).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`celebration-sync resolve ${operation}`) as string,
    });
    expect(unlinked.stdout).not.toContain("A list has sent");
    expect((await json("status")).value.inDoubt).toMatchObject([{ operation: Number(operation) }]);
    expect((await cli("resolve", operation, "--created", contactId)).code).toBe(0);
    expect((await json("find", contactId)).value).toMatchObject([{ contactId: Number(contactId) }]);
    drop("staff.csv", list(unaddressed(1, "Married")));
    expect((await cli("run")).code).toBe(0);
    expect(mutations().at(-1)).toBe("PATCH 200");
  });

  test.for([
    ["resolve", (operation: string, wrong: string) => ["resolve", operation, "--created", wrong]],
    ["link", (_: string, wrong: string) => ["link", "staff", "1", wrong]],
  ] as const)(
    "can be resolved anew also when a list has changed that contact since ($0)",
    async ([, decision], { startWorkplace }) => {
      const { cli, operation, contactId, drop, sandbox } = await withDoubt(startWorkplace);
      const { contact_id: wrong } = sandbox.addContact({ first_name: "Other", group_id: 1 });
      expect((await cli(...decision(operation, String(wrong)))).code).toBe(0);
      drop("staff.csv", list(unaddressed(1, "Married")));
      expect((await cli("run")).code).toBe(0);
      const { code, stdout } = await cli("unlink", "staff", "1");
      expect(code).toBe(0);
      expect(stdout).toContain(`A list has sent this row's data to contact ${wrong} since`);
      expect((await cli("resolve", operation, "--created", contactId)).code).toBe(0);
    },
  );
});

describe("resolve --file", () => {
  test("decides every create of the file, and accounts for each line", async ({ startWorkplace }) => {
    const { cli, json, root, operation, id, contactId } = await withDoubt(startWorkplace, "drop-response");
    writeFileSync(
      join(root, "decided.csv"),
      `_operation;_id;contact_id\r\ncreate;${id};${contactId}\r\ncreate;staff.r99.v1;12\r\ncreate;${operation};\r\n`,
    );
    const { code, value } = await json("resolve", "--file", "decided.csv");
    expect(code).toBe(3);
    expect(value.items.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "created",
      "refused",
      "not_in_doubt",
    ]);
    expect((await json("status")).value).toMatchObject({ inDoubt: [], feeds: [{ linked: 1 }] });
    expect((await cli("resolve", "--file", "gone.csv")).code).toBe(2);
    expect((await cli("resolve", "5", "--file", "decided.csv")).code).toBe(2);
    expect((await cli("resolve")).code).toBe(2);
  });

  test("counts a line without a contact_id as left in doubt only while its create is in doubt", async ({
    startWorkplace,
  }) => {
    const { cli, root, operation, contactId } = await withDoubt(startWorkplace, "drop-response");
    writeFileSync(join(root, "decided.csv"), `Operation,Contact ID\n${operation},\n`);
    const before = await cli("resolve", "--file", "decided.csv");
    expect(before.stdout).toContain("0 resolved as created, 0 as not created, 1 left in doubt, 0 refused.");
    expect((await cli("resolve", operation, "--created", contactId)).code).toBe(0);
    const { code, stdout } = await cli("resolve", "--file", "decided.csv");
    expect(code).toBe(0);
    expect(stdout).toContain("0 left in doubt, 1 not in doubt, 0 refused.");
  });

  test("lets the next run create a contact that was not created", async ({ startWorkplace }) => {
    const { cli, root, operation, sandbox } = await withDoubt(startWorkplace, "drop-request", unaddressed(2));
    writeFileSync(join(root, "decided.csv"), `Operation,Contact ID\n${operation},not created\n`);
    expect(sandbox.contacts()).toHaveLength(1);
    expect((await cli("resolve", "--file", "decided.csv")).code).toBe(0);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(2);
  });
});

test("names the cells with an error, without a formula's value, or merged, when a corrected workbook is dropped back", async ({
  startWorkplace,
}) => {
  const { drop, cli, report, sandbox } = await startWorkplace();
  drop("staff.csv", list(...[3, 4, 5].map((id) => person(id, { group: "Team Berln" })), ...people(10, 12)));
  expect((await cli("run")).code).toBe(3);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(join(report().folder, "rejections.xlsx"));
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error("rejections.xlsx has no sheet");
  const names = (sheet.getRow(1).values as unknown[]).map(String);
  const [group, email] = [names.indexOf("Group"), names.indexOf("E-mail")];
  for (const row of [2, 3, 4]) sheet.getRow(row).getCell(group).value = "Team Berlin";
  sheet.getRow(2).getCell(email).value = { formula: "A1/0", result: { error: "#DIV/0!" } };
  sheet.getRow(3).getCell(email).value = { formula: "NOW()" };
  sheet.mergeCells(3, group, 4, group);
  drop("fixed.xlsx", Buffer.from(await book.xlsx.writeBuffer()));
  expect((await cli("run")).code).toBe(3);
  expect(sandbox.contacts()).toHaveLength(13);
  const rows = readReport(report().rejections ?? "");
  expect(rows.map(({ ID: id, _code: code, _message: message }) => ({ id, code, message }))).toEqual([
    { id: "3", code: "cell_fault", message: expect.stringContaining("“E-mail”") },
    { id: "4", code: "cell_fault", message: expect.stringContaining("“E-mail”") },
    { id: "5", code: "group_filled_down", message: expect.stringContaining("merged cell") },
  ]);
});
