/** Decisions that wait for the next run: until when, and what the pages say once no run came in time. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { openRequestQueue } from "../../../src/ledger/requests/request-queue.ts";
import type { DecisionRequest } from "../../../src/model/request.ts";
import { list, people, person } from "../cli/support/lists.ts";
import { shiftedClock, test, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { buttonNamed, cardOf, fieldsOf, textOf } from "./page-forms.ts";

const DAY_MS = 86_400_000;
const LIST = list(person(1, { name: "Nora" }), person(2, { name: "Erik" }), ...people(10, 18));

/** Opens a console where no daemon is at work. @returns browsers of two approvers and a reader */
async function withoutDaemon(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli, data, sandbox } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { ann: "approver", bob: "approver", rita: "reader" });
  drop("staff.csv", LIST);
  await cli("run");
  const opened = await openConsole(start);
  const pathOf = (name: string) =>
    `/people/${sandbox.contacts().find(({ first_name: first }) => first === name)?.contact_id}`;
  /** Stores a request of Ann as the console did two days ago. */
  const askedBefore = (request: DecisionRequest) => {
    const queue = openRequestQueue(join(data, "requests", "requests.db"), () => {});
    const id = queue.ask(
      request,
      { by: "ann", via: "console", note: null },
      new Date(Date.now() - 2 * DAY_MS).toISOString(),
    );
    queue.close();
    return id;
  };
  const [ann, bob, rita] = await Promise.all(["ann", "bob", "rita"].map((name) => signedIn(opened, name)));
  return { ...workplace, ann: ann!, bob: bob!, rita: rita!, pathOf, askedBefore };
}

const pageText = async (browser: Browser, path: string) => textOf((await browser.get(path)).body);
const idOf = (path: string) => path.slice("/people/".length);

test("says until when a request about a person waits, in place of its button, and takes it back", async ({
  startWorkplace,
}) => {
  const { ann, bob, pathOf, json, cli, sandbox } = await withoutDaemon(startWorkplace);
  const path = pathOf("Nora");
  const asked = await ann.post(path, { act: "never" });
  const { body: answered } = await ann.get(String(asked.headers["location"]));
  expect(textOf(answered)).toMatch(/The next run does it.* Your decision holds until .*Take back/u);
  const again = (await ann.get(path)).body;
  expect(textOf(again)).toMatch(
    /ann asked on .* that this person is never greeted again\. This waits to be carried out, until .* at the latest\. Take back/u,
  );
  expect(again).not.toContain('value="never"');
  expect(again).toContain('value="erase"');
  const others = (await bob.get(path)).body;
  expect(textOf(others)).toContain("ann asked on");
  expect(others).not.toContain("take_back");
  // Bob's page was open before.
  expect((await bob.post(path, { act: "never" })).headers["location"]).toBe(asked.headers["location"]);
  expect((await json("status")).value.requests).toHaveLength(1);

  const [, back = ""] = /action="(\/decisions\/[^"]+)"/u.exec(answered) ?? [];
  const taken = await ann.post(back, { ...fieldsOf(answered), take_back: "yes" });
  expect(await pageText(ann, String(taken.headers["location"]))).toContain("It was taken back. Nothing was done.");
  expect((await ann.get(path)).body).toContain('value="never"');
  await cli("run");
  expect(sandbox.contacts()).toHaveLength(20);
});

test("offers neither button of a person whose erasure waits", async ({ startWorkplace }) => {
  const { ann, bob, pathOf, json, cli, sandbox } = await withoutDaemon(startWorkplace);
  const path = pathOf("Nora");
  const asked = await ann.post(path, { act: "erase", sure: "yes" });
  const answered = await pageText(ann, String(asked.headers["location"]));
  expect(answered).toMatch(/The next run does it.* Your decision holds until .*Take back/u);
  const { body } = await bob.get(path);
  expect(textOf(body)).toMatch(/ann asked on .* for this person to be erased\..*until .* at the latest\./u);
  expect(body).not.toMatch(/value="(never|erase)"/u);
  // A page that was open before asks for another decision: the first one stays the only one.
  for (const decision of [{ act: "erase", sure: "yes", keep: "yes" }, { act: "never" }]) {
    const { headers } = await bob.post(path, decision);
    expect(await pageText(bob, String(headers["location"]))).toMatch(
      /Your decision was not stored, because an earlier one about this person waits\..*ann asked on/u,
    );
  }
  expect((await json("status")).value.requests).toHaveLength(1);
  await cli("run");
  expect(sandbox.contacts()).toHaveLength(19);
});

test.for(["before", "after"])(
  "says at home and on the person's page that a request was not carried out within a day, %s the next run",
  async (when, { startWorkplace }) => {
    const { ann, bob, rita, pathOf, askedBefore, cli, sandbox } = await withoutDaemon(startWorkplace);
    const [nora, erik] = [pathOf("Nora"), pathOf("Erik")];
    askedBefore({ kind: "never", person: idOf(nora) });
    const erase = askedBefore({ kind: "erase", person: idOf(erik), keepContact: false });
    if (when === "after") await cli("run");
    expect(sandbox.contacts()).toHaveLength(20);
    for (const browser of [ann, rita]) {
      const home = await browser.get("/");
      expect(textOf(home.body)).toContain("Nora Example may still be greeted: “Never greet” was not carried out.");
      expect(textOf(home.body)).toContain("Erik Example is not erased, and may still be greeted.");
      expect(home.body).toContain(`href="${nora}"`);
      const page = await pageText(browser, nora);
      expect(page).toMatch(
        /ann asked on .* It was not done, and the person may still be greeted\..*longer than a day/u,
      );
    }
    expect(await pageText(rita, nora)).not.toContain("No longer needed");
    expect(await pageText(ann, `/people?asked=${erase}`)).toContain("It waited for longer than a day");

    // Pressed again.
    expect((await bob.get(nora)).body).toContain('value="never"');
    await bob.post(nora, { act: "never" });
    expect(await pageText(ann, nora)).not.toContain("It was not done");
    // Taken note of, by another approver than the one who asked.
    expect(await rita.post(`/decisions/${erase}`, { take_back: "yes" })).toMatchObject({ status: 403 });
    for (const browser of [bob, ann])
      expect(await browser.post(`/decisions/${erase}`, { take_back: "yes", to: erik })).toMatchObject({ status: 303 });
    expect(await pageText(ann, erik)).not.toContain("It was not done");
    expect(await pageText(ann, "/")).toContain("Nothing waits for you.");
    await cli("run");
    expect(sandbox.contacts()).toHaveLength(19);
  },
);

test("says no more about a request once its person is erased or never greeted by a command", async ({
  startWorkplace,
}) => {
  const { ann, pathOf, askedBefore, cli } = await withoutDaemon(startWorkplace);
  const [nora, erik] = [idOf(pathOf("Nora")), idOf(pathOf("Erik"))];
  askedBefore({ kind: "never", person: nora });
  askedBefore({ kind: "erase", person: erik, keepContact: false });
  await cli("never", `contact:${nora}`);
  await cli("erase", `contact:${erik}`);
  expect(await pageText(ann, "/")).toContain("Nothing waits for you.");
});

test("says of a person who has left the service only that the erasure was not carried out", async ({
  startWorkplace,
}) => {
  const { ann, pathOf, askedBefore, cli, drop } = await withoutDaemon(startWorkplace);
  const erik = pathOf("Erik");
  askedBefore({ kind: "erase", person: idOf(erik), keepContact: false });
  drop("staff.csv", list(person(1, { name: "Nora" }), ...people(10, 18)));
  await cli("run");
  expect(await pageText(ann, "/")).toContain("Erik Example is not erased. The person is not in the service.");
  expect(await pageText(ann, erik)).toMatch(/It was not done\. It waited for longer than a day/u);
});

test("shows the first page and a person's page while the stored requests can't be used", async ({ startWorkplace }) => {
  const { ann, data, pathOf } = await withoutDaemon(startWorkplace);
  rmSync(join(data, "requests"), { recursive: true, force: true });
  writeFileSync(join(data, "requests"), "");
  for (const path of ["/", pathOf("Nora")]) expect(await ann.get(path)).toMatchObject({ status: 200 });
  expect(await ann.post(pathOf("Nora"), { act: "never" })).toMatchObject({ status: 503 });
});

test("says in the reader's language that an answer waited for a day, and offers the buttons again", async ({
  startWorkplace,
}) => {
  const { start, configure, drop, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const vera = person(3, { name: "Vera", last: "Orlov", email: "vera@example.org", birthday: "05/06/1991" });
  drop("staff.csv", list(...people(10, 18), vera));
  await cli("run");
  const past = await openConsole((args) => start(args, shiftedClock(-2 * DAY_MS)));
  const before = await past.signIn();
  const { body: page } = await before.get("/correct/staff");
  const button = buttonNamed(page, "Vera Orlov", "It is 5 June 1991");
  const { headers } = await before.post("/correct/staff", { ...fieldsOf(page), ...button });
  const place = String(headers["location"]);
  expect(await pageText(before, place)).toMatch(/Your decision is stored\..* Your decision holds until .*Take back/u);
  expect(cardOf((await before.get(place)).body, "Vera Orlov")).not.toContain('name="answer"');
  past.running.process.kill();
  await past.running.ended;

  const browser = await (await openConsole(start)).signIn();
  const german = { "accept-language": "de" };
  const expectVoid = async () => {
    const { body } = await browser.get(place, german);
    expect(textOf(body)).toContain("Die Entscheidung hat länger als einen Tag gewartet");
    expect(textOf(body)).not.toContain("eine andere Person war schneller");
    expect(body).not.toContain('<p lang="en">');
    const card = cardOf((await browser.get("/correct/staff", german)).body, "Vera Orlov");
    expect(textOf(card)).toContain("hat über diese Zeile entschieden, aber die Entscheidung wurde nicht ausgeführt.");
    expect(card).toContain('name="answer"');
  };
  await expectVoid();
  await cli("run");
  await expectVoid();
});

/** Opens a console beside a row that asks for its birthday. @returns browsers of two people with this role */
async function besideQuestion(startWorkplace: StartWorkplace, role: "editor" | "approver") {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { ella: role, emil: role });
  const vera = person(3, { name: "Vera", last: "Orlov", email: "vera@example.org", birthday: "05/06/1991" });
  drop("staff.csv", list(...people(10, 18), vera));
  await cli("run");
  const opened = await openConsole(start);
  return { ...workplace, ella: await signedIn(opened, "ella"), emil: await signedIn(opened, "emil") };
}

test("lets an editor take an own answer back, and no one else's", async ({ startWorkplace }) => {
  const { ella, emil } = await besideQuestion(startWorkplace, "editor");
  const { body: page } = await ella.get("/correct/staff");
  const button = buttonNamed(page, "Vera Orlov", "It is 5 June 1991");
  const { headers } = await ella.post("/correct/staff", { ...fieldsOf(page), ...button });
  const [, back = ""] = /action="(\/decisions\/[^"]+)"/u.exec((await ella.get(String(headers["location"]))).body) ?? [];
  expect(await emil.post(back, { take_back: "yes" })).toMatchObject({ status: 403 });
  expect(await ella.post(back, { take_back: "yes" })).toMatchObject({ status: 303 });
  expect(cardOf((await ella.get("/correct/staff")).body, "Vera Orlov")).toContain('name="answer"');
});

test("stores no second decision about a row from an older page while the first one waits", async ({
  startWorkplace,
}) => {
  const { ella, emil, cli, json, sandbox } = await besideQuestion(startWorkplace, "approver");
  const { body: page } = await ella.get("/correct/staff");
  await ella.post("/correct/staff", { ...fieldsOf(page), ...buttonNamed(page, "Vera Orlov", "It is 5 June 1991") });
  const late = await emil.post("/correct/staff", {
    ...fieldsOf(page),
    ...buttonNamed(page, "Vera Orlov", "It is 6 May 1991"),
  });
  expect(late.status).toBe(422);
  expect(textOf(late.body)).toContain("Vera Orlov: an earlier decision about this row waits. Yours was not stored.");
  expect((await json("status")).value.requests).toHaveLength(1);
  await cli("run");
  expect(sandbox.contacts().find(({ first_name: name }) => name === "Vera")?.birthday).toBe("1991-06-05");
});

test("names a list no more that was not taken back in time when an approver says that it is not needed", async ({
  startWorkplace,
}) => {
  const { ann, bob, rita, askedBefore, report } = await withoutDaemon(startWorkplace);
  const { run } = report();
  askedBefore({ kind: "undo", run });
  const page = `/runs/${run}`;
  expect((await rita.get(page)).body).not.toContain("take_back");
  const { body } = await bob.get(page);
  const [, path = ""] = /action="(\/decisions\/[^"]+)"/u.exec(body) ?? [];
  const { headers } = await bob.post(path, { ...fieldsOf(body), take_back: "yes" });
  expect(headers["location"]).toBe(page);
  for (const at of ["/", page]) expect(await pageText(ann, at)).not.toContain("ann asked on");
});

test("shows on the first page a list that was not taken back in time, until its way back is planned", async ({
  startWorkplace,
}) => {
  const { ann, askedBefore, cli, report } = await withoutDaemon(startWorkplace);
  const { run } = report();
  askedBefore({ kind: "undo", run });
  const isVoid = /ann asked on .* for this list to be taken back\. It waited for longer than a day/u;
  for (const page of ["/", `/runs/${run}`]) expect(await pageText(ann, page)).toMatch(isVoid);
  await cli("run");
  const { body } = await ann.get("/");
  expect(body).toContain(`<a class="main" href="/runs/${run}">`);
  expect(textOf(body)).toContain("Take this list back?");
  await ann.post(`/runs/${run}/undo`, {});
  const waits = /for this list to be taken back\. This waits to be carried out, until .* at the latest\./u;
  for (const page of ["/", `/runs/${run}`]) expect(await pageText(ann, page)).toMatch(waits);
  expect(await pageText(ann, "/")).toContain("A list is to be taken back staff · staff.csv · ann asked on");
  expect((await cli("run")).code).toBe(4);
  for (const page of ["/", `/runs/${run}`]) expect(await pageText(ann, page)).not.toContain("ann asked on");
});
