import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, person } from "../support/lists.ts";
import { API_KEY, test, until } from "../support/workplace.ts";

describe("the API key", () => {
  test("is in no output and no file when the service echoes it", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, json, start } = await startWorkplace({
      faults: ["status-500:POST:#1+:html"],
      skipsWaits: true,
    });
    drop("staff.csv", list(person(1), person(2, { last: API_KEY.replace("7f3aXq", "other") })));
    await cli("run", "--verbose");
    sandbox.setFaults([]);
    sandbox.revokeKey(API_KEY);
    await cli("run", "--verbose");
    await json("check");
    await cli("groups", "--verbose");
    // When the test ends, the workplace checks every byte that was printed or written.
    const { stderr } = await start(["run"], { CELEBRATION_API_KEY: `${API_KEY} with a blank` }).ended;
    expect(stderr).toContain("CELEBRATION_API_KEY");
    expect((await start(["run"], { CELEBRATION_API_KEY: undefined }).ended).code).toBe(2);
  });

  test("is in no argument list while a run goes on", async ({ startWorkplace }) => {
    const { drop, start, sandbox, answers } = await startWorkplace();
    answers.hold();
    drop("staff.csv", list(person(1)));
    const running = start(["run", "--verbose"]);
    await until("the run waits for an answer", () => sandbox.contacts().length === 1);
    const lists = readdirSync("/proc").flatMap((pid) => {
      try {
        return /^\d+$/u.test(pid) ? [readFileSync(`/proc/${pid}/cmdline`, "utf8")] : [];
      } catch {
        return [];
      }
    });
    expect(lists.filter((text) => text.includes("--verbose"))).not.toEqual([]);
    expect(lists.filter((text) => text.includes(API_KEY))).toEqual([]);
    answers.release();
    expect((await running.ended).code).toBe(0);
  });

  test("is refused from a file that others may read, and accepted from a file that only the owner may read", async ({
    startWorkplace,
  }) => {
    const { configure, root, cli, sandbox, baseUrl, mayHoldTheKey } = await startWorkplace();
    const path = join(root, "api-key");
    mayHoldTheKey.push(path);
    writeFileSync(path, `${API_KEY}\n`, { mode: 0o644 });
    chmodSync(path, 0o644);
    configure({ api: { baseUrl, keyFile: "api-key" } });
    const refused = await cli("run");
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining("chmod 600") as string });
    expect(sandbox.requests()).toEqual([]);
    chmodSync(path, 0o600);
    expect((await cli("run")).code).toBe(0);
  });

  test("is not sent over http to another machine", async ({ startWorkplace }) => {
    const { configure, cli } = await startWorkplace();
    for (const baseUrl of ["http://service.example/v1", "http://192.0.2.7/v1", "ftp://127.0.0.1/v1"]) {
      configure({ api: { baseUrl, keyEnv: "CELEBRATION_API_KEY" } });
      const refused = await cli("run");
      expect([baseUrl, refused.code]).toEqual([baseUrl, 2]);
      expect(refused.stderr).toContain("https");
    }
  });
});
