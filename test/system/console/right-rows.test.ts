/** *This row is right*, pressed for one of several rows with the same key while an earlier press waits for the next run. */
import { expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import { test, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "./open-console.ts";
import { buttonNamed, fieldNamed, fieldsOf, textOf } from "./page-forms.ts";

const PATH = "/correct/staff";

/** Opens the page with two rows of one key and a row without a group. No program works on lists. */
async function besideTwoRows(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli, sandbox } = workplace;
  configure({ console: ANY_PORT });
  await addUsers(start, { ada: "editor", edda: "editor" });
  const rows = [
    person(2, { name: "Dora", last: "Reyes", email: "dora@example.org", birthday: "1980-08-08" }),
    person(2, { name: "Dorothy", last: "Reyes", email: "dora@example.org", birthday: "1981-09-09" }),
    person(3, { name: "Zoe", last: "Abe", email: "zoe@example.org", group: "Team Berln" }),
  ];
  drop("staff.csv", list(...people(10, 38), ...rows));
  await cli("run");
  const opened = await openConsole(start);
  const [ada, edda] = [await signedIn(opened, "ada"), await signedIn(opened, "edda")];
  const pageOf = async (browser: Browser) => (await browser.get(PATH)).body;
  const press = (browser: Browser, page: string, name: string, cells: Record<string, string> = {}) =>
    browser.post(PATH, { ...fieldsOf(page), ...cells, ...buttonNamed(page, name, "This row is right") });
  const birthdays = () =>
    sandbox.contacts().flatMap(({ last_name: last, birthday }) => (last === "Reyes" ? [birthday] : []));
  return { ...workplace, ada, edda, pageOf, press, birthdays };
}

test("uses the row that was called right last, from a page that shows the earlier one", async ({ startWorkplace }) => {
  const { ada, edda, pageOf, press, birthdays, cli, names } = await besideTwoRows(startWorkplace);
  const before = await pageOf(edda);
  expect((await press(ada, await pageOf(ada), "Dora Reyes")).status).toBe(303);
  const refused = await press(edda, before, "Dorothy Reyes");
  expect(refused.status).toBe(422);
  expect(textOf(refused.body)).toContain("Look at it again, then decide.");
  expect((await press(ada, await pageOf(ada), "Dorothy Reyes")).status).toBe(303);
  expect(names("inbox")).toHaveLength(1);
  await cli("run");
  expect(birthdays()).toEqual(["1981-09-09"]);
});

test("uses the row that was called right after the other one was corrected", async ({ startWorkplace }) => {
  const { ada, pageOf, press, birthdays, cli, names } = await besideTwoRows(startWorkplace);
  const page = await pageOf(ada);
  await ada.post(PATH, { ...fieldsOf(page), [fieldNamed(page, "Dorothy Reyes", "Birthday")]: "1981-10-10", send: "1" });
  expect((await press(ada, await pageOf(ada), "Dora Reyes")).status).toBe(303);
  expect(names("inbox")).toHaveLength(1);
  await cli("run");
  expect(birthdays()).toEqual(["1980-08-08"]);
});

test("keeps what was typed into another row", async ({ startWorkplace }) => {
  const { ada, pageOf, press } = await besideTwoRows(startWorkplace);
  const page = await pageOf(ada);
  const group = fieldNamed(page, "Zoe Abe", "Group");
  const { status, body } = await press(ada, page, "Dora Reyes", { [group]: "Team Rome" });
  expect(status).toBe(200);
  expect(fieldsOf(body)[group]).toBe("Team Rome");
  expect(textOf(body)).toContain("The corrected rows are sent.");
});
