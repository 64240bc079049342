/** What lasts, on the page *Rows to correct*: corrections, rules and addresses that are left out, each with a button. */
import { expect } from "vitest";
import { correctTypo, GOOD } from "../cli/support/corrected-typo.ts";
import { list, person, readReport } from "../cli/support/lists.ts";
import { test, until, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { cardOf, fieldsOf, textOf } from "./page-forms.ts";

const PATH = "/correct/staff";

/** Presses a button that is about a correction, and returns the text of the page that says what became of it. */
async function press(browser: Browser, name: string): Promise<string> {
  const { body } = await browser.get(PATH);
  const [, value = ""] =
    new RegExp(`<button form="rows" name="correction" value="([^"]+)">${name}<`, "u").exec(body) ?? [];
  expect(value, name).not.toBe("");
  const { headers } = await browser.post(PATH, { ...fieldsOf(body), correction: value });
  return until(`the answer to “${name}”`, async () => {
    const text = textOf((await browser.get(String(headers["location"]))).body);
    return text.includes("Your decision was carried out.") ? text : null;
  });
}

test("shows corrections and the rule that they offer, makes the rule for the row that waits, and ends both", async ({
  startWorkplace,
}) => {
  const workplace = await startWorkplace();
  const { start, configure, startWatch, sandbox } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { Rita: "reader", Emil: "editor" });
  await correctTypo(workplace);
  await startWatch();
  const opened = await openConsole(start);
  const reader = await signedIn(opened, "Rita");
  const editor = await signedIn(opened, "Emil");

  const { body } = await reader.get(PATH);
  expect(textOf(body)).toContain("Corrected here, still wrong in your list");
  expect(textOf(body)).toContain("Elif Haddad");
  expect(body).not.toContain('name="correction"');
  expect(await reader.post(PATH, { correction: "drop.1" })).toMatchObject({ status: 403 });
  expect(await editor.post(PATH, { correction: "drop.99" })).toMatchObject({ status: 404 });

  const ruled = await press(editor, "Correct it in every row");
  expect(sandbox.contacts().some(({ first_name: name }) => name === "Cleo")).toBe(true);
  expect(ruled).toContain("No row of list “staff” waits for a correction.");
  expect(ruled).not.toContain("Correct it in every row");
  expect(await press(editor, "End this rule")).not.toContain("End this rule");
  expect(await press(editor, "End this correction")).not.toContain("Elif Haddad");
});

test("shows an address that an answer left out, and sends it again", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, report, startWatch, json } = await startWorkplace();
  configure({ console: ANY_PORT });
  const ada = person(1, { name: "Ada", last: "Moreau", email: "house@example.org" });
  const ben = person(2, { name: "Ben", last: "Moreau", email: "house@example.org", birthday: "1980-02-03" });
  drop("staff.csv", list(...GOOD, ada));
  await cli("run");
  drop("staff.csv", list(...GOOD, ada, ben));
  await cli("run");
  const [{ _id: id = "" } = {}] = readReport(report().rejections ?? "");
  await cli("answer", id, "leave", "out");
  await startWatch();
  const browser = await (await openConsole(start)).signIn();
  // No row waits for a correction, so the list's card leads to the page.
  expect((await browser.get("/")).body).toContain(`<a href="${PATH}">Corrections that last</a>`);
  const text = textOf((await browser.get(PATH)).body);
  expect(text).toContain("Sent without an address");
  expect(text).toContain("Ben Moreau : house@example.org");
  expect(await press(browser, "Send with the address again")).not.toContain("Ben Moreau");
  expect((await json("corrections")).value).toMatchObject({ corrections: [] });
  expect((await browser.get("/")).body).not.toContain("Corrections that last");
});

/** Opens the page beside a row with a text that two corrections have made right. No program works on lists. */
async function besideOffer(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { start, configure } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { Emil: "editor" });
  await correctTypo(workplace);
  const editor = await signedIn(await openConsole(start), "Emil");
  const { body: page } = await editor.get(PATH);
  const [field = ""] = Object.entries(fieldsOf(page)).find(([, text]) => text === "Team Berln") ?? [];
  const correct = () => editor.post(PATH, { ...fieldsOf(page), [field]: "Team Rome" });
  const makeRule = async () => {
    const [, value = ""] = /name="correction" value="(rule\.\d+)"/u.exec((await editor.get(PATH)).body) ?? [];
    expect((await editor.post(PATH, { correction: value })).status).toBe(303);
  };
  const groupOfCleo = () => workplace.sandbox.contacts().find(({ first_name: name }) => name === "Cleo")?.group_id;
  return { ...workplace, editor, correct, makeRule, groupOfCleo };
}

test("leaves a row alone whose own correction waits when a rule is made", async ({ startWorkplace }) => {
  const { correct, makeRule, groupOfCleo, cli } = await besideOffer(startWorkplace);
  await correct();
  await makeRule();
  expect((await cli("run")).code).toBe(0);
  expect(groupOfCleo()).toBe(2);
});

test("corrects a row by a rule whose line waits untouched in a corrected report", async ({ startWorkplace }) => {
  const { makeRule, groupOfCleo, cli, drop, report } = await besideOffer(startWorkplace);
  drop("saved.csv", report().rejections ?? "");
  await makeRule();
  expect((await cli("run")).code).toBe(0);
  expect(groupOfCleo()).toBe(1);
});

test("takes no correction of a row that a rule corrects, while the rule waits", async ({ startWorkplace }) => {
  const { editor, correct, makeRule, groupOfCleo, cli } = await besideOffer(startWorkplace);
  await makeRule();
  expect(textOf(cardOf((await editor.get(PATH)).body, "Cleo Sol"))).toMatch(/Emil decided about this row\..* until/u);
  const late = await correct();
  expect(late.status).toBe(422);
  expect(textOf(late.body)).toContain("an earlier decision about this row waits. Yours was not stored.");
  expect((await cli("run")).code).toBe(0);
  expect(groupOfCleo()).toBe(1);
});

test("keeps what was typed into rows when a correction is ended", async ({ startWorkplace }) => {
  const { editor } = await besideOffer(startWorkplace);
  const { body: page } = await editor.get(PATH);
  const [, value = ""] = /<button form="rows" name="correction" value="(drop\.\d+)"/u.exec(page) ?? [];
  expect(page).toContain('id="rows"');
  const [field = ""] = Object.entries(fieldsOf(page)).find(([, text]) => text === "Team Berln") ?? [];
  const ended = await editor.post(PATH, { ...fieldsOf(page), [field]: "Team Rome", correction: value });
  expect(textOf(ended.body)).toContain("Your decision is stored.");
  expect(fieldsOf(ended.body)[field]).toBe("Team Rome");
});
