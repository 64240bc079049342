/** Backups that are put back, and locks that are replaced, with real processes. */
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { migrate } from "../../../../src/ledger/database/migrations.ts";
import { openForWriting } from "../../../../src/ledger/database/open-database.ts";
import { openRequestQueue } from "../../../../src/ledger/requests/request-queue.ts";
import { filesWith } from "../../../simulation/world/files-with.ts";
import { list, people, person } from "../support/lists.ts";
import { test, until } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

const PAGE = readFileSync(new URL("../../../../docs/running-as-a-service.md", import.meta.url), "utf8");
const RESTORING = PAGE.split("## Restoring a backup\n")[1] ?? "";
/** The commands of the page's part on restoring, without the program's name. */
const COMMANDS = RESTORING.split("\n").flatMap((line) => /^celebration-sync (.*)$/u.exec(line)?.[1] ?? []);

const bare = (nr: number) => person(nr, { email: "" });
const OLDER = [1, 2, 3, 4, 5].map(bare);
const NEWER = [...OLDER, bare(6)];

/** Applies a list, copies a folder, applies a newer list, and puts the copy back. @param folder below the data folder */
async function withOlder(startWorkplace: StartWorkplace, folder: string) {
  const workplace = await startWorkplace();
  const { drop, cli, data, root, sandbox } = workplace;
  drop("staff.csv", list(...OLDER));
  expect((await cli("run")).code).toBe(0);
  cpSync(join(data, folder), join(root, "copy"), { recursive: true });
  drop("staff.csv", list(...NEWER));
  expect((await cli("run")).code).toBe(0);
  rmSync(join(data, folder), { recursive: true });
  renameSync(join(root, "copy"), join(data, folder));
  sandbox.forgetRequests();
  return workplace;
}

describe("an older state folder that is put back", () => {
  test("sends nothing before rebuild, and status says why and shows the rest", async ({ startWorkplace }) => {
    const { drop, cli, json, mutations, sandbox, data } = await withOlder(startWorkplace, "state");
    drop("staff.csv", list(...NEWER));
    expect((await cli("run")).code).toBe(1);
    const queue = openRequestQueue(join(data, "requests/requests.db"), () => {});
    const asker = { by: "ada", via: "console", note: null } as const;
    // The console's machine is five minutes ahead, so the request seems to be newer than the restore.
    const id = queue.ask({ kind: "retry", run: null }, asker, new Date(Date.now() + 300_000).toISOString());
    const shown = await json("status");
    expect(shown).toMatchObject({ code: 1, value: { waiting: ["staff.csv"], feeds: [{ feed: "staff", linked: 5 }] } });
    expect(shown.value.ledger).toMatch(/1 run made calls since.*celebration-sync rebuild/u);
    expect(shown.stderr).toContain("celebration-sync rebuild");
    expect((await cli("rebuild")).stdout).toContain("Runs may have made calls that these files do not know");
    expect(queue.find(id)).toMatchObject({ outcome: "void" });
    queue.close();
    expect((await json("status")).value.ledger).toBeNull();
    expect((await cli("run")).code).toBe(4);
    expect(mutations()).toEqual([]);
    expect(sandbox.contacts()).toHaveLength(6);
  });
});

describe("a whole data folder that is put back", () => {
  test("has each person once when a person follows docs/", async ({ startWorkplace }) => {
    const { drop, cli, sandbox, report } = await withOlder(startWorkplace, ".");
    expect(COMMANDS.length).toBeGreaterThan(3);
    const [rebuild = "", ...after] = COMMANDS;
    expect((await cli("rebuild")).stdout).toContain(rebuild);
    expect(await cli(...rebuild.split(" "))).toMatchObject({ code: 0 });
    drop("staff.csv", list(...NEWER, bare(7)));
    expect((await cli("run")).code).toBe(4);
    const [known] = sandbox.contacts().slice(-1);
    for (const command of after) {
      const filled = { KEY: "6", CONTACT_ID: String(known?.contact_id), RUN: report().run };
      const args = command.split(" ").map((word) => filled[word as keyof typeof filled] ?? word);
      expect(await cli(...args)).toMatchObject({ code: 0 });
    }
    expect(sandbox.contacts()).toHaveLength(7);
  });
});

describe("people who were erased", () => {
  /** Applies a list, copies the ledger, and erases the first person. */
  async function withErased(startWorkplace: StartWorkplace) {
    const workplace = await startWorkplace();
    const { drop, cli, data } = workplace;
    drop("staff.csv", list(...FIVE));
    expect((await cli("run")).code).toBe(0);
    const ledger = join(data, "state/ledger.db");
    const older = join(workplace.root, "older.db");
    cpSync(ledger, older);
    expect(filesWith(data, NAME)).not.toEqual([]);
    expect(await cli("erase", NAME)).toMatchObject({ code: 0 });
    expect(filesWith(data, NAME)).toEqual([]);
    return { ...workplace, ledger, older };
  }
  const FIVE = [1, 2, 3, 4, 5].map((nr) => person(nr));
  const NAME = "p1@example.org";

  test("are erased again by rebuild when an older ledger and its copies are put back", async ({ startWorkplace }) => {
    const { cli, data, ledger, older } = await withErased(startWorkplace);
    rmSync(join(data, "state/backup"), { recursive: true });
    cpSync(older, ledger);
    const { code, stdout } = await cli("rebuild");
    expect(code).toBe(0);
    expect(stdout).toContain("The ledger that was put back has records of people who were erased.");
    expect(filesWith(data, NAME)).toEqual([]);
    expect((await cli("find", NAME)).stdout).toContain("no contact that matches");
  });

  test("are not in an older ledger that rebuild keeps aside", async ({ startWorkplace }) => {
    const { cli, data, drop, ledger, older } = await withErased(startWorkplace);
    drop("staff.csv", list(...FIVE.slice(1), person(6)));
    await cli("run");
    cpSync(older, ledger);
    expect(filesWith(data, NAME)).toEqual(["state/ledger.db"]);
    const { code, stdout } = await cli("rebuild");
    expect(code).toBe(0);
    expect(stdout).toMatch(/Deleted: .*ledger\.db\.damaged-.*It still had records of people who were erased\./u);
    expect(stdout).not.toContain("Kept:");
    expect(filesWith(data, NAME)).toEqual([]);
  });

  test("are gone with a damaged ledger that rebuild kept aside, which the erasure says", async ({ startWorkplace }) => {
    const { cli, data, ledger } = await withErased(startWorkplace);
    const other = "p2@example.org";
    // Pages behind the first one are exchanged, so the file opens and its rows can't be trusted.
    const bytes = readFileSync(ledger);
    writeFileSync(ledger, Buffer.concat([bytes.subarray(0, 8192), Buffer.alloc(8192, 7), bytes.subarray(16_384)]));
    const rebuilt = await cli("rebuild");
    expect(rebuilt.stdout).toMatch(/Kept: .*ledger\.db\.damaged-/u);
    expect(rebuilt.stdout).toMatch(/ledger\.db\.damaged-\S* is damaged, so it can't be searched/u);
    expect(filesWith(data, other).join(" ")).toContain("ledger.db.damaged-");
    const erased = await cli("erase", other);
    expect(erased.stdout).toMatch(/Deleted: .*ledger\.db\.damaged-\S*\. This copy of the ledger is damaged/u);
    expect(filesWith(data, other)).toEqual([]);
  });
});

describe("a ledger of version 0.1", () => {
  test("is shown by status, which says that the next run brings it up to date", async ({ startWorkplace }) => {
    const { json, cli, data, names } = await startWorkplace();
    await cli("run");
    for (const name of names("state").filter((found) => found.startsWith("ledger.db")))
      rmSync(join(data, "state", name));
    const old = openForWriting(join(data, "state/ledger.db"));
    migrate(old, 6);
    old.close();
    rmSync(join(data, "ledger-generation.json"), { force: true });
    const shown = await json("status");
    expect(shown.value).toMatchObject({ feeds: [{ feed: "staff", linked: 0 }] });
    expect(shown.value.ledger).toContain("The next run brings the ledger up to date.");
    expect((await cli("run")).code).toBe(0);
    expect(await json("status")).toMatchObject({ code: 0, value: { ledger: null } });
  });
});

describe("a run whose lock is replaced by another process", () => {
  test("sends nothing more, says why and exits with 1", async ({ startWorkplace }) => {
    const { drop, start, cli, sandbox, answers, data, mutations } = await startWorkplace({
      skipsWaits: true,
      api: { concurrency: 1 },
      sandbox: { conflictId: "data" },
    });
    answers.hold();
    answers.release(2);
    drop("staff.csv", list(...people(1, 30)));
    const running = start(["run"]);
    await until("some are created", () => sandbox.contacts().length >= 3);
    rmSync(join(data, "state/lock.db"));
    answers.release();
    const { code, stderr } = await running.ended;
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("lock.db was replaced or deleted") as string,
    });
    const made = mutations().length;
    expect(made).toBeLessThan(10);
    expect((await cli("run")).code).toBe(0);
    expect(sandbox.contacts().map(({ first_name: name }) => name)).toHaveLength(30);
  });
});
