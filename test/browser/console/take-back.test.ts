/** Taking a list back, and what a person may ask for about themselves, in a real browser. */
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { list, people, person } from "../../system/cli/support/lists.ts";
import { test as withWorkplace, until } from "../../system/cli/support/workplace.ts";
import { CHROMIUM, launchBrowser } from "../open-browser.ts";
import { openWorld, signInWindow } from "./console-world.ts";
import { findFlaws } from "./find-flaws.ts";
import { byKeyboard, click } from "./press.ts";

// Each test drives a browser, a daemon and a console, so the tests run one after the other.
const test = CHROMIUM === null ? withWorkplace.skip : withWorkplace;
const ALONE = { concurrent: false, timeout: 240_000 };

let browser: Browser;
beforeAll(async () => {
  if (CHROMIUM !== null) browser = await launchBrowser();
});
afterAll(() => browser?.close());

test(
  "takes a list back by keyboard alone, after the page has said what that means",
  ALONE,
  async ({ startWorkplace }) => {
    const { console: opened, drop, cli, report, sandbox, startWatch } = await openWorld(startWorkplace);
    const emails = () => sandbox.contacts().flatMap(({ email }) => email ?? []);
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    const before = emails().sort();
    drop("staff.csv", list(...people(1, 7), person(8, { email: "wrong@example.org" }), person(9)));
    await cli("run");
    expect(emails()).toContain("wrong@example.org");
    const { run } = report();
    await startWatch();
    const page = await (await signInWindow(browser, opened, "Anna")).newPage();
    await page.goto(`/runs/${run}`);
    await byKeyboard(page.getByRole("link", { name: "Take this list back…" }));
    await page.getByRole("heading", { level: 1, name: "Take this list back?" }).waitFor();
    expect(await findFlaws(page)).toEqual([]);
    await page.getByLabel("Note").fill("wrong list");
    await byKeyboard(page.getByRole("button", { name: "Plan the way back" }));
    await byKeyboard(page.getByRole("link", { name: "Approve…" }));
    expect(emails()).toContain("wrong@example.org");
    await byKeyboard(page.getByRole("button", { name: "Approve", exact: true }));
    await until("the people are as before", () => JSON.stringify(emails().sort()) === JSON.stringify(before));
    await page.goto(`/runs/${run}`);
    await page
      .getByText(/taken back/iu)
      .first()
      .waitFor();
    expect(await page.getByRole("link", { name: "Take this list back…" }).count()).toBe(0);
  },
);

test("exports, erases and never greets a person, without JavaScript", ALONE, async ({ startWorkplace }) => {
  const { console: opened, drop, cli, sandbox, startWatch } = await openWorld(startWorkplace);
  drop("staff.csv", list(person(1, { name: "Nora" }), person(2, { name: "Erik" }), ...people(10, 18)));
  await cli("run");
  await startWatch();
  const page = await (await signInWindow(browser, opened, "Anna", { javaScriptEnabled: false })).newPage();
  const names = () => sandbox.contacts().map(({ first_name: name }) => name);
  const openPerson = async (name: string) => {
    await page.goto("/people");
    await page.getByRole("main").getByRole("searchbox").fill(name);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await click(page.getByRole("main").getByRole("link", { name }));
    await page.getByRole("heading", { level: 1, name }).waitFor();
  };
  await openPerson("Nora");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export" }).click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
    contacts: [{ values: { first_name: "Nora" } }],
  });
  await click(page.getByRole("button", { name: "Never greet" }));
  await page.getByText("This person is never greeted again.").first().waitFor();
  expect(names()).not.toContain("Nora");

  await openPerson("Erik");
  // The browser asks for the tick first.
  await click(page.getByRole("button", { name: "Erase" }));
  expect(names()).toContain("Erik");
  await page.getByLabel("Yes, erase this person for good").check();
  await click(page.getByRole("button", { name: "Erase" }));
  await page.getByText("This person is erased.").waitFor();
  expect(names()).not.toContain("Erik");
  await page.goto("/people?search=Erik");
  expect(await page.getByRole("main").getByRole("link", { name: "Erik" }).count()).toBe(0);
});
