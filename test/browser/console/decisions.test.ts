/** Decisions that people make in a real browser, by keyboard alone and without JavaScript, on pages without a flaw. */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { list, people, person } from "../../system/cli/support/lists.ts";
import { test as withWorkplace, until } from "../../system/cli/support/workplace.ts";
import { CHROMIUM, launchBrowser } from "../open-browser.ts";
import { openBusyWorld, openWorld, signInWindow } from "./console-world.ts";
import { findFlaws } from "./find-flaws.ts";
import { byKeyboard, click } from "./press.ts";
import type { Press } from "./press.ts";

// Each test drives a browser, a daemon and a console, so the tests run one after the other.
const test = CHROMIUM === null ? withWorkplace.skip : withWorkplace;
const ALONE = { concurrent: false, timeout: 240_000 };

let browser: Browser;
beforeAll(async () => {
  if (CHROMIUM !== null) browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Checks the page that is shown. The window has the size of a desktop afterwards. */
async function hasNoFlaw(page: Page, name: string): Promise<void> {
  expect(await findFlaws(page), name).toEqual([]);
}

/** axe-core does not run in a window without JavaScript. */
const notChecked = async () => {};

const WAYS: readonly (readonly [string, Press, BrowserContextOptions, typeof hasNoFlaw])[] = [
  ["by keyboard alone", byKeyboard, {}, hasNoFlaw],
  ["without JavaScript", click, { javaScriptEnabled: false }, notChecked],
];

for (const [how, press, options, checkFlaws] of WAYS)
  test(`leaves people out of an approval ${how}, and says that they stay`, ALONE, async ({ startWorkplace }) => {
    const { console: opened, sandbox, heldRun } = await openBusyWorld(startWorkplace);
    const before = sandbox.contacts().length;
    const page = await (await signInWindow(browser, opened, "Anna", options)).newPage();
    await page.goto(`/runs/${heldRun}`);
    await press(page.getByRole("link", { name: "Approve…" }));
    await page.getByRole("heading", { level: 1, name: "Approve this list?" }).waitFor();
    await press(page.getByRole("button", { name: "Untick all" }));
    await until("no box is ticked", async () => (await page.locator("input[name=delete]:checked").count()) === 0);
    await checkFlaws(page, "the people, unticked");
    await press(page.getByRole("checkbox").first());
    await page.getByLabel("Note").fill("only one has left");
    await press(page.getByRole("button", { name: "Approve", exact: true }));
    await until("one person is deleted", () => sandbox.contacts().length === before - 1);
    await page.getByRole("heading", { level: 1, name: "Approved" }).waitFor();
    await page.getByText("7 people were left out of the deletions and stay.").waitFor();
    await checkFlaws(page, "the decision");
    await page.goto(`/runs/${heldRun}`);
    await page.getByText("7 people were left out of the deletions and stay.").waitFor();
    await page.goto("/correct/staff");
    await page.getByText("2 rows of list “staff” could not be used.").waitFor();
    expect(await page.locator("li.card.row").count()).toBe(2);
    expect(sandbox.contacts()).toHaveLength(before - 1);
  });

for (const [how, press, options, checkFlaws] of WAYS)
  test(`answers a doubt ${how}, after a contact id that can't be`, ALONE, async ({ startWorkplace }) => {
    const { console: opened, sandbox } = await openBusyWorld(startWorkplace);
    const page = await (await signInWindow(browser, opened, "Anna", options)).newPage();
    const idOf = (email: string | null) =>
      String(sandbox.contacts().find((contact) => (contact.email ?? null) === email)?.contact_id);
    await page.goto("/doubts");
    for (const [typed, said] of [
      ["0", "A contact id is a whole number"],
      [idOf("p1@example.org"), "is linked to"],
    ] as const) {
      await page.getByLabel("Contact id").fill(typed);
      await press(page.getByRole("button", { name: "It is there" }));
      await page.getByRole("alert").getByText(said).waitFor();
      await checkFlaws(page, said);
    }
    await page.getByLabel("Contact id").fill(idOf(null));
    await press(page.getByRole("button", { name: "It is there" }));
    await page.getByText("No one is in doubt.").waitFor();
  });

test("has no flaw on the pages of a check, of wrong forms and of refused files", ALONE, async ({ startWorkplace }) => {
  const world = await openWorld(startWorkplace);
  const { console: opened, drop, cli } = world;
  drop("staff.csv", list(...people(1, 5), person(9, { email: "ada@@example.org" })));
  await cli("run");
  const page = await (await signInWindow(browser, opened, "Anna")).newPage();
  const upload = async (name: string, text: string) => {
    await page.goto("/");
    await page.getByLabel("Choose a list").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    await page.getByRole("button", { name: "Check this list" }).click();
    await page.waitForURL(/\/checks\//u);
  };
  await upload(
    "staff.csv",
    list(...people(1, 4), person(9, { email: "ada@@example.org" }), person(8, { birthday: "x" })),
  );
  await page.getByRole("button", { name: "Take over this list" }).waitFor();
  await hasNoFlaw(page, "the check");
  await page.goto(`${page.url()}?show=rows`);
  await hasNoFlaw(page, "the rows of the check");
  await upload("staff.csv", "no list\n");
  await page.getByText("This file can’t be used.").waitFor();
  await hasNoFlaw(page, "the refused file");
  await page.getByRole("button", { name: "Deutsch" }).click();
  await page.getByText("Was das Programm dazu sagt").waitFor();
  await hasNoFlaw(page, "the refused file in German");
  await page.goto("/correct/staff");
  await page.getByRole("button", { name: "Speichern und senden" }).first().click();
  await page.getByRole("alert").waitFor();
  await hasNoFlaw(page, "no row changed");
});

test("has no flaw where corrections wait with a list that is held", ALONE, async ({ startWorkplace }) => {
  const { console: opened, drop, cli, report } = await openWorld(startWorkplace);
  drop("staff.csv", list(...people(1, 8), person(9, { email: "ada@@example.org" })));
  await cli("run");
  // Without its keys, the list is held as a whole.
  drop("staff.csv", list(...people(1, 8).map(([, ...cells]) => ["", ...cells]), person(20, { group: "Team Berln" })));
  await cli("run");
  const { run } = report();
  const page = await (await signInWindow(browser, opened, "Anna")).newPage();
  await page.goto("/correct/staff");
  await hasNoFlaw(page, "rows beside a held list");
  await page.getByRole("link", { name: /^Correct its/u }).click();
  await page.getByLabel("Group", { exact: true }).fill("Team Berlin");
  await page.getByRole("button", { name: "Save and send" }).first().click();
  await page.waitForURL(/sent=/u);
  await cli("run");
  await page.reload();
  await page.getByText("A correction of this row waits with a list that needs a decision.").waitFor();
  await hasNoFlaw(page, "a correction that waits");
  await page.goto(`/runs/${run}`);
  await hasNoFlaw(page, "the held list");
  await cli("discard", run);
  await page.goto("/correct/staff");
  await page.getByRole("heading", { name: "Corrections that were not used" }).waitFor();
  await hasNoFlaw(page, "a correction that was not used");
});
