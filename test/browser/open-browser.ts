import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from "playwright-core";

/** The path of Debian's browser; null if it is not installed. */
export const CHROMIUM: string | null =
  ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path)) ?? null;

/** Longest wait of the browser for anything. The wait is so long that a slow machine does not reach its end. */
const PATIENCE_MS = 180_000;

/** Starts a headless browser. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM ?? "",
    timeout: PATIENCE_MS,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}

/** Opens a window of the browser, with cookies of its own. */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const window = await browser.newContext(options);
  window.setDefaultTimeout(PATIENCE_MS);
  return window;
}
