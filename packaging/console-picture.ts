/**
 * Makes docs/console.png, the picture of the console in README.md, from the demo. It needs Debian's chromium.
 *
 * Usage: npm run build && node packaging/console-picture.ts
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PICTURE = join(ROOT, "docs", "console.png");
const MOST_BYTES = 300_000;
const WIDTH = 1120;

const folder = mkdtempSync(join(tmpdir(), "console-picture-"));
const demo = spawn(
  process.execPath,
  [join(ROOT, "dist/cli.js"), "demo", "--stay", "--json", "--folder", join(folder, "demo")],
  {
    stdio: ["ignore", "pipe", "inherit"],
  },
);
try {
  const { enterUrl } = JSON.parse(await firstJson()) as { enterUrl: string };
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: 900 },
    colorScheme: "light",
    locale: "en-GB",
  });
  await page.goto(enterUrl);
  const lists = await page.locator("#feeds").boundingBox();
  const height = Math.ceil((lists?.y ?? 0) + (lists?.height ?? 0) + 40);
  await page.screenshot({ path: PICTURE, fullPage: true, clip: { x: 0, y: 0, width: WIDTH, height } });
  await browser.close();
  const { size } = statSync(PICTURE);
  if (size > MOST_BYTES) throw new Error(`docs/console.png has ${size} bytes, which are more than ${MOST_BYTES}.`);
} finally {
  demo.kill("SIGTERM");
  await new Promise((resolve) => demo.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}

/** Returns the JSON that the demo prints when everything runs. */
async function firstJson(): Promise<string> {
  let text = "";
  for await (const chunk of demo.stdout) {
    text += String(chunk);
    if (text.trimEnd().endsWith("}")) return text;
  }
  throw new Error("The demo ended before the console was there.");
}
