import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ReportSource } from "../../src/model/run-record.ts";
import { reportPage } from "../../src/pipeline/report/page/report-page.ts";
import { CHROMIUM, openPage, type Page } from "./chromium.ts";
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
  let page: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "report-"));
    page = await openPage(CHROMIUM ?? "");
  });

  afterAll(async () => {
    await page.close();
    await rm(folder, { recursive: true });
  });

  async function show(source: ReportSource): Promise<void> {
    const path = join(folder, "report.html");
    await writeFile(path, [...reportPage(source, { rejectionsCsv: "rejections.csv" })].join(""));
    await page.open(path);
  }

  async function size(width: number): Promise<void> {
    await page.send("Emulation.setDeviceMetricsOverride", { width, height: 800, deviceScaleFactor: 1, mobile: false });
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
    const before = page.requested.length;
    await show(runWithRejections());
    expect(page.requested.slice(before)).toEqual([`file://${join(folder, "report.html")}`]);
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
    await page.send("Emulation.setScriptExecutionDisabled", { value: true });
    await show(runOf10000Rejections());
    await page.send("Emulation.setScriptExecutionDisabled", { value: false });
    expect(await page.evaluate("document.querySelectorAll('.rows li').length")).toBe(200);
    expect(await page.evaluate("document.querySelector('.search').checkVisibility()")).toBe(false);
    expect(await page.evaluate("document.querySelector('.more').textContent")).toBe(
      "1,225 more rows of this kind: see rejections.xlsx.",
    );
  });

  test.each(Object.entries(RUNS))("fits the width of a phone and of a desktop: %s", async (_, run) => {
    await show(run());
    for (const width of [320, 390, 1280]) {
      await size(width);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    }
  });

  test.each(Object.entries(RUNS))(
    "has a text contrast of at least 4.5 : 1 in the light and the dark theme: %s",
    async (_, run) => {
      await show(run());
      for (const value of ["light", "dark"]) {
        await page.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value }] });
        expect(await page.evaluate(FAINT_TEXTS)).toEqual([]);
      }
    },
  );

  test.each(Object.entries(RUNS))("has landmarks, names and heading levels for screen readers: %s", async (_, run) => {
    await show(run());
    const { nodes } = (await page.send("Accessibility.getFullAXTree")) as { nodes: AccessibleNode[] };
    const shown = nodes.filter((node) => !node.ignored);
    const named = (role: string) =>
      shown.filter((node) => node.role?.value === role).map((node) => node.name?.value ?? "");
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
    await page.send("Emulation.setEmulatedMedia", { media: "print" });
    const hidden =
      "[...document.querySelectorAll('.rows li')].filter((li) => !li.checkVisibility({ contentVisibilityAuto: true })).length";
    expect(await page.evaluate(hidden)).toBe(0);
    expect(await page.evaluate("document.querySelector('.search').checkVisibility()")).toBe(false);
    await page.send("Emulation.setEmulatedMedia", { media: "" });
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

interface AccessibleNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

/** A script that returns the elements whose text has less contrast to its background than WCAG's 4.5 : 1. */
const FAINT_TEXTS = `(() => {
  const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      if (color.length === 3 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  };
  const faint = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (walker.currentNode.textContent.trim() === "" || !element.checkVisibility() || element.closest("script, svg")) continue;
    const [a, b] = [luminance(parse(getComputedStyle(element).color)), luminance(behind(element))].sort((x, y) => y - x);
    const contrast = (a + 0.05) / (b + 0.05);
    if (contrast < 4.5) faint.push(element.tagName + "." + element.className + " " + contrast.toFixed(2));
  }
  return [...new Set(faint)];
})()`;
