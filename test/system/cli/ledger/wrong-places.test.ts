import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

const pipe = (path: string) => void execFileSync("mkfifo", [path]);
const folder = (path: string) => mkdirSync(path);
const file = (path: string) => writeFileSync(path, "");

describe("something else in the place of a file of the state", () => {
  test("is named by run, and nothing is sent", async ({ startWorkplace }) => {
    const { drop, cli, data, mutations, sandbox } = await startWorkplace();
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(person(1, { name: "Ana" })));
    const places = [
      ["contacts.jsonl", "a pipe", pipe],
      ["contacts.jsonl", "a folder", folder],
      ["lock.db", "a pipe", pipe],
      ["ledger.db", "a folder", folder],
      ["ledger.db", "a pipe", pipe],
      ["backup", "a file", file],
    ] as const;
    sandbox.forgetRequests();
    for (const [name, what, make] of places) {
      const path = join(data, "state", name);
      const aside = `${path}.aside`;
      const wasThere = existsSync(path);
      if (wasThere) execFileSync("mv", [path, aside]);
      make(path);
      const { code, stderr } = await cli("run");
      expect([name, what, code]).toEqual([name, what, 1]);
      expect(stderr).toContain(`${path} can't be used: ${what} is in its place. Move it away`);
      expect(stderr).not.toContain("    at ");
      const status = await cli("status");
      expect(status.stderr).toContain(`${what} is in its place`);
      rmSync(path, { recursive: true });
      if (wasThere) execFileSync("mv", [aside, path]);
    }
    expect(sandbox.requests()).toEqual([]);
    expect((await cli("run")).code).toBe(0);
    expect(mutations()).toEqual(["POST 201"]);
  });
});
