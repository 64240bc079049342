/** Files that an administrator copies over the ledger, while a process works with it and while none does. */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect } from "vitest";
import { list, people } from "../support/lists.ts";
import { test, type StartWorkplace } from "../support/workplace.ts";

const STACK = /unexpected error|\n {4}at /u;

/** Writes a database of another program. @param version what it has where a ledger has its version */
function writeOther(file: string, version: number): void {
  const db = new Sqlite(file);
  db.exec("CREATE TABLE bookmarks (url TEXT); CREATE TABLE runs (distance REAL)");
  const insert = db.prepare("INSERT INTO bookmarks VALUES (?)");
  db.transaction(() => {
    for (let id = 0; id < 5_000; id += 1) insert.run(`https://example.org/${id}`);
  })();
  db.pragma(`user_version = ${version}`);
  db.close();
}

/** Applies two lists of people without an address, who could be created twice. */
async function withPeople(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { drop, cli, data, sandbox } = workplace;
  const rows = people(1, 8).map((row) => row.map((cell) => (cell.includes("@") ? "" : cell)));
  for (const count of [5, 6]) {
    drop("staff.csv", list(...rows.slice(0, count)));
    expect((await cli("run")).code).toBe(0);
  }
  sandbox.forgetRequests();
  const ledger = join(data, "state/ledger.db");
  /** Copies one of several files over the ledger. */
  const overwrite = async (what: string): Promise<void> => {
    const copy = join(workplace.root, "copy.db");
    if (what.startsWith("a backup")) {
      const [oldest = ""] = readdirSync(join(data, "state/backup")).sort();
      copyFileSync(join(data, "state/backup", oldest), copy);
    } else if (what === "text") writeFileSync(copy, "this is no database\n".repeat(2_000));
    else if (what === "the ledger of another installation") await copyLedgerOf(await startWorkplace(), copy);
    else writeOther(copy, Number(/\d+/u.exec(what)?.[0] ?? 0));
    // Like cp, this writes into the file that is there.
    writeFileSync(ledger, readFileSync(copy));
  };
  return { ...workplace, rows, ledger, overwrite };
}

async function copyLedgerOf(other: Awaited<ReturnType<StartWorkplace>>, copy: string): Promise<void> {
  for (const count of [20, 21, 22]) {
    other.drop("staff.csv", list(...people(1, count)));
    expect((await other.cli("run")).code).toBe(0);
  }
  copyFileSync(join(other.data, "state/ledger.db"), copy);
}

const OTHER_PROGRAMS = "another program's database of version 7";
const OTHER_LEDGER = "the ledger of another installation";

describe("a file that is copied over the ledger", () => {
  test.for(["a backup of the ledger", "text", OTHER_PROGRAMS, OTHER_LEDGER])(
    "ends the daemon with a sentence, and rebuild brings the ledger back: %s",
    async (what, { startWorkplace }) => {
      const workplace = await withPeople(startWorkplace);
      const { cli, drop, startWatch, overwrite, mutations, rows } = workplace;
      const watching = await startWatch();
      await overwrite(what);
      drop("staff.csv", list(...rows));
      const { code, stderr } = await watching.ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(/Another file was copied over \S+ledger\.db while this process worked with it.*rebuild/u);
      expect(stderr).not.toMatch(STACK);
      await expectRefused(workplace);
      expect(mutations()).toEqual([]);
      expect(await cli("rebuild")).toMatchObject({ code: 0, stdout: RESTORED });
      await expectNoOneTwice(workplace);
    },
  );

  test.for([OTHER_PROGRAMS, `${OTHER_PROGRAMS}7`, "another program's database of version 0", OTHER_LEDGER])(
    "is named by run, status and rebuild while no process works: %s",
    async (what, { startWorkplace }) => {
      const workplace = await withPeople(startWorkplace);
      const { cli, drop, overwrite, mutations, ledger, rows } = workplace;
      drop("staff.csv", list(...rows));
      await overwrite(what);
      const before = readFileSync(ledger);
      const words = await expectRefused(workplace);
      if (what !== OTHER_LEDGER) {
        expect(words).toContain("it is a database of another program");
        expect(readFileSync(ledger).equals(before)).toBe(true);
      }
      expect(mutations()).toEqual([]);
      expect(await cli("rebuild")).toMatchObject({ code: 0, stdout: RESTORED });
      await expectNoOneTwice(workplace);
    },
  );
});

const RESTORED = expect.stringMatching(/^Restored from .*: 6 contacts/u) as string;

type People = Awaited<ReturnType<typeof withPeople>>;

/** Expects that status and run name the way out in words. @returns what they print */
async function expectRefused({ cli }: People): Promise<string> {
  const printed: string[] = [];
  for (const command of ["status", "run"]) {
    const { code, stderr } = await cli(command);
    expect([command, code]).toEqual([command, 1]);
    expect(stderr, command).toMatch(/celebration-sync rebuild/u);
    expect(stderr, command).not.toMatch(STACK);
    expect(stderr, command).not.toContain("Install the newer");
    printed.push(stderr);
  }
  return printed.join("");
}

/** Applies the list that waits after the rebuild, and expects each of its eight people once in the service. */
async function expectNoOneTwice({ cli, sandbox, report }: People): Promise<void> {
  const { code } = await cli("run");
  // Where calls may have been made that the backups do not know, new people wait for a person.
  if (code === 4) expect((await cli("approve", report().run)).code).toBe(0);
  else expect(code).toBe(0);
  const names = sandbox.contacts().map(({ first_name: name }) => name);
  expect(names).toHaveLength(8);
  expect(new Set(names).size).toBe(8);
}

test("a daemon goes on when a program copies the ledger, reads it, or moves its log into it", async ({
  startWorkplace,
}) => {
  const { cli, drop, startWatch, ledger, root, rows, sandbox, json } = await withPeople(startWorkplace);
  const watching = await startWatch();
  copyFileSync(ledger, join(root, "copy.db"));
  const tool = new Sqlite(ledger);
  tool.pragma("wal_checkpoint(PASSIVE)");
  tool.close();
  drop("staff.csv", list(...rows.slice(0, 7)));
  while ((await json("status")).value.feeds[0].linked < 7) await cli("runs");
  expect((await watching.stop()).code).toBe(0);
  expect(sandbox.contacts()).toHaveLength(7);
  rmSync(join(root, "copy.db"));
});
