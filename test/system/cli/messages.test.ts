import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect } from "vitest";
import { list, people, person } from "./support/lists.ts";
import { API_KEY, test, until } from "./support/workplace.ts";

test("a refused key is explained in full to administrators and in plain words in the report", async ({
  startWorkplace,
}) => {
  const { drop, cli, sandbox, report } = await startWorkplace();
  sandbox.setFaults(["status-401:POST:#1"]);
  drop("staff.csv", list(person(1)));
  const { code, stdout, stderr } = await cli("run");
  expect(code).toBe(1);
  expect(stdout + stderr).not.toContain("..");
  const { summary, page } = report();
  expect(summary.halt).toMatchObject({ code: "key_refused", reason: expect.stringContaining("(401)") as string });
  expect(page).toContain("The service no longer lets this program in.");
  expect(page).not.toMatch(/\(401\)|API key/u);
  sandbox.revokeKey(API_KEY);
  const again = await cli("run");
  expect(again.stderr).toContain("(401)");
  expect(again.stderr).not.toContain("..");
});

test("a count of one is printed in the singular", async ({ startWorkplace }) => {
  const { drop, cli, report } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  const { stdout } = await cli("run");
  expect(stdout).toContain("1 row: 1 created; 1 call\n");
  expect(report().page).not.toMatch(/\b1 (?:rows|people|times|calls|columns)\b/u);
});

test("run names each link and folder that it leaves alone in the inbox", async ({ startWorkplace }) => {
  const { inbox, cli, json } = await startWorkplace();
  symlinkSync("/nowhere.csv", join(inbox, "link.csv"));
  mkdirSync(join(inbox, "old"));
  const { code, stdout } = await cli("run");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^link\.csv: left alone, it is a symbolic link/mu);
  expect(stdout).toMatch(/^old: left alone, it is a folder/mu);
  expect(stdout).not.toContain("is empty");
  expect((await json("run")).value.leftAlone).toHaveLength(2);
});

test("run and status name a file whose name is not UTF-8, and the lists beside it are applied", async ({
  startWorkplace,
}) => {
  const { inbox, drop, cli, json } = await startWorkplace();
  const misnamed = Buffer.concat([Buffer.from(`${inbox}/M`), Buffer.from([0xfc]), Buffer.from("ller.csv")]);
  writeFileSync(misnamed, "x");
  drop("staff.csv", list(person(1)));
  const { code, stdout } = await cli("run");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^M\\xFCller\.csv: left alone, its name is not in UTF-8 .*give it a name/mu);
  expect(stdout).toContain("1 created");
  expect((await cli("status")).stdout).toMatch(/^Left alone: M\\xFCller\.csv: its name is not in UTF-8/mu);
  expect((await json("status")).value.leftAlone).toMatchObject([{ name: "M\\xFCller.csv" }]);
  rmSync(misnamed);
});

test.for(["gone", "a file"])(
  "status says that the inbox is %s, and shows the rest",
  async (what, { startWorkplace }) => {
    const { inbox, drop, cli } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    await cli("run");
    rmSync(inbox, { recursive: true });
    if (what === "a file") writeFileSync(inbox, "x");
    const { code, stdout, stderr } = await cli("status");
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Inbox: .*\/inbox'.*mounted/mu);
    expect(stdout).toMatch(/^staff: 1 contact,/mu);
    expect(stderr).toBe("");
  },
);

test("status and check say that the clock was set back to a time before the latest run", async ({ startWorkplace }) => {
  const { data, drop, cli } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  await cli("run");
  expect((await cli("status")).stdout).not.toContain("Clock:");
  const db = new Sqlite(join(data, "state/ledger.db"));
  db.exec("CREATE TEMP TABLE copied AS SELECT * FROM runs; UPDATE copied SET run = '2099-01-02T030405.006Z-staff'");
  db.exec("INSERT INTO runs SELECT * FROM copied");
  db.close();
  const said = /Clock: \S+ is before the latest run, 2099-01-02T030405\.006Z-staff: check whether the clock is right/u;
  const { code, stdout } = await cli("status");
  expect(code).toBe(0);
  expect(stdout).toMatch(said);
  expect(stdout).toContain("Deletes after days of absence wait for the lists of one more day");
  expect((await cli("check")).stdout).toMatch(said);
});

test("a run applies the list and exits with 1 when its output can't be written, as on a full disk", async ({
  startWorkplace,
}) => {
  const { drop, start, sandbox } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  const { code } = await start(["run"], {}, ["sh", "-c", 'exec "$@" >/dev/full 2>&1', "sh"]).ended;
  expect(code).toBe(1);
  expect(sandbox.contacts()).toHaveLength(1);
});

test("run leaves nothing in working/ when a file could not be used", async ({ startWorkplace }) => {
  const { drop, cli, names } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  drop("staff-2.csv", "ID\r\n");
  await cli("run");
  expect(names("working")).toEqual([]);
});

test("logs are lines of text, and JSON under systemd or in watch", async ({ startWorkplace }) => {
  const { drop, start, startWatch, inbox } = await startWorkplace();
  drop("staff.csv", list(person(1)));
  const { stderr } = await start(["run"]).ended;
  expect(stderr).toMatch(/^\d\d:\d\d:\d\d info +Planned staff\.csv/mu);
  drop("staff.csv", list(person(1)));
  const journal = await start(["run"], { JOURNAL_STREAM: "8:1" }).ended;
  for (const line of journal.stderr.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("msg");
  rmSync(inbox, { recursive: true });
  const watching = await startWatch();
  for (const line of (await watching.stop()).stderr.trim().split("\n")) {
    if (!line.startsWith("Stopping")) expect(JSON.parse(line)).toHaveProperty("msg");
  }
});

test("a failed command prints its error as JSON when --json is given", async ({ startWorkplace }) => {
  const { json, root } = await startWorkplace();
  const failing = [
    ["approve", "nope"],
    ["rejections", "nope"],
    ["plan", join(root, "missing.csv")],
    ["resolve", "1", "--not-created"],
    ["groups", "delete", "x"],
  ];
  for (const args of failing) {
    const { code, value } = await json(...args);
    expect([args, code === 1 || code === 2, typeof value.error]).toEqual([args, true, "string"]);
  }
});

test("check has a line for each error of the configuration", async ({ startWorkplace }) => {
  const { configure, cli } = await startWorkplace();
  configure({ console: { fourEyes: "yes" }, notify: { daily: 1 } });
  const { code, stdout } = await cli("check");
  expect(code).toBe(2);
  expect(stdout).toMatch(/^✗ Configuration: .*$/mu);
  for (const error of [
    'console.fourEyes is "yes": it must be true or false.',
    "notify.daily is 1: it must be true or false.",
  ])
    expect(stdout.split("\n").some((line) => line.endsWith(error))).toBe(true);
});

test("check says what to do when the key is refused", async ({ startWorkplace }) => {
  const { json, sandbox } = await startWorkplace();
  sandbox.revokeKey(API_KEY);
  const { code, value } = await json("check");
  const wrong = value.filter(({ ok }: { ok: boolean }) => !ok);
  expect([code, wrong.length, wrong[0].what]).toEqual([1, 1, "API key"]);
  expect(wrong[0].detail).toMatch(/401.*Copy the key .* CELEBRATION_API_KEY/u);
});

test("check says what to do when the service is not found", async ({ startWorkplace }) => {
  const { json, configure, baseUrl, closeService } = await startWorkplace();
  const detail = async () =>
    (await json("check")).value.find(({ what }: { what: string }) => what === "Service").detail as string;
  configure({ api: { baseUrl: baseUrl.replace("/v1", "/v2"), keyEnv: "CELEBRATION_API_KEY" } });
  expect(await detail()).toMatch(/404.*Is api\.baseUrl right\?/u);
  configure();
  await closeService();
  const origin = baseUrl.replace("/v1", "");
  const unreachable = await detail();
  expect(unreachable.split(origin)).toHaveLength(2);
  expect(unreachable).toMatch(/ECONNREFUSED.*whether this machine may reach it/u);
});

test("plan names columns and separators in words", async ({ startWorkplace }) => {
  const { cli, root, drop } = await startWorkplace();
  const path = drop("staff.csv", list(person(1)).replaceAll(",", ";"));
  const { stdout } = await cli("plan", path);
  expect(root).not.toBe("");
  expect(stdout).toMatch(/\(CSV, utf-8, cells separated by semicolons; header in line 1\)$/mu);
  expect(stdout).toMatch(/ID → the key \(people are recognised by it\)/u);
  expect(stdout).not.toMatch(/unmatched|\(alias\)/u);
});

test("status counts held operations, and approve counts their results", async ({ startWorkplace }) => {
  const { drop, cli, json, report, sandbox } = await startWorkplace();
  drop("staff.csv", list(...people(1, 8)));
  await cli("run");
  drop("staff.csv", list(...people(1, 2)));
  await cli("run");
  expect((await cli("status")).stdout).toMatch(/Held: 6 deletes of staff\.csv \(delete_share, cut_off\)/u);
  expect((await json("status")).value.held).toMatchObject([{ rows: 0, deletes: 6 }]);
  sandbox.setFaults(["status-422:DELETE:#1"]);
  const { run } = report();
  const { code, stdout } = await cli("approve", run);
  expect(code).toBe(3);
  expect(stdout).toMatch(/6 operations that were held.*1 row needs a person\. Report: .*report\.html/su);
});

test("status names deferred rows and interrupted runs", async ({ startWorkplace }) => {
  const { drop, cli, json, start, sandbox, runs } = await startWorkplace({ sandbox: { planLimit: 1 } });
  drop("staff.csv", list(...people(1, 3)));
  expect((await cli("run")).code).toBe(3);
  const { stdout } = await cli("status");
  expect(stdout).toContain(`To continue: ${runs()[0]}: 2 rows wait for room in the plan; the next run tries again\n`);
  expect(stdout).toContain("nothing to correct");
  sandbox.setFaults(["late:POST:#1:600000"]);
  sandbox.forgetRequests();
  const running = start(["run"]);
  await until("a create was sent", () => sandbox.requests().some(({ method }) => method === "POST"));
  running.process.kill("SIGKILL");
  await running.ended;
  expect((await cli("status")).stdout).toContain(`Not finished: ${runs()[0]}: interrupted; the next run continues it`);
  expect((await json("status")).value.unfinished).toMatchObject([{ status: "interrupted" }]);
});

test("rejections names the newest rejections.xlsx that still exists", async ({ startWorkplace }) => {
  const { drop, cli, runs, data } = await startWorkplace();
  drop("staff.csv", list(person(1), person(2, { birthday: "31.02.1990" })));
  await cli("run");
  drop("staff.csv", list(person(1, { last: "New" }), person(2, { birthday: "31.02.1990" })));
  await cli("run");
  const [older = "", newer = ""] = runs();
  expect((await cli("rejections")).stdout).toContain(join(newer, "rejections.xlsx"));
  rmSync(join(data, "reports", newer, "rejections.xlsx"));
  expect((await cli("rejections")).stdout).toContain(join(older, "rejections.xlsx"));
  rmSync(join(data, "reports", older, "rejections.xlsx"));
  expect((await cli("rejections")).stdout).toContain("The next run writes these rows into a rejections.xlsx.");
});

test("a rejection for a shared address names the person who has the address", async ({ startWorkplace }) => {
  const { drop, cli, report } = await startWorkplace();
  drop("staff.csv", list(person(1, { name: "Ana", last: "Alba" })));
  await cli("run");
  drop("staff.csv", list(person(1, { name: "Ana", last: "Alba" }), person(2, { name: "Bo", email: "p1@example.org" })));
  expect((await cli("run")).code).toBe(3);
  expect(report().rejections).toContain("Ana Alba has this address.");
});
