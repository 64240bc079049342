/** The console's door: who gets in, from where, and what every answer forbids the browser. */
import { expect } from "vitest";
import { test } from "../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";

test("tells nothing to a person who is not signed in", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { browser } = await openConsole(start);
  for (const path of ["/", "/runs", "/people?search=ada", "/nothing"]) {
    const page = await browser().get(path);
    expect(page).toMatchObject({ status: 302, body: "" });
    expect(page.headers["location"]).toMatch(/^\/sign-in/u);
    expect(await browser().get(path, { accept: "application/json" })).toMatchObject({ status: 401 });
  }
});

test("signs one browser in by its link, once", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const first = await opened.signIn();
  expect(await first.get("/")).toMatchObject({
    status: 200,
    body: expect.stringContaining("<h1>Lists</h1>") as string,
  });
  const second = await opened.signIn();
  expect(await second.get("/")).toMatchObject({ status: 302 });
  expect(await second.get("/enter?token=wrong")).toMatchObject({ status: 403 });
  expect(await first.post("/sign-out")).toMatchObject({ status: 303 });
  expect(await first.get("/")).toMatchObject({ status: 302 });
});

test("refuses a form of another site and an address that is not its own", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const browser = await opened.signIn();
  for (const site of ["cross-site", "same-site", "none"])
    expect(await browser.post("/sign-out", {}, { "sec-fetch-site": site })).toMatchObject({ status: 403 });
  const origin = (value: string) =>
    browser.send("/sign-out", "", {
      "sec-fetch-site": "cross-site",
      origin: value,
      "content-type": "application/x-www-form-urlencoded",
    });
  expect(await origin(opened.url)).toMatchObject({ status: 403 });
  expect(await browser.get("/", { host: "lists.evil.example" })).toMatchObject({ status: 421 });
  expect(await browser.get("/")).toMatchObject({ status: 200 });
});

test("forbids foreign scripts, frames and caches in every answer", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { browser } = await openConsole(start);
  for (const path of ["/", "/style.css", "/script.js", "/enter?token=x", "/nothing"]) {
    const { headers } = await browser().get(path);
    expect(headers).toMatchObject({
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    });
  }
});

test("keeps its one-time link when a program only looks at it, and answers unreadable addresses safely", async ({
  startWorkplace,
}) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const looking = opened.browser();
  expect(await looking.head(opened.enterPath ?? "")).toMatchObject({ status: 302 });
  expect(looking.cookies.size).toBe(0);
  for (const [path, expected] of [
    ["/%ff", 400],
    ["/runs/%ff", 400],
    [`/runs/${"x".repeat(300)}`, 414],
  ] as const) {
    const { status, headers } = await looking.get(path);
    expect([path, status]).toEqual([path, expected]);
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cache-control": "no-store" });
    expect(headers).toHaveProperty("content-security-policy");
  }
  expect(await (await opened.signIn()).get("/")).toMatchObject({ status: 200 });
});

test("refuses a second console on the same lists", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await openConsole(start);
  const second = await start(["console"]).ended;
  expect(second.code).toBe(1);
  expect(second.stderr).toContain("Another console serves these lists");
});
