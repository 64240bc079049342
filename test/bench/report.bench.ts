/** Measures how long a browser takes to load the report of 10,000 rejections. */
import { ENGLISH } from "../../src/pipeline/report/language/phrases.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "vitest";
import { reportPage } from "../../src/pipeline/report/page/report-page.ts";
import { CHROMIUM, launchBrowser } from "../browser/open-browser.ts";
import { runOf10000Rejections } from "../browser/sample-runs.ts";

test.runIf(CHROMIUM !== null)("measures how fast report.html of 10,000 rejections is written and loaded", async () => {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const path = join(folder, "report.html");
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const begun = performance.now();
  writeFileSync(path, [...reportPage(ENGLISH, runOf10000Rejections(), { rejectionsCsv: "rejections.csv" })].join(""));
  const written = performance.now() - begun;
  await page.goto(`file://${path}`);
  const loaded = await page.evaluate<number>("performance.getEntriesByType('navigation')[0].loadEventEnd");
  console.log(
    `report.html of 10,000 rejections: written in ${written.toFixed(0)} ms, loaded in ${loaded.toFixed(0)} ms`,
  );
  await browser.close();
  rmSync(folder, { recursive: true });
});
