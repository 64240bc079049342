/** Signing in with a name and a password, and what a change of the users does to the people who are signed in. */
import { statSync, writeFileSync, chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { test } from "../../cli/support/workplace.ts";
import { addUsers, PASSWORD, signInAs, withPassword } from "../console-users.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";

test("signs a user in, and leads to the page that was asked for", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver" });
  const { browser, enterPath } = await openConsole(start);
  expect(enterPath).toBeNull();
  const anna = browser();
  const asked = await anna.get("/?from=mail");
  expect(asked.headers["location"]).toBe("/sign-in?to=%2F%3Ffrom%3Dmail");
  const page = await anna.get("/sign-in?to=%2F%3Ffrom%3Dmail");
  for (const part of [
    "<h1>Sign in</h1>",
    '<label for="name">Name</label>',
    '<label for="password">Password</label>',
    ">Sign in</button>",
    'name="to" value="/?from=mail"',
  ])
    expect(page.body).toContain(part);
  const answer = await signInAs(anna, "anna", PASSWORD, "/?from=mail");
  expect(answer).toMatchObject({ status: 303, headers: { location: "/?from=mail" } });
  expect(String(answer.headers["set-cookie"])).toMatch(/HttpOnly.*SameSite=Lax/u);
  expect((await anna.get("/")).body).toContain("Signed in as Anna.");
  expect(await anna.get("/sign-in")).toMatchObject({ status: 303 });
});

test("keeps the name of a failed sign-in, and links the summary to it", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "reader" });
  const { browser } = await openConsole(start);
  const wrong = await signInAs(browser(), "Anna", "not the password");
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('href="#name"');
  expect(wrong.body).toContain('value="Anna"');
  expect(wrong.body).not.toContain("not the password");
  const unknown = await signInAs(browser(), "Berta", "not the password");
  expect(unknown.body.replaceAll("Berta", "Anna")).toBe(wrong.body);
});

test("keeps people signed in while the console restarts, and keeps no one else", async ({ startWorkplace }) => {
  const { start, cli, configure, data } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver", Bert: "reader", Carla: "reader" });
  const first = await openConsole(start);
  const [anna, bert, carla] = [first.browser(), first.browser(), first.browser()];
  await signInAs(anna, "Anna");
  await signInAs(bert, "Bert");
  const bertsCookie = `session=${bert.cookies.get("session")}`;
  await signInAs(carla, "Carla");
  await bert.post("/sign-out");
  first.running.process.kill("SIGKILL");
  await first.running.ended;
  expect((await cli("console-user", "remove", "Carla")).code).toBe(0);
  const stored = join(data, "requests", "console-sessions.json");
  expect(statSync(stored).mode & 0o777).toBe(0o600);
  expect(readFileSync(stored, "utf8")).not.toContain(anna.cookies.get("session") ?? "none");
  const users = JSON.parse(readFileSync(join(data, "state", "console-users.json"), "utf8")) as {
    readonly users: readonly { readonly hash: string }[];
  };
  for (const { hash } of users.users) expect(readFileSync(stored, "utf8")).not.toContain(hash);
  const { browser } = await openConsole(start);
  const withCookie = (cookie: string) => browser().get("/", { cookie });
  const page = await withCookie(`session=${anna.cookies.get("session")}`);
  expect(page.body).toContain("Signed in as Anna.");
  expect(await withCookie(bertsCookie)).toMatchObject({ status: 302 });
  expect(await withCookie(`session=${carla.cookies.get("session")}`)).toMatchObject({ status: 302 });
});

test("takes the role from the file at each request, and ends sessions when the file says so", async ({
  startWorkplace,
}) => {
  const { start, cli, configure, data } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver", Bert: "reader" });
  const { browser } = await openConsole(start);
  const [anna, bert] = [browser(), browser()];
  await signInAs(anna, "Anna");
  await signInAs(bert, "Bert");
  expect((await cli("console-user", "role", "anna", "reader")).code).toBe(0);
  expect(await anna.get("/")).toMatchObject({ status: 200 });
  const changed = await withPassword(start, ["console-user", "password", "Anna"], "another long sentence").ended;
  expect(changed.code).toBe(0);
  expect(await anna.get("/")).toMatchObject({ status: 302 });
  expect((await anna.get("/sign-in")).body).toContain("Your session has ended.");
  expect(await signInAs(anna, "Anna")).toMatchObject({ status: 422 });
  expect(await signInAs(anna, "Anna", "another long sentence")).toMatchObject({ status: 303 });
  expect((await cli("console-user", "remove", "Anna")).code).toBe(0);
  expect(await anna.get("/")).toMatchObject({ status: 302 });
  expect(await bert.get("/")).toMatchObject({ status: 200 });
  const file = join(data, "state", "console-users.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).not.toContain("Anna");
  chmodSync(file, 0o644);
  expect(await bert.get("/")).toMatchObject({ status: 302 });
  expect(await signInAs(bert, "Bert")).toMatchObject({ status: 422 });
  chmodSync(file, 0o600);
  expect(await bert.get("/")).toMatchObject({ status: 200 });
  writeFileSync(file, "{");
  expect(await bert.get("/")).toMatchObject({ status: 302 });
  expect((await browser().get("/sign-in")).body).toContain("No one can sign in at the moment.");
});

test("ends the session of the one-time link when the first user is added", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const opened = await openConsole(start);
  const owner = await opened.signIn();
  const late = opened.browser();
  expect((await late.get("/sign-in")).body).toContain("Open the link");
  expect(await owner.get("/")).toMatchObject({ status: 200 });
  await addUsers(start, { Anna: "reader" });
  expect(await owner.get("/")).toMatchObject({ status: 302 });
  expect((await late.get("/sign-in")).body).not.toContain("Open the link");
});
