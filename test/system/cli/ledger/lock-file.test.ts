/** The lock file while other programs delete it, replace it or write to it. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { takeLock } from "../../../../src/ledger/database/lock.ts";
import { list, person } from "../support/lists.ts";
import { test, until, type StartWorkplace } from "../support/workplace.ts";

/** Starts `run`, and deletes the lock file after SQLite has opened it and before SQLite locks it. */
async function deleteBeforeLocking(startWorkplace: StartWorkplace) {
  for (;;) {
    const { isInTime, ...deleted } = await tryToDelete(startWorkplace);
    if (isInTime()) return deleted;
    await deleted.running.ended;
  }
}

/** Deletes the lock file of a run that locks it three seconds later. On a very slow machine, that may be too late. */
async function tryToDelete(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  workplace.drop("staff.csv", list(person(1, { name: "Ana" })));
  const file = join(workplace.data, "state", "lock.db");
  const log = join(workplace.root, "strace.log");
  // The program makes the file, and SQLite opens it then. The second call returns three seconds later.
  const delayed = ["-e", "trace=openat,fcntl", "-e", "inject=openat:delay_exit=3000000:when=2"];
  const running = workplace.start(["run"], {}, ["strace", "-f", "-qq", "-o", log, "-P", file, ...delayed]);
  await until(
    "SQLite has opened the lock file",
    () => existsSync(log) && readFileSync(log, "utf8").includes("(DELAYED)"),
  );
  rmSync(file);
  const isInTime = () => !readFileSync(log, "utf8").includes("fcntl(");
  return { ...workplace, file, running, isInTime };
}

describe("a lock file that is deleted while a run takes the lock", () => {
  test("is made again, and the run goes on", async ({ startWorkplace }) => {
    const { running, people } = await deleteBeforeLocking(startWorkplace);
    const { code, stderr } = await running.ended;
    expect(stderr).not.toContain("disk");
    expect(code).toBe(0);
    expect(people()).toEqual(["Ana@1"]);
  });

  test("gives no second run the lock when another process has locked its successor", async ({ startWorkplace }) => {
    const { running, people, file } = await deleteBeforeLocking(startWorkplace);
    const lock = takeLock(file, "the test");
    const { code, stderr } = await running.ended;
    expect(stderr).toContain("Another process is at work: the test");
    expect(code).toBe(1);
    expect(people()).toEqual([]);
    if ("release" in lock) lock.release();
  });
});

describe("a lock file that another program wrote to", () => {
  test("is named with the way out, and its deletion is enough", async ({ startWorkplace }) => {
    const { drop, cli, data, people } = await startWorkplace();
    drop("staff.csv", list(person(1, { name: "Ana" })));
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(person(1, { name: "Ana" }), person(2, { name: "Ben" })));
    const file = join(data, "state", "lock.db");
    writeFileSync(file, "x".repeat(5_000));
    for (const command of ["run", "rebuild", "retry"]) {
      const { code, stderr } = await cli(command);
      expect([command, code]).toEqual([command, 1]);
      expect(stderr).toContain(`The lock file ${file} can't be used, because another program wrote to it.`);
      expect(stderr).toContain("Delete this file, then run again.");
    }
    const status = await cli("status");
    expect([status.code, status.stdout]).toEqual([0, expect.stringContaining("At work: no process")]);
    expect(people()).toEqual(["Ana@1"]);
    rmSync(file);
    expect((await cli("run")).code).toBe(0);
    expect(people()).toEqual(["Ana@1", "Ben@1"]);
  });
});
