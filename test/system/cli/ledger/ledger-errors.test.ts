import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { list, people, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

/** A workplace with three people in the service, whose ledger is about to suffer. */
async function withPeople(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { drop, cli, data, sandbox } = workplace;
  drop("staff.csv", list(person(1)));
  await cli("run");
  drop("staff.csv", list(...people(1, 3)));
  await cli("run");
  const state = join(data, "state");
  /** Takes the ledger away with SQLite's companion files. */
  const removeLedger = () => {
    for (const name of readdirSync(state).filter((found) => found.startsWith("ledger.db"))) rmSync(join(state, name));
  };
  drop("staff.csv", list(...people(1, 4)));
  sandbox.forgetRequests();
  return { ...workplace, state, removeLedger };
}

describe("nobody is created again because the ledger", () => {
  test("is gone: what is left of it says so, and how to put it back", async ({ startWorkplace }) => {
    const { cli, inbox, removeLedger, mutations, names } = await withPeople(startWorkplace);
    removeLedger();
    for (const args of [["run"], ["plan", join(inbox, "staff.csv")], ["status"]]) {
      const refused = await cli(...args);
      expect([args, refused.code]).toEqual([args, 1]);
      expect(refused.stderr, args[0]).toMatch(/is gone.*celebration-sync rebuild/su);
      expect(refused.stderr, args[0]).not.toMatch(/did not foresee|\n {4}at /u);
    }
    expect(mutations()).toEqual([]);
    expect(names("inbox")).toEqual(["staff.csv"]);
  });

  test("is damaged", async ({ startWorkplace }) => {
    const { cli, state, removeLedger, mutations } = await withPeople(startWorkplace);
    removeLedger();
    writeFileSync(join(state, "ledger.db"), "this was a database".repeat(1000), { mode: 0o600 });
    for (const command of ["run", "status", "runs"]) {
      const refused = await cli(command);
      expect([command, refused.code]).toEqual([command, 1]);
      expect(refused.stderr, command).toContain("ledger.db can't be opened");
      expect(refused.stderr, command).not.toMatch(/did not foresee|\n {4}at /u);
    }
    expect(mutations()).toEqual([]);
  });

  test("is an older one, put back from a backup", async ({ startWorkplace }) => {
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

  test("is gone with the whole data folder, as when its disk is not mounted: the list waits for a person", async ({
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
