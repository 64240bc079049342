import { writeFileSync } from "node:fs";
import { describe, expect } from "vitest";
import { list, people, person } from "./support/lists.ts";
import { test } from "./support/workplace.ts";

describe("--json", () => {
  test("prints exactly one JSON value on stdout for every command, and logs on stderr", async ({ startWorkplace }) => {
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
    expect((await json("status")).value).toMatchObject({
      working: null,
      held: [{ run, guards: ["delete_share", "cut_off"] }],
    });
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

  test("prints one JSON value with the reason when a command fails", async ({ startWorkplace }) => {
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
