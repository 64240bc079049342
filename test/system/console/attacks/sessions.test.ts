/** Attacks on sessions: planted, stolen and ended ones. */
import { expect } from "vitest";
import { test } from "../../cli/support/workplace.ts";
import { addUsers, PASSWORD, signInAs, withPassword } from "../console-users.ts";
import { ANY_PORT, openConsole, type Browser } from "../open-console.ts";

const sessionOf = (browser: Browser) => browser.cookies.get("session") ?? "";

test("begins a session with an id of its own, also for a browser that brings one", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver", Mallory: "reader" });
  const { browser } = await openConsole(start);
  const mallory = browser();
  await signInAs(mallory, "Mallory");
  const planted = [sessionOf(mallory), "chosen", "A".repeat(43), "__proto__"];
  for (const id of planted) {
    const anna = browser();
    anna.cookies.set("session", id);
    const signedIn = await anna.post("/sign-in", { name: "Anna", password: PASSWORD });
    expect(signedIn.status, id).toBe(303);
    expect(sessionOf(anna), id).not.toBe(id);
    const left = browser();
    left.cookies.set("session", id);
    expect((await left.get("/")).status, id).toBe(302);
  }
});

test("takes no session id back after the sign-out, and ends only that session", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver" });
  const { browser } = await openConsole(start);
  const [phone, desk] = [browser(), browser()];
  await signInAs(phone, "Anna");
  await signInAs(desk, "Anna");
  const stolen = sessionOf(phone);
  const out = await phone.post("/sign-out");
  expect(String(out.headers["set-cookie"])).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/u);
  const thief = browser();
  thief.cookies.set("session", stolen);
  expect((await thief.get("/")).status).toBe(302);
  expect((await thief.post("/sign-out")).status).toBe(302);
  expect((await desk.get("/")).status).toBe(200);
});

test("ends a stolen session when its user gets a new password or is removed", async ({ startWorkplace }) => {
  const { start, cli, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver" });
  const { browser } = await openConsole(start);
  const anna = browser();
  await signInAs(anna, "Anna");
  const thief = browser();
  thief.cookies.set("session", sessionOf(anna));
  expect((await thief.get("/")).status).toBe(200);
  await withPassword(start, ["console-user", "password", "Anna"], "another long sentence").ended;
  expect((await thief.get("/")).status).toBe(302);
  await signInAs(anna, "Anna", "another long sentence");
  await cli("console-user", "remove", "Anna");
  await addUsers(start, { Anna: "reader" });
  // The new Anna may be another person.
  expect((await anna.get("/")).status).toBe(302);
});

const FLAGS = [
  ["on this machine", {}, "session", /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/u],
  [
    "behind https",
    { publicUrl: "https://localhost" },
    "__Host-session",
    /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
  ],
] as const;

test("marks its cookie as out of reach for scripts, other sites and plain http", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  await addUsers(start, { Anna: "reader" });
  for (const [what, more, name, expected] of FLAGS) {
    configure({ console: { ...ANY_PORT, ...more } });
    const { browser, running } = await openConsole(start);
    const anna = browser();
    const signedIn = await signInAs(anna, "Anna");
    expect(String(signedIn.headers["set-cookie"]), what).toMatch(expected);
    expect([...anna.cookies.keys()], what).toEqual([name]);
    // A neighbouring site could plant a cookie without the prefix.
    const planted = browser();
    planted.cookies.set(name === "session" ? "__Host-session" : "session", anna.cookies.get(name) ?? "");
    expect((await planted.get("/")).status, what).toBe(302);
    await running.stop();
  }
});
