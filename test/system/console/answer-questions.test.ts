/** Buttons that answer questions on the page *Rows to correct*, and what a list has learned from an answer. */
import { expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import { test, until } from "../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";
import { buttonNamed, fieldsOf, textOf } from "./page-forms.ts";

const GOOD = people(10, 18);
const doubtful = (id: number, name: string, birthday: string) =>
  person(id, { name, last: "Orlov", email: `${name.toLowerCase()}@example.org`, birthday });
const DMITRI = doubtful(2, "Dmitri", "03/04/1990");
const VERA = doubtful(3, "Vera", "05/06/1991");

test("sends a person with the reading of the birthday that a person chooses", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, startWatch, sandbox } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", list(...GOOD, DMITRI));
  await cli("run");
  await startWatch();
  const browser = await (await openConsole(start)).signIn();
  const { body: page } = await browser.get("/correct/staff");
  const button = buttonNamed(page, "Dmitri Orlov", "It is 4 March 1990");
  expect(await browser.post("/correct/staff", { ...fieldsOf(page), ...button })).toMatchObject({ status: 303 });
  const dmitri = await until("Dmitri is created", () =>
    sandbox.contacts().find(({ first_name: name }) => name === "Dmitri"),
  );
  expect(dmitri).toMatchObject({ birthday: "1990-03-04" });
});

test("reads all rows in the order that a person chooses, shows the order in the settings, and asks again when it is taken back", async ({
  startWorkplace,
}) => {
  const { start, configure, drop, cli, startWatch, sandbox, json } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", list(...GOOD, DMITRI, VERA));
  await cli("run");
  await startWatch();
  const browser = await (await openConsole(start)).signIn();
  const { body: page } = await browser.get("/correct/staff");
  const button = buttonNamed(page, "Dmitri Orlov", "Day first in all rows");
  await browser.post("/correct/staff", { ...fieldsOf(page), ...button });
  const birthdays = await until("both are created", () => {
    const found = ["Dmitri", "Vera"].map(
      (name) => sandbox.contacts().find(({ first_name: first }) => first === name)?.birthday,
    );
    return found.includes(undefined) ? null : found;
  });
  expect(birthdays).toEqual(["1990-04-03", "1991-06-05"]);
  const learned = textOf((await browser.get("/settings")).body);
  expect(learned).toContain("Dates are read as day, month, year.");
  expect((await json("status")).value).toMatchObject({
    learnedSettings: [{ feed: "staff", name: "dateOrder", value: "DMY" }],
  });
  expect((await cli("check")).stdout).toContain("celebration-sync corrections drop staff.dateOrder");
  const taken = await browser.post("/settings", { unlearn: "staff" });
  const shown = await until("the order is taken back", async () => {
    const text = textOf((await browser.get(String(taken.headers["location"]))).body);
    return text.includes("The setting is taken back.") ? text : null;
  });
  expect(shown).not.toContain("Dates are read as");
  expect((await json("status")).value).toMatchObject({ learnedSettings: [] });
});

test("sends a person without the address that another person of the group has", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, startWatch, sandbox } = await startWorkplace();
  configure({ console: ANY_PORT });
  const ada = person(1, { name: "Ada", last: "Moreau", email: "house@example.org" });
  const ben = person(2, { name: "Ben", last: "Moreau", email: "house@example.org", birthday: "1980-02-03" });
  drop("staff.csv", list(...GOOD, ada));
  await cli("run");
  drop("staff.csv", list(...GOOD, ada, ben));
  await cli("run");
  await startWatch();
  const browser = await (await openConsole(start)).signIn();
  const { body: page } = await browser.get("/correct/staff");
  const button = buttonNamed(page, "Ben Moreau", "Send without this address");
  await browser.post("/correct/staff", { ...fieldsOf(page), ...button });
  const found = await until("Ben is created", () => sandbox.contacts().find(({ first_name: name }) => name === "Ben"));
  expect(found.email ?? null).toBeNull();
});
