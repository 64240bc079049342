/** A session that ends while a person fills in a form: what was typed is there again after the next sign-in. */
import { expect } from "vitest";
import { list, people, person } from "../../cli/support/lists.ts";
import { test, type StartWorkplace } from "../../cli/support/workplace.ts";
import { addUsers, PASSWORD, signInAs, withPassword } from "../console-users.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";
import { fieldsOf } from "../page-forms.ts";

const PAGE = "/correct/staff";
const TYPED = 'ada"<b>@example.org';
const SHOWN = "ada&quot;&lt;b&gt;@example.org";
const NEW_PASSWORD = "another long sentence";

/** Opens the form with a refused row, types into it, and ends the session before the form is posted. */
async function fillWhileSessionEnds(startWorkplace: StartWorkplace) {
  const { start, cli, configure, drop } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "editor", Bert: "editor" });
  drop("staff.csv", list(person(1), person(2, { email: "no address" })));
  await cli("run");
  const { browser } = await openConsole(start);
  const anna = browser();
  await signInAs(anna, "Anna");
  const { body } = await anna.get(PAGE);
  const fields = Object.fromEntries(
    [...body.matchAll(/<input type="(?:text|hidden)"[^>]*? name="([^"]+)"[^>]*? value="([^"]*)"/gu)].flatMap(
      ([, name = "", value = ""]) =>
        name === "language" || name === "to" ? [] : [[name, value === "no address" ? TYPED : value]],
    ),
  );
  expect(Object.values(fields)).toContain(TYPED);
  const changed = await withPassword(start, ["console-user", "password", "Anna"], NEW_PASSWORD).ended;
  expect(changed.code).toBe(0);
  const posted = await anna.post(PAGE, fields);
  expect(posted).toMatchObject({ status: 302, headers: { location: `/sign-in?to=${encodeURIComponent(PAGE)}` } });
  expect((await anna.get("/sign-in")).body).toContain("what you typed is kept for an hour");
  return { anna, browser };
}

test("shows what was typed after the same person has signed in again, and sends nothing by itself", async ({
  startWorkplace,
}) => {
  const { anna, browser } = await fillWhileSessionEnds(startWorkplace);
  const other = browser();
  await signInAs(other, "Anna", NEW_PASSWORD);
  expect((await other.get(PAGE)).body).not.toContain(SHOWN);
  expect(await signInAs(anna, "Anna", NEW_PASSWORD, PAGE)).toMatchObject({ status: 303, headers: { location: PAGE } });
  for (let look = 0; look < 2; look += 1) {
    const { body } = await anna.get(PAGE);
    expect(body).toContain(`value="${SHOWN}"`);
    expect(body).toContain("Your session ended while you filled in this page.");
  }
  expect((await anna.get("/runs")).body).not.toContain("Your session ended");
  expect(await anna.post("/kept-form/drop", { to: PAGE })).toMatchObject({ status: 303, headers: { location: PAGE } });
  expect((await anna.get(PAGE)).body).not.toContain(SHOWN);
});

test("takes no correction back that was sent while the session ended", async ({ startWorkplace }) => {
  const { start, cli, configure, drop, names } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "editor", Bert: "editor" });
  // With a larger share of refused rows, the list would be held.
  drop("staff.csv", list(...people(10, 18), person(1, { group: "Team Berln" }), person(2, { email: "no address" })));
  await cli("run");
  const { browser } = await openConsole(start);
  const [anna, bert] = [browser(), browser()];
  await signInAs(anna, "Anna");
  await signInAs(bert, "Bert");
  const { body: before } = await anna.get(PAGE);
  const group = Object.entries(fieldsOf(before)).find(([, value]) => value === "Team Berln")?.[0] ?? "";
  const email = Object.entries(fieldsOf(before)).find(([, value]) => value === "no address")?.[0] ?? "";
  await bert.post(PAGE, { ...fieldsOf(before), [group]: "Team Berlin", send: "1" });
  await withPassword(start, ["console-user", "password", "Anna"], NEW_PASSWORD).ended;
  await anna.post(PAGE, { ...fieldsOf(before), [email]: TYPED, send: "1" });
  await signInAs(anna, "Anna", NEW_PASSWORD, PAGE);
  const { body: again } = await anna.get(PAGE);
  expect(fieldsOf(again)[email]).toBe(TYPED);
  await anna.post(PAGE, { ...fieldsOf(again), send: "1" });
  expect(fieldsOf((await bert.get(PAGE)).body)).toMatchObject({ [group]: "Team Berlin", [email]: TYPED });
  expect(names("inbox")).toHaveLength(2);
});

test("shows nothing of it to another person in the same browser", async ({ startWorkplace }) => {
  const { anna } = await fillWhileSessionEnds(startWorkplace);
  await signInAs(anna, "Bert", PASSWORD, PAGE);
  const { body } = await anna.get(PAGE);
  expect(body).toContain("no address");
  expect(body).not.toContain(SHOWN);
  await anna.post("/sign-out");
  await signInAs(anna, "Anna", NEW_PASSWORD, PAGE);
  expect((await anna.get(PAGE)).body).not.toContain(SHOWN);
});
