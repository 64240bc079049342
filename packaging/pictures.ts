/**
 * Makes the pictures in README.md from the demo: docs/report.png and docs/console.png. It needs Debian's chromium.
 *
 * Usage: npm run build && node packaging/pictures.ts
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium, type Page } from "playwright-core";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PROGRAM = join(ROOT, "dist/cli.js");
const MOST_BYTES = 300_000;
const WIDTH = 1120;
const MARGIN = 40;

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 900 },
    colorScheme: "light",
    locale: "en-GB",
  });
  await page.goto(pathToFileURL(lastReport()).href);
  await savePicture(page, "report.png", "#needsYou");
  await withConsole(async (enterUrl) => {
    await page.goto(enterUrl);
    await savePicture(page, "console.png", "#feeds");
  });
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the demo to its end, and returns the path of its last report. */
function lastReport(): string {
  const demo = spawnSync(process.execPath, [PROGRAM, "demo", "--json", "--folder", join(folder, "lists")], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const runs = JSON.parse(demo.stdout) as readonly { readonly reports: { readonly report: string } }[];
  const last = runs.at(-1);
  if (last === undefined) throw new Error("The demo has written no report.");
  return last.reports.report;
}

/** Starts the demo with its console, hands over the link that signs in, and ends the demo. */
async function withConsole(use: (enterUrl: string) => Promise<void>): Promise<void> {
  const demo = spawn(process.execPath, [PROGRAM, "demo", "--stay", "--json", "--folder", join(folder, "console")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const { enterUrl } = JSON.parse(await firstJson(demo)) as { enterUrl: string };
    await use(enterUrl);
  } finally {
    demo.kill("SIGTERM");
    await new Promise((resolve) => demo.once("exit", resolve));
  }
}

/** Returns the JSON that the demo prints when everything runs. */
async function firstJson(demo: ChildProcess): Promise<string> {
  let text = "";
  for await (const chunk of demo.stdout ?? []) {
    text += String(chunk);
    if (text.trimEnd().endsWith("}")) return text;
  }
  throw new Error("The demo ended before the console was there.");
}

/** Saves the page from its top to the end of an element. */
async function savePicture(page: Page, name: string, lastShown: string): Promise<void> {
  const path = join(ROOT, "docs", name);
  const last = await page.locator(lastShown).boundingBox();
  const height = Math.ceil((last?.y ?? 0) + (last?.height ?? 0) + MARGIN);
  await page.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width: WIDTH, height } });
  const { size } = statSync(path);
  if (size > MOST_BYTES) throw new Error(`docs/${name} has ${size} bytes, which are more than ${MOST_BYTES}.`);
}
