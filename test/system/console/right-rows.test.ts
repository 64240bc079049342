/** *This row is right*, pressed for one of several rows with the same key while an earlier press waits for the next run. */
import { expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import { test } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { buttonNamed, fieldsOf, textOf } from "./page-forms.ts";

const PATH = "/correct/staff";

test("uses the row that was called right last, from a page that shows the earlier one", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, sandbox, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { ada: "editor", edda: "editor" });
  const rows = [
    person(2, { name: "Dora", last: "Reyes", email: "dora@example.org", birthday: "1980-08-08" }),
    person(2, { name: "Dorothy", last: "Reyes", email: "dora@example.org", birthday: "1981-09-09" }),
  ];
  drop("staff.csv", list(...people(10, 28), ...rows));
  await cli("run");
  const opened = await openConsole(start);
  const [ada, edda] = [await signedIn(opened, "ada"), await signedIn(opened, "edda")];
  const pageOf = async (browser: Browser) => (await browser.get(PATH)).body;
  const press = (browser: Browser, page: string, name: string) =>
    browser.post(PATH, { ...fieldsOf(page), ...buttonNamed(page, name, "This row is right") });

  const before = await pageOf(edda);
  expect((await press(ada, await pageOf(ada), "Dora Reyes")).status).toBe(303);
  const refused = await press(edda, before, "Dorothy Reyes");
  expect(refused.status).toBe(422);
  expect(textOf(refused.body)).toContain("Look at it again, then decide.");
  expect((await press(ada, await pageOf(ada), "Dorothy Reyes")).status).toBe(303);
  expect(names("inbox")).toHaveLength(1);
  await cli("run");
  expect(sandbox.contacts().flatMap(({ last_name: last, birthday }) => (last === "Reyes" ? [birthday] : []))).toEqual([
    "1981-09-09",
  ]);
});
