/** An account that moves from one process to another, as a cluster manager moves its volume. */
import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, people } from "../support/lists.ts";
import { test, until, type StartWorkplace } from "../support/workplace.ts";

const PEOPLE = people(1, 5);

/** Starts a run of five people, and holds back the answer to its second create. */
async function startRun(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace({
    skipsWaits: true,
    api: { concurrency: 1 },
    sandbox: { conflictId: "data" },
  });
  const { answers, drop, start, mutations, sandbox } = workplace;
  drop("staff.csv", list(...PEOPLE));
  answers.hold("POST");
  answers.release(1);
  const first = start(["run"]);
  await until("the second create is under way", () => mutations().length === 2);
  const expectAllOnce = () => {
    const names = sandbox.contacts().map(({ first_name: name }) => name);
    expect(names.toSorted()).toEqual(PEOPLE.map(([, name = ""]) => name).toSorted());
  };
  return { ...workplace, first, expectAllOnce };
}

describe("an account whose process is stopped, and whose files another process takes over", () => {
  test("gets no more calls from the first process when it goes on, which says why and exits 1", async ({
    startWorkplace,
  }) => {
    const { answers, cli, data, first, mutations, expectAllOnce } = await startRun(startWorkplace);
    first.process.kill("SIGSTOP");
    // A volume that moves has the lock file of its new machine.
    const lock = join(data, "state/lock.db");
    renameSync(lock, `${lock}.before`);
    answers.release();
    expect(await cli("run")).toMatchObject({ code: 0 });
    const sent = mutations();
    first.process.kill("SIGCONT");
    const { code, stderr } = await first.ended;
    expect(code).toBe(1);
    const lines = stderr.split("\n").filter((line) => line.includes("This process sends nothing more"));
    expect(lines).toEqual([expect.stringContaining(`${lock} was replaced or deleted`)]);
    expect(stderr).not.toMatch(/unexpected error|\n {4}at /u);
    expect(mutations()).toEqual(sent);
    expectAllOnce();
    expect(await cli("run")).toMatchObject({ code: 0 });
    expect(mutations()).toEqual(sent);
  });
});

describe("an account whose process is killed, and whose data folder is moved", () => {
  test("is served from the other folder without a person created twice", async ({ startWorkplace }) => {
    const { answers, cli, configure, data, root, first, expectAllOnce } = await startRun(startWorkplace);
    first.process.kill("SIGKILL");
    await first.ended;
    answers.release();
    renameSync(data, join(root, "elsewhere"));
    configure({ dataDir: "elsewhere" });
    expect(await cli("run")).toMatchObject({ code: 0 });
    expectAllOnce();
    expect(existsSync(data)).toBe(false);
  });
});
