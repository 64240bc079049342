/** The pages *Approve this list?* and *Discard this list?*, and the page that says what became of the decision. */
import { createHash } from "node:crypto";
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openRequestQueue } from "../../../src/ledger/requests/request-queue.ts";
import { list, people, person } from "../cli/support/lists.ts";
import { test, until, type StartWorkplace } from "../cli/support/workplace.ts";
import { addUsers, signedIn } from "./console-users.ts";
import { ANY_PORT, openConsole, type Answered, type Browser } from "./open-console.ts";
import { fieldNamed, fieldsOf, textOf } from "./page-forms.ts";

interface Beside {
  /** Roles by name. */
  readonly users?: Readonly<Record<string, string>>;
  /** More settings of the console. */
  readonly more?: object;
  readonly isWatching?: boolean;
  /** Number of people whose deletes are held. */
  readonly gone?: number;
}

const ADA_ALONE = { ada: "approver" };

/** Opens a console beside a list whose deletes are held. @returns the run's path, and browsers of these users */
async function besideHeldList(
  startWorkplace: StartWorkplace,
  { users = ADA_ALONE, more = {}, isWatching = true, gone = 4 }: Beside = {},
) {
  const workplace = await startWorkplace();
  const { start, configure, drop, cli, report, startWatch } = workplace;
  configure({ console: { ...ANY_PORT, ...more } });
  await addUsers(start, users);
  drop("staff.csv", list(...people(1, 4 + gone)));
  await cli("run");
  const held = list(...people(1, 4));
  drop("staff.csv", held);
  expect((await cli("run")).code).toBe(4);
  const { run } = report();
  if (isWatching) await startWatch();
  const opened = await openConsole(start);
  const browsers: Record<string, Browser> = {};
  for (const name of Object.keys(users)) browsers[name] = await signedIn(opened, name);
  return { ...workplace, run, path: `/runs/${run}`, browsers, held };
}

/** Posts a form and follows it to the page that says what became of it in the end. */
async function follow(browser: Browser | undefined, posted: Promise<Answered> | undefined): Promise<string> {
  const { status, headers } = (await posted)!;
  expect(status).toBe(303);
  return until("the decision has an answer", async () => {
    const text = textOf((await browser!.get(String(headers["location"]))).body);
    return text.includes("Look again") ? null : text;
  });
}

const DELETES = /name="delete" value="(\d+)" checked/gu;
/** Returns the ids of the ticked deletes of a page. */
const tickedIn = (page: string) => [...page.matchAll(DELETES)].map(([, id = ""]) => id);

/** Posts the form of a page with these ticks. */
function postTicks(browser: Browser, path: string, page: string, ticks: readonly string[], more = {}) {
  const { delete: _, ...fields } = fieldsOf(page);
  const form = new URLSearchParams({ ...fields, ...more });
  for (const id of ticks) form.append("delete", id);
  return browser.send(path, form.toString(), { "content-type": "application/x-www-form-urlencoded" });
}

describe("A held list", () => {
  test("is approved with a note, which stands in its report", async ({ startWorkplace }) => {
    const { path, browsers, sandbox } = await besideHeldList(startWorkplace);
    const { ada } = browsers;
    const page = textOf((await ada!.get(`${path}/approve`)).body);
    expect(page).toContain("in the program’s log. Name no one in it");
    expect(page).toContain("Approve this list?");
    expect(page).toContain(
      "4 people are deleted, unless you untick them. Taking the list back later creates them again",
    );
    expect(page).toContain("p8@example.org");
    const end = await follow(ada, ada!.post(`${path}/approve`, { note: "checked\n with HR" }));
    expect(end).toMatch(/^.*Approved.* Approved by ada on .*, from the console: “ checked with HR ”/u);
    expect(sandbox.contacts()).toHaveLength(4);
    expect(textOf((await ada!.get(path)).body)).toContain("checked with HR");
    const again = await ada!.post(`${path}/discard`, {});
    expect(again.status).toBe(409);
    expect(textOf(again.body)).toContain("This list is decided already. Approved by ada");
  });

  test("is discarded, and nothing is deleted", async ({ startWorkplace }) => {
    const { path, browsers, sandbox } = await besideHeldList(startWorkplace);
    const { ada } = browsers;
    const page = textOf((await ada!.get(`${path}/discard`)).body);
    expect(page).toContain("Discard this list?");
    expect(page).toContain("4 people are not deleted and stay.");
    expect(await follow(ada, ada!.post(`${path}/discard`, { note: "" }))).toContain("Discarded by ada");
    expect(sandbox.contacts()).toHaveLength(8);
  });

  test("keeps the people whose ticks a person takes away, also on another page", async ({ startWorkplace }) => {
    const { path, browsers, sandbox } = await besideHeldList(startWorkplace, { gone: 130 });
    const ada = browsers["ada"]!;
    const first = (await ada.get(`${path}/approve`)).body;
    expect(tickedIn(first)).toHaveLength(100);
    expect(textOf(first)).toContain("1 to 100 of 130");
    const second = await postTicks(ada, `${path}/approve`, first, tickedIn(first).slice(2), { go: "2", note: "why" });
    expect(second.status).toBe(200);
    expect(tickedIn(second.body)).toHaveLength(30);
    expect(second.body).toContain(">why</textarea>");
    expect(sandbox.contacts()).toHaveLength(134);
    const posted = postTicks(ada, `${path}/approve`, second.body, tickedIn(second.body).slice(1), { note: "why" });
    expect(await follow(ada, posted)).toContain("3 people were left out of the deletions and stay.");
    await until("the list is carried out", () => sandbox.contacts().length === 7);
  });

  test("is decided once when two people press at once, and the second person learns who decided", async ({
    startWorkplace,
  }) => {
    const users = { ada: "approver", grace: "approver" };
    const { path, browsers, sandbox } = await besideHeldList(startWorkplace, { users });
    const ends = await Promise.all(
      [browsers["ada"], browsers["grace"]].map(async (browser) => {
        const posted = browser?.post(`${path}/approve`, {});
        const answered = await posted;
        // The list may be decided before the second form arrives.
        return answered?.status === 409 ? textOf(answered.body) : follow(browser, posted);
      }),
    );
    const [by, ...others] = ends.map((end) => /Approved by (?:ada|grace) on/u.exec(end)?.[0]);
    expect(by).toBeDefined();
    expect(others).toEqual([by]);
    expect(sandbox.contacts()).toHaveLength(4);
    expect(sandbox.requests().filter(({ method }) => method === "DELETE")).toHaveLength(4);
  });

  test("that a newer list has replaced meanwhile is left alone, and the page says so", async ({ startWorkplace }) => {
    const { path, browsers, sandbox, drop, cli } = await besideHeldList(startWorkplace, { isWatching: false });
    const ada = browsers["ada"]!;
    expect((await ada.get(`${path}/approve`)).status).toBe(200);
    drop("staff.csv", list(...people(1, 3)));
    await cli("run");
    for (const kind of ["approve", "discard"]) {
      const answered = await ada.post(`${path}/${kind}`, {});
      expect(answered.status).toBe(409);
      expect(textOf(answered.body)).toContain("A newer list has taken the place of this one.");
    }
    await cli("run");
    expect(sandbox.contacts()).toHaveLength(8);
  });
});

describe("A decision while no daemon runs", () => {
  test("is stored, and the next run carries it out", async ({ startWorkplace }) => {
    const { path, browsers, sandbox, cli } = await besideHeldList(startWorkplace, { isWatching: false });
    const ada = browsers["ada"]!;
    const posted = await ada.post(`${path}/approve`, { note: "fine" });
    const place = String(posted.headers["location"]);
    const stored = textOf((await ada.get(place)).body);
    expect(stored).toContain("Your decision is stored");
    expect(stored).toContain("The next run does it, before it takes new lists.");
    expect(textOf((await ada.get(`${path}/approve`)).body)).toContain("ada asked on");
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(4);
    expect(textOf((await ada.get(place)).body)).toContain("Approved by ada");
  });

  test("can be taken back by the person who asked", async ({ startWorkplace }) => {
    const users = { ada: "approver", grace: "approver" };
    const { path, browsers, sandbox, cli } = await besideHeldList(startWorkplace, { isWatching: false, users });
    const place = String((await browsers["ada"]!.post(`${path}/approve`, {})).headers["location"]);
    expect((await browsers["grace"]!.post(place, { take_back: "yes" })).status).toBe(403);
    expect(await follow(browsers["ada"], browsers["ada"]!.post(place, { take_back: "yes" }))).toContain("Taken back");
    await cli("run");
    expect(sandbox.contacts()).toHaveLength(8);
  });
});

test.for([
  ["approve", "Everything went through."],
  ["discard", "This list was discarded."],
] as const)(
  "The first page says what became of a wholly held list of which nothing was carried out (%s)",
  async ([kind, verdict], { startWorkplace }) => {
    const { path, browsers, sandbox, drop, inbox, cli, runs } = await besideHeldList(startWorkplace, {
      isWatching: false,
    });
    const ada = browsers["ada"]!;
    expect((await cli("discard", path.slice("/runs/".length))).code).toBe(0);
    // A list that is older than the one before it is held as a whole.
    drop("staff.csv", list(...people(1, 3)));
    utimesSync(join(inbox, "staff.csv"), new Date("2020-01-01"), new Date("2020-01-01"));
    expect((await cli("run")).code).toBe(4);
    const page = `/runs/${runs().at(-1)}/${kind}`;
    expect((await postTicks(ada, page, (await ada.get(page)).body, [])).status).toBe(303);
    await cli("run");
    expect(sandbox.contacts()).toHaveLength(8);
    const home = textOf((await ada.get("/")).body);
    expect(home).toContain(verdict);
    expect(home.includes("discarded")).toBe(kind === "discard");
  },
);

test("Only an approver decides", async ({ startWorkplace }) => {
  const users = { ada: "approver", rita: "reader", ed: "editor" };
  const { path, browsers, sandbox } = await besideHeldList(startWorkplace, { isWatching: false, users });
  for (const name of ["rita", "ed"])
    for (const kind of ["approve", "discard"]) {
      expect((await browsers[name]!.get(`${path}/${kind}`)).status).toBe(403);
      expect((await browsers[name]!.post(`${path}/${kind}`, {})).status).toBe(403);
    }
  expect((await browsers["ada"]!.get("/runs/none/approve")).status).toBe(404);
  expect((await browsers["ada"]!.post(`${path}/approve`, { note: "x".repeat(501) })).status).toBe(422);
  expect(sandbox.contacts()).toHaveLength(8);
});

test("With four eyes, the person who uploaded a list can't approve it", async ({ startWorkplace }) => {
  const users = { ada: "approver", grace: "approver" };
  const { path, browsers, sandbox, data, held } = await besideHeldList(startWorkplace, {
    users,
    more: { fourEyes: true },
  });
  const queue = openRequestQueue(join(data, "requests", "requests.db"), () => {});
  const sha256 = createHash("sha256").update(held).digest("hex");
  queue.noteUpload({
    sha256,
    file: "staff.csv",
    feed: "staff",
    kind: "list",
    by: "ada",
    role: "editor",
    at: new Date().toISOString(),
  });
  queue.close();
  const page = await browsers["ada"]!.get(`${path}/approve`);
  expect(textOf(page.body)).toContain("another person has to approve it");
  expect(page.body).not.toContain('class="main"');
  expect((await browsers["ada"]!.post(`${path}/approve`, {})).status).toBe(403);
  expect(sandbox.contacts()).toHaveLength(8);
  expect(await follow(browsers["grace"], browsers["grace"]!.post(`${path}/approve`, {}))).toContain("grace");
  await until("the list is carried out", () => sandbox.contacts().length === 4);
});

test("With four eyes, the person whose correction waits behind a list can't approve it", async ({ startWorkplace }) => {
  const { start, configure, drop, cli, report, people: inService } = await startWorkplace();
  configure({ console: { ...ANY_PORT, fourEyes: true } });
  await addUsers(start, { ada: "approver", grace: "approver" });
  const wrong = person(20, { group: "Team Nowhere" });
  drop("staff.csv", list(...people(1, 8), wrong));
  await cli("run");
  // Without its keys, the next list is held as a whole.
  drop("staff.csv", list(...people(1, 8).map(([, ...cells]) => ["", ...cells]), wrong));
  expect((await cli("run")).code).toBe(4);
  const path = `/runs/${report().run}/approve`;
  const opened = await openConsole(start);
  const ada = await signedIn(opened, "ada");
  const grace = await signedIn(opened, "grace");
  expect((await ada.get(path)).body).toContain('class="main"');
  const page = (await ada.get("/correct/staff")).body;
  const field = fieldNamed(page, "Nu Example", "Group");
  expect((await ada.post("/correct/staff", { ...fieldsOf(page), [field]: "Team Berlin", send: "1" })).status).toBe(303);
  await cli("run");
  expect(textOf((await ada.get("/correct/staff")).body)).toContain("waits with a list that needs a decision");
  expect((await ada.get(path)).body).not.toContain('class="main"');
  expect((await ada.post(path, {})).status).toBe(403);
  expect((await grace.post(path, {})).status).toBe(303);
  await cli("run");
  expect(inService()).toHaveLength(9);
});
