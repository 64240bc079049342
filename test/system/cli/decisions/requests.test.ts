import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { takeLock } from "../../../../src/ledger/database/lock.ts";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { list, people, person } from "../support/lists.ts";
import { shiftedClock, STAFF, test, until } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

/** Opens a workplace with a held delete, and holds the lock as a process that is at work. */
async function besideAnotherProcess(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { drop, cli, data, json, report, start } = workplace;
  drop("staff.csv", list(...people(1, 8)));
  await cli("run");
  drop("staff.csv", list(...people(1, 4)));
  expect((await cli("run")).code).toBe(4);
  const lock = takeLock(join(data, "state", "lock.db"), "the test");
  if ("heldBy" in lock) throw new Error(lock.heldBy);
  const stored = async (): Promise<readonly { request: number; command: string; why: string | null }[]> =>
    (await json("status")).value.requests;
  /** Asks for the approval of the held run, and waits until the request is stored. */
  const ask = async () => {
    const asking = start(["approve", report().run]);
    await until("the request is stored", async () => ((await stored()).length > 0 ? true : null));
    return asking;
  };
  return { ...workplace, lock, stored, ask };
}

describe("A request beside another process", () => {
  test("is carried out by its own command when that process ends without it", async ({ startWorkplace }) => {
    const { ask, lock, sandbox } = await besideAnotherProcess(startWorkplace);
    const asking = await ask();
    lock.release();
    expect(await asking.ended).toMatchObject({ code: 0, stdout: expect.stringContaining("4 deleted") as string });
    expect(sandbox.contacts()).toHaveLength(4);
  });

  test("stays stored when SIGTERM ends the wait, and the next run carries it out", async ({ startWorkplace }) => {
    const { ask, lock, sandbox, cli, stored } = await besideAnotherProcess(startWorkplace);
    const stopped = await (await ask()).stop();
    expect(stopped).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("celebration-sync withdraw 1") as string,
    });
    expect(await stored()).toMatchObject([
      { request: 1, command: expect.stringMatching(/^approve /) as string, why: null },
    ]);
    lock.release();
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(4);
    expect(await stored()).toEqual([]);
  });

  test("waits on while the service refuses the key, and the next run carries it out and says so", async ({
    startWorkplace,
  }) => {
    const { ask, lock, start, sandbox, json, report, stored } = await besideAnotherProcess(startWorkplace);
    const held = report().run;
    await (await ask()).stop();
    lock.release();
    expect((await start(["run"], { CELEBRATION_API_KEY: "wrong" }).ended).code).toBe(1);
    expect(await stored()).toMatchObject([{ request: 1, command: `approve ${held}`, why: null }]);
    expect(sandbox.contacts()).toHaveLength(8);
    expect(await json("run")).toMatchObject({
      code: 0,
      value: { runs: [], decisions: [{ request: 1, command: "approve", exitCode: 0 }] },
    });
    expect(sandbox.contacts()).toHaveLength(4);
  });

  test("waits for the next night when the service could not be used in the first, and no longer", async ({
    startWorkplace,
  }) => {
    const { ask, lock, start, sandbox, stored } = await besideAnotherProcess(startWorkplace);
    await (await ask()).stop();
    lock.release();
    const runAfter = (hours: number, key: Readonly<Record<string, string>> = {}) =>
      start(["run"], { ...shiftedClock(hours * 3_600_000), ...key }).ended;
    expect((await runAfter(9, { CELEBRATION_API_KEY: "wrong" })).code).toBe(1);
    expect((await runAfter(33, { CELEBRATION_API_KEY: "wrong" })).code).toBe(1);
    expect(sandbox.contacts()).toHaveLength(8);
    expect(await stored()).toMatchObject([{ request: 1, why: null }]);
    expect((await runAfter(44)).code).toBe(0);
    expect(sandbox.contacts()).toHaveLength(4);
  });

  test("gives the run its exit code, and stands in its output", async ({ startWorkplace }) => {
    const { ask, lock, cli, start, report, stored } = await besideAnotherProcess(startWorkplace);
    await (await ask()).stop();
    const asking = start(["undo", report().run]);
    await until("the undo is stored", async () => ((await stored()).length === 2 ? true : null));
    await asking.stop();
    lock.release();
    const { code, stdout } = await cli("run");
    expect(code).toBe(4);
    expect(stdout).toMatch(/^Request 1, approve by .+:\n {2}Approved .+Request 2, undo by .+:\n {2}4 people /su);
  });

  test("is not carried out after it was withdrawn", async ({ startWorkplace }) => {
    const { ask, lock, sandbox, cli, stored } = await besideAnotherProcess(startWorkplace);
    await (await ask()).stop();
    expect((await cli("withdraw", "2")).code).toBe(2);
    expect((await cli("withdraw", "1")).code).toBe(0);
    expect((await cli("withdraw", "1")).code).toBe(1);
    lock.release();
    await cli("run");
    expect(sandbox.contacts()).toHaveLength(8);
    expect(await stored()).toEqual([]);
  });

  test("is void after a day, and status says so", async ({ startWorkplace }) => {
    const { ask, lock, sandbox, cli, stored, data } = await besideAnotherProcess(startWorkplace);
    await (await ask()).stop();
    const db = openForWriting(join(data, "requests", "requests.db"));
    db.prepare("UPDATE requests SET asked_at = ?").run(new Date(Date.now() - 25 * 3_600_000).toISOString());
    db.close();
    lock.release();
    expect((await cli("run")).code).toBe(3);
    expect(sandbox.contacts()).toHaveLength(8);
    expect(await stored()).toMatchObject([{ request: 1, why: expect.stringContaining("waited for a day") as string }]);
    expect((await cli("status")).stdout).toContain("Not carried out: approve");
  });
});

test("A damaged file of requests stops neither status nor a run, and the run sets it aside", async ({
  startWorkplace,
}) => {
  const { drop, cli, data, json, sandbox } = await startWorkplace();
  drop("staff.csv", list(...people(1, 2)));
  await cli("run");
  writeFileSync(join(data, "requests", "requests.db"), "no database");
  const why = expect.stringContaining("The next run sets the file aside") as string;
  expect(await json("status")).toMatchObject({ code: 0, value: { requests: [], whyNoRequests: why } });
  drop("staff.csv", list(...people(1, 3)));
  const ran = await cli("run");
  expect(ran.code).toBe(0);
  expect(ran.stderr).toContain("ask for them again");
  expect(sandbox.contacts()).toHaveLength(3);
  expect(await json("status")).toMatchObject({ value: { requests: [], whyNoRequests: null } });
});

test("A run takes up a request before it ends", async ({ startWorkplace }) => {
  const { drop, cli, start, report, sandbox, answers } = await startWorkplace({
    feeds: { staff: STAFF, guests: { files: ["guests*.csv"], mode: "changes", key: ["ID"] } },
  });
  drop("staff.csv", list(...people(1, 8)));
  await cli("run");
  drop("staff.csv", list(...people(1, 4)));
  await cli("run");
  const held = report().run;
  answers.hold();
  sandbox.forgetRequests();
  drop("guests.csv", list(person(30)));
  const running = start(["run"]);
  await until("the run is sending", () => sandbox.requests().some(({ method }) => method === "POST"));
  const asking = start(["approve", held]);
  await until("the request is stored", () => asking.stderr().includes("Another process is at work"));
  answers.release();
  expect((await asking.ended).code).toBe(0);
  expect((await running.ended).code).toBe(0);
  expect(sandbox.contacts()).toHaveLength(5);
});
