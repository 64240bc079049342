/** Machines that are cut off, and a volume that turns read-only, with the network and the file systems of the kernel. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { filesBelow } from "../support/files-below.ts";
import { list, people, person } from "../support/lists.ts";
import { test, until, type StartWorkplace } from "../support/workplace.ts";
import { hasUnconfirmedBytes, makeMachine, makeVolume, WHY_NO_MACHINES } from "./machine.ts";

const isSkipped = WHY_NO_MACHINES !== null && process.env["CI"] !== "true";
const skipped = isSkipped ? ` (skipped: ${WHY_NO_MACHINES})` : "";

const ADDRESSED = people(1, 5);
/** Without an address, the service would not refuse a second contact. So a create in doubt waits for a person. */
const UNADDRESSED = [1, 2, 3, 4, 5].map((id) => person(id, { email: "" }));

const open = (startWorkplace: StartWorkplace) =>
  startWorkplace({ skipsWaits: true, api: { concurrency: 1 }, sandbox: { conflictId: "data" } });
type Workplace = Awaited<ReturnType<typeof open>>;

/** Returns the first names of the contacts in the service, sorted. */
const names = ({ sandbox }: Workplace) =>
  sandbox
    .contacts()
    .map(({ first_name: name }) => name)
    .toSorted();
/** Returns the first names of a list, sorted. */
const listed = (rows: readonly (readonly string[])[]) => rows.map(([, name = ""]) => name).toSorted();

describe.skipIf(isSkipped)(`a machine that is cut off while its volume moves to another machine${skipped}`, () => {
  const CASES = [
    ["is refused by the service, because the other machine has sent the create again", ADDRESSED, 0, "POST 409"],
    ["makes the one contact of a person who can't be asked about", UNADDRESSED, 3, "POST 201"],
  ] as const;
  for (const [index, [what, rows, code, answer]] of CASES.entries())
    test(`has one call under way, which ${what}`, async ({ startWorkplace, onTestFinished }) => {
      const machines = [makeMachine(2 * index), makeMachine(2 * index + 1)] as const;
      onTestFinished(() => machines.forEach((machine) => machine.remove()));
      const [a, b] = machines;
      const workplace = await open(startWorkplace);
      const { answers, configure, data, drop, mutations, root, start } = workplace;
      drop("staff.csv", list(...rows));
      answers.hold("POST");
      const first = start(["run"], {}, a.through);
      const isSending = () => hasUnconfirmedBytes(first.process.pid ?? 0);
      await until("the first create has arrived", () => mutations().length === 1 && !isSending());
      a.cutOff();
      answers.release();
      // The machine still receives the answer, and writes it down.
      await until("the second create is sent and does not arrive", isSending);

      // Another machine's kernel has locks of its own, for which another lock file stands here.
      const elsewhere = join(root, "elsewhere");
      renameSync(data, elsewhere);
      renameSync(join(elsewhere, "state/lock.db"), join(root, "lock-of-a.db"));
      configure({ dataDir: elsewhere });
      expect(await start(["run"], {}, b.through).ended).toMatchObject({ code });
      const sent = mutations();

      expect(first.process.exitCode).toBeNull();
      a.mend();
      await until("the call that was under way arrives", () => mutations().length > sent.length);
      const ended = await first.ended;
      expect(ended.code).toBe(1);
      expect(ended.stderr).toContain("This process sends nothing more");
      expect(ended.stderr).not.toMatch(/unexpected error|\n {4}at /u);
      expect(mutations()).toEqual([...sent, answer]);
      expect(names(workplace)).toEqual(listed(rows));
      expect(await start(["run"], {}, b.through).ended).toMatchObject({ code: 0 });
      expect(mutations()).toHaveLength(sent.length + 1);
    });
});

describe.skipIf(isSkipped)(`a volume that turns read-only during a run${skipped}`, () => {
  test("gets no further call, and the next machine finishes the list", async ({ startWorkplace }) => {
    const workplace = await open(startWorkplace);
    const { answers, configure, data, mutations, root, start } = workplace;
    const volume = makeVolume(join(root, "volume.img"));
    volume.mount(data);
    try {
      mkdirSync(join(data, "inbox"), { mode: 0o700 });
      writeFileSync(join(data, "inbox/staff.csv"), list(...ADDRESSED));
      answers.hold("POST");
      answers.release(1);
      const first = start(["run"]);
      await until("the second create is under way", () => mutations().length === 2);
      volume.turnReadOnly();
      answers.release();
      const ended = await first.ended;
      expect(ended.code).toBe(1);
      expect(ended.stderr).toContain("The disk failed");
      expect(ended.stderr).not.toMatch(/unexpected error|\n {4}at /u);
      expect(mutations()).toHaveLength(2);

      volume.unmount();
      const elsewhere = join(root, "elsewhere");
      mkdirSync(elsewhere);
      volume.mount(elsewhere);
      configure({ dataDir: elsewhere });
      expect(await start(["run"]).ended).toMatchObject({
        code: 0,
        stdout: expect.stringContaining("completed") as string,
      });
      expect(names(workplace)).toEqual(listed(ADDRESSED));
      // The list is whole in the archive, because the program has written its bytes to disk.
      const [archived = ""] = filesBelow(join(elsewhere, "archive"));
      expect(readFileSync(archived, "utf8")).toBe(list(...ADDRESSED));
    } finally {
      volume.unmount();
    }
  });
});
