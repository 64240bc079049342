import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { unaddressed, withDoubt } from "../support/in-doubt.ts";
import { list, people, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

describe("rebuild", () => {
  async function withHistory(startWorkplace: StartWorkplace) {
    const workplace = await startWorkplace();
    const { drop, cli, data } = workplace;
    drop("staff.csv", list(...people(1, 4)));
    expect((await cli("run")).code).toBe(0);
    drop("staff.csv", list(...people(1, 4), person(5)));
    expect((await cli("run")).code).toBe(0);
    const ledger = join(data, "state/ledger.db");
    const lose = () => ["", "-wal", "-shm"].forEach((end) => rmSync(ledger + end, { force: true }));
    return { ...workplace, ledger, lose };
  }

  test("changes nothing when the ledger is sound", async ({ startWorkplace }) => {
    const { json, names } = await withHistory(startWorkplace);
    expect((await json("rebuild")).value).toEqual({ kind: "sound" });
    expect(names("state").filter((name) => name.includes("damaged"))).toEqual([]);
  });

  test("restores a lost ledger from the newest backup and the journal, so that the next list creates no contact", async ({
    startWorkplace,
  }) => {
    const { lose, cli, json, drop, mutations, sandbox } = await withHistory(startWorkplace);
    lose();
    expect(await cli("run")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("celebration-sync rebuild") as string,
    });
    expect((await json("rebuild")).value).toMatchObject({
      kind: "rebuilt",
      linked: 5,
      added: 1,
      inDoubt: 0,
      conflicts: [],
    });
    const before = mutations().length;
    drop("staff.csv", list(...people(1, 3), person(4, { last: "Changed" }), person(5)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations().slice(before)).toEqual(Array.from({ length: 5 }, () => "PATCH 200"));
    expect(sandbox.contacts()).toHaveLength(5);
    drop("staff.csv", list(...people(1, 3), person(4, { last: "Changed" }), person(5)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations().length).toBe(before + 5);
  });

  test("restores a damaged ledger from the journal alone and keeps the damaged file", async ({ startWorkplace }) => {
    const { ledger, lose, cli, json, data, drop, mutations } = await withHistory(startWorkplace);
    lose();
    rmSync(join(data, "state/backup"), { recursive: true });
    writeFileSync(ledger, "no database at all".repeat(500));
    expect(await cli("run")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("celebration-sync rebuild") as string,
    });
    const { value } = await json("rebuild");
    expect(value).toMatchObject({ kind: "rebuilt", from: null, linked: 5, added: 5 });
    expect(readFileSync(value.kept[0], "utf8")).toContain("no database at all");
    const before = mutations().length;
    drop("staff.csv", list(...people(1, 5)));
    expect((await cli("run")).code).toBe(0);
    expect(mutations().slice(before)).toEqual(Array.from({ length: 5 }, () => "PATCH 200"));
  });

  test("brings an old copy of the ledger up to date", async ({ startWorkplace }) => {
    const { ledger, lose, cli, json, data, names } = await withHistory(startWorkplace);
    lose();
    const [oldest = ""] = names("state/backup");
    copyFileSync(join(data, "state/backup", oldest), ledger);
    expect(await cli("run")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("celebration-sync rebuild") as string,
    });
    expect((await json("rebuild")).value).toMatchObject({ kind: "rebuilt", linked: 5 });
    expect((await cli("run")).code).toBe(0);
  });

  test("puts a create in doubt when it may have been sent since the backup", async ({ startWorkplace }) => {
    const { drop, cli, json, sandbox, data, operation } = await withDoubt(startWorkplace);
    for (const end of ["", "-wal", "-shm"]) rmSync(join(data, `state/ledger.db${end}`), { force: true });
    expect((await json("rebuild")).value).toMatchObject({ kind: "rebuilt", linked: 0, inDoubt: 1 });
    drop("staff.csv", list(unaddressed(1)));
    expect((await cli("run")).code).toBe(3);
    expect(sandbox.contacts()).toHaveLength(1);
    expect((await json("status")).value.inDoubt).toMatchObject([{ operation: Number(operation) }]);
  });

  test("refuses when there is nothing to restore from, or when another process is at work", async ({
    startWorkplace,
  }) => {
    const { cli, startWatch, data } = await startWorkplace();
    expect((await cli("rebuild")).code).toBe(1);
    rmSync(join(data, "archive"), { recursive: true, force: true });
    await startWatch();
    expect(await cli("rebuild")).toMatchObject({ code: 1, stderr: expect.stringContaining("at work") as string });
  });
});
