import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { filesBelow, fingerprint } from "./support/files-below.ts";
import { csv, list, people, person, readReport } from "./support/lists.ts";
import { shiftedClock, test, until, type StartWorkplace } from "./support/workplace.ts";

/** A week and a day. After a week, a run sends again what the service has refused as existing. */
const EIGHT_DAYS_MS = 8 * 86_400_000;

describe("run --trial", () => {
  test("shows the report of the run that would come, and changes no file and no contact", async ({
    startWorkplace,
  }) => {
    const { trial, unchanged, drop, cli, json, report } = await withTrials(startWorkplace);
    drop("staff.csv", list(...people(1, 20)));
    const first = await trial();
    expect(first).toMatchObject({ code: 0, runs: [{ status: "completed", rows: { read: 20, created: 20 } }] });
    await cli("run");

    drop("staff.csv", list(...people(1, 19), person(30), person(31, { email: "p3@example.org" })));
    drop("unknown.csv", "Name\r\nAda\r\n");
    const tried = await unchanged(() => trial());
    expect(tried.runs).toMatchObject([
      { rows: { unchanged: 19, created: 1, rejected: 1 }, deletes: { deleted: 1 }, trial: true },
    ]);
    expect(tried.failed).toMatchObject([
      { name: "unknown.csv", path: expect.stringMatching(/\/data\/failed\//u) as string },
    ]);
    expect(tried.page).toContain("<h1>Trial: ");
    expect(tried.page).toContain("This was a trial. Nothing was sent to the service");
    expect(tried.page).toContain("p3@example.org");
    expect(tried.plan.rejections).toMatchObject([{ code: "contact_exists" }]);
    const { value, code } = await json("run");
    expect({ code, rows: value.runs[0].rows, deletes: value.runs[0].deletes }).toEqual({
      code: tried.code,
      rows: tried.runs[0].rows,
      deletes: tried.runs[0].deletes,
    });
    expect(report().summary.trial).toBeUndefined();
    expect(report().page).not.toContain("This was a trial");
  });

  test("shows a question, and names no command to answer it", async ({ startWorkplace }) => {
    const { trial, unchanged, drop, cli, report } = await withTrials(startWorkplace);
    drop("staff.csv", list(...people(1, 20)));
    await cli("run");
    const other = { name: "Rolf", last: "Rabe", email: "rolf@example.org", birthday: "1999-02-01" };
    drop("staff.csv", list(...people(1, 19), person(20, other)));
    const tried = await unchanged(() => trial());
    expect(tried.plan.rejections).toMatchObject([{ code: "other_person" }]);
    expect(tried.page).toContain("Is this still the same person?");
    expect(tried.page).not.toMatch(/celebration-sync answer|“_answer”/u);
    await cli("run");
    expect(report().page).toMatch(/celebration-sync answer staff\.r1\.v1/u);
  });

  test("shows a hold, and names no run to approve", async ({ startWorkplace }) => {
    const { trial, unchanged, root, drop, cli, tryOut } = await withTrials(startWorkplace);
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    const path = join(root, "staff.csv");
    writeFileSync(path, list(...people(1, 3)));
    const tried = await unchanged(() => trial(path));
    expect(tried).toMatchObject({ code: 4, runs: [{ status: "held", deletes: { held: 5 } }] });
    const { stdout } = await tryOut(path);
    expect(stdout).toContain("This is a trial: nothing was sent to the service");
    expect(stdout).toContain("A real list waits here until a person decides.");
    expect(stdout + tried.page).not.toMatch(/celebration-sync (?:approve|discard)/u);
  });

  test("goes on with a halted run as the next run would, and leaves its list where it is", async ({
    startWorkplace,
  }) => {
    const { trial, unchanged, drop, cli, sandbox, names } = await withTrials(startWorkplace);
    drop("staff.csv", list(...people(1, 3)));
    sandbox.setFaults(["status-401:POST:#2+"]);
    expect((await cli("run")).code).toBe(1);
    sandbox.setFaults([]);
    expect(names("working")).toHaveLength(1);
    expect(await unchanged(() => trial())).toMatchObject({
      code: 0,
      runs: [{ status: "completed", rows: { created: 3 } }],
    });
    expect((await cli("run")).code).toBe(0);
  });

  test("works beside a daemon, and counts on the answers to its calls", async ({ startWorkplace }) => {
    const { trial, drop, startWatch, answers, sandbox, mutations, data } = await withTrials(startWorkplace);
    const watch = await startWatch();
    answers.hold();
    drop("staff.csv", list(...people(1, 2)));
    await until("a create is under way", () => mutations().length > 0);
    const sent = mutations();
    const before = fingerprint(join(data, "archive"));
    expect(await trial()).toMatchObject({ code: 0, runs: [{ rows: { created: 2 } }] });
    expect(mutations()).toEqual(sent);
    expect(fingerprint(join(data, "archive"))).toBe(before);
    watch.process.kill("SIGKILL");
    await watch.ended;
    answers.release();
    const after = sandbox.contacts();
    // Without the daemon, its answers are lost.
    expect(await trial()).toMatchObject({ code: 3, runs: [{ rows: { inDoubt: sent.length } }] });
    expect(sandbox.contacts()).toEqual(after);
  });

  test("knows a contact that the service has refused to create, and that the account is full", async ({
    startWorkplace,
  }) => {
    const { trial, drop, cli, sandbox } = await withTrials(startWorkplace);
    drop("staff.csv", list(person(1), person(3)));
    expect((await cli("run")).code).toBe(0);
    sandbox.addContact({ first_name: "Bo", group_id: 1, email: "p2@example.org" });
    drop("staff.csv", list(...people(1, 3)));
    expect((await cli("run")).code).toBe(3);
    drop("staff.csv", list(...people(1, 4)));
    sandbox.setPlanLimit(3);
    const later = shiftedClock(EIGHT_DAYS_MS);
    expect(await trial(later)).toMatchObject({ runs: [{ rows: { rejected: 1, created: 1 } }] });
    expect((await cli("run")).code).toBe(3);
    expect(await trial()).toMatchObject({ code: 3, runs: [{ rows: { rejected: 1, deferred: 1 } }] });
  });

  test("creates a person without an address that a linked contact has, as the run does", async ({ startWorkplace }) => {
    const { trial, drop, cli, report } = await withTrials(startWorkplace);
    drop("staff.csv", list(...people(1, 3)));
    expect((await cli("run")).code).toBe(0);
    // No other person has the phone of the person whose e-mail is another person's.
    const header = ["ID", "First name", "Last name", "E-mail", "Birthday", "Group", "Phone"];
    const shared = [...person(4, { email: "P1@example.org" }), "+49 30 5550199"];
    drop("staff.csv", csv([header, ...people(1, 3).map((row) => [...row, ""]), shared]));
    expect((await cli("run")).code).toBe(3);
    drop("corrected.csv", answered(report().rejections ?? "", "leave out"));
    expect(await trial()).toMatchObject({ code: 0, runs: [{ rows: { created: 1, rejected: 0 } }] });
    expect((await cli("run")).code).toBe(0);
  });

  test("knows a stranger's address after a person was created without it", async ({ startWorkplace }) => {
    const { trial, drop, cli, sandbox, report } = await withTrials(startWorkplace);
    drop("staff.csv", list(person(1), person(3)));
    expect((await cli("run")).code).toBe(0);
    sandbox.addContact({ first_name: "Bo", group_id: 1, email: "p2@example.org" });
    drop("staff.csv", list(...people(1, 3)));
    expect((await cli("run")).code).toBe(3);
    drop("corrected.csv", answered(report().rejections ?? "", "leave out"));
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(...people(1, 3), person(4, { email: "p2@example.org" })));
    const tried = await trial();
    expect(tried).toMatchObject({ code: 3, runs: [{ rows: { created: 0, rejected: 1, unchanged: 3 } }] });
    expect((await cli("run")).code).toBe(3);
  });

  test("leaves only the reports, and removes what a killed trial left", async ({ startWorkplace }) => {
    const { trial, tryOut, drop, root, temporary, cli, data } = await withTrials(startWorkplace);
    const leftovers = ["old", "new"].map((name) => join(temporary, `celebration-sync-trial-${name}`, "data"));
    for (const leftover of leftovers) mkdirSync(leftover, { recursive: true });
    utimesSync(leftovers[0] ?? "", 1_000_000, 1_000_000);
    drop("staff.csv", list(...people(1, 3), person(4, { group: "No group" })));
    drop("unknown.csv", "Name\r\nAda\r\n");
    const tried = await trial();
    expect(leftovers.map((leftover) => existsSync(leftover))).toEqual([false, true]);
    expect(readdirSync(tried.reports)).toEqual([tried.runs[0].run]);
    const names = ["plan.json", "report.html", "summary.json"];
    expect(readdirSync(join(tried.reports, tried.runs[0].run)).sort()).toEqual(names);
    expect(filesBelow(temporary)).toHaveLength(names.length);

    const folder = join(root, "tried");
    mkdirSync(folder);
    writeFileSync(join(folder, "index.html"), "mine");
    expect((await tryOut("--folder", folder)).stdout).toContain(folder);
    expect(filesBelow(folder)).toHaveLength(names.length + 1);
    expect(readdirSync(folder)).toEqual(["index.html", expect.stringMatching(/^trial-/u)]);
    expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("mine");
    expect(filesBelow(temporary)).toHaveLength(names.length);

    const inside = await cli("run", "--trial", "--folder", join(data, "inbox", "tried"));
    expect(inside).toMatchObject({ code: 2, stderr: expect.stringContaining("outside the data folders") as string });
    expect((await cli("run", "--folder", folder)).code).toBe(2);
    expect((await cli("run", "--trial", "--until", "06:00")).code).toBe(2);
    expect((await cli("run", "--trial", "--accounts", root)).code).toBe(2);
  });

  test("exits 1 with the reason when the service can't be asked for its groups", async ({ startWorkplace }) => {
    const { trial, drop, sandbox } = await withTrials(startWorkplace);
    drop("staff.csv", list(...people(1, 3)));
    sandbox.setFaults(["status-401:GET:#1+"]);
    expect(await trial()).toMatchObject({ code: 1, runs: [], trouble: expect.stringContaining("API key") as string });
  });
});

/** Returns a report with an answer in each line. */
function answered(rejections: string, answer: string): string {
  const rows = readReport(rejections).map((row) => ({ ...row, _answer: answer }));
  return csv([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]);
}

/** Opens a workplace in which trials have a folder for temporary files of their own. */
async function withTrials(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace({ api: { timeoutSeconds: 30 } });
  const { root, data, start, sandbox, mutations } = workplace;
  const temporary = join(root, "temporary");
  mkdirSync(temporary);
  const tryOut = (...args: readonly string[]) => start(["run", "--trial", ...args], { TMPDIR: temporary }).ended;

  /** Makes a trial with `--json`, and reads the first of its reports. */
  async function trial(first?: string | Readonly<Record<string, string>>) {
    const [args, variables] = typeof first === "string" ? [[first], {}] : [[], first];
    const { code, stdout, stderr } = await start(["run", "--trial", "--json", ...args], {
      TMPDIR: temporary,
      ...variables,
    }).ended;
    expect(stdout, stderr).not.toBe("");
    const printed = JSON.parse(stdout);
    const reports = printed.runs[0]?.reports;
    const read = (path: string | undefined) => (path === undefined ? "{}" : readFileSync(path, "utf8"));
    const page = read(reports?.report);
    return { code, ...printed, reports: printed.trial.reports, page, plan: JSON.parse(read(reports?.plan)) };
  }

  /** Expects that `act` changes no file below the data folder, and asks the service for nothing but its groups. */
  async function unchanged<T>(act: () => Promise<T>): Promise<T> {
    const before = fingerprint(data);
    sandbox.forgetRequests();
    const result = await act();
    expect(fingerprint(data)).toBe(before);
    expect(mutations()).toEqual([]);
    expect(sandbox.requests().every(({ path }) => path === "/v1/celebration-groups")).toBe(true);
    return result;
  }
  return { ...workplace, temporary, tryOut, trial, unchanged };
}
