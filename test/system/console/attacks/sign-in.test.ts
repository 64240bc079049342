/** Attacks on signing in: guessing, finding out names, and being led elsewhere. */
import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { test } from "../../cli/support/workplace.ts";
import { addUsers, PASSWORD, signInAs } from "../console-users.ts";
import { ANY_PORT, openConsole } from "../open-console.ts";

const WRONG = "not the password";

test("stops guesses at a name after ten, also with the right password and from another browser", async ({
  startWorkplace,
}) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver", Bert: "reader" });
  const { browser, running } = await openConsole(start);
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) statuses.push((await signInAs(browser(), "Anna", WRONG)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  const right = await signInAs(browser(), " ANNA ", PASSWORD);
  expect(right.status).toBe(429);
  expect(right.body).toMatch(/There were too many failed sign-ins\. Try again in 1[0-5] minutes\./u);
  // All come from one address, so another name has to wait, too.
  expect((await signInAs(browser(), "Bert")).status).toBe(429);
  const { stderr } = await running.stop();
  expect(stderr).not.toContain(WRONG);
  expect(stderr).toContain('"address":"127.0.0.1"');
});

test("lets no more than ten guesses through that arrive at the same time", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "approver" });
  const { browser } = await openConsole(start);
  const answers = await Promise.all(Array.from({ length: 40 }, () => signInAs(browser(), "Anna", WRONG)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
});

test("counts the address that the proxy names, and not the one that a browser claims", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: { ...ANY_PORT, publicUrl: "http://localhost" } });
  await addUsers(start, { Anna: "approver" });
  const { browser } = await openConsole(start);
  const guess = (name: string, forwarded: string) =>
    browser().post("/sign-in", { name, password: WRONG }, { "x-forwarded-for": forwarded });
  // The browser's claim comes first, and the proxy adds the true address.
  for (let each = 0; each < 10; each += 1)
    expect((await guess(`name ${each}`, `10.0.0.${each}, 192.0.2.1`)).status).toBe(422);
  expect((await guess("another", "10.9.9.9, 192.0.2.1")).status).toBe(429);
  expect((await guess("another", "192.0.2.2")).status).toBe(422);
});

test("puts a sign-in off at once while guesses from many addresses wait, and counts no failure for it", async ({
  startWorkplace,
}) => {
  const { start, configure } = await startWorkplace();
  configure({ console: { ...ANY_PORT, publicUrl: "http://localhost" } });
  await addUsers(start, { Anna: "approver" });
  const { browser } = await openConsole(start);
  const signIn = (name: string, password: string, from: number) =>
    browser().post("/sign-in", { name, password }, { "x-forwarded-for": `198.51.100.${from}` });
  const guesses = Array.from({ length: 80 }, (_, each) => signIn(`name ${each}`, WRONG, each));
  const answers = await Promise.all(guesses);
  const put = answers.findIndex(({ status }) => status === 429);
  expect(answers[put]?.body).toContain("Many people are signing in at this moment. Try again in a minute.");
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429]));
  for (let each = 0; each < 10; each += 1) expect((await signIn(`name ${put}`, WRONG, put)).status).toBe(422);
  expect((await signIn("Anna", PASSWORD, 200)).status).toBe(303);
});

test("answers a wrong password as an unknown name, in words and in time", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: { ...ANY_PORT, publicUrl: "http://localhost" } });
  await addUsers(start, { Anna: "approver" });
  const { browser, running } = await openConsole(start);
  const asked = async (name: string, from: number) => {
    const begin = workOf(running.process.pid);
    const answer = await browser().post(
      "/sign-in",
      { name, password: WRONG },
      { "x-forwarded-for": `192.0.2.${from}` },
    );
    expect(answer.status).toBe(422);
    return { work: workOf(running.process.pid) - begin, body: answer.body.replaceAll(name, "NAME") };
  };
  const [known, unknown] = [[await asked("Anna", 1)], [await asked("Zoe0", 2)]];
  expect(known[0]?.body).toBe(unknown[0]?.body);
  for (let round = 3; round < 9; round += 2) {
    known.push(await asked("Anna", round));
    unknown.push(await asked(`Zoe${round}`, round + 1));
  }
  const all = (answers: { work: number }[]) => answers.reduce((sum, { work }) => sum + work, 0);
  // A hash takes about ten ticks. Without one, an answer takes less than one.
  expect(all(unknown)).toBeGreaterThan(all(known) / 2);
  expect(all(known)).toBeGreaterThan(all(unknown) / 2);
});

/** Returns the time for which a process had a processor, in ticks of 10 ms. The load of the machine does not change it. */
function workOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /su, "")
    .split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

const ODD_FORMS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["no fields", {}],
  ["a blank name", { name: "", password: PASSWORD }],
  ["a blank password", { name: "Anna", password: "" }],
  ["the name of an object's part", { name: "__proto__", password: PASSWORD }],
  ["the name of a function", { name: "constructor", password: PASSWORD }],
  ["a name in SQL", { name: "Anna' OR '1'='1", password: PASSWORD }],
  ["a name with a null byte", { name: "Anna\0", password: PASSWORD }],
  ["a name with a line end", { name: "Anna\r\nX: y", password: PASSWORD }],
  ["a name of markup", { name: '"><script>alert(1)</script>', password: PASSWORD }],
  ["a hash in place of the password", { name: "Anna", password: "scrypt$16384$8$5$" }],
];

test("signs no one in by an odd form, and shows no markup of it", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: { ...ANY_PORT, publicUrl: "http://localhost" } });
  await addUsers(start, { Anna: "approver" });
  const { browser } = await openConsole(start);
  for (const [index, [what, fields]] of ODD_FORMS.entries()) {
    const mallory = browser();
    const answer = await mallory.post("/sign-in", fields, { "x-forwarded-for": `192.0.2.${index}` });
    expect(answer.status, what).toBe(422);
    expect(answer.body, what).not.toContain("<script>alert");
    expect(mallory.cookies.size, what).toBe(0);
  }
  const twice = await browser().send("/sign-in", "name=Anna&name=Bert&password=x&password=y", {
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(twice.status).toBe(422);
  const json = await browser().send("/sign-in", JSON.stringify({ name: "Anna", password: PASSWORD }), {
    "content-type": "application/json",
  });
  expect(json.status).toBe(415);
});

const FOREIGN = [
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5C%5Cevil.example/../..//evil.example",
  "javascript:alert(1)",
  "/runs\r\nSet-Cookie: session=planted",
  "/\tevil",
  "/.//evil.example",
];

test("leads to pages of its own only, and lets no header be planted", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  await addUsers(start, { Anna: "reader" });
  const { browser } = await openConsole(start);
  for (const to of FOREIGN) {
    const anna = browser();
    const page = await anna.get(`/sign-in?to=${encodeURIComponent(to)}`);
    expect(page.body, to).toMatch(/name="to" value="\/(?!\/)[^"\\]*"/u);
    const signedIn = await signInAs(anna, "Anna", PASSWORD, to);
    expect(signedIn.status, to).toBe(303);
    const location = String(signedIn.headers["location"]);
    expect(new URL(location, "http://console").host, to).toBe("console");
    expect(String(signedIn.headers["set-cookie"]), to).not.toContain("planted");
    const chosen = await anna.post("/language", { language: "de", to });
    expect(new URL(String(chosen.headers["location"]), "http://console").host, to).toBe("console");
  }
});

test("does not let a guess at the one-time link in, or the link a second time", async ({ startWorkplace }) => {
  const { start, configure } = await startWorkplace();
  configure({ console: ANY_PORT });
  const { browser, enterPath } = await openConsole(start);
  const token = enterPath?.split("=")[1] ?? "";
  expect(token).toMatch(/^[\w-]{32}$/u);
  for (const guess of ["", token.slice(1), `${token}x`, token.toLowerCase(), `${token}%00`, `x&token=${token}`])
    expect(await browser().get(`/enter?token=${guess}`), guess).toMatchObject({ status: 403 });
  expect(await browser().get(`/enter?token=${token}`)).toMatchObject({ status: 303 });
  expect(await browser().get(`/enter?token=${token}`)).toMatchObject({ status: 403 });
});
