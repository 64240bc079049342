import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { withDoubt } from "./support/in-doubt.ts";
import { csv, list, people, person, readReport } from "./support/lists.ts";
import { KEY_VARIABLE, STAFF, test } from "./support/workplace.ts";

test("groups lists contact counts, and groups delete shows the count and deletes only with --yes", async ({
  startWorkplace,
}) => {
  const { drop, cli, sandbox, mutations } = await startWorkplace();
  drop("staff.csv", list(...people(1, 3)));
  await cli("run");
  sandbox.addContact({ first_name: "Made by hand", group_id: 1 });
  const listed = await cli("groups");
  expect(listed.stdout).toMatch(
    /1 {2}Team Berlin .*: 4 contacts, 3 of this ledger\n.*2 {2}Team Rome .*: 0 contacts, 0 of/u,
  );
  // Neither Node nor V8 prints a warning about its options.
  expect(listed.stderr).toBe("");
  sandbox.forgetRequests();
  const asked = await cli("groups", "delete", "2");
  expect(asked).toMatchObject({ code: 1, stderr: expect.stringContaining("“Team Rome” (2) has 0 contacts") as string });
  expect(asked.stderr).toContain("--yes");
  expect((await cli("groups", "delete", "99", "--yes")).code).toBe(2);
  expect((await cli("groups", "delete", "Rome", "--yes")).code).toBe(2);
  expect(mutations()).toEqual([]);
  expect((await cli("groups", "delete", "2", "--yes")).code).toBe(0);
  expect(sandbox.groups().map(({ name }) => name)).toEqual(["Team Berlin"]);
});

test("runs, rejections and status name runs, held deletes and open items in words", async ({ startWorkplace }) => {
  const { drop, cli, report } = await startWorkplace();
  expect((await cli("runs")).stdout).toBe("No run yet.\n");
  expect((await cli("rejections")).stdout).toBe("Nothing needs a person.\n");
  expect((await cli("status")).stdout).toContain("last good run: none yet");
  drop("staff.csv", list(...people(1, 8), person(9, { group: "Team Berln" })));
  await cli("run");
  const first = report().run;
  drop("staff.csv", list(...people(1, 2), person(9, { group: "Team Berln" })));
  await cli("run");
  const second = report().run;
  drop("staff-next.csv", list(person(1)));
  const { stdout: runs } = await cli("runs");
  expect(
    runs
      .trim()
      .split("\n")
      .map((line) => line.split(/ {2,}/u).slice(0, 3)),
  ).toEqual([
    [second, "held", "staff.csv"],
    [first, "completed", "staff.csv"],
  ]);
  expect((await cli("runs", "--limit", "1")).stdout).not.toContain(first);
  expect((await cli("runs", "--limit", "none")).code).toBe(2);
  const { stdout: rejections } = await cli("rejections");
  expect(rejections).toMatch(/line 4 .*There is no group called “Team Berln”\. Did you mean group “Team Berlin”/u);
  expect(rejections).toContain(`${second}/rejections.xlsx`);
  expect((await cli("rejections", first)).code).toBe(0);
  expect((await cli("rejections", "2020-01-01T000000.000Z-staff")).code).toBe(2);
  const { stdout: status } = await cli("status");
  for (const words of [
    "At work: no process",
    "Waiting in the inbox: staff-next.csv",
    `celebration-sync approve ${second}`,
    "staff: 8 contacts, 1 row to correct",
    `last good run: ${first}`,
  ]) {
    expect(status).toContain(words);
  }
});

test("check lists each part as right or wrong, and says what to do about a wrong part", async ({ startWorkplace }) => {
  const { cli, configure, closeService, files } = await startWorkplace({
    feeds: { staff: { ...STAFF, defaults: { group: "Team Berln" } } },
  });
  const wrongGroup = await cli("check");
  expect(wrongGroup.code).toBe(1);
  const marks = wrongGroup.stdout.trimEnd().split("\n");
  for (const what of ["Configuration", "Folders", "Ledger", "API key", "Service", "Groups"]) {
    expect(
      marks.some((line) => line.startsWith(`✓ ${what}: `)),
      what,
    ).toBe(true);
  }
  const wrong = marks.filter((line) => line.startsWith("✗"));
  expect(wrong).toEqual([expect.stringMatching(/^✗ Feed staff: .*Did you mean “Team Berlin”/u)]);
  expect(files()).toEqual([]);
  configure({ feeds: { staff: STAFF } });
  expect((await cli("check")).code).toBe(0);
  await closeService();
  expect(await cli("check")).toMatchObject({ code: 1, stdout: expect.stringContaining("✗ Service") as string });
  configure({ feeds: {} });
  expect(await cli("check")).toMatchObject({ code: 2, stdout: expect.stringContaining("✗ Configuration") as string });
});

test("retry sends refused rows again until they go through", async ({ startWorkplace }) => {
  const { drop, cli, sandbox, mutations } = await startWorkplace({ feeds: { staff: { ...STAFF, deletes: "never" } } });
  const bytes = list(person(1));
  drop("staff.csv", bytes);
  sandbox.setFaults(["status-422:POST:#1"]);
  expect((await cli("run")).code).toBe(3);
  drop("staff.csv", bytes);
  expect((await cli("run")).code).toBe(3);
  expect(mutations()).toEqual(["POST 422"]);
  sandbox.setFaults(["status-422:POST:#1"]);
  expect(await cli("retry")).toMatchObject({ code: 3, stdout: expect.stringContaining("1 refused again") as string });
  const again = await cli("retry");
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining("1 went through") as string });
  expect(mutations()).toEqual(["POST 422", "POST 422", "POST 201"]);
  expect(await cli("retry")).toMatchObject({ code: 0, stdout: expect.stringContaining("nothing to send") as string });
  drop("staff.csv", bytes);
  expect((await cli("run")).code).toBe(0);
  expect(mutations()).toEqual(["POST 422", "POST 422", "POST 201"]);
});

test("run keeps the contacts of two feeds apart, and exits 2 when a feed with contacts is no longer configured", async ({
  startWorkplace,
}) => {
  const club = { files: ["club*.csv"], mode: "snapshot" as const, key: ["ID"] };
  const { drop, cli, json, sandbox, configure } = await startWorkplace({ feeds: { staff: STAFF, club } });
  const clubList = list(person(1, { email: "c1@example.org", group: "Team Rome" }));
  drop("staff.csv", list(person(1), person(2)));
  drop("club.csv", clubList);
  expect((await cli("run")).code).toBe(0);
  drop("staff.csv", list(person(1)));
  await cli("run");
  const emails = new Set(sandbox.contacts().map(({ email }) => email));
  expect(emails).toEqual(new Set(["c1@example.org", "p1@example.org"]));
  configure({ feeds: { staff: STAFF } });
  expect(await cli("run")).toMatchObject({ code: 2, stderr: expect.stringContaining('"formerly": "club"') as string });
  const dropped = drop("club.csv", clubList);
  expect((await cli("plan", dropped, "--feed", "staff")).code).toBe(2);
  configure({ feeds: { staff: STAFF, members: { ...club, formerly: "club" } } });
  // The plan shows the same result as the run after it.
  const planned = await json("plan", dropped);
  expect(planned).toMatchObject({ code: 0, value: { feed: "members", operations: [], rows: { unchanged: 1 } } });
  expect((await json("status")).value.feeds).toMatchObject([{ linked: 1 }, { feed: "members", linked: 1 }]);
  sandbox.forgetRequests();
  expect((await cli("run")).code).toBe(0);
  expect(sandbox.requests().map(({ method }) => method)).toEqual(["GET"]);
});

test("commands that make no call work without an API key", async ({ startWorkplace }) => {
  const { drop, cli, start, report } = await startWorkplace();
  drop("staff.csv", list(...people(1, 8)));
  await cli("run");
  drop("staff.csv", list(...people(1, 3), person(9, { birthday: "31.02.1990" })));
  expect((await cli("run")).code).toBe(4);
  const { run, rejections } = report();
  const [rejected] = readReport(rejections ?? "");
  const withoutKey = (...args: readonly string[]) => start(args, { [KEY_VARIABLE]: undefined }).ended;
  expect(await withoutKey("approve", run)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("not set") as string,
  });
  const commands = [
    ["status"],
    ["runs"],
    ["find", "p1@example.org"],
    ["link", "staff", "77", "4711"],
    ["dismiss", rejected?.["_id"] ?? ""],
    ["discard", run],
    ["forget", "staff", "--yes"],
  ];
  for (const command of commands) expect(await withoutKey(...command)).toMatchObject({ code: 0 });
});

test("sandbox asks for another --port when its port is taken", async ({ startWorkplace }) => {
  const { cli, baseUrl } = await startWorkplace();
  const ended = await cli("sandbox", "--port", new URL(baseUrl).port);
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining("Give another --port") as string });
  expect(ended.stderr).not.toContain("unexpected error");
});

test("every command has help with an example, and --version prints the package version", async ({ startWorkplace }) => {
  const { cli } = await startWorkplace();
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  expect((await cli("--version")).stdout.trim()).toBe(version);
  const { stdout } = await cli("--help");
  const names = [...stdout.matchAll(/^ {2}([a-z]+) /gmu)].map(([, name]) => name ?? "");
  expect(names).toEqual(
    expect.arrayContaining([
      "run",
      "watch",
      "plan",
      "check",
      "status",
      "runs",
      "rejections",
      "approve",
      "discard",
      "retry",
      "groups",
      "sandbox",
      "demo",
    ]),
  );
  for (const name of names.filter((found) => found !== "help")) {
    expect(await cli(name, "--help"), name).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`Examples:\n  celebration-sync ${name}`) as string,
    });
  }
});

test("find reads a person as export and erase do: a phone, a former e-mail, and the form of a contact or key", async ({
  startWorkplace,
}) => {
  const { cli, json, drop } = await startWorkplace();
  const rows = (email: string) =>
    csv([
      ["ID", "First name", "Last name", "E-mail", "Phone", "Birthday", "Group"],
      ["2", "Brunhilde", "Example", email, "+49 30 1230002", "1975-03-04", "Team Berlin"],
      ["3", "Gunther", "Example", "p3@example.org", "+49 30 1230003", "1976-04-05", "Team Berlin"],
    ]);
  for (const email of ["former@example.org", "p2@example.org"]) {
    drop("staff.csv", rows(email));
    await cli("run");
  }
  const [linked] = (await json("find", "brunhilde")).value;
  for (const text of [
    "030 1230002",
    "+49 (0)30 / 123-0002",
    "former@example.org",
    `contact:${linked.contactId}`,
    "key:2",
  ])
    expect((await json("find", text)).value, text).toEqual([linked]);
});

test("find returns linked people and creates in doubt by id, name or e-mail", async ({ startWorkplace }) => {
  const { cli, json } = await withDoubt(startWorkplace, "drop-response", person(2, { name: "Brunhilde" }));
  const [linked] = (await json("find", "brunhilde")).value;
  expect(linked).toMatchObject({
    feed: "staff",
    key: "2",
    group: "Team Berlin",
    inDoubt: false,
    values: { email: "p2@example.org" },
  });
  for (const text of ["p2@EXAMPLE", String(linked.contactId)])
    expect((await json("find", text)).value).toContainEqual(linked);
  expect((await json("find", "Nb Example")).value).toMatchObject([{ key: "1", contactId: null, inDoubt: true }]);
  expect(await cli("find", "nobody-like-this")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("The ledger has no contact that matches") as string,
  });
});
