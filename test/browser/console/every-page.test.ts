/** What holds for each page of the console: axe-core finds nothing, nothing is wider than the window, no link is dead. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { test } from "../../system/cli/support/workplace.ts";
import { CHROMIUM, launchBrowser, openWindow } from "../open-browser.ts";
import { openBusyWorld, signInWindow } from "./console-world.ts";
import { findFlaws } from "./find-flaws.ts";

let browser: Browser;
beforeAll(async () => {
  if (CHROMIUM !== null) browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Pages of one kind that are visited. */
const OF_A_KIND = 2;

(CHROMIUM === null ? test.skip : test)(
  "has no flaw that axe-core finds on any page, at 390 and 1280 px, light and dark",
  async ({ startWorkplace }) => {
    const { console: opened } = await openBusyWorld(startWorkplace);
    const stranger = await openWindow(browser, { baseURL: opened.url });
    const door = await stranger.newPage();
    await door.goto("/sign-in");
    expect(await findFlaws(door), "/sign-in").toEqual([]);
    const window = await signInWindow(browser, opened, "Anna");
    const page = await window.newPage();
    const visited = await visitAll(page);
    expect(visited.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        "/",
        "/runs",
        "/runs/:run",
        "/runs/:run/approve",
        "/runs/:run/discard",
        "/correct/staff",
        "/doubts",
        "/people",
        "/greetings",
        "/settings",
      ]),
    );
    expect(visited.filter(({ flaws }) => flaws.length > 0)).toEqual([]);
  },
);

interface Visited {
  readonly path: string;
  readonly kind: string;
  readonly flaws: readonly string[];
}

/** Follows the links of all pages from the first one on, except the links to downloads. */
async function visitAll(page: Page): Promise<readonly Visited[]> {
  const visited: Visited[] = [];
  const waiting = ["/"];
  const seen = new Set(waiting);
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    if (visited.filter((other) => other.kind === kind).length >= OF_A_KIND) continue;
    const answer = await page.goto(path);
    const status = answer?.status() ?? 0;
    const flaws = await findFlaws(page);
    visited.push({ path, kind, flaws: status === 200 ? flaws : [`status ${status}`, ...flaws] });
    const links = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll("a[href^='/']:not([download])")].map((link) => link.getAttribute("href").split("#")[0])`,
    );
    for (const link of links) {
      if (seen.has(link) || /\.(?:xlsx|csv|json|html)$/u.test(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return visited;
}

/** Returns what all pages of one kind have in common. */
function kindOf(path: string): string {
  return path
    .replace(/\?.*/u, "?")
    .replace(/\/runs\/[^/?]+/u, "/runs/:run")
    .replace(/\/people\/[^/?]+/u, "/people/:person")
    .replace(/\/checks\/[^/?]+/u, "/checks/:check");
}
