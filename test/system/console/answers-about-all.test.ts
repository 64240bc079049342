/** Answers about all dates of a list, beside what people say about one row. */
import { expect } from "vitest";
import { csv, list, people, person, readReport } from "../cli/support/lists.ts";
import { test, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { buttonNamed, cardOf, fieldsOf, textOf } from "./page-forms.ts";

/** Opens a console beside three rows whose dates may be read in two ways. */
async function besideDates(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { ella: "editor", emil: "editor" });
  const dated = (number: number, name: string, birthday: string) =>
    person(number, { name, email: `${name.toLowerCase()}@example.org`, birthday });
  const rows = [dated(1, "Ama", "03/04/1990"), dated(2, "Bma", "05/06/1991"), dated(3, "Cma", "07/08/1992")];
  drop("staff.csv", list(...people(10, 18), ...rows));
  await cli("run");
  const opened = await openConsole(start);
  const birthdayOf = (name: string) =>
    workplace.sandbox.contacts().find(({ first_name: first }) => first === name)?.birthday;
  return { ...workplace, ella: await signedIn(opened, "ella"), emil: await signedIn(opened, "emil"), birthdayOf, rows };
}

test("shows an answer about all dates at each of their rows, and takes no other word about them", async ({
  startWorkplace,
}) => {
  const { ella, emil, cli, birthdayOf } = await besideDates(startWorkplace);
  const { body: page } = await ella.get("/correct/staff");
  const press = (browser: Browser, name: string, choice: string) =>
    browser.post("/correct/staff", { ...fieldsOf(page), ...buttonNamed(page, name, choice) });
  await press(ella, "Ama", "Day first in all rows");
  const card = cardOf((await emil.get("/correct/staff")).body, "Bma");
  expect(textOf(card)).toMatch(/ella decided about this row\. .* This waits to be carried out, until/u);
  expect(card).not.toContain('name="answer"');
  const late = await press(emil, "Bma", "It is 6 May 1991");
  expect(late.status).toBe(422);
  expect(textOf(late.body)).toContain("an earlier decision about this row waits. Yours was not stored.");
  expect((await cli("run")).code).toBe(0);
  expect(["Ama", "Bma", "Cma"].map(birthdayOf)).toEqual(["1990-04-03", "1991-06-05", "1992-08-07"]);
});

test("lets a correction and an answer about one row stand beside a later answer about all dates", async ({
  startWorkplace,
}) => {
  const { ella, emil, cli, drop, birthdayOf, rows } = await besideDates(startWorkplace);
  const { body: page } = await ella.get("/correct/staff");
  const [field = ""] = Object.entries(fieldsOf(page)).find(([, text]) => text === "05/06/1991") ?? [];
  await ella.post("/correct/staff", { ...fieldsOf(page), [field]: "1991-05-06" });
  const { body: after } = await emil.get("/correct/staff");
  const press = (name: string, choice: string) =>
    emil.post("/correct/staff", { ...fieldsOf(after), ...buttonNamed(after, name, choice) });
  await press("Cma", "It is 8 July 1992");
  await press("Ama", "Day first in all rows");
  expect((await cli("run")).code).toBe(0);
  const expected = ["1990-04-03", "1991-05-06", "1992-07-08"];
  expect(["Ama", "Bma", "Cma"].map(birthdayOf)).toEqual(expected);
  drop("staff.csv", list(...people(10, 18), ...rows));
  expect((await cli("run")).code).toBe(0);
  expect(["Ama", "Bma", "Cma"].map(birthdayOf)).toEqual(expected);
});

/** Returns the rows of a report with these answers, by first name. */
function answered(report: string, answers: Readonly<Record<string, string>>): string {
  const rows = readReport(report).map((row) => ({ ...row, _answer: answers[row["First name"] ?? ""] ?? "" }));
  return csv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
}

test("takes no second answer about all dates at a row whose own correction waits", async ({ startWorkplace }) => {
  const { ella, emil, cli, birthdayOf } = await besideDates(startWorkplace);
  const { body: page } = await ella.get("/correct/staff");
  const [field = ""] = Object.entries(fieldsOf(page)).find(([, text]) => text === "05/06/1991") ?? [];
  await ella.post("/correct/staff", { ...fieldsOf(page), [field]: "1991-05-06" });
  const { body: after } = await emil.get("/correct/staff");
  const press = (name: string, choice: string) =>
    emil.post("/correct/staff", { ...fieldsOf(after), ...buttonNamed(after, name, choice) });
  await press("Ama", "Day first in all rows");
  expect((await press("Bma", "Month first in all rows")).status).toBe(422);
  expect((await cli("run")).code).toBe(0);
  expect(["Ama", "Bma", "Cma"].map(birthdayOf)).toEqual(["1990-04-03", "1991-05-06", "1992-08-07"]);
});

test.for(["list", "report"])(
  "uses a console's correction before an earlier %s, whose dates an answer reads in one order",
  async (earlier, { startWorkplace }) => {
    const { ella, cli, drop, birthdayOf, rows, report } = await besideDates(startWorkplace);
    if (earlier === "list") drop("staff.csv", list(...people(10, 18), ...rows));
    else drop("corrected.csv", answered(report().rejections ?? "", { Ama: "all DMY" }));
    const { body: page } = await ella.get("/correct/staff");
    const [field = ""] = Object.entries(fieldsOf(page)).find(([, text]) => text === "05/06/1991") ?? [];
    await ella.post("/correct/staff", { ...fieldsOf(page), [field]: "1991-05-06" });
    if (earlier === "list") {
      const { body: after } = await ella.get("/correct/staff");
      await ella.post("/correct/staff", { ...fieldsOf(after), ...buttonNamed(after, "Ama", "Day first in all rows") });
    }
    expect((await cli("run")).code).toBe(0);
    expect(["Ama", "Bma", "Cma"].map(birthdayOf)).toEqual(["1990-04-03", "1991-05-06", "1992-08-07"]);
  },
);

test("uses a report's answer about all dates that stands in a row which was left out since", async ({
  startWorkplace,
}) => {
  const { ella, cli, drop, birthdayOf, report } = await besideDates(startWorkplace);
  drop("corrected.csv", answered(report().rejections ?? "", { Ama: "all DMY" }));
  const { body: page } = await ella.get("/correct/staff");
  await ella.post("/correct/staff", { ...fieldsOf(page), ...buttonNamed(page, "Ama", "Leave out") });
  expect((await cli("run")).code).toBe(0);
  expect(["Ama", "Bma", "Cma"].map(birthdayOf)).toEqual([undefined, "1991-06-05", "1992-08-07"]);
});

test.for(["console", "report"])(
  "leaves a row alone whose correction waits in a %s when its dates are answered",
  async (place, { startWorkplace }) => {
    const { ella, cli, drop, birthdayOf, report } = await besideDates(startWorkplace);
    const rejections = report().rejections ?? "";
    const { body: page } = await ella.get("/correct/staff");
    const [field = ""] = Object.entries(fieldsOf(page)).find(([, text]) => text === "05/06/1991") ?? [];
    if (place === "report") drop("corrected.csv", rejections.replaceAll(",'05/06/1991", ",1991-05-06"));
    else await ella.post("/correct/staff", { ...fieldsOf(page), [field]: "1991-05-06" });
    const ids = new Map(readReport(rejections).map((row) => [row["First name"], row["_id"] ?? ""]));
    await cli("answer", ids.get("Ama") ?? "", "all DMY");
    expect(birthdayOf("Bma")).toBeUndefined();
    expect((await cli("run")).code).toBe(0);
    expect(["Ama", "Bma", "Cma"].map(birthdayOf)).toEqual(["1990-04-03", "1991-05-06", "1992-08-07"]);
  },
);
