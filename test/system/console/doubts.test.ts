/** The page *In doubt*: a person says whether a create whose answer was lost made its contact. */
import { join } from "node:path";
import { expect } from "vitest";
import { openRequestQueue } from "../../../src/ledger/requests/request-queue.ts";
import { list, people, person, readReport } from "../cli/support/lists.ts";
import { test, until, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Answered, type Browser } from "./open-console.ts";
import { cardOf, textOf } from "./page-forms.ts";

const DAY_MS = 86_400_000;

/** Opens a console beside creates in doubt, of people without an address. The first create arrived, the second did not. */
async function besideDoubts(startWorkplace: StartWorkplace, isWatching = true) {
  const faults = ["drop-response:POST:#1", "drop-request:POST:#2"];
  const workplace = await startWorkplace({ faults, api: { concurrency: 1 } });
  const { start, configure, drop, cli, startWatch, json } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { ada: "approver", grace: "approver", rita: "reader" });
  const [ana, ben] = ["Ana", "Ben"].map((name, at) => person(at + 1, { name, email: "" }));
  drop("staff.csv", list(ana!, ben!, ...people(10, 5)));
  await cli("run");
  if (isWatching) await startWatch();
  const opened = await openConsole(start);
  const inDoubt = async () => (await json("status")).value.inDoubt as readonly { operation: number }[];
  return { ...workplace, browserOf: (name: string) => signedIn(opened, name), inDoubt };
}

/** Follows an answer to the page that says what became of it in the end. */
function follow(browser: Browser, { headers }: Answered): Promise<string> {
  return until("the answer is carried out", async () => {
    const text = textOf((await browser.get(String(headers["location"]))).body);
    return text.includes("It is carried out as soon as") ? null : text;
  });
}

test("A create in doubt is linked to the contact that a person names", async ({ startWorkplace }) => {
  const { browserOf, inDoubt, sandbox, drop, cli, json } = await besideDoubts(startWorkplace, false);
  const ada = await browserOf("ada");
  const page = (await ada.get("/doubts")).body;
  expect(textOf(page)).toContain("2 people were sent to the service, but no answer came back.");
  expect(textOf(cardOf(page, "Ana Example"))).toContain("Team Berlin");
  const [first] = await inDoubt();
  const operation = String(first?.operation);
  const field = `contact-${operation}`;
  const other = sandbox.contacts().find(({ first_name: name }) => name !== "Ana")?.contact_id;
  for (const [typed, said] of [
    ["", "Enter the contact id"],
    ["12a", "is a whole number"],
    ["0", "is a whole number"],
    ["-7", "is a whole number"],
    [String(other), `Contact ${other} is linked to `],
  ] as const) {
    const wrong = await ada.post("/doubts", { operation, [field]: typed, answer: "there" });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain(`href="#${field}"`);
    expect(wrong.body).toContain(`value="${typed}"`);
    expect(textOf(wrong.body)).toContain(said);
  }
  const id = sandbox.contacts().find(({ first_name: name }) => name === "Ana")?.contact_id;
  const posted = await ada.post("/doubts", { operation, [field]: String(id), answer: "there" });
  const place = String(posted.headers["location"]);
  expect(textOf((await ada.get(place)).body)).toContain("The next run does it");
  expect((await json("status")).value.requests).toMatchObject([{ command: `resolve ${operation} --created ${id}` }]);
  const answered = cardOf((await ada.get("/doubts")).body, "Ana Example");
  expect(textOf(answered)).toMatch(
    /ada has answered\. This waits to be carried out, until .* at the latest\. Take back/u,
  );
  await cli("run");
  expect(textOf((await ada.get(place)).body)).toContain(`Ana Example is linked to contact ${id}.`);
  drop("staff.csv", list(person(1, { name: "Ana", email: "", last: "Married" }), ...people(10, 5)));
  await cli("run");
  expect(sandbox.contacts().find(({ contact_id: each }) => each === id)).toMatchObject({ last_name: "Married" });
});

test("People who are not there are sent again, several at once, and the second answer learns who was first", async ({
  startWorkplace,
}) => {
  const { browserOf, inDoubt, people: inService } = await besideDoubts(startWorkplace);
  const [ada, grace] = [await browserOf("ada"), await browserOf("grace")];
  const doubts = await inDoubt();
  const [ana, ben] = doubts.map(({ operation }) => String(operation));
  const posted = await ada.post("/doubts", { ticked: ben ?? "", answer: "ticked_not_there" });
  expect(await follow(ada, posted)).toContain("not in doubt any more");
  await until("Ben is created", () => inService().includes("Ben@1"));
  const late = await grace.post("/doubts", { operation: ben ?? "", answer: "not_there" });
  const said = await follow(grace, late);
  expect(said).toMatch(/Ben Example is answered already\. Nothing was done now\. 1 doubt decided by ada on/u);
  const taken = await grace.post("/doubts", { operation: ana ?? "", [`contact-${ana}`]: "1", answer: "there" });
  const end = taken.status === 303 ? await follow(grace, taken) : textOf(taken.body);
  expect(end).toMatch(/Ana Example is linked to contact 1\.|Contact 1 is linked to /u);
});

test("An answer that was taken back or waited for too long leaves the doubt open", async ({ startWorkplace }) => {
  const { data, browserOf, inDoubt } = await besideDoubts(startWorkplace, false);
  const ada = await browserOf("ada");
  const card = async (browser: Browser) => textOf(cardOf((await browser.get("/doubts")).body, "Ana Example"));
  const [ana] = (await inDoubt()).map(({ operation }) => String(operation));
  const answer = { operation: ana ?? "", answer: "not_there" };
  await ada.post("/doubts", answer);
  const [, back = ""] = /action="(\/decisions\/[^"]+)"/u.exec((await ada.get("/doubts")).body) ?? [];
  await ada.post(back, { take_back: "yes" });
  expect(await card(ada)).toContain("Contact id");
  expect(await card(ada)).not.toContain("answer was not carried out");

  const queue = openRequestQueue(join(data, "requests", "requests.db"), () => {});
  const twoDaysAgo = new Date(Date.now() - 2 * DAY_MS).toISOString();
  queue.ask(
    { kind: "resolve", operation: ana ?? "", contactId: null },
    { by: "ada", via: "console", note: null },
    twoDaysAgo,
  );
  queue.close();
  expect(await card(ada)).toMatch(/The last answer was not carried out\. It waited for longer than a day.*Contact id/u);
});

test("A doubt that was answered with the contact of another one says so", async ({ startWorkplace }) => {
  const { browserOf, inDoubt, sandbox, cli } = await besideDoubts(startWorkplace, false);
  const ada = await browserOf("ada");
  const [ana, ben] = (await inDoubt()).map(({ operation }) => String(operation));
  const id = String(sandbox.contacts().find(({ first_name: name }) => name === "Ana")?.contact_id);
  for (const operation of [ana ?? "", ben ?? ""])
    await ada.post("/doubts", { operation, [`contact-${operation}`]: id, answer: "there" });
  await cli("run");
  const { body } = await ada.get("/doubts");
  expect(cardOf(body, "Ana Example")).toBe("");
  expect(textOf(cardOf(body, "Ben Example"))).toMatch(
    /The last answer was not carried out\. This contact id belongs to another person of your lists/u,
  );
});

test("A second answer from an older page is not stored while the first one waits", async ({ startWorkplace }) => {
  const { browserOf, inDoubt, sandbox, json, cli } = await besideDoubts(startWorkplace, false);
  const [ada, grace] = [await browserOf("ada"), await browserOf("grace")];
  const [ana, ben] = (await inDoubt()).map(({ operation }) => String(operation));
  const id = sandbox.contacts().find(({ first_name: name }) => name === "Ana")?.contact_id;
  await ada.post("/doubts", { operation: ana ?? "", [`contact-${ana}`]: String(id), answer: "there" });
  const late = await grace.post("/doubts", { operation: ana ?? "", answer: "not_there" });
  const page = (await grace.get(String(late.headers["location"]))).body;
  expect(textOf(page)).toContain("Where an earlier answer waits, yours was not stored.");
  expect(textOf(cardOf(page, "Ana Example"))).toContain("ada has answered.");
  // Of several people, only those without an answer are stored.
  const ticked = await grace.send("/doubts", `answer=ticked_not_there&ticked=${ana}&ticked=${ben}`, {
    "content-type": "application/x-www-form-urlencoded",
  });
  const both = (await grace.get(String(ticked.headers["location"]))).body;
  expect(textOf(both)).toMatch(/yours was not stored\..*The next run does it/u);
  const commands = ((await json("status")).value.requests as readonly { command: string }[]).map(
    ({ command }) => command,
  );
  expect(commands).toEqual([`resolve ${ana} --created ${id}`, "resolve (1 line of a file)"]);
  await cli("run");
  expect(sandbox.contacts().filter(({ first_name: name }) => name === "Ana" || name === "Ben")).toHaveLength(2);
});

test("Only an approver answers doubts", async ({ startWorkplace }) => {
  const { browserOf, inDoubt } = await besideDoubts(startWorkplace, false);
  const rita = await browserOf("rita");
  const page = (await rita.get("/doubts")).body;
  expect(textOf(page)).toContain("Ana Example");
  expect(page).not.toContain('name="answer"');
  const [first] = await inDoubt();
  expect((await rita.post("/doubts", { operation: String(first?.operation), answer: "not_there" })).status).toBe(403);
  expect(await inDoubt()).toHaveLength(2);
});

test("A create in doubt keeps its person when a later list has another person under its key", async ({
  startWorkplace,
}) => {
  const { browserOf, sandbox, drop, cli, json, report } = await besideDoubts(startWorkplace, false);
  const pia = person(1, { name: "Pia", last: "Bock", birthday: "1971-05-06", email: "" });
  drop("staff.csv", list(pia, person(2, { name: "Ben", email: "" }), ...people(10, 5)));
  expect((await cli("run")).code).toBe(3);
  const rows = readReport(report().rejections ?? "");
  const lineOf = (name: string) => rows.find((row) => row["First name"] === name);
  expect(lineOf("Ana")).toMatchObject({ _status: "in_doubt", "Last name": "Example" });
  expect(lineOf("Pia")).toMatchObject({ _status: "deferred", _code: "waits_for_doubt" });
  expect((await cli("rejections")).stdout).toMatch(/\[deferred\].*belongs to Ana Example/u);
  expect((await cli("find", "Ana Example")).stdout).toContain("in doubt");
  const ada = await browserOf("ada");
  expect(textOf((await ada.get(`/runs/${report().summary.run}`)).body)).toMatch(/May still be greeted.*Ana Example/u);
  expect(textOf(cardOf((await ada.get("/doubts")).body, "Ana Example"))).not.toContain("Bock");
  expect((await ada.get("/correct/staff")).body).not.toContain("Bock");
  const contactId = sandbox.contacts().find(({ first_name: name }) => name === "Ana")?.contact_id;
  expect((await json("answer", lineOf("Ana")?.["_id"] ?? "", `there ${contactId}`)).code).toBe(0);
  await cli("run");
  // The row that waited is the question whether it is about Ana.
  expect(textOf(cardOf((await ada.get("/correct/staff")).body, "Pia Bock"))).toContain("Ana Example");
  expect(sandbox.contacts().some(({ first_name: name }) => name === "Pia")).toBe(false);
});
