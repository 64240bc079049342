/** What a person says about a row while an earlier word about the row waits for the next run. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { openRequestQueue } from "../../../src/ledger/requests/request-queue.ts";
import { list, people, person } from "../cli/support/lists.ts";
import { test, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { buttonNamed, cardOf, fieldNamed, fieldsOf, textOf } from "./page-forms.ts";

const PATH = "/correct/staff";
// With a larger share of refused rows, a list would be held.
const GOOD = people(10, 18);
const REFUSED = [
  person(2, { name: "Dmitri", birthday: "1990-02-31" }),
  person(3, { name: "Elif", group: "Team Berln" }),
];

/** Opens the page with the two refused rows of a list. No program works on lists. */
async function besideRefusedRows(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { ada: "approver", edda: "editor" });
  drop("staff.csv", list(...REFUSED, ...GOOD));
  await cli("run");
  const opened = await openConsole(start);
  const [ada, edda] = [await signedIn(opened, "ada"), await signedIn(opened, "edda")];
  const { body: page } = await ada.get(PATH);
  const [birthday, team] = [fieldNamed(page, "Dmitri", "Birthday"), fieldNamed(page, "Elif", "Group")];
  /** Sends the rows with these cells, from the page as it is now. */
  const correct = async (browser: Browser, cells: Record<string, string>) =>
    browser.post(PATH, { ...fieldsOf((await browser.get(PATH)).body), ...cells, send: "1" });
  return { ...workplace, ada, edda, page, birthday, team, correct };
}

test("uses the newer correction of a row, and keeps the other rows of the first", async ({ startWorkplace }) => {
  const { ada, edda, birthday, team, correct, cli, sandbox, names, inbox, data } =
    await besideRefusedRows(startWorkplace);
  const first = await correct(ada, { [birthday]: "1990-02-12", [team]: "Team Berlin" });
  const { body: page } = await edda.get(PATH);
  expect(fieldsOf(page)).toMatchObject({ [birthday]: "1990-02-12", [team]: "Team Berlin" });
  expect(textOf(cardOf(page, "Dmitri"))).toContain("In the list: “1990-02-31”");
  expect(await correct(edda, {})).toMatchObject({ status: 422 });
  const second = await correct(edda, { [birthday]: "1990-02-21" });
  expect(second.headers["location"]).toBe(first.headers["location"]);
  const [file = ""] = names("inbox");
  expect(names("inbox")).toEqual([file]);
  const queue = openRequestQueue(join(data, "requests/requests.db"), () => {});
  const sha256 = createHash("sha256")
    .update(readFileSync(join(inbox, file)))
    .digest("hex");
  expect(queue.uploadersOf(sha256)).toEqual(["ada", "edda"]);
  queue.close();
  await cli("run");
  const { body: end } = await edda.get(String(second.headers["location"]));
  expect(textOf(end)).toContain("No row of list “staff” waits for a correction.");
  const sent = sandbox.contacts().map(({ first_name, birthday: day }) => [first_name, day]);
  expect(sent).toContainEqual(["Dmitri", "1990-02-21"]);
  expect(sent.map(([name]) => name)).toContain("Elif");
});

test("sends no correction beside another that its page did not show, until it has shown it", async ({
  startWorkplace,
}) => {
  const { ada, edda, page, birthday, team, correct, cli, sandbox, names } = await besideRefusedRows(startWorkplace);
  await correct(ada, { [birthday]: "1990-02-12" });
  const [file = ""] = names("inbox");
  const typed = { [birthday]: "1990-02-21", [team]: "Team Berlin" };
  const refused = await edda.post(PATH, { ...fieldsOf(page), ...typed, send: "1" });
  expect(refused.status).toBe(422);
  const card = textOf(cardOf(refused.body, "Dmitri"));
  expect(card).toContain("this row has changed since you opened the page. Compare it with what you typed");
  expect(card).toContain("In the correction that waits: “1990-02-12” In the list: “1990-02-31”");
  expect(fieldsOf(refused.body)).toMatchObject(typed);
  expect(names("inbox")).toEqual([file]);
  expect(fieldsOf((await ada.get(PATH)).body)).toMatchObject({ [birthday]: "1990-02-12", [team]: "Team Berln" });
  await edda.post(PATH, { ...fieldsOf(refused.body), send: "1" });
  // The same text twice is no other correction.
  const same = await ada.post(PATH, { ...fieldsOf(page), ...typed, send: "1" });
  expect(textOf(cardOf(same.body, "Dmitri"))).not.toContain("In the correction that waits");
  await cli("run");
  const sent = sandbox.contacts().map(({ first_name, birthday: day }) => [first_name, day]);
  expect(sent).toContainEqual(["Dmitri", "1990-02-21"]);
  expect(sent.map(([name]) => name)).toContain("Elif");
});

test("leaves no row out whose correction the page did not show", async ({ startWorkplace }) => {
  const { ada, edda, page, birthday, correct, cli, names, people: contacts } = await besideRefusedRows(startWorkplace);
  await correct(ada, { [birthday]: "1990-02-12" });
  const refused = await edda.post(PATH, { ...fieldsOf(page), ...buttonNamed(page, "Dmitri", "Leave out") });
  expect(refused.status).toBe(422);
  expect(textOf(refused.body)).toContain(
    "this row has changed since you opened the page. Look at it again, then decide.",
  );
  expect(fieldsOf(refused.body)[birthday]).toBe("1990-02-12");
  expect(names("inbox")).toHaveLength(1);
  const button = buttonNamed(refused.body, "Dmitri", "Leave out");
  expect(await edda.post(PATH, { ...fieldsOf(refused.body), ...button })).toMatchObject({ status: 303 });
  await cli("run");
  expect(contacts()).not.toContain("Dmitri@1");
});

test("takes a correction back whose cells are set back to the list's", async ({ startWorkplace }) => {
  const { ada, birthday, team, correct, names, cli, people: contacts } = await besideRefusedRows(startWorkplace);
  await correct(ada, { [birthday]: "1990-02-12" });
  const { body } = await correct(ada, { [birthday]: "1990-02-31" });
  expect(textOf(body)).toContain("It was taken back.");
  expect([fieldsOf(body)[birthday], names("inbox")]).toEqual(["1990-02-31", []]);
  // Beside the correction of another row, too.
  await correct(ada, { [birthday]: "1990-02-12" });
  await correct(ada, { [birthday]: "1990-02-31", [team]: "Team Berlin" });
  await cli("run");
  expect(contacts()).toContain("Elif@1");
  expect(contacts()).not.toContain("Dmitri@1");
  expect(cardOf((await ada.get(PATH)).body, "Dmitri")).not.toBe("");
});

test("does not use a correction of a row that is left out afterwards", async ({ startWorkplace }) => {
  const { ada, birthday, team, correct, cli, people: contacts } = await besideRefusedRows(startWorkplace);
  await correct(ada, { [birthday]: "1990-02-12", [team]: "Team Berlin" });
  const { body: page } = await ada.get(PATH);
  const left = await ada.post(PATH, { ...fieldsOf(page), ...buttonNamed(page, "Dmitri", "Leave out") });
  expect(left).toMatchObject({ status: 303 });
  // The form is from before the row was left out, and still has its correction.
  expect(await ada.post(PATH, { ...fieldsOf(page), send: "1" })).toMatchObject({ status: 422 });
  await cli("run");
  expect(contacts()).toContain("Elif@1");
  expect(contacts()).not.toContain("Dmitri@1");
  expect(textOf((await ada.get(PATH)).body)).toContain("No row of list “staff” waits for a correction.");
});

test("removes the corrections from the inbox when all their rows are left out", async ({ startWorkplace }) => {
  const { ada, birthday, correct, names } = await besideRefusedRows(startWorkplace);
  const sent = await correct(ada, { [birthday]: "1990-02-12" });
  const { body: page } = await ada.get(PATH);
  await ada.post(PATH, { ...fieldsOf(page), ...buttonNamed(page, "Dmitri", "Leave out") });
  expect(names("inbox")).toEqual([]);
  expect(textOf((await ada.get(String(sent.headers["location"]))).body)).not.toContain("are being used now");
});

test("erases a person from the corrections that wait, and uses the other rows", async ({ startWorkplace }) => {
  const {
    ada,
    edda,
    birthday,
    team,
    correct,
    cli,
    people: contacts,
    names,
    data,
  } = await besideRefusedRows(startWorkplace);
  await correct(edda, { [birthday]: "1990-02-12", [team]: "Team Berlin" });
  const { body: found } = await ada.get("/people?search=Dmitri");
  const [, path = ""] = /href="(\/people\/[^"?#]+)"/u.exec(found) ?? [];
  expect(await ada.post(path, { act: "erase", sure: "yes" })).toMatchObject({ status: 303 });
  await cli("run");
  expect(contacts()).toContain("Elif@1");
  expect(names("inbox")).toEqual([]);
  const files = readdirSync(data, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const holding = files.filter((entry) => readFileSync(join(entry.parentPath, entry.name)).includes("Dmitri"));
  expect(holding.map(({ name }) => name)).toEqual([]);
});

test("deletes corrections that wait when all their people are erased", async ({ startWorkplace }) => {
  const { ada, birthday, correct, cli, names, runs } = await besideRefusedRows(startWorkplace);
  await correct(ada, { [birthday]: "1990-02-12" });
  const { body: found } = await ada.get("/people?search=Dmitri");
  const [, path = ""] = /href="(\/people\/[^"?#]+)"/u.exec(found) ?? [];
  await ada.post(path, { act: "erase", sure: "yes" });
  await cli("run");
  expect(names("inbox")).toEqual([]);
  expect(names("failed")).toEqual([]);
  expect(runs()).toHaveLength(1);
});

test("refuses a correction of a row that is to be left out", async ({ startWorkplace }) => {
  const { ada, edda, page, birthday, team, cli, names, people: contacts } = await besideRefusedRows(startWorkplace);
  await ada.post(PATH, { ...fieldsOf(page), ...buttonNamed(page, "Dmitri", "Leave out") });
  const typed = { [birthday]: "1990-02-12", [team]: "Team Berlin" };
  expect(fieldsOf((await edda.get(PATH)).body)).not.toHaveProperty(birthday);
  const refused = await edda.post(PATH, { ...fieldsOf(page), ...typed, send: "1" });
  expect(refused.status).toBe(422);
  expect(textOf(refused.body)).toContain("an earlier decision about this row waits. Yours was not stored.");
  expect(textOf(cardOf(refused.body, "Dmitri"))).toContain("This was not sent. You typed: Birthday 1990-02-12");
  expect(names("inbox")).toEqual([]);
  // Only the other row is sent now.
  await edda.post(PATH, { ...fieldsOf(refused.body), send: "1" });
  await cli("run");
  expect(contacts()).toContain("Elif@1");
  expect(contacts()).not.toContain("Dmitri@1");
});

test("refuses a correction of a row while an answer to its question waits", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  drop("staff.csv", list(...GOOD, person(2, { name: "Dmitri", birthday: "03/04/1990" })));
  await cli("run");
  const browser = await (await openConsole(start)).signIn();
  const { body: page } = await browser.get(PATH);
  await browser.post(PATH, { ...fieldsOf(page), ...buttonNamed(page, "Dmitri", "It is 4 March 1990") });
  const birthday = fieldNamed(page, "Dmitri", "Birthday");
  const refused = await browser.post(PATH, { ...fieldsOf(page), [birthday]: "1990-04-03", send: "1" });
  expect(refused.status).toBe(422);
  expect(textOf(refused.body)).toContain("an earlier decision about this row waits. Yours was not stored.");
  expect(textOf(cardOf(refused.body, "Dmitri"))).toContain("This was not sent. You typed: Birthday 1990-04-03");
  expect(names("inbox")).toEqual([]);
});

test.for(["before", "after"])(
  "uses a corrected report that was saved %s its row was left out only where it is the later word",
  async (when, { startWorkplace }) => {
    const { ada, page, drop, cli, report, sandbox } = await besideRefusedRows(startWorkplace);
    const saved = report().rejections ?? "";
    const text = saved.replaceAll("1990-02-31", "1990-02-12").replaceAll("Team Berln", "Team Berlin");
    const leaveOut = () => ada.post(PATH, { ...fieldsOf(page), ...buttonNamed(page, "Dmitri", "Leave out") });
    if (when === "before") drop("corrected.csv", text);
    expect((await leaveOut()).status).toBe(303);
    if (when === "after") drop("corrected.csv", text);
    expect((await cli("run")).code).toBe(when === "before" ? 3 : 0);
    const names = sandbox.contacts().map(({ first_name: name }) => name);
    expect(names).toContain("Elif");
    expect(names.includes("Dmitri")).toBe(when === "after");
    const { body } = await ada.get(PATH);
    expect(textOf(body).includes("1 corrected row was not used.")).toBe(when === "before");
  },
);
