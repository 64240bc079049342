/** The page *Rows to correct*: a person corrects cells, leaves rows out, and sees what became of each row. */
import { renameSync } from "node:fs";
import { expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import { test, until, type StartWorkplace } from "../cli/support/workplace.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { buttonNamed, cardOf, fieldNamed, fieldsOf, textOf } from "./page-forms.ts";

const HEADER = "ID,First name,Last name,E-mail,Birthday,Group";
// With a larger share of refused rows, a list would be held.
const GOOD = people(10, 18);
const LIST = [
  HEADER,
  ...GOOD.map((cells) => cells.join(",")),
  "2,Dmitri,Orlov,dmitri@example.org,03/04/1990,Team Rome",
  "3,Elif,Haddad,elif@example.org,1995-12-24,Team Berln",
  "",
].join("\r\n");

/** Opens the page with the two refused rows of the list. */
async function besideRefusedRows(startWorkplace: StartWorkplace, { isWatching = false } = {}) {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli, startWatch } = workplace;
  configure({ console: ANY_PORT });
  drop("staff.csv", LIST);
  await cli("run");
  if (isWatching) await startWatch();
  const browser = await (await openConsole(start)).signIn();
  const { body: page } = await browser.get("/correct/staff");
  return { ...workplace, browser, page };
}

/** Opens a page, and follows the sent rows until they are carried out. */
async function follow(browser: Browser, location: string): Promise<string> {
  return until("the sent rows are carried out", async () => {
    const { body } = await browser.get(location);
    return body.includes("data-refresh") ? null : body;
  });
}

test("creates the people whose cells a person corrects, while the daemon runs", async ({ startWorkplace }) => {
  const { browser, page, people: contacts } = await besideRefusedRows(startWorkplace, { isWatching: true });
  expect(textOf(page)).toContain("2 rows of list “staff” could not be used.");
  const answered = await browser.post("/correct/staff", {
    ...fieldsOf(page),
    [fieldNamed(page, "Dmitri Orlov", "Birthday")]: "1990-04-03",
    [fieldNamed(page, "Elif Haddad", "Group")]: "Team Berlin",
    send: "1",
  });
  expect(answered).toMatchObject({ status: 303 });
  const end = await follow(browser, String(answered.headers["location"]));
  expect(textOf(end)).toContain("Dmitri Orlov : created");
  expect(textOf(end)).toContain("Elif Haddad : created");
  expect(textOf(end)).toContain("No row of list “staff” waits for a correction.");
  expect(contacts()).toEqual([...GOOD.map((cells) => `${cells[1]}@1`), "Dmitri@2", "Elif@1"].sort());
});

test("sends the changed rows only, and says which of them are still refused", async ({ startWorkplace }) => {
  const { browser, page, cli, names, people: contacts } = await besideRefusedRows(startWorkplace);
  const answered = await browser.post("/correct/staff", {
    ...fieldsOf(page),
    [fieldNamed(page, "Elif Haddad", "Group")]: "Team Pairs",
    send: "1",
  });
  const location = String(answered.headers["location"]);
  const [file = ""] = names("inbox");
  expect(file).toMatch(/^corrections-staff-.*\.csv$/u);
  const waiting = await browser.get(location);
  expect(textOf(waiting.body)).toContain("No program works on lists at the moment");
  expect(textOf(cardOf(waiting.body, "Elif Haddad"))).toContain("A correction of this row was sent");
  expect(textOf(cardOf(waiting.body, "Dmitri Orlov"))).not.toContain("A correction of this row was sent");
  await cli("run");
  const { body: end } = await browser.get(location);
  expect(textOf(end)).toContain("Elif Haddad : still refused.");
  expect(textOf(end)).not.toContain("Dmitri Orlov :");
  expect(fieldsOf(end)[fieldNamed(end, "Elif Haddad", "Group")]).toBe("Team Pairs");
  expect(contacts()).toEqual(GOOD.map((cells) => `${cells[1]}@1`).sort());
});

test("puts a suggested value into its cell with one click, and keeps what was typed elsewhere", async ({
  startWorkplace,
}) => {
  const { browser, page } = await besideRefusedRows(startWorkplace);
  const birthday = fieldNamed(page, "Dmitri Orlov", "Birthday");
  const team = fieldNamed(page, "Elif Haddad", "Group");
  expect(textOf(cardOf(page, "Dmitri Orlov"))).toContain("1990-04-03 (3 April 1990)");
  const { status, body } = await browser.post("/correct/staff", {
    ...fieldsOf(page),
    [birthday]: "typed",
    ...buttonNamed(page, "Elif Haddad", "Team Berlin"),
  });
  expect(status).toBe(200);
  expect(fieldsOf(body)).toMatchObject({ [birthday]: "typed", [team]: "Team Berlin" });
});

test("returns the same page when no cell is changed", async ({ startWorkplace }) => {
  const { browser, page, names } = await besideRefusedRows(startWorkplace);
  const { status, body } = await browser.post("/correct/staff", { ...fieldsOf(page), send: "1" });
  expect(status).toBe(422);
  expect(textOf(body)).toContain("You have changed no row yet.");
  expect(names("inbox")).toEqual([]);
});

test("shows a row that changed meanwhile with its new state and what was typed", async ({ startWorkplace }) => {
  const { browser, page, drop, cli, names } = await besideRefusedRows(startWorkplace);
  const [birthday, team] = [fieldNamed(page, "Dmitri Orlov", "Birthday"), fieldNamed(page, "Elif Haddad", "Group")];
  drop("staff.csv", LIST.replace("03/04/1990", "05/04/1990").replace("Team Berln", "Team Berlin"));
  await cli("run");
  const { status, body } = await browser.post("/correct/staff", {
    ...fieldsOf(page),
    [birthday]: "1990-04-03",
    [team]: "Team Rome",
    send: "1",
  });
  expect(status).toBe(422);
  expect(textOf(body)).toContain("Dmitri Orlov: this row has changed since you opened the page.");
  expect(textOf(cardOf(body, "Dmitri Orlov"))).toContain("In the list: “05/04/1990”");
  expect(textOf(body)).toContain("Elif Haddad: this row is in order by now");
  expect(textOf(body)).toContain("This was not sent. You typed: Group Team Rome");
  expect(names("inbox")).toEqual([]);
  const again = await browser.post("/correct/staff", { ...fieldsOf(body), send: "1" });
  expect(again).toMatchObject({ status: 303 });
});

test("leaves a row out while the daemon runs", async ({ startWorkplace }) => {
  const { browser, page } = await besideRefusedRows(startWorkplace, { isWatching: true });
  const left = await browser.post("/correct/staff", {
    ...fieldsOf(page),
    ...buttonNamed(page, "Elif Haddad", "Leave out"),
  });
  expect(left).toMatchObject({ status: 303 });
  const after = await until("the row is left out", async () => {
    const { body } = await browser.get(String(left.headers["location"]));
    return cardOf(body, "Elif Haddad") === "" && !textOf(body).includes("is being carried out") ? body : null;
  });
  expect(textOf(after)).toContain("Your decision was carried out.");
  expect(cardOf(after, "Dmitri Orlov")).not.toBe("");
});

test("keeps what was typed into other rows when a row is left out", async ({ startWorkplace }) => {
  const { browser, page } = await besideRefusedRows(startWorkplace);
  const birthday = fieldNamed(page, "Dmitri Orlov", "Birthday");
  const { status, body } = await browser.post("/correct/staff", {
    ...fieldsOf(page),
    [birthday]: "1990-04-03",
    ...buttonNamed(page, "Elif Haddad", "Leave out"),
  });
  expect(status).toBe(200);
  expect(fieldsOf(body)[birthday]).toBe("1990-04-03");
  expect(textOf(body)).toContain("No program works on lists at the moment");
  expect(textOf(cardOf(body, "Elif Haddad"))).toContain("owner decided about this row.");
});

test("offers later, too, to take a decision about a row back", async ({ startWorkplace }) => {
  const { browser, page } = await besideRefusedRows(startWorkplace);
  await browser.post("/correct/staff", { ...fieldsOf(page), ...buttonNamed(page, "Elif Haddad", "Leave out") });
  const { body } = await browser.get("/correct/staff");
  const card = cardOf(body, "Elif Haddad");
  expect(textOf(card)).toMatch(/owner decided about this row\..* until .* at the latest\. Take back/u);
  const [, link = ""] = /href="([^"]+asked=[^"]+)">Take back/u.exec(card) ?? [];
  const { body: notice } = await browser.get(link);
  const [, place = ""] = /action="(\/decisions\/[^"]+)"/u.exec(notice) ?? [];
  expect(await browser.post(place, { take_back: "yes" })).toMatchObject({ status: 303 });
  expect(buttonNamed((await browser.get("/correct/staff")).body, "Elif Haddad", "Leave out")).not.toEqual({});
});

test("shows a reader the rows as text, and refuses what a reader sends", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { rita: "reader", edda: "editor" });
  drop("staff.csv", LIST);
  await cli("run");
  const opened = await openConsole(start);
  const reader = await signedIn(opened, "rita");
  const editor = await signedIn(opened, "edda");
  const { body: page } = await reader.get("/correct/staff");
  expect(textOf(cardOf(page, "Elif Haddad"))).toContain("Team Berln");
  expect(page).not.toContain("Save and send");
  expect(page).not.toContain("Leave out");
  expect(fieldsOf(page)).toEqual({});
  const { body: form } = await editor.get("/correct/staff");
  const fields = { ...fieldsOf(form), [fieldNamed(form, "Elif Haddad", "Group")]: "Team Berlin", send: "1" };
  expect(await reader.post("/correct/staff", fields)).toMatchObject({ status: 403 });
  expect(await editor.post("/correct/other", fields)).toMatchObject({ status: 404 });
  expect(names("inbox")).toEqual([]);
  expect(await editor.post("/correct/staff", fields)).toMatchObject({ status: 303 });
  expect(names("inbox")).toHaveLength(1);
});

test("answers the question whether a person is in the service already", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, startWatch, people: contacts } = await startWorkplace();
  configure({ console: ANY_PORT });
  const ada = (id: number, more = {}) => person(id, { name: "Ada", last: "Lovelace", ...more });
  drop("staff.csv", list(ada(1), ...GOOD));
  await cli("run");
  drop("staff.csv", list(ada(1), ada(2, { email: "" }), ...GOOD));
  await cli("run");
  await startWatch();
  const browser = await (await openConsole(start)).signIn();
  const { body: page } = await browser.get("/correct/staff");
  const answer = buttonNamed(page, "Ada Lovelace", "It is another person");
  expect(textOf(page)).not.toContain("celebration-sync answer");
  const answered = await browser.post("/correct/staff", { ...fieldsOf(page), ...answer });
  expect(answered).toMatchObject({ status: 303 });
  await until("the second person is created", () => contacts().filter((name) => name.startsWith("Ada@")).length === 2);
});

test("keeps what was typed when the rows can't be stored", async ({ startWorkplace }) => {
  const { browser, page, inbox, names } = await besideRefusedRows(startWorkplace);
  const team = fieldNamed(page, "Elif Haddad", "Group");
  renameSync(inbox, `${inbox}-away`);
  const refused = await browser.post("/correct/staff", { ...fieldsOf(page), [team]: "Team Berlin", send: "1" });
  expect(refused.status).toBe(503);
  expect(fieldsOf(refused.body)[team]).toBe("Team Berlin");
  expect(textOf(refused.body)).toContain("What you typed is still here.");
  renameSync(`${inbox}-away`, inbox);
  expect(await browser.post("/correct/staff", { ...fieldsOf(refused.body), send: "1" })).toMatchObject({ status: 303 });
  expect(names("inbox")).toHaveLength(1);
});

test("suggests what a person wrote in place of the same text before", async ({ startWorkplace }) => {
  const { start, configure, drop, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const wrong = (id: number, name: string) => person(id, { name, last: "Haddad", group: "Berlin office" });
  drop("staff.csv", list(wrong(1, "Elif"), ...GOOD));
  await cli("run");
  const browser = await (await openConsole(start)).signIn();
  const { body: page } = await browser.get("/correct/staff");
  const group = fieldNamed(page, "Elif Haddad", "Group");
  await browser.post("/correct/staff", { ...fieldsOf(page), [group]: "Team Rome", send: "1" });
  await cli("run");
  drop("staff.csv", list(wrong(1, "Elif"), wrong(2, "Farid"), ...GOOD));
  await cli("run");
  const { body: next } = await browser.get("/correct/staff");
  expect(buttonNamed(next, "Farid Haddad", "Team Rome")).toBeDefined();
});

/** Opens a console beside a list that waits as a whole, with one refused row. */
async function besideHeldList({ start, configure, drop, cli, report }: Awaited<ReturnType<StartWorkplace>>) {
  configure({ console: ANY_PORT });
  drop("staff.csv", list(...GOOD));
  await cli("run");
  drop(
    "staff.csv",
    list(...GOOD.map(([, ...cells]) => ["", ...cells]), person(2, { name: "Elif", group: "Team Berln" })),
  );
  expect((await cli("run")).code).toBe(4);
  const { run } = report();
  const browser = await (await openConsole(start)).signIn();
  const path = `/correct/staff?${new URLSearchParams({ list: run }).toString()}`;
  return { browser, run, path };
}

test("corrects a row of a list that waits as a whole, and sends it when the list is approved", async ({
  startWorkplace,
}) => {
  const workplace = await startWorkplace();
  const { browser, run, path } = await besideHeldList(workplace);
  expect((await browser.get("/correct/staff")).body).toContain(`href="${path}"`);
  expect((await browser.get(`/runs/${run}`)).body).toContain(`href="${path}"`);
  const { body: page } = await browser.get(path);
  expect(textOf(page)).toContain("These rows are of staff.csv, which waits for a decision as a whole.");
  expect(cardOf(page, "Elif Example")).not.toContain('name="leave"');
  const field = fieldNamed(page, "Elif Example", "Group");
  const nothing = await browser.post(path, { ...fieldsOf(page), send: "1" });
  expect(nothing.status).toBe(422);
  const sent = await browser.post(path, { ...fieldsOf(page), [field]: "Team Berlin", send: "1" });
  expect(sent.status).toBe(303);
  await workplace.cli("run");
  const waits = await browser.get(String(sent.headers["location"]));
  expect(textOf(waits.body)).toContain("It waits with that list.");
  expect(textOf(cardOf((await browser.get(path)).body, "Elif Example"))).toContain("waits with a list that needs");
  expect(workplace.people()).not.toContain("Elif@1");
  expect((await browser.post(`/runs/${run}/approve`, {})).status).toBe(303);
  await workplace.cli("run");
  expect(workplace.people()).toContain("Elif@1");
});

test("keeps what was typed into a row of a list that was decided meanwhile", async ({ startWorkplace }) => {
  const workplace = await startWorkplace();
  const { browser, run, path } = await besideHeldList(workplace);
  const { body: page } = await browser.get(path);
  await workplace.cli("discard", run);
  const field = fieldNamed(page, "Elif Example", "Group");
  const late = await browser.post(path, { ...fieldsOf(page), [field]: "Team Berlin", send: "1" });
  expect(late.status).toBe(422);
  expect(textOf(late.body)).toMatch(/Elif Example This was not sent\. You typed: Group Team Berlin/u);
});

test("names the person whose delete the service refused", async ({ startWorkplace }) => {
  const { start, configure, drop, cli } = await startWorkplace({ faults: ["status-422:DELETE:#1"] });
  configure({ console: ANY_PORT });
  drop("staff.csv", list(...GOOD));
  await cli("run");
  drop("staff.csv", list(...GOOD.slice(0, -1)));
  await cli("run");
  const browser = await (await openConsole(start)).signIn();
  const card = cardOf((await browser.get("/correct/staff")).body, GOOD.at(-1)?.[1] ?? "?");
  expect(textOf(card)).toContain("was not deleted");
});
