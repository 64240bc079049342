/** The pages *People* and *Upcoming greetings*: search, what happened to one person, and the next birthdays. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import { shiftedClock, test } from "../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";
import { textOf } from "./page-forms.ts";

/** The time on the clock of the console, so that its day does not end during a test. */
const NOON = Date.parse(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`);

/** Returns a birthday that comes in some days from now (`YYYY-MM-DD`), in the time zone of the tests' commands. */
function birthdayIn(days: number, year = 1986): string {
  const day = new Date(NOON + days * 86_400_000);
  const text = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(day);
  return text.endsWith("02-29") ? `1988-02-29` : `${year}${text.slice(4)}`;
}

test("finds people by parts of their name, and explains what happened to one of them", async ({ startWorkplace }) => {
  const { start, configure, drop, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const others = people(10, 18);
  drop("staff.csv", list(person(1, { name: "Änne", last: "Müller", group: "Team Berlin" }), ...others));
  await cli("run");
  drop("staff.csv", list(person(1, { name: "Änne", last: "Berg", group: "Team Rome" }), ...others));
  await cli("run");
  const browser = await (await openConsole(start)).signIn();
  const found = await browser.get("/people?search=BERG+anne");
  expect(textOf(found.body)).toContain("“BERG anne”: 1 person found");
  const [, path = ""] = /href="(\/people\/\d+)"/u.exec(found.body) ?? [];
  const page = await browser.get(path);
  expect(page.body).toContain("<h1><bdi>Änne Berg</bdi></h1>");
  const text = textOf(page.body);
  expect(text).toMatch(/Changed in the service.*was Müller → now Berg.*Created in the service Group: Team Berlin/u);
  expect(text).toMatch(/What the service holds.*Group Team Rome since.*Last name Berg since/u);
  expect(await browser.get("/people/999999")).toMatchObject({ status: 404 });
  expect(textOf((await browser.get("/people?search=unknown-person")).body)).toContain(
    "“unknown-person”: 0 people found",
  );
});

test("finds a person whose row was refused, and a person that a list deleted", async ({ startWorkplace }) => {
  const { start, configure, drop, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const others = people(10, 18);
  drop(
    "staff.csv",
    list(person(1, { name: "Gone", last: "Person" }), person(2, { name: "Elif", group: "Team Berln" }), ...others),
  );
  await cli("run");
  drop("staff.csv", list(person(2, { name: "Elif", group: "Team Berln" }), ...others));
  await cli("run");
  const browser = await (await openConsole(start)).signIn();
  const refused = await browser.get("/people?search=elif");
  expect(textOf(refused.body)).toContain("1 person found");
  const [, path = ""] = /href="(\/people\/r\d+)"/u.exec(refused.body) ?? [];
  const page = await browser.get(path);
  expect(page.body).toContain("<h1><bdi>Elif Example</bdi></h1>");
  expect(textOf(page.body)).toContain("A row of this person could not be used. Rows to correct");
  expect(textOf(page.body)).toContain("Row refused");
  const gone = await browser.get("/people?search=gone+person");
  expect(textOf(gone.body)).toContain("deleted from the service");
  const [, deleted = ""] = /href="(\/people\/\d+)"/u.exec(gone.body) ?? [];
  expect(textOf((await browser.get(deleted)).body)).toMatch(
    /Gone Person.*Deleted from the service.*Created in the service/u,
  );
});

test("shows the birthdays of the next 30 days by day and group", async ({ startWorkplace }) => {
  const { start, configure, drop, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const far = people(10, 10).map((cells, at) => cells.with(4, birthdayIn(60 + 13 * at, 1960 + at)));
  drop(
    "staff.csv",
    list(
      person(1, { name: "Today", birthday: birthdayIn(0) }),
      person(2, { name: "Soon", birthday: birthdayIn(29, 1979), group: "Team Rome" }),
      person(3, { name: "Late", birthday: birthdayIn(31, 1991) }),
      ...far,
    ),
  );
  await cli("run");
  const browser = await (await openConsole((args) => start(args, shiftedClock(NOON - Date.now())))).signIn();
  const { body } = await browser.get("/greetings");
  const text = textOf(body);
  expect(body).toContain("<h1>Upcoming greetings</h1>");
  expect(text).toContain("2 birthdays in the next 30 days.");
  expect(text).toContain("the time zone Europe/Berlin");
  expect(text).toMatch(/today Team Berlin 1 Today Example.*Team Rome 1 Soon Example/u);
  expect(text).not.toContain("Late Example");
});

test("exports all that is held about a person, and erases the person only after a tick", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, files, sandbox } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", list(person(1, { name: "Canary" }), ...people(10, 18)));
  await cli("run");
  const browser = await (await openConsole(start)).signIn();
  const [, path = ""] = /href="(\/people\/\d+)"/u.exec((await browser.get("/people?search=canary")).body) ?? [];
  const exported = await browser.get(`${path}/export`);
  expect(exported.headers["content-disposition"]).toContain("attachment;");
  expect(JSON.parse(exported.body)).toMatchObject({ contacts: [{ list: "staff", values: { first_name: "Canary" } }] });
  expect(await browser.get("/people/999999/export")).toMatchObject({ status: 404 });

  expect(await browser.post(path, { act: "erase" })).toMatchObject({ status: 422 });
  expect((await browser.get(path)).status).toBe(200);
  const asked = await browser.post(path, { act: "erase", sure: "yes" });
  expect(asked.status).toBe(303);
  await cli("run");
  expect(sandbox.contacts()).toHaveLength(18);
  expect(textOf((await browser.get(String(asked.headers["location"]))).body)).toContain("This person is erased.");
  expect(await browser.get(path)).toMatchObject({ status: 404, body: expect.not.stringContaining("Canary") });
  expect(files().filter((file) => readFileSync(file).includes("Canary"))).toEqual([]);
});

test("does nothing to another person whose row has the page's id by then", async ({ startWorkplace }) => {
  const { start, configure, drop, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const refused = (name: string) => person(1, { name, last: `Of ${name}`, birthday: "31.02.1980" });
  drop("staff.csv", list(refused("Zora"), ...people(10, 18)));
  await cli("run");
  const browser = await (await openConsole(start)).signIn();
  const { body } = await browser.get("/people/r1");
  expect(textOf(body)).toContain("Zora");
  const [, seen = ""] = /name="seen" value="([^"]+)"/u.exec(body) ?? [];
  drop("staff.csv", list(refused("Pia"), ...people(10, 18)));
  await cli("run");
  const answer = await browser.post("/people/r1", { act: "erase", sure: "yes", seen });
  expect(answer).toMatchObject({ status: 409, body: expect.stringContaining("This page shows another person by now") });
  expect(textOf((await browser.get("/people/r1")).body)).toContain("Pia");
  const [, seenNow = ""] = /name="seen" value="([^"]+)"/u.exec((await browser.get("/people/r1")).body) ?? [];
  expect(await browser.post("/people/r1", { act: "erase", sure: "yes", seen: seenNow })).toMatchObject({ status: 303 });
});

test("names the contacts that may be the same person, and stay after Never greet and after an erasure", async ({
  startWorkplace,
}) => {
  const { start, configure, drop, cli, sandbox } = await startWorkplace();
  configure({ console: ANY_PORT });
  const twin = (id: number, name: string) => person(id, { name, last: "Twin", birthday: "1979-10-11" });
  drop("staff.csv", list(twin(1, "Max"), twin(2, "Maxi"), twin(3, "Tom"), twin(4, "Tommy"), ...people(10, 18)));
  await cli("run");
  const idOf = (name: string) => sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id ?? 0;
  const browser = await (await openConsole(start)).signIn();
  for (const [form, name, alike] of [
    [{ act: "never" }, "Max", idOf("Maxi")],
    [{ act: "erase", sure: "yes" }, "Tom", idOf("Tommy")],
  ] as const) {
    const asked = await browser.post(`/people/${idOf(name)}`, form);
    await cli("run");
    const { body } = await browser.get(String(asked.headers["location"]));
    expect(textOf(body)).toContain("Another contact or row may be the same person");
    expect(body).toContain(`<a href="/people/${alike}">`);
  }
});

test("names after an erasure a refused row that may be the same person, and a file that can't be searched", async ({
  startWorkplace,
}) => {
  const { start, configure, drop, cli, sandbox, data } = await startWorkplace();
  configure({ console: ANY_PORT });
  const twin = (id: number, name: string, email: string) =>
    person(id, { name, last: "Twin", birthday: "1979-10-11", email });
  drop("staff.csv", list(twin(1, "Max", "max@example.org"), twin(2, "Maxi", "maxi@@example.org"), ...people(10, 18)));
  await cli("run");
  writeFileSync(join(data, "failed", "scan.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]));
  const max = sandbox.contacts().find(({ first_name: first }) => first === "Max")?.contact_id ?? 0;
  const browser = await (await openConsole(start)).signIn();
  const asked = await browser.post(`/people/${max}`, { act: "erase", sure: "yes" });
  await cli("run");
  const { body } = await browser.get(String(asked.headers["location"]));
  expect(textOf(body)).toMatch(/Look into this yourself.*Not searched: .*scan\.png/u);
  const [, path = ""] = /may be the same person: .*?<a href="([^"]+)">/u.exec(body) ?? [];
  expect(textOf((await browser.get(path)).body)).toContain("Maxi");
});
