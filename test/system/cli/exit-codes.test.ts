import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { filesBelow } from "./support/files-below.ts";
import { list, people, person } from "./support/lists.ts";
import { test } from "./support/workplace.ts";

describe("exit codes: the first of 2, 1, 4, 3, 0 that applies over all that was done", () => {
  test("2 for usage and configuration, whatever else", async ({ startWorkplace }) => {
    const { cli, configure, sandbox } = await startWorkplace();
    expect((await cli("rum")).code).toBe(2);
    expect((await cli("run", "--frobnicate")).code).toBe(2);
    expect((await cli("run", "--until", "25:99")).code).toBe(2);
    expect((await cli("run", "--config", "nowhere.json")).code).toBe(2);
    configure({ dataDri: "elsewhere" });
    const ended = await cli("run");
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/dataDri.*dataDir/u);
    expect(sandbox.requests()).toEqual([]);
  });

  test("0, 3 and 1 by what became of the files, the worst of them counting", async ({ startWorkplace }) => {
    const { cli, drop } = await startWorkplace({
      feeds: {
        staff: { files: ["staff*"], mode: "snapshot", key: ["ID"] },
        club: { files: ["club*"], mode: "changes", key: ["ID"] },
      },
    });
    drop("staff.csv", list(person(1)));
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(person(1), person(2, { group: "Team Berln" })));
    expect((await cli("run")).code).toBe(3);
    drop("staff.csv", list(person(1), person(2, { group: "Team Berln" })));
    drop("neither.csv", list(person(3)));
    expect((await cli("run")).code).toBe(1);
  });

  test("4 for a held run beside rejected rows, 1 for a failed file beside a held run", async ({ startWorkplace }) => {
    const { cli, drop, report } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    drop("staff.csv", list(...people(1, 4), person(20, { group: "Team Berln" })));
    expect((await cli("run")).code).toBe(4);
    expect(report().summary).toMatchObject({ status: "held", deletes: { held: 4 }, rows: { rejected: 1 } });
    drop("staff.csv", list(...people(1, 4)));
    drop("neither.csv", "ID\r\n");
    expect((await cli("run")).code).toBe(1);
    expect(report().summary).toMatchObject({ status: "held", deletes: { held: 4 } });
  });
});

describe("--json", () => {
  test("is exactly one JSON value on stdout for every command, and logs go to stderr", async ({ startWorkplace }) => {
    const { json, drop, report, root, cli } = await startWorkplace();
    const path = `${root}/staff.csv`;
    writeFileSync(path, list(...people(1, 8)));
    expect((await json("plan", path)).value).toMatchObject({ feed: "staff", rows: { read: 8 } });
    drop("staff.csv", list(...people(1, 8), person(9, { group: "Team Berln" })));
    const ran = await json("run");
    expect(ran).toMatchObject({
      code: 3,
      value: { runs: [{ feed: "staff", rows: { created: 8, rejected: 1 } }], failed: [], trouble: null },
    });
    for (const line of ran.stderr.trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("msg");
    drop("staff.csv", list(...people(1, 3)));
    expect((await json("run")).code).toBe(4);
    const { run } = report();
    expect((await json("check")).value.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
    expect((await json("status")).value).toMatchObject({ working: null, held: [{ run, guards: ["delete_share"] }] });
    expect((await json("runs")).value).toMatchObject([{ run, status: "held" }, { status: "completed" }]);
    expect((await json("rejections")).value).toEqual([]);
    expect((await json("groups")).value).toMatchObject([
      { name: "Team Berlin", contactCount: 8, linked: 8 },
      { name: "Team Rome" },
    ]);
    expect(await json("approve", run)).toMatchObject({
      code: 0,
      value: {
        lines: [/5 operations/u, /5 deleted/u].map((line) => expect.stringMatching(line) as string),
        run,
        rows: { unchanged: 3 },
        deletes: { deleted: 5 },
        reports: report().summary.reports,
      },
    });
    const shown = (await json("runs")).value as { run: string; reports: unknown }[];
    for (const { run: name, reports } of shown) expect(reports).toEqual(report(name).summary.reports);
    expect(shown).toHaveLength(2);
    expect((await cli("runs")).stdout).toContain(run);
  });

  test("says in one JSON value, too, why nothing could be done", async ({ startWorkplace }) => {
    const { json, closeService, root, sandbox, drop, configure } = await startWorkplace();
    sandbox.revokeKey(sandbox.settings.key[0]?.key ?? "");
    drop("staff.csv", list(person(1)));
    writeFileSync(`${root}/staff.csv`, list(person(1)));
    expect(await json("run")).toMatchObject({
      code: 1,
      value: { runs: [], trouble: expect.stringContaining("API key") as string },
    });
    for (const args of [
      ["plan", `${root}/staff.csv`],
      ["groups"],
      ["approve", "no-such-run"],
      ["rejections", "no-such-run"],
    ]) {
      const { code, value } = await json(...args);
      expect([1, 2], args.join(" ")).toContain(code);
      expect(Object.keys(value).length, args.join(" ")).toBeGreaterThan(0);
    }
    configure({ dataDri: 1 });
    expect(await json("run")).toMatchObject({
      code: 2,
      value: { error: expect.stringContaining("dataDri") as string },
    });
    await closeService();
    for (const wrong of [["run", "--no-such-flag"], ["rum"], ["approve"]]) {
      const { code, value } = await json(...wrong);
      expect([wrong, code, typeof value.error]).toEqual([wrong, 2, "string"]);
    }
  });
});

describe("plan", () => {
  test("writes nothing, exits as run would, and shows what run then stores", async ({ startWorkplace }) => {
    const { cli, json, drop, root, data, report, sandbox, mutations } = await startWorkplace();
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    const lists = [
      ["unchanged", 0, list(...people(1, 8))],
      [
        "changed, with a row to correct",
        3,
        list(
          ...people(1, 6),
          person(7, { last: "Other" }),
          person(8, { group: "Team Rome" }),
          person(9),
          person(10, { group: "Team Berln" }),
        ),
      ],
      ["with held deletes", 4, list(...people(1, 3))],
    ] as const;
    for (const [what, code, bytes] of lists) {
      const path = `${root}/staff.csv`;
      writeFileSync(path, bytes);
      const before = fingerprint(data);
      sandbox.forgetRequests();
      const planned = await json("plan", path);
      expect(planned.code, what).toBe(code);
      expect(fingerprint(data), what).toBe(before);
      expect(mutations(), what).toEqual([]);
      expect((await cli("plan", path)).code, what).toBe(code);
      expect((await cli("run", path)).code, what).toBe(code);
      expect({ ...report().plan, operations: report().plan.operations.map(asPlanned) }, what).toEqual(planned.value);
    }
  });

  test("of what can't be a list exits 1, and says why", async ({ startWorkplace }) => {
    const { cli, root, json } = await startWorkplace();
    writeFileSync(`${root}/staff.csv`, "");
    writeFileSync(`${root}/other.csv`, list(person(1)));
    expect(await cli("plan", `${root}/staff.csv`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("The file is empty.") as string,
    });
    expect(await cli("plan", `${root}/staff-missing.csv`)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no such file.") as string,
    });
    expect(await json("plan", `${root}/other.csv`)).toMatchObject({ code: 1, value: { code: "no_feed" } });
    expect(await json("plan", `${root}/other.csv`, "--feed", "staff")).toMatchObject({
      code: 0,
      value: { rows: { created: 1 } },
    });
    expect((await cli("plan", `${root}/missing.csv`)).stderr).toMatch(/missing\.csv/u);
  });
});

/** What a create became stands in the stored plan afterwards. */
function asPlanned({ contactId, ...operation }: { readonly operation: string; readonly contactId?: number }): object {
  return operation.operation === "create" ? operation : { ...operation, contactId };
}

/** All files with their bytes, sizes and times; the ledger's own bookkeeping of readers (`-shm`) left out. */
function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const path of [...filesBelow(folder)].sort()) {
    if (path.endsWith("-shm") || path.endsWith("-wal")) continue;
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
