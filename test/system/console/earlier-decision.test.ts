/** A decision while an earlier one about the same list, correction or setting waits for the next run. */
import { expect } from "vitest";
import { list, people, person } from "../cli/support/lists.ts";
import { test, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole } from "./open-console.ts";
import { buttonNamed, fieldNamed, fieldsOf, textOf } from "./page-forms.ts";

const NOT_STORED = "Your decision was not stored, because an earlier one waits.";

/** Opens a console with two approvers. No program works on lists. */
async function withTwoApprovers(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  workplace.configure({ console: ANY_PORT });
  await addUsers(workplace.start, { ada: "approver", grace: "approver" });
  const open = async () => {
    const opened = await openConsole(workplace.start);
    return { ada: await signedIn(opened, "ada"), grace: await signedIn(opened, "grace") };
  };
  return { ...workplace, open };
}

test("refuses to discard a list while its approval waits, until that is taken back", async ({ startWorkplace }) => {
  const { drop, cli, report, open, sandbox, json } = await withTwoApprovers(startWorkplace);
  drop("staff.csv", list(...people(1, 8)));
  await cli("run");
  drop("staff.csv", list(...people(1, 4)));
  await cli("run");
  const path = `/runs/${report().run}`;
  const { ada, grace } = await open();
  const approved = await ada.post(`${path}/approve`, {});
  const decision = String(approved.headers["location"]);
  expect((await grace.post(`${path}/approve`, {})).headers["location"]).toBe(decision);
  const shown = (await grace.get(`${path}/discard`)).body;
  const waits =
    /ada asked on .* for this list to be approved\. This waits to be carried out, until .* at the latest\./u;
  expect(textOf(shown)).toMatch(waits);
  for (const page of ["/", path]) expect(textOf((await grace.get(page)).body)).toMatch(waits);
  expect(shown).not.toContain('class="danger"');
  for (const browser of [grace, ada]) {
    const refused = await browser.post(`${path}/discard`, { note: "no" });
    expect(refused.status).toBe(409);
    expect(textOf(refused.body)).toContain(NOT_STORED);
    expect(textOf(refused.body).includes("Take back")).toBe(browser === ada);
  }
  expect((await json("status")).value).toMatchObject({
    requests: [{ command: expect.stringContaining("approve") as string }],
  });
  await ada.post(decision, { take_back: "yes" });
  expect(await grace.post(`${path}/discard`, {})).toMatchObject({ status: 303 });
  await cli("run");
  expect(sandbox.contacts()).toHaveLength(8);
});

test("asks once to take lists of a feed back", async ({ startWorkplace }) => {
  const { drop, cli, report, open } = await withTwoApprovers(startWorkplace);
  drop("staff.csv", list(...people(1, 3)));
  await cli("run");
  const first = `/runs/${report().run}/undo`;
  drop("staff.csv", list(...people(1, 4)));
  await cli("run");
  const second = `/runs/${report().run}/undo`;
  const { ada, grace } = await open();
  const decision = String((await ada.post(second, {})).headers["location"]);
  expect(decision).toMatch(/^\/decisions\//u);
  expect((await grace.get(second)).headers["location"]).toBe(decision);
  expect((await grace.post(second, {})).headers["location"]).toBe(decision);
  const other = await grace.post(first, {});
  expect(textOf(other.body)).toContain("A way back of another list is planned. Decide on it first.");
});

test("ends a correction that lasts once", async ({ startWorkplace }) => {
  const { drop, cli, open, json } = await withTwoApprovers(startWorkplace);
  drop("staff.csv", list(...people(10, 18), person(2, { name: "Elif", group: "Team Berln" })));
  await cli("run");
  const { ada, grace } = await open();
  const { body: page } = await ada.get("/correct/staff");
  const cells = { [fieldNamed(page, "Elif", "Group")]: "Team Berlin" };
  await ada.post("/correct/staff", { ...fieldsOf(page), ...cells, send: "1" });
  await cli("run");
  const [, value = ""] = /name="correction" value="(drop[^"]+)"/u.exec((await ada.get("/correct/staff")).body) ?? [];
  const ended = await ada.post("/correct/staff", { correction: value });
  expect((await grace.post("/correct/staff", { correction: value })).headers["location"]).toBe(
    ended.headers["location"],
  );
  const other = await grace.post("/correct/staff", { correction: value.replace("drop", "rule") });
  expect(textOf((await grace.get(String(other.headers["location"]))).body)).toContain(NOT_STORED);
  expect((await json("status")).value).toMatchObject({ requests: [{ command: "corrections drop 1" }] });
});

test("takes a learned setting back once", async ({ startWorkplace }) => {
  const { drop, cli, open } = await withTwoApprovers(startWorkplace);
  drop("staff.csv", list(...people(10, 18), person(2, { name: "Dmitri", birthday: "03/04/1990" })));
  await cli("run");
  const { ada, grace } = await open();
  const { body: page } = await ada.get("/correct/staff");
  await ada.post("/correct/staff", { ...fieldsOf(page), ...buttonNamed(page, "Dmitri", "Day first in all rows") });
  await cli("run");
  const taken = await ada.post("/settings", { unlearn: "staff" });
  expect((await grace.post("/settings", { unlearn: "staff" })).headers["location"]).toBe(taken.headers["location"]);
});
