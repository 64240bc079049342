/** The demo that keeps running: something of each kind waits, and Ctrl-C ends everything. */
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "../cli/support/workplace.ts";
import { firstJson, openBrowser } from "./open-console.ts";

test("demo --stay keeps a console running in which something of each kind waits, until Ctrl-C", async ({
  startWorkplace,
}) => {
  const { start, root } = await startWorkplace();
  const running = start(["demo", "--stay", "--json", "--folder", join(root, "demo")]);
  const links = (await firstJson(running)) as { url: string; enterUrl: string; sandbox: string };
  const browser = openBrowser(links.url);
  await browser.get(links.enterUrl.slice(links.url.length));
  const { body } = await browser.get("/");
  for (const text of ["waits for a decision.", 'href="/correct/members"', 'href="/doubts"', "Next list expected"])
    expect(body).toContain(text);
  expect(body).toContain("The program is at work");
  expect((await fetch(links.sandbox)).status).toBe(200);
  running.process.kill("SIGINT");
  expect((await running.ended).code).toBe(0);
  await expect(fetch(links.url)).rejects.toThrow();
  await expect(fetch(links.sandbox)).rejects.toThrow();
});
