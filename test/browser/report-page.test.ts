import { ENGLISH, phrasesIn } from "../../src/pipeline/report/language/phrases.ts";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/model/feed.ts";
import type { ReportSource } from "../../src/model/run-record.ts";
import { reportPage } from "../../src/pipeline/report/page/report-page.ts";
import { toSummary } from "../../src/pipeline/report/json/summary-json.ts";
import { runsPage } from "../../src/pipeline/report/page/runs-page.ts";
import { BROKEN_WORDS, CUT_CELLS, FAINT_TEXTS, LONG_LABELS } from "./page-scripts.ts";
import { CHROMIUM, launchBrowser, openWindow } from "./open-browser.ts";
import {
  cleanRun,
  haltedRun,
  heldRun,
  HOSTILE_CELLS,
  hostileRun,
  outOfStepRun,
  runOf10000Rejections,
  runWithRejections,
} from "./sample-runs.ts";

const RUNS = { cleanRun, runWithRejections, heldRun, outOfStepRun, haltedRun, hostileRun } as const;

describe.runIf(CHROMIUM !== null)("report.html in a browser", () => {
  let folder: string;
  let browser: Browser;
  let page: Page;
  const requested: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "report-"));
    browser = await launchBrowser();
    page = await (await openWindow(browser)).newPage();
    page.on("request", (request) => requested.push(request.url()));
  });

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });

  async function show(source: ReportSource, into: Page = page): Promise<void> {
    const path = join(folder, "report.html");
    await writeFile(path, [...reportPage(ENGLISH, source, { rejectionsCsv: "rejections.csv" })].join(""));
    await into.goto(`file://${path}`);
  }

  test("shows hostile cells as text, and runs none of them", async () => {
    await show(hostileRun());
    expect(await page.evaluate("document.title")).toContain("1 row needs you");
    expect(await page.evaluate("document.querySelectorAll('img, iframe, object, link').length")).toBe(0);
    expect(await page.evaluate("document.scripts.length")).toBe(2);
    const shown = await page.evaluate<string[]>(
      "[...document.querySelectorAll('.cells dd')].map((dd) => dd.textContent)",
    );
    // An HTML page drops NUL, and turns every line break into a line feed.
    const expected = HOSTILE_CELLS.map((cell) => cell.replaceAll("\r\n", "\n").replaceAll("\0", ""));
    expect(shown).toHaveLength(HOSTILE_CELLS.length);
    expect(shown.toSorted()).toEqual(expected.toSorted());
    await search("pwned");
    expect(await page.evaluate("document.title")).toContain("1 row needs you");
    expect(await page.evaluate("document.querySelectorAll('img').length")).toBe(0);
  });

  test("loads nothing but itself", async () => {
    const before = requested.length;
    await show(runWithRejections());
    expect(requested.slice(before)).toEqual([`file://${join(folder, "report.html")}`]);
  });

  test("draws only the first rows of 10,000 rejections, and finds every row by search", async () => {
    await show(runOf10000Rejections());
    expect(await page.evaluate<number>("document.querySelectorAll('*').length")).toBeLessThan(20_000);
    const found = await page.evaluate<string>(`new Promise((resolve) => {
      const input = document.querySelector("#search");
      input.value = "8999@EXAMPLE line";
      input.dispatchEvent(new Event("input"));
      new MutationObserver(() => resolve(document.querySelector("output").textContent))
        .observe(document.querySelector("output"), { childList: true });
    })`);
    expect(found).toBe("1 found");
    expect(await page.evaluate("document.querySelectorAll('.cause:not([hidden]) li').length")).toBe(1);
  });

  test("draws more rows of a cause when its button is clicked", async () => {
    await show(runOf10000Rejections());
    const rows = "document.querySelector('.cause').querySelectorAll('li').length";
    expect(await page.evaluate(rows)).toBe(25);
    await page.evaluate("document.querySelector('.cause button').click()");
    expect(await page.evaluate(rows)).toBe(125);
  });

  test("draws rows by script exactly as the page has them", async () => {
    await show(runWithRejections());
    const items = "[...document.querySelectorAll('.rows li')].map((li) => li.innerHTML.replace(/\\n/g, ''))";
    const before = await page.evaluate<string[]>(items);
    await search("");
    expect(await page.evaluate<string[]>(items)).toEqual(before);
    expect(before.length).toBe(27);
  });

  test("shows the first rows and the number of others when scripts are off", async () => {
    const window = await openWindow(browser, { javaScriptEnabled: false });
    const still = await window.newPage();
    await show(runOf10000Rejections(), still);
    expect(await still.locator(".rows li").count()).toBe(200);
    expect(await still.locator(".search").isVisible()).toBe(false);
    expect(await still.locator(".more").first().textContent()).toBe(
      "1,225 more rows of this kind: see rejections.xlsx.",
    );
    await window.close();
  });

  test.each(Object.entries(RUNS))("fits the width of a phone and of a desktop: %s", async (_, run) => {
    await show(run());
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    }
  });

  test.each(LANGUAGES)(
    "breaks no word on a phone, and keeps labels beside their values, in the language %s",
    async (language) => {
      const runs = [cleanRun, runWithRejections, heldRun, outOfStepRun, haltedRun].map((run) => run());
      const index = runs.map(({ record }) => ({ ...toSummary(record, null), holds: record.holds }));
      const refused = {
        name: "list.csv",
        message: "It belongs to no feed.",
        hint: "Rename it.",
        at: "2026-11-21T02:00Z",
      };
      const pages = [
        ...runs.map((run) => [...reportPage(phrasesIn(language), run, { rejectionsCsv: "rejections.csv" })]),
        [...runsPage(phrasesIn(language), index, [refused])],
      ];
      for (const [at, parts] of pages.entries()) {
        const path = join(folder, `${language}-${at}.html`);
        await writeFile(path, parts.join(""));
        await page.goto(`file://${path}`);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
          expect(await page.evaluate(BROKEN_WORDS)).toEqual([]);
          expect(await page.evaluate(LONG_LABELS)).toEqual([]);
          expect(await page.evaluate(CUT_CELLS)).toEqual([]);
        }
      }
    },
  );

  test.each(Object.entries(RUNS))(
    "has a text contrast of at least 4.5 : 1 in the light and the dark theme: %s",
    async (_, run) => {
      await show(run());
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(FAINT_TEXTS)).toEqual([]);
      }
    },
  );

  test.each(Object.entries(RUNS))("has landmarks, names and heading levels for screen readers: %s", async (_, run) => {
    await show(run());
    const { nodes } = await (await page.context().newCDPSession(page)).send("Accessibility.getFullAXTree");
    const shown = nodes.filter((node) => !node.ignored);
    const named = (role: string) =>
      shown.filter((node) => node.role?.value === role).map((node) => String(node.name?.value ?? ""));
    for (const landmark of ["banner", "main", "contentinfo"]) expect(named(landmark)).toHaveLength(1);
    for (const role of ["table", "image", "region", "heading", "link", "columnheader"])
      expect(named(role)).not.toContain("");
    const scrolling = "[...document.querySelectorAll('.scroll')].filter((each) => each.checkVisibility()).length";
    expect(await page.evaluate(scrolling)).toBe(shown.filter((node) => node.role?.value === "table").length);
    expect(named("region").length).toBeGreaterThanOrEqual(await page.evaluate<number>(scrolling));
    const levels = await page.evaluate<number[]>(
      "[...document.querySelectorAll('h1,h2,h3,h4')].map((h) => +h.tagName[1])",
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  test("prints every row unfolded, and no controls", async () => {
    await show(runWithRejections());
    await page.emulateMedia({ media: "print" });
    const hidden =
      "[...document.querySelectorAll('.rows li')].filter((li) => !li.checkVisibility({ contentVisibilityAuto: true })).length";
    expect(await page.evaluate(hidden)).toBe(0);
    expect(await page.evaluate("document.querySelector('.search').checkVisibility()")).toBe(false);
    await page.emulateMedia({ media: null });
    expect(await page.evaluate(hidden)).toBeGreaterThan(0);
  });

  async function search(words: string): Promise<void> {
    await page.evaluate(`new Promise((resolve) => {
      const list = document.querySelector(".rows");
      new MutationObserver(resolve).observe(list, { childList: true });
      const input = document.querySelector("#search");
      input.value = ${JSON.stringify(words)};
      input.dispatchEvent(new Event("input"));
    }).then(() => true)`);
  }
});
