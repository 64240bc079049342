import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { list, people, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

/** Opens a workplace with three people in the service and a list of four in the inbox. */
async function withPeople(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { drop, cli, data, sandbox } = workplace;
  drop("staff.csv", list(person(1)));
  await cli("run");
  drop("staff.csv", list(...people(1, 3)));
  await cli("run");
  const state = join(data, "state");
  /** Removes the ledger and the companion files of SQLite. */
  const removeLedger = () => {
    for (const name of readdirSync(state).filter((found) => found.startsWith("ledger.db"))) rmSync(join(state, name));
  };
  drop("staff.csv", list(...people(1, 4)));
  sandbox.forgetRequests();
  return { ...workplace, state, removeLedger };
}

describe("the ledger", () => {
  test("is made anew when the first start was killed while it made the file", async ({ startWorkplace }) => {
    const { drop, cli, start, data, people: inService } = await startWorkplace();
    drop("staff.csv", list(person(1)));
    const journal = join(data, "state", "ledger.db-journal");
    const killed = ["strace", "-f", "-qq", "-o", "/dev/null", "-P", journal, "-e", "inject=unlink:signal=KILL"];
    expect((await start(["run"], {}, killed).ended).code).not.toBe(0);
    expect(readdirSync(join(data, "state"))).toContain("ledger.db-journal");
    expect(await cli("status")).toMatchObject({ code: 0, stderr: "" });
    expect((await cli("run")).code).toBe(0);
    expect((await cli("run")).code).toBe(0);
    expect(inService()).toHaveLength(1);
  });

  test("gets its name at the next start when the first start was killed before that", async ({ startWorkplace }) => {
    const { drop, cli, data, people: inService } = await startWorkplace();
    expect((await cli("run")).code).toBe(0);
    const db = openForWriting(join(data, "state", "ledger.db"));
    expect(db.prepare("DELETE FROM meta WHERE name = 'ledger_id'").run().changes).toBe(1);
    db.close();
    for (const count of [1, 2]) {
      drop("staff.csv", list(...people(1, count)));
      const { code, stderr } = await cli("run");
      expect([count, code, stderr]).toEqual([count, 0, expect.not.stringContaining("can't be read")]);
    }
    expect(inService()).toHaveLength(2);
  });

  test("stops every command and names the command `rebuild` when it is gone", async ({ startWorkplace }) => {
    const { cli, inbox, removeLedger, mutations, names } = await withPeople(startWorkplace);
    removeLedger();
    for (const args of [["run"], ["plan", join(inbox, "staff.csv")], ["status"]]) {
      const refused = await cli(...args);
      expect([args, refused.code]).toEqual([args, 1]);
      expect(refused.stderr, args[0]).toMatch(/is gone.*celebration-sync rebuild/su);
      expect(refused.stderr, args[0]).not.toMatch(/unexpected error|\n {4}at /u);
    }
    expect(mutations()).toEqual([]);
    expect(names("inbox")).toEqual(["staff.csv"]);
  });

  test("stops every command when it is damaged", async ({ startWorkplace }) => {
    const { cli, state, removeLedger, mutations } = await withPeople(startWorkplace);
    removeLedger();
    writeFileSync(join(state, "ledger.db"), "this was a database".repeat(1000), { mode: 0o600 });
    for (const command of ["run", "status", "runs"]) {
      const refused = await cli(command);
      expect([command, refused.code]).toEqual([command, 1]);
      expect(refused.stderr, command).toContain("ledger.db can't be opened");
      expect(refused.stderr, command).not.toMatch(/unexpected error|\n {4}at /u);
    }
    expect(mutations()).toEqual([]);
  });

  test("stops the run when it is an older copy from a backup", async ({ startWorkplace }) => {
    const { cli, state, removeLedger, mutations, people: inService } = await withPeople(startWorkplace);
    const [oldest = ""] = readdirSync(join(state, "backup")).sort();
    removeLedger();
    copyFileSync(join(state, "backup", oldest), join(state, "ledger.db"));
    const ended = await cli("run");
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(/older|does not know/u);
    expect(mutations()).toEqual([]);
    expect(inService()).toHaveLength(3);
  });

  test("makes the list wait for approve when the whole data folder is gone, as with an unmounted disk", async ({
    startWorkplace,
  }) => {
    const { drop, cli, data, mutations, report } = await withPeople(startWorkplace);
    rmSync(data, { recursive: true });
    mkdirSync(join(data, "inbox"), { recursive: true });
    drop("staff.csv", list(...people(1, 4)));
    const held = await cli("run");
    expect(held.code).toBe(4);
    expect(report().summary.status).toBe("held");
    expect(report().plan.holds).toMatchObject([{ guard: "strangers", figures: { unknown: 3 } }]);
    expect(mutations()).toEqual([]);
  });
});
