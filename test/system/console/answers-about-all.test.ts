/** Answers about all dates of a list, beside what people say about one row. */
import { expect } from "vitest";
import { csv, list, people, person, readReport } from "../cli/support/lists.ts";
import { test, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { buttonNamed, cardOf, fieldsOf, textOf } from "./page-forms.ts";

const PATH = "/correct/staff";

/** Opens a console beside three rows whose dates may be read in two ways. No program works on lists. */
async function besideDates(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli, sandbox } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { ella: "editor", emil: "editor" });
  const dated = (number: number, name: string, birthday: string) =>
    person(number, { name, email: `${name.toLowerCase()}@example.org`, birthday });
  const rows = [dated(1, "Ama", "03/04/1990"), dated(2, "Bma", "05/06/1991"), dated(3, "Cma", "07/08/1992")];
  const dropList = () => drop("staff.csv", list(...people(10, 18), ...rows));
  dropList();
  await cli("run");
  const opened = await openConsole(start);
  const [ella, emil] = [await signedIn(opened, "ella"), await signedIn(opened, "emil")];
  /** Presses a button at a row, on the page as it is now or as it was. */
  const press = async (browser: Browser, name: string, button: string, page?: string) => {
    const body = page ?? (await browser.get(PATH)).body;
    return browser.post(PATH, { ...fieldsOf(body), ...buttonNamed(body, name, button) });
  };
  /** Corrects Bma's birthday in the console. */
  const correctBma = async () => {
    const fields = fieldsOf((await ella.get(PATH)).body);
    const [field = ""] = Object.entries(fields).find(([, text]) => text === "05/06/1991") ?? [];
    await ella.post(PATH, { ...fields, [field]: "1991-05-06" });
  };
  const birthdays = () =>
    ["Ama", "Bma", "Cma"].map((name) => sandbox.contacts().find(({ first_name: first }) => first === name)?.birthday);
  return { ...workplace, ella, emil, press, correctBma, birthdays, dropList };
}

/** The birthdays with the day first, but for Bma's, which is corrected. */
const CORRECTED = ["1990-04-03", "1991-05-06", "1992-08-07"];

/** Returns the rows of a report with these answers, by first name. */
function answered(report: string, answers: Readonly<Record<string, string>>): string {
  const rows = readReport(report).map((row) => ({ ...row, _answer: answers[row["First name"] ?? ""] ?? "" }));
  return csv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
}

test("shows an answer about all dates at each of their rows, and takes no other word about them", async ({
  startWorkplace,
}) => {
  const { ella, emil, press, cli, birthdays } = await besideDates(startWorkplace);
  const { body: page } = await ella.get(PATH);
  await press(ella, "Ama", "Day first in all rows");
  const card = cardOf((await emil.get(PATH)).body, "Bma");
  expect(textOf(card)).toMatch(/ella decided about this row\. .* This waits to be carried out, until/u);
  expect(card).not.toContain('name="answer"');
  const late = await press(emil, "Bma", "It is 6 May 1991", page);
  expect(late.status).toBe(422);
  expect(textOf(late.body)).toContain("an earlier decision about this row waits. Yours was not stored.");
  expect((await cli("run")).code).toBe(0);
  expect(birthdays()).toEqual(["1990-04-03", "1991-06-05", "1992-08-07"]);
});

test("lets a correction and an answer about one row stand beside a later answer about all dates", async ({
  startWorkplace,
}) => {
  const { emil, press, correctBma, cli, birthdays, dropList } = await besideDates(startWorkplace);
  await correctBma();
  await press(emil, "Cma", "It is 8 July 1992");
  await press(emil, "Ama", "Day first in all rows");
  expect((await cli("run")).code).toBe(0);
  const expected = ["1990-04-03", "1991-05-06", "1992-07-08"];
  expect(birthdays()).toEqual(expected);
  dropList();
  expect((await cli("run")).code).toBe(0);
  expect(birthdays()).toEqual(expected);
});

test("takes no second answer about all dates at a row whose own correction waits", async ({ startWorkplace }) => {
  const { emil, press, correctBma, cli, birthdays } = await besideDates(startWorkplace);
  await correctBma();
  await press(emil, "Ama", "Day first in all rows");
  expect((await press(emil, "Bma", "Month first in all rows")).status).toBe(422);
  expect((await cli("run")).code).toBe(0);
  expect(birthdays()).toEqual(CORRECTED);
});

test.for(["list", "report"])(
  "uses a console's correction before an earlier %s, whose dates an answer reads in one order",
  async (earlier, { startWorkplace }) => {
    const { ella, press, correctBma, cli, drop, dropList, birthdays, report } = await besideDates(startWorkplace);
    if (earlier === "list") dropList();
    else drop("corrected.csv", answered(report().rejections ?? "", { Ama: "all DMY" }));
    await correctBma();
    if (earlier === "list") await press(ella, "Ama", "Day first in all rows");
    expect((await cli("run")).code).toBe(0);
    expect(birthdays()).toEqual(CORRECTED);
  },
);

test("uses a report's answer about all dates that stands in a row which was left out since", async ({
  startWorkplace,
}) => {
  const { ella, press, cli, drop, birthdays, report } = await besideDates(startWorkplace);
  drop("corrected.csv", answered(report().rejections ?? "", { Ama: "all DMY" }));
  await press(ella, "Ama", "Leave out");
  expect((await cli("run")).code).toBe(0);
  expect(birthdays()).toEqual([undefined, "1991-06-05", "1992-08-07"]);
});

test.for(["console", "report"])(
  "leaves a row alone whose correction waits in a %s when its dates are answered",
  async (place, { startWorkplace }) => {
    const { correctBma, cli, drop, birthdays, report } = await besideDates(startWorkplace);
    const rejections = report().rejections ?? "";
    if (place === "report") drop("corrected.csv", rejections.replaceAll(",'05/06/1991", ",1991-05-06"));
    else await correctBma();
    const ids = new Map(readReport(rejections).map((row) => [row["First name"], row["_id"] ?? ""]));
    await cli("answer", ids.get("Ama") ?? "", "all DMY");
    expect(birthdays()[1]).toBeUndefined();
    expect((await cli("run")).code).toBe(0);
    expect(birthdays()).toEqual(CORRECTED);
  },
);
