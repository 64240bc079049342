/** What the first page and a check say about lists that people gave: where they wait, and where the same file was before. */
import { expect } from "vitest";
import { list, person } from "../../cli/support/lists.ts";
import { test } from "../../cli/support/workplace.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { textOf } from "../page-forms.ts";
import { checkList, press, upload } from "./upload-forms.ts";

test("shows a list on the first page until it has a report", async ({ startWorkplace }) => {
  const { start, configure, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  const home = async () => textOf((await browser.get("/")).body);
  expect(await home()).not.toContain("Lists on their way");
  const { path, page } = await checkList(browser, "staff.csv", list(person(1)));
  expect(await home()).toMatch(
    /Lists on their way staff.csv The list is checked. It waits until a person takes it over/u,
  );
  await press(browser, path, page, "take");
  expect(await home()).toContain("The list is taken over. It waits until the program runs.");
  expect(await home()).toContain("The time of the next run is not known here.");
  expect(textOf((await browser.get(path)).body)).toContain("The time of the next run is not known here.");
  expect((await cli("run")).code).toBe(0);
  expect(await home()).not.toContain("Lists on their way");
});

test("says where a file with the same bytes was before, under any name", async ({ startWorkplace }) => {
  const { start, configure, cli } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  const bytes = list(person(1));
  const first = await checkList(browser, "staff.csv", bytes);
  expect(textOf(first.page.body)).not.toContain("same file");
  const second = await checkList(browser, "staff-again.csv", bytes);
  expect(textOf(second.page.body)).toMatch(/owner already gave the same file on .*, and it waits. Look at that list/u);
  expect(second.page.body).toContain(`href="${first.path}"`);
  await press(browser, second.path, second.page, "cancel");
  await press(browser, first.path, first.page, "take");
  expect((await cli("run")).code).toBe(0);
  const third = await checkList(browser, "staff.csv", bytes);
  expect(textOf(third.page.body)).toMatch(
    /The same file was processed on .*, as a list of staff. See what became of it/u,
  );
  expect(third.page.body).toMatch(/href="\/runs\/[^"]+-staff">See what became/u);
  expect(textOf(third.page.body)).not.toContain("already gave");
  const other = await checkList(browser, "staff.csv", list(person(1), person(2)));
  expect(textOf(other.page.body)).not.toContain("same file");
});

test("refuses a further list of a person who has 20 that wait, and says what to do", async ({ startWorkplace }) => {
  const { start, configure, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  const browser = await (await openConsole(start)).signIn();
  for (let count = 0; count < 20; count += 1) expect((await upload(browser, "staff.csv", "ID\n")).status).toBe(303);
  const refused = await upload(browser, "staff.csv", list(person(1)));
  expect(refused).toMatchObject({ status: 422 });
  expect(textOf(refused.body)).toContain("20 of your lists already wait. Take over or cancel some of them");
  expect(names("uploads")).toHaveLength(20);
});
