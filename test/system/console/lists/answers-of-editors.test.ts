/** An answer in an uploaded report that only an approver may give. */
import { expect } from "vitest";
import { list, people, person, readReport } from "../../cli/support/lists.ts";
import { test } from "../../cli/support/workplace.ts";
import { addUsers, signInAs } from "../console-users.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { textOf } from "../page-forms.ts";
import { checkList, press } from "./upload-forms.ts";

const TOM = person(1, { name: "Tom", last: "Reed", email: "tom@example.org", birthday: "1970-03-04" });
const NINA = person(1, { name: "Nina", last: "Vance", email: "nina@example.org", birthday: "1999-11-23" });
const others = people(2, 11);
const PASSED_ON = { Bob: "approver", Eda: "editor" } as const;

test.for(["Eda", "Bob"] as const)(
  "deletes the former person only if an approver sent it: %s",
  async (sender, { startWorkplace }) => {
    const { start, configure, drop, cli, report, sandbox } = await startWorkplace();
    configure({ console: ANY_PORT });
    await addUsers(start, PASSED_ON);
    for (const rows of [TOM, NINA].map((row) => list(row, ...others))) {
      drop("staff.csv", rows);
      await cli("run");
    }
    const [row] = readReport(report().rejections ?? "").filter(({ _code: code }) => code === "other_person");
    expect(row).toMatchObject({ _answer: "" });
    const answered = { ...row, _answer: "new" };
    const quoted = (cells: readonly string[]) => `${cells.map((cell) => JSON.stringify(cell)).join(",")}\r\n`;
    const file = quoted(Object.keys(answered)) + quoted(Object.values(answered));
    const browser = (await openConsole(start)).browser();
    await signInAs(browser, sender);
    const { path, page } = await checkList(browser, "rejections.csv", file);
    const said = "Only a person who may approve lists can give the answer “new”.";
    expect(textOf(page.body).includes(said)).toBe(sender === "Eda");
    expect(await press(browser, path, page, "take")).toMatchObject({ status: 303 });
    await cli("run");
    const names = sandbox.contacts().map(({ first_name: name }) => name);
    expect(names).toContain(sender === "Eda" ? "Tom" : "Nina");
    expect(names).toHaveLength(others.length + 1);
  },
);
