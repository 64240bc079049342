/** The console of several accounts in a real browser. */
import { writeFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { list, people, person } from "../../system/cli/support/lists.ts";
import { test, until } from "../../system/cli/support/workplace.ts";
import { openAccountsConsole } from "../../system/console/accounts/accounts-console.ts";
import { PASSWORD } from "../../system/console/console-users.ts";
import { CHROMIUM, launchBrowser, openWindow } from "../open-browser.ts";
import { findFlaws } from "./find-flaws.ts";

let browser: Browser;
beforeAll(async () => {
  if (CHROMIUM !== null) browser = await launchBrowser();
});
afterAll(() => browser?.close());

(CHROMIUM === null ? test.skip : test)(
  "leads from the accounts to one's pages and back",
  async ({ startWorkplace }) => {
    const { account, all, one, url } = await openAccountsConsole(
      startWorkplace,
      ["berlin", "oslo", "paris"],
      [["berlin", "Anna", "approver"]],
    );
    for (const other of ["oslo", "paris"])
      await one(other, "console-user", "add", "Anna", "--role", "reader", "--same-as", account("berlin").file);
    for (const name of ["berlin", "paris"]) account(name).drop("staff.csv", list(...people(1, 8)));
    await all("run");
    account("berlin").drop("staff.csv", list(...people(1, 4), person(30, { email: "ada@@example.org" })));
    await all("run");
    const window = await openWindow(browser, { baseURL: url, locale: "en-GB" });
    const page = await window.newPage();
    await page.goto("/a/berlin/runs");
    expect(await page.getByLabel("Account").inputValue()).toBe("berlin");
    expect(await findFlaws(page)).toEqual([]);
    await page.getByLabel("Name").fill("Anna");
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/a/berlin/runs");
    await page.getByRole("link", { name: "All accounts" }).click();
    await page.getByRole("heading", { name: "Accounts" }).waitFor();
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["berlin", "oslo", "paris"]);
    expect(await findFlaws(page)).toEqual([]);
    await page.getByRole("link", { name: "berlin" }).click();
    await page.getByRole("link", { name: "Look" }).first().click();
    await page.getByRole("link", { name: "Approve…" }).waitFor();
    writeFileSync(account("berlin").file, "{");
    await until("the page says it", async () => {
      await page.goto("/a/berlin/people");
      return page.getByText("The configuration of this account is broken").isVisible();
    });
    expect(await findFlaws(page)).toEqual([]);
  },
);
