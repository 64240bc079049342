import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const require = createRequire(import.meta.url);
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The widths of a phone and of a desktop. */
const WIDTHS = [390, 1280];
const SCHEMES = ["light", "dark"] as const;

/**
 * Returns what axe-core finds wrong with a page, and where the page is wider than the window: on a phone's and a desktop's
 * width, in the light and the dark theme. An empty answer is a good page.
 */
export async function findFlaws(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  await page.evaluate(AXE);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const shown = await page.evaluate<number>("document.documentElement.scrollWidth");
    if (shown > width) found.add(`${width} px: the page is ${shown} px wide`);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const violations = await page.evaluate<readonly string[]>(RUN_AXE);
      for (const violation of violations) found.add(`${width} px, ${colorScheme}: ${violation}`);
    }
  }
  return [...found];
}

/** Best practices are checked beside the rules of WCAG 2.2 AA. */
const RUN_AXE = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.flatMap(
  ({ id, help, nodes }) => nodes.slice(0, 3).map(({ target, html }) => id + " (" + help + "): " + target.join(" ") + " " + html.slice(0, 120))))`;
