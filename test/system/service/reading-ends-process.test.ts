/** A list whose reading ends the process: after two ends, the list goes to `failed/`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { list, person } from "../cli/support/lists.ts";
import { test } from "../cli/support/workplace.ts";

test("moves a file to failed/ with a report when its reading ended the process twice", async ({ startWorkplace }) => {
  const { cli, start, data, names, people } = await startWorkplace();
  // A claim as a killed process leaves it. Its name is known, so strace can kill a reading of it.
  const claim = join(data, "working", "2026-11-21T020000.000Z-00ab-staff");
  mkdirSync(claim, { recursive: true });
  writeFileSync(join(claim, "staff.csv"), list(person(1)));
  const mark = `${claim}.reading`;
  const killed = ["strace", "-f", "-qq", "-o", "/dev/null", "-P", mark, "-e", "inject=unlink,unlinkat:signal=KILL"];
  for (const ends of ["1", "2"]) {
    expect((await start(["run"], {}, killed).ended).code).not.toBe(0);
    expect(readFileSync(mark, "utf8")).toBe(ends);
  }
  const { code, stdout } = await cli("run");
  expect(code).toBe(1);
  expect(stdout).toContain("its reading ended this program 2 times");
  expect(names("failed")).toEqual(["staff.csv", "staff.csv.error.txt"]);
  expect(readFileSync(join(data, "failed", "staff.csv.error.txt"), "utf8")).toContain("CSV UTF-8");
  expect(names("working")).toEqual([]);
  expect(people()).toEqual([]);
});

test("stops the reading at SIGTERM, and the next run reads the list from its start", async ({ startWorkplace }) => {
  const { start, names, data, people } = await startWorkplace();
  const others = Array.from({ length: 150_000 }, (_, index) => person(index + 2).join(","));
  const claim = join(data, "working", "2026-11-21T020000.000Z-00ab-staff");
  mkdirSync(claim, { recursive: true });
  writeFileSync(join(claim, "staff.csv"), `${list(person(1))}${others.join("\r\n")}\r\n`);
  // The signal comes when the program marks that the reading begins.
  const mark = `${claim}.reading`;
  const stopped = ["strace", "-f", "-qq", "-o", "/dev/null", "-P", mark, "-e", "inject=write,pwrite64:signal=TERM"];
  const { stdout } = await start(["run"], {}, stopped).ended;
  expect(stdout).toContain("its reading was stopped");
  expect(names("working")).toEqual(["2026-11-21T020000.000Z-00ab-staff"]);
  writeFileSync(join(claim, "staff.csv"), list(person(1)));
  expect((await start(["run"]).ended).code).toBe(0);
  expect(people()).toHaveLength(1);
});

test("reads a file after one end of the process, and removes the mark", async ({ startWorkplace }) => {
  const { cli, data, names, people } = await startWorkplace();
  const claim = join(data, "working", "2026-11-21T020000.000Z-00ab-staff");
  mkdirSync(claim, { recursive: true });
  writeFileSync(join(claim, "staff.csv"), list(person(1)));
  writeFileSync(`${claim}.reading`, "1");
  writeFileSync(join(data, "working", "2026-11-20T020000.000Z-00ac-staff.reading"), "1");
  expect((await cli("run")).code).toBe(0);
  expect(people()).toHaveLength(1);
  expect(names("working")).toEqual([]);
});
