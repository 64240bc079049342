import type { Locator } from "playwright-core";

/** How a person presses a button, follows a link or ticks a box. */
export type Press = (target: Locator) => Promise<void>;

export const click: Press = (target) => target.click();

/** Presses Tab until the target has the focus, then the key that a person presses there. */
export const byKeyboard: Press = async (target) => {
  const page = target.page();
  await target.waitFor();
  const hasFocus = async () => (await target.and(page.locator(":focus")).count()) === 1;
  for (let presses = 0; !(await hasFocus()); presses += 1) {
    if (presses > 300) throw new Error("no press of Tab reaches the target");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press((await target.getAttribute("type")) === "checkbox" ? "Space" : "Enter");
};
