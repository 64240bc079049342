/** The whole work of people in the console, in a real browser: on a phone, by keyboard alone, and without JavaScript. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { test as withWorkplace, until } from "../../system/cli/support/workplace.ts";
import { list, people, person } from "../../system/cli/support/lists.ts";
import { CHROMIUM, launchBrowser } from "../open-browser.ts";
import { openBusyWorld, openWorld, signInWindow } from "./console-world.ts";
import { byKeyboard, click } from "./press.ts";

// Each test drives a browser, a daemon and a console, so the tests run one after the other.
const test = CHROMIUM === null ? withWorkplace.skip : withWorkplace;
const ALONE = { concurrent: false };

let browser: Browser;
beforeAll(async () => {
  if (CHROMIUM !== null) browser = await launchBrowser();
});
afterAll(() => browser?.close());

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

const WRONG = [person(9, { name: "Ada", email: "ada@@example.org" }), person(10, { name: "Bo", group: "Team Berln" })];

for (const [how, press, options] of [
  ["on a phone", click, PHONE],
  ["by keyboard alone", byKeyboard, {}],
  ["without JavaScript", click, { javaScriptEnabled: false }],
] as const)
  test(`checks a list, takes it over, and corrects two cells ${how}`, ALONE, async ({ startWorkplace }) => {
    const world = await openWorld(startWorkplace);
    const watch = await world.startWatch();
    const page = await (await signInWindow(browser, world.console, "Emil", options)).newPage();
    await page.goto("/");
    await page.getByLabel("Choose a list").setInputFiles({
      name: "staff.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(list(...people(1, 5), ...WRONG)),
    });
    await press(page.getByRole("button", { name: "Check this list" }));
    await page.getByRole("heading", { level: 1, name: "What this list would do" }).waitFor();
    await press(page.getByRole("button", { name: "Take over this list" }));
    // The page of the check leads to the page of the list by itself.
    await shows(page, page.getByRole("heading", { level: 1, name: "2 rows need you" }));
    expect(world.people()).toHaveLength(5);
    await press(page.getByRole("link", { name: "Correct the rows" }));
    await page.getByRole("heading", { level: 1, name: "Rows to correct" }).waitFor();
    await page.getByLabel("E-mail").fill("ada@example.org");
    await page.getByLabel("Group").fill("Team Berlin");
    await press(page.getByRole("button", { name: "Save and send" }).first());
    await until("the people are in the service", () => world.people().length === 7);
    expect(world.people()).toEqual(expect.arrayContaining(["Ada@1", "Bo@1"]));
    await watch.stop();
  });

for (const [how, press, options] of [
  ["on a phone", click, PHONE],
  ["by keyboard alone", byKeyboard, {}],
  ["without JavaScript", click, { javaScriptEnabled: false }],
] as const)
  test(`approves a held list ${how}, and names its people first`, ALONE, async ({ startWorkplace }) => {
    const { console: opened, sandbox } = await openBusyWorld(startWorkplace);
    const before = sandbox.contacts().length;
    const page = await (await signInWindow(browser, opened, "Anna", options)).newPage();
    await page.goto("/");
    await press(page.getByRole("link", { name: "Look at the list" }));
    await shows(page, page.getByRole("heading", { level: 1, name: /^8 deletions wait/u }));
    await press(page.getByRole("link", { name: "Approve…" }));
    await shows(page, page.getByRole("heading", { level: 1, name: "Approve this list?" }));
    await page.getByLabel("Note").fill("checked with the office");
    await press(page.getByRole("button", { name: "Approve", exact: true }));
    await until("the people are deleted", () => sandbox.contacts().length === before - 8);
    await page.goto("/runs");
    await press(page.getByRole("link", { name: /20\d\d/u }).first());
    await shows(page, page.getByText("checked with the office").first());
  });

test("carries a decision out once when two approvers press at once", ALONE, async ({ startWorkplace }) => {
  const { console: opened, sandbox, heldRun, mutations } = await openBusyWorld(startWorkplace);
  sandbox.forgetRequests();
  const pages = await Promise.all(
    (["Anna", "Otto"] as const).map(async (user) => (await signInWindow(browser, opened, user)).newPage()),
  );
  for (const page of pages) await page.goto(`/runs/${heldRun}/approve`);
  await Promise.all(pages.map((page) => page.getByRole("button", { name: "Approve", exact: true }).click()));
  await until("the people are deleted", () => mutations().length >= 8);
  for (const page of pages) {
    await page.goto(`/runs/${heldRun}`);
    await shows(page, page.getByText(/Approved by (?:Anna|Otto)/u).first());
    expect(await page.getByText(/Approved by (?:Anna|Otto)/u).count()).toBe(1);
  }
  expect(mutations()).toHaveLength(8);
});

test(
  "shows a reader no button that changes anything, and refuses such forms with 403",
  ALONE,
  async ({ startWorkplace }) => {
    const { console: opened, heldRun } = await openBusyWorld(startWorkplace);
    const window = await signInWindow(browser, opened, "Rita");
    const page = await window.newPage();
    const buttons = ["Check this list", "Save and send", "Leave out", "Approve…", "Discard…", "It is there"];
    for (const path of ["/", `/runs/${heldRun}`, "/correct/staff", "/doubts"]) {
      await page.goto(path);
      for (const name of buttons) {
        expect(await page.getByRole("button", { name, exact: true }).count(), `${path}: ${name}`).toBe(0);
        expect(await page.getByRole("link", { name, exact: true }).count(), `${path}: ${name}`).toBe(0);
      }
    }
    for (const path of ["/correct/staff", `/runs/${heldRun}/approve`, `/runs/${heldRun}/discard`, "/doubts", "/"])
      expect(await postFromPage(page, path), path).toBe(403);
  },
);

test(
  "refuses a form that another site sends, also from the browser of an approver",
  ALONE,
  async ({ startWorkplace }) => {
    const { console: opened, heldRun, sandbox } = await openBusyWorld(startWorkplace);
    const window = await signInWindow(browser, opened, "Anna");
    const page = await window.newPage();
    const before = sandbox.contacts().length;
    const foreign = await openForeignSite();
    for (const host of ["127.0.0.1", "localhost"])
      for (const path of [`/runs/${heldRun}/approve`, "/correct/staff", "/sign-out", "/"]) {
        await page.goto(`http://${host}:${foreign.port}/?to=${encodeURIComponent(opened.url + path)}`);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === "POST"),
          page.getByRole("button", { name: "Win" }).click(),
        ]);
        expect(answer.status(), `${host} ${path}`).toBe(403);
      }
    foreign.close();
    expect(sandbox.contacts()).toHaveLength(before);
    await page.goto("/");
    await shows(page, page.getByText("Signed in as Anna."));
  },
);

test(
  "says on the page of a list that the program ended in the middle, and when the list is done",
  ALONE,
  async ({ startWorkplace }) => {
    const world = await openWorld(startWorkplace);
    const { sandbox, answers, drop, startWatch, console: opened } = world;
    answers.hold();
    answers.release(3);
    const watch = await startWatch();
    drop("staff.csv", list(...people(1, 60)));
    const window = await signInWindow(browser, opened, "Rita");
    const page = await window.newPage();
    await until("the list is being sent", () => sandbox.contacts().length > 2);
    await page.goto("/");
    await page.getByRole("link", { name: "Open the last list" }).click();
    await shows(page, page.getByText("This list is being carried out now."));
    answers.release(1);
    await page.getByText("4 of 60 sent").waitFor();
    answers.release(1);
    await page.getByText(/5 of 60 sent · .* a minute/u).waitFor();
    watch.process.kill("SIGKILL");
    await page.getByText("ended before it was done").waitFor();
    answers.release();
    const again = await startWatch();
    await page.getByRole("heading", { level: 1, name: "went through" }).waitFor();
    await again.stop();
  },
);

/** Serves a page with a form that posts to the address in its query, as a hostile site would. */
async function openForeignSite() {
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? "/", "http://foreign").searchParams.get("to") ?? "";
    response.setHeader("content-type", "text/html");
    response.end(
      `<!doctype html><form method="post" action="${to}"><input name="note" value="x"><button>Win</button></form>`,
    );
  });
  server.listen(0);
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** Waits until something can be seen. */
async function shows(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  // Until then, the page may have no styles.
  await page.waitForLoadState("load");
  expect(await page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 1280,
  );
}

/** Posts a form as a page of the console would, and returns the status of the answer. */
function postFromPage(page: Page, path: string): Promise<number> {
  return page.evaluate<number>(
    `fetch(${JSON.stringify(path)}, { method: "POST", body: new URLSearchParams({ note: "x" }), redirect: "manual" }).then(({ status }) => status)`,
  );
}
