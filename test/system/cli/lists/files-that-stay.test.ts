import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";

/** Returns the arguments of strace that make a kind of system call fail with EACCES for a path. */
function refusing(path: string, calls: string): readonly string[] {
  return ["strace", "-f", "-qq", "-o", "/dev/null", "-P", path, "-e", `inject=${calls}:error=EACCES`];
}

const TWO_FEEDS = {
  staff: { files: ["staff*"], mode: "snapshot" as const, key: ["ID"] },
  club: { files: ["club*"], mode: "snapshot" as const, key: ["ID"] },
};

describe("a folder that can't be read", () => {
  test("does not stop the lists of other feeds when it is a feed's folder, and is named", async ({
    startWorkplace,
  }) => {
    const { drop, start, json, inbox, people } = await startWorkplace({ feeds: TWO_FEEDS });
    const folder = join(inbox, "club");
    mkdirSync(folder);
    writeFileSync(join(folder, "list.csv"), list(person(2, { name: "Ben" })));
    drop("staff.csv", list(person(1, { name: "Ana" })));
    const refused = refusing(folder, "openat");
    const first = await start(["run"], {}, refused).ended;
    expect(first.code).toBe(1);
    expect(first.stdout).toMatch(
      /^club: left alone, it can't be read \(EACCES.*lists in it wait: give the program's user/mu,
    );
    expect(first.stdout + first.stderr).not.toContain("    at ");
    expect(people()).toEqual(["Ana@1"]);

    const { stdout, code } = await start(["status", "--json"], {}, refused).ended;
    expect([code, JSON.parse(stdout).leftAlone[0].name]).toEqual([0, "club"]);
    expect((await json("run")).value.leftAlone).toEqual([]);
    expect(people()).toEqual(["Ana@1", "Ben@1"]);
  });

  test("does not stop other lists when it holds a claimed list, and is named", async ({ startWorkplace }) => {
    const { drop, cli, start, data, people, names } = await startWorkplace({ feeds: TWO_FEEDS });
    const claim = join(data, "working", "2026-11-21T020000.000Z-abcd-club");
    mkdirSync(claim, { recursive: true });
    writeFileSync(join(claim, "list.csv"), list(person(2, { name: "Ben" })));
    drop("staff.csv", list(person(1, { name: "Ana" })));
    const first = await start(["run"], {}, refusing(claim, "openat")).ended;
    expect(first.code).toBe(1);
    expect(first.stdout).toContain("2026-11-21T020000.000Z-abcd-club: waits, it could not be moved or read: EACCES");
    expect(people()).toEqual(["Ana@1"]);
    expect((await cli("run")).code).toBe(0);
    expect(people()).toEqual(["Ana@1", "Ben@1"]);
    expect(names("working")).toEqual([]);
  });
});

describe("an archived list that can't be looked at", () => {
  test("does not stop other lists, and is brought back later when it was written to", async ({ startWorkplace }) => {
    const { drop, cli, start, json, data, people } = await startWorkplace();
    drop("staff.csv", list(person(1, { name: "Ana" })));
    expect((await cli("run")).code).toBe(0);
    const [day] = readdirSync(join(data, "archive"));
    const archived = join(data, "archive", day ?? "", "staff.csv");
    writeFileSync(archived, list(person(1, { name: "Ana" }), person(2, { name: "Ben" })));
    const first = await start(["run"], {}, refusing(archived, "lstat,statx,newfstatat")).ended;
    expect(first.code).toBe(1);
    expect(first.stdout).toContain(`${archived}: waits, it could not be moved or read: EACCES`);
    expect(people()).toEqual(["Ana@1"]);
    expect((await json("run")).value.runs).toMatchObject([{ file: "staff.csv", status: "completed" }]);
    expect(people()).toEqual(["Ana@1", "Ben@1"]);
  });
});

describe("a file that can't be moved", () => {
  test("does not stop the pass for the other files, and is named", async ({ startWorkplace }) => {
    const { drop, cli, json, data, people, names } = await startWorkplace();
    drop("aaa.csv", "a,b\n1,2\n");
    drop("staff.csv", list(person(1, { name: "Ana" })));
    const blocked = join(data, "failed", "aaa.csv.error.txt");
    mkdirSync(blocked, { recursive: true });
    const first = await cli("run");
    expect(first.code).toBe(1);
    expect(first.stdout).toContain("aaa.csv: waits, it could not be moved or read: EISDIR");
    expect(first.stderr).not.toContain("    at ");
    expect(people()).toEqual(["Ana@1"]);

    drop("staff.csv", list(person(1, { name: "Ana" }), person(2, { name: "Ben" })));
    expect((await json("run")).value.waiting).toMatchObject([{ name: "aaa.csv" }]);
    expect(people()).toEqual(["Ana@1", "Ben@1"]);

    rmSync(blocked, { recursive: true });
    expect((await cli("run")).stdout).toContain("aaa.csv: not used");
    expect(names("working")).toEqual([]);
    expect(names("failed")).toEqual(["aaa.csv", "aaa.csv.error.txt"]);
  });

  test("does not stop the runs of other lists when the archive's folder is a file", async ({ startWorkplace }) => {
    const { drop, cli, data, people, archived } = await startWorkplace();
    drop("staff.csv", list(person(1, { name: "Ana" })));
    expect((await cli("run")).code).toBe(0);
    const [day] = readdirSync(join(data, "archive"));
    const folder = join(data, "archive", day ?? "");
    renameSync(folder, join(data, "moved"));
    writeFileSync(folder, "");
    drop("staff-1.csv", list(person(1, { name: "Ana" }), person(2, { name: "Ben" })));
    const first = await cli("run");
    expect(first.code).toBe(1);
    expect(first.stdout).toContain("staff-1.csv: waits, it could not be moved or read: EEXIST");
    drop("staff-2.csv", list(person(1, { name: "Ana" }), person(2, { name: "Ben" }), person(3, { name: "Cleo" })));
    expect((await cli("run")).code).toBe(1);
    expect(people()).toEqual(["Ana@1", "Ben@1", "Cleo@1"]);

    rmSync(folder);
    renameSync(join(data, "moved"), folder);
    expect((await cli("run")).code).toBe(0);
    expect(archived()).toEqual(["staff-1.csv", "staff-2.csv", "staff.csv"]);
  });

  test("does not keep a list of the same name in another feed's folder waiting", async ({ startWorkplace }) => {
    const { inbox, data, start, people } = await startWorkplace({ feeds: TWO_FEEDS });
    const claim = join(data, "working", "2026-11-21T020000.000Z-abcd-club");
    for (const folder of [claim, join(inbox, "staff")]) mkdirSync(folder, { recursive: true });
    writeFileSync(join(claim, "list.csv"), list(person(2, { name: "Ben" })));
    writeFileSync(join(inbox, "staff", "list.csv"), list(person(1, { name: "Ana" })));
    const { code, stdout } = await start(["run"], {}, refusing(join(claim, "list.csv"), "openat")).ended;
    expect(code).toBe(1);
    expect(stdout).toContain("list.csv: waits, it could not be moved or read: EACCES");
    expect(people()).toEqual(["Ana@1"]);
  });

  test("is refused, kept and shown with its reason when its name has 255 bytes", async ({ startWorkplace }) => {
    const { drop, cli, json, people, names } = await startWorkplace();
    const name = `other${"x".repeat(246)}.csv`;
    drop(name, "a,b\n1,2\n");
    drop("staff.csv", list(person(1, { name: "Ana" })));
    const { code, stderr } = await cli("run");
    expect(code).toBe(1);
    expect(stderr).not.toContain("ENAMETOOLONG");
    expect(people()).toEqual(["Ana@1"]);
    expect(names("failed")).toContain(name);
    expect((await json("status")).value.notUsed).toMatchObject([{ name }]);
    expect((await cli("run")).code).toBe(0);
  });
});
