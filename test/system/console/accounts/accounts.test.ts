/** `console --accounts DIR`: one console for all accounts, with the people and roles of each. */
import { DatabaseSync } from "node:sqlite";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { openRequestQueue } from "../../../../src/ledger/requests/request-queue.ts";
import { list, people, person } from "../../cli/support/lists.ts";
import { test, until } from "../../cli/support/workplace.ts";
import { openAccountsConsole, signInAt } from "./accounts-console.ts";
import { ANY_PORT, firstJson, type Answered } from "../open-console.ts";
import { formOf, MULTIPART } from "../lists/upload-forms.ts";

/** Returns an answer without what differs in each: the asked path. */
function without(answer: Answered, account: string) {
  const { status, headers, body } = answer;
  return [status, headers["location"]?.toString().replaceAll(account, "X"), body.replaceAll(account, "X")];
}

const TEN = ["berlin", "bern", "cork", "kyiv", "lima", "oslo", "paris", "riga", "rome", "turin"];

test("shows a person the accounts of the person only, and goes on beside a broken configuration", async ({
  startWorkplace,
}) => {
  const opened = await openAccountsConsole(
    startWorkplace,
    TEN,
    [
      ["berlin", "anna", "approver"],
      ["oslo", "bert", "reader"],
      ["rome", "anna", "approver"],
    ],
    ({ account }) => writeFileSync(account("lima").file, "{"),
  );
  const { browser, add, account, one, running } = opened;
  expect((await add("paris", "anna", "reader", ["--same-as", account("berlin").file])).code).toBe(0);
  account("berlin").drop("staff.csv", list(...people(1, 8)));
  await one("berlin", "run");
  account("berlin").drop("staff.csv", list(...people(1, 4)));
  await one("berlin", "run");

  const bert = browser();
  expect((await signInAt(bert, "Oslo", "bert")).headers["location"]).toBe("/");
  expect((await bert.get("/")).headers["location"]).toBe("/a/oslo/");
  const only = (await bert.get("/a/oslo/")).body;
  expect(only).toContain("<h1>Lists</h1>");
  expect(only).not.toContain("All accounts");

  const anna = browser();
  await signInAt(anna, "berlin", "anna");
  const page = (await anna.get("/")).body;
  expect(page).toContain("<h1>Accounts</h1>");
  // The person of the same name in Rome has a password of her own, even though it reads the same.
  expect([...page.matchAll(/href="\/a\/(\w+)\/"/gu)].map(([, name]) => name)).toEqual(["berlin", "paris"]);
  expect(page).toContain("One list waits for a decision.");
  expect((await anna.get("/a/rome/")).status).toBe(404);

  const home = (await anna.get("/a/berlin/")).body;
  for (const part of ["All accounts", "<bdi>berlin</bdi>", 'action="/a/berlin/sign-out"']) expect(home).toContain(part);
  const addresses = [...home.matchAll(/ (?:href|action|src|data-events)="(\/[^"]*)"/gu)].map(([, to]) => to);
  expect(addresses.filter((to) => !to?.startsWith("/a/berlin/"))).toEqual(["/"]);
  for (const to of new Set(addresses.filter((each) => !/choose|language|sign-out/u.test(each ?? ""))))
    expect((await anna.get(to ?? "")).status, to).toBe(200);
  expect((await anna.get("/a/paris")).headers["location"]).toBe("/a/paris/");
  running.process.kill("SIGTERM");
  const { code, stderr } = await running.ended;
  expect([code, stderr.includes("lima")]).toEqual([0, true]);
});

test("answers about another account as about one that does not exist", async ({ startWorkplace }) => {
  const { browser, account, one, url } = await openAccountsConsole(
    startWorkplace,
    ["berlin", "oslo"],
    [
      ["berlin", "anna", "approver"],
      ["oslo", "bert", "approver"],
    ],
  );
  account("oslo").drop("staff.csv", list(...people(1, 8)));
  await one("oslo", "run");
  account("oslo").drop("staff.csv", list(...people(1, 4)));
  await one("oslo", "run");
  const [anna, bert] = [browser(), browser()];
  await signInAt(anna, "berlin", "anna");
  await signInAt(bert, "oslo", "bert");
  const [, run = ""] = /href="\/a\/oslo(\/runs\/[^"]+)"/u.exec((await bert.get("/a/oslo/")).body) ?? [];
  expect(run).not.toBe("");
  const pages = [
    "",
    "/",
    "/runs",
    "/people?search=name",
    "/people/1",
    "/greetings",
    "/settings",
    "/correct/staff",
    "/doubts",
    run,
    `${run}/events`,
    `${run}/report.html`,
    `${run}/approve`,
    "/style.css",
  ];
  for (const path of pages) {
    expect((await bert.get(`/a/oslo${path}`)).status, path).toBeLessThan(400);
    for (const stranger of [anna, browser()]) {
      const asked = await stranger.get(`/a/oslo${path}`);
      expect(without(asked, "oslo"), path).toEqual(without(await stranger.get(`/a/nowhere${path}`), "nowhere"));
    }
    for (const way of ["/a/berlin/../oslo", "/a/berlin/%2e%2e/oslo", "/a/%6fslo", "/a/berlin/a/oslo"])
      expect((await anna.get(way + path)).body).not.toContain("Name1");
  }
  for (const path of [`${run}/approve`, `${run}/discard`, "/people/1", "/correct/staff", "/settings", "/doubts"])
    for (const stranger of [anna, browser()]) {
      const asked = await stranger.post(`/a/oslo${path}`, { note: "mine", act: "erase" });
      expect(without(asked, "oslo"), path).toEqual(
        without(await stranger.post(`/a/nowhere${path}`, { note: "mine", act: "erase" }), "nowhere"),
      );
    }
  const own = await anna.send("/a/berlin/", formOf("staff.csv", list(person(1))), MULTIPART);
  const upload = String(own.headers["location"]);
  expect(upload).toMatch(/^\/a\/berlin\/checks\//u);
  expect((await anna.send("/a/oslo/", formOf("staff.csv", list(person(1))), MULTIPART)).status).toBe(404);
  // A browser keeps one cookie for all pages: nothing but the sign-in decides.
  expect((await bert.get(upload)).status).toBe(404);
  expect((await bert.get(upload.replace("berlin", "oslo"))).status).toBe(404);
  const foreign = await anna.post("/a/berlin/settings", {}, { "sec-fetch-site": "cross-site" });
  expect(foreign.status).toBe(403);
  expect((await anna.get("/a/berlin/", { host: "evil.example" })).status).toBe(421);
  expect(url).toContain("127.0.0.1");
  expect((await bert.get(`/a/oslo${run}`)).body).toContain("Approve…");
});

test("takes up accounts and people that change, and says so where a configuration is broken", async ({
  startWorkplace,
}) => {
  const { browser, account, one, add } = await openAccountsConsole(
    startWorkplace,
    ["berlin", "oslo"],
    [["berlin", "anna", "approver"]],
    (opened) => opened.account("oslo").remove(),
  );
  const anna = browser();
  await signInAt(anna, "berlin", "anna");
  expect((await anna.get("/")).headers["location"]).toBe("/a/berlin/");
  account("oslo").configure({ console: ANY_PORT });
  expect((await add("oslo", "anna", "reader", ["--same-as", account("berlin").file])).code).toBe(0);
  await until("the second account is listed", async () => (await anna.get("/")).body.includes("/a/oslo/"));
  expect((await anna.post("/a/oslo/settings", {})).status).toBe(403);
  writeFileSync(account("berlin").file, "{");
  await until("the page says it", async () => (await anna.get("/a/berlin/")).body.includes("is broken"));
  account("berlin").configure({ console: { ...ANY_PORT, maxUploadMegabytes: 7 } });
  await until("the change is taken up", async () => (await anna.get("/a/berlin/")).body.includes("7 MB"));
  await one("oslo", "console-user", "remove", "anna");
  expect((await anna.get("/a/oslo/")).status).toBe(404);
  account("berlin").remove();
  await until("the last account is gone", async () => (await anna.get("/")).headers["location"] === "/sign-in");
});

test("says on an account's own pages that its ledger or its console is in use", async ({ startWorkplace }) => {
  const { browser, account, one, beginOne } = await openAccountsConsole(
    startWorkplace,
    ["berlin", "oslo", "rome"],
    [["berlin", "anna", "approver"]],
    ({ account: of }) => of("berlin").drop("staff.csv", list(person(1))),
  );
  for (const other of ["oslo", "rome"]) {
    const args = ["console-user", "add", "anna", "--role", "reader", "--same-as", account("berlin").file];
    expect((await one(other, ...args)).code).toBe(0);
    account(other).drop("staff.csv", list(person(1)));
    await one(other, "run");
  }
  await one("berlin", "run");
  await firstJson(beginOne("rome", "console", "--json"));
  const ledger = new DatabaseSync(join(account("oslo").data, "state", "ledger.db"));
  ledger.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  const anna = browser();
  await signInAt(anna, "berlin", "anna");
  expect((await anna.get("/a/oslo/")).status).toBe(503);
  expect((await anna.get("/a/rome/")).status).toBe(503);
  expect((await anna.get("/a/berlin/")).status).toBe(200);
  const page = (await anna.get("/")).body;
  expect(page).toContain("The stored data can’t be read now.");
  expect(page).toContain("Nothing waits for you.");
  ledger.close();
  expect((await anna.get("/a/oslo/")).status).toBe(200);
});

test("keeps wrong passwords of one account apart from another's people", async ({ startWorkplace }) => {
  const { browser } = await openAccountsConsole(
    startWorkplace,
    ["berlin", "oslo"],
    [
      ["berlin", "anna", "reader"],
      ["oslo", "bert", "reader"],
    ],
  );
  const anna = browser();
  const page = await anna.get("/sign-in?to=%2Fa%2Fberlin%2Fruns");
  expect(page.body).toContain('name="account" type="text" value="berlin"');
  const wrong = await signInAt(browser(), "oslo", "anna");
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('href="#account"');
  expect(without(await signInAt(browser(), "nowhere", "anna"), "nowhere")).toEqual(without(wrong, "oslo"));
  expect((await signInAt(anna, "berlin", "anna", "/a/berlin/runs")).headers["location"]).toBe("/a/berlin/runs");
  expect((await anna.get("/a/berlin/runs")).status).toBe(200);
  await anna.post("/a/berlin/sign-out");
  expect((await anna.get("/a/berlin/runs")).headers["location"]).toBe("/sign-in?to=%2Fa%2Fberlin%2Fruns");
});

test("counts the requests about people that were not carried out within a day, until they are taken note of", async ({
  startWorkplace,
}) => {
  const users = [["oslo", "anna", "approver"]] as const;
  const { browser, add, account, one } = await openAccountsConsole(startWorkplace, ["oslo", "rome"], users);
  await add("rome", "anna", "approver", ["--same-as", account("oslo").file]);
  const { drop, data } = account("oslo");
  drop("staff.csv", list(...people(1, 8)));
  await one("oslo", "run");
  const queue = openRequestQueue(join(data, "requests", "requests.db"), () => {});
  const anna = browser();
  await signInAt(anna, "oslo", "anna");
  const said = "One request about a person was not carried out.";
  expect((await anna.get("/a/oslo/")).body).not.toContain("may still be greeted");
  const [, number = ""] = /people\/(\d+)"/u.exec((await anna.get("/a/oslo/people?search=example")).body) ?? [];
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const id = queue.ask({ kind: "never", person: number }, { by: "anna", via: "console", note: null }, twoDaysAgo);
  queue.close();
  expect((await anna.get("/a/oslo/")).body).toContain("may still be greeted");
  expect((await anna.get("/")).body).toContain(said);
  const noted = await anna.post(`/a/oslo/decisions/${id}`, { take_back: "yes", to: `/people/${number}` });
  expect(noted.headers["location"]).toBe(`/a/oslo/people/${number}`);
  expect((await anna.get("/")).body).not.toContain(said);
});
