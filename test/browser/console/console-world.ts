/** A workplace with everything that the console's pages show, and browsers that are signed in. */
import type { BrowserContext, BrowserContextOptions, Browser as Chromium } from "playwright-core";
import { until, type StartWorkplace } from "../../system/cli/support/workplace.ts";
import { list, people, person } from "../../system/cli/support/lists.ts";
import { addUsers, PASSWORD } from "../../system/console/console-users.ts";
import { ANY_PORT, openConsole, type OpenedConsole } from "../../system/console/open-console.ts";
import { openWindow } from "../open-browser.ts";

/** The people who sign in. */
const USERS = { Rita: "reader", Emil: "editor", Anna: "approver", Otto: "approver" } as const;
export type User = keyof typeof USERS;

/** Opens a workplace with a console and its users. @param more keys of the configuration of the console */
export async function openWorld(startWorkplace: StartWorkplace, more: Readonly<Record<string, unknown>> = {}) {
  const workplace = await startWorkplace();
  workplace.configure({ console: { ...ANY_PORT, ...more } });
  await addUsers(workplace.start, USERS);
  return { ...workplace, console: await openConsole(workplace.start) };
}

/**
 * Opens a workplace where something of each kind waits: a list whose deletes are held, rows to correct, a create in doubt,
 * and a file that could not be used. `watch` is at work.
 */
export async function openBusyWorld(startWorkplace: StartWorkplace) {
  const world = await openWorld(startWorkplace);
  const { drop, sandbox, startWatch, names, runs, start } = world;
  sandbox.setFaults(["drop-response:POST:#1"]);
  const watch = await startWatch();
  const wrong = [person(30, { email: "ada@@example.org" }), person(31, { group: "Team Berln" })];
  drop("staff.csv", list(person(20, { email: "" }), ...people(1, 12), ...wrong));
  await until("the first list is done", () => runs().length === 1 && names("inbox").length === 0);
  sandbox.setFaults([]);
  drop("staff.xlsx", "no workbook");
  await until("the file is refused", () => names("failed").length > 0);
  drop("staff.csv", list(person(20, { email: "" }), ...people(1, 4), ...wrong));
  await until("the second list is held", () => runs().length === 2 && names("inbox").length === 0);
  return { ...world, watch, start, heldRun: runs().at(-1) ?? "" };
}

/** Returns a window of a browser in which a user is signed in. */
export async function signInWindow(
  browser: Chromium,
  { url }: Pick<OpenedConsole, "url">,
  user: User,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const window = await openWindow(browser, { baseURL: url, locale: "en-GB", ...options });
  const page = await window.newPage();
  await page.goto("/sign-in");
  await page.getByLabel("Name").fill(user);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((reached) => reached.pathname === "/");
  await page.close();
  return window;
}
