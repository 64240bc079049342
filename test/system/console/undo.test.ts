/** The page *Take this list back?*, and the page that decides about the undo. */
import { expect } from "vitest";
import { list, people } from "../cli/support/lists.ts";
import { test, until } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";
import { textOf } from "./page-forms.ts";

test("The pages of an undo say why a person can't ask for it again or, with four eyes, approve it", async ({
  startWorkplace,
}) => {
  const { start, configure, drop, cli, report, startWatch, sandbox } = await startWorkplace();
  configure({ console: { ...ANY_PORT, fourEyes: true } });
  await addUsers(start, { ada: "approver", grace: "approver" });
  drop("staff.csv", list(...people(1, 3)));
  await cli("run");
  const first = `/runs/${report().run}/undo`;
  drop("staff.csv", list(...people(1, 4)));
  await cli("run");
  const second = `/runs/${report().run}/undo`;
  await startWatch();
  const opened = await openConsole(start);
  const ada = await signedIn(opened, "ada");
  const grace = await signedIn(opened, "grace");

  const posted = await ada.post(second, {});
  expect(posted.status).toBe(303);
  const undo = await until("the undo is planned", async () => {
    const to = String(posted.headers["location"]);
    const found = to.startsWith("/runs/") ? to : (await ada.get(to)).headers["location"];
    return found === undefined ? null : String(found);
  });
  expect(textOf((await ada.get(second)).body)).toContain("A way back of this list is planned.");
  expect(textOf((await ada.get(first)).body)).toContain("A way back of another list is planned. Decide on it first.");
  const page = await ada.get(`${undo}/approve`);
  expect(textOf(page.body)).toContain("You asked to take this list back. So another person has to approve that.");
  expect(page.body).not.toContain('class="main"');
  const refused = await ada.post(`${undo}/approve`, {});
  expect(refused.status).toBe(403);
  expect(textOf(refused.body)).toContain("You asked to take this list back.");

  expect((await grace.post(`${undo}/approve`, {})).status).toBe(303);
  await until("the list is taken back", () => sandbox.contacts().length === 3);
  await until("the undo is finished", async () => {
    const text = textOf((await ada.get(second)).body);
    return text.includes("This list was taken back.");
  });
  // A list without changes has nothing to take back.
  expect(textOf((await ada.get(second)).body)).not.toContain("has changed nothing");
});
