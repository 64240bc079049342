import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { openRequestQueue } from "../../../src/ledger/requests/request-queue.ts";
import { runCommand } from "../../../src/notify/run-command.ts";
import { list, people, person } from "../cli/support/lists.ts";
import { KEY_VARIABLE, STAFF, test, until } from "../cli/support/workplace.ts";

/** A notify command that writes its input and its environment to a file. */
const RECORD_NOTICE = `
  const { appendFileSync, readFileSync } = require("node:fs");
  const notice = JSON.parse(readFileSync(0, "utf8"));
  appendFileSync("notices.jsonl", JSON.stringify({ notice, env: process.env }) + "\\n");
`;
const command = [process.execPath, "-e", RECORD_NOTICE];

/** Returns the notices so far. Each workplace checks at its end that no file, and so no notice, contains the API key. */
function noticesIn(root: string): readonly { readonly event: string; readonly [more: string]: unknown }[] {
  const file = join(root, "notices.jsonl");
  if (!existsSync(file)) return [];
  // The last piece is a line that is being written.
  return readFileSync(file, "utf8")
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line).notice);
}

describe("notify", () => {
  test("sends each notice once, and without personal data", async ({ startWorkplace }) => {
    const { cli, drop, root, runs } = await startWorkplace({ config: { notify: { command } } });
    drop("staff.csv", list(...people(1, 8)));
    expect((await cli("run")).code).toBe(0);
    expect(noticesIn(root)).toEqual([]);

    drop("staff.csv", list(...people(1, 8), person(9, { group: "Team Berln", email: "nadia@example.org" })));
    expect((await cli("run")).code).toBe(3);
    expect(noticesIn(root)).toMatchObject([
      { event: "run", run: runs()[1], status: "completed", rows: { read: 9, rejected: 1 } },
    ]);

    drop("staff.csv", list(...people(1, 3)));
    drop("unknown.csv", list(person(1)));
    await cli("run");
    expect(noticesIn(root).slice(1)).toMatchObject([
      { event: "run", run: runs()[2], status: "held", deletes: { held: 5 } },
      { event: "file_failed", file: "unknown.csv", code: "no_feed" },
    ]);
    await cli("run");
    expect(await cli("run", "typo.csv")).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("There is no such file.") as string,
    });
    expect(noticesIn(root)).toHaveLength(3);
    expect(readFileSync(join(root, "notices.jsonl"), "utf8")).not.toMatch(/nadia|Berln/u);
  });

  test("tells no more of a row that a person left out", async ({ startWorkplace }) => {
    const { cli, drop, root } = await startWorkplace({ config: { notify: { command } } });
    const refused = list(...people(1, 8), person(9, { group: "Team Berln" }));
    drop("staff.csv", refused);
    await cli("run");
    drop("staff.csv", refused);
    await cli("run");
    expect(noticesIn(root)).toHaveLength(2);
    expect((await cli("dismiss", "staff.r1.v1")).code).toBe(0);
    drop("staff.csv", refused);
    await cli("run");
    expect(noticesIn(root)).toHaveLength(2);
    // Also in a list of which a part waits.
    drop("staff.csv", list(...people(1, 4), person(9, { group: "Team Berln" })));
    await cli("run");
    expect(noticesIn(root).at(-1)?.["message"]).toMatch(/ waits for a decision, 4 held\./u);
    drop("staff.csv", `${refused}${list(person(10, { group: "Team Brlin" })).split("\r\n")[1]}\r\n`);
    await cli("run");
    expect(noticesIn(root).slice(3)).toMatchObject([{ message: expect.stringContaining(": 1 to correct.") as string }]);
  });

  test("tells that a stored decision planned a way back, or waited for too long", async ({ startWorkplace }) => {
    const { cli, drop, root, data, runs } = await startWorkplace({ config: { notify: { command } } });
    drop("staff.csv", list(...people(1, 8)));
    await cli("run");
    const decide = (askedAt: number) => {
      const queue = openRequestQueue(join(data, "requests", "requests.db"), () => {});
      const ann = { by: "ann", via: "console", note: null } as const;
      queue.ask({ kind: "undo", run: runs()[0]! }, ann, new Date(askedAt).toISOString());
      queue.close();
    };
    decide(Date.now() - 25 * 3_600_000);
    expect((await cli("run")).code).toBe(3);
    expect(noticesIn(root)).toMatchObject([
      { event: "trouble", message: expect.stringMatching(/^One decision was not carried out/u) as string },
    ]);
    decide(Date.now());
    expect((await cli("run")).code).toBe(4);
    expect(noticesIn(root).slice(1)).toMatchObject([
      { event: "run", run: runs()[1], status: "held", undo: { run: runs()[0] } },
    ]);
    await cli("run");
    expect(noticesIn(root)).toHaveLength(2);
  });

  test("sends one notice while the key is refused, and another notice when it is refused after a good pass", async ({
    startWorkplace,
  }) => {
    const { start, cli, drop, root } = await startWorkplace({ config: { notify: { command } } });
    const runWithRevokedKey = () => start(["run"], { [KEY_VARIABLE]: "revoked-yesterday" }).ended;
    drop("staff.csv", list(person(1)));
    for (const _ of [1, 2]) expect((await runWithRevokedKey()).code).toBe(1);
    expect(noticesIn(root)).toMatchObject([{ event: "trouble" }]);
    expect((await cli("run")).code).toBe(0);
    await runWithRevokedKey();
    expect(noticesIn(root)).toMatchObject([{ event: "trouble" }, { event: "trouble" }]);
  });

  test("sends a notice when a list is overdue, from run and from watch", async ({ startWorkplace }) => {
    const feeds = { staff: { ...STAFF, expectHours: 0.0001 }, club: { files: ["club*"], mode: "changes" as const } };
    const { cli, drop, root, startWatch } = await startWorkplace({ feeds, config: { notify: { command } } });
    drop("staff.csv", list(person(1)));
    await cli("run");
    await until("the hours have passed", async () => (await cli("run")).code === 0 && noticesIn(root).length > 0);
    expect(noticesIn(root)[0]).toMatchObject({
      event: "no_file",
      feed: "staff",
      lastListAt: expect.any(String) as string,
    });
    const before = noticesIn(root).length;
    const daemon = await startWatch();
    await until("the daemon sends it again", () => noticesIn(root).length > before);
    await daemon.stop();
    expect(noticesIn(root).every(({ event, feed }) => event === "no_file" && feed === "staff")).toBe(true);
  });

  test("logs that the command failed, and keeps the exit code of the run", async ({ startWorkplace }) => {
    const failing = [process.execPath, "-e", "console.error('no mail server'); process.exit(7)"];
    const { cli, drop, configure } = await startWorkplace({ config: { notify: { command: failing } } });
    drop("staff.csv", list(person(1, { group: "Team Berln" })));
    const ended = await cli("run");
    expect(ended.code).toBe(3);
    expect(ended.stderr).toMatch(/notify command failed: it ended with 7: no mail server/u);
    configure({ notify: { command: ["/nowhere/tell"] } });
    drop("staff.csv", list(person(2, { group: "Team Berln" })));
    expect(await cli("run")).toMatchObject({ code: 3, stderr: expect.stringContaining("ENOENT") as string });
  });

  test("stops a command that hangs, and the processes that the command started", async () => {
    // Each of the two sleeps for longer than a test may take.
    const failure = await runCommand(["sh", "-c", "sleep 3600 & sleep 3600"], "{}", "/", process.env, 200);
    expect(failure).toBe("it did not end within 0.2 seconds");
  });
});
