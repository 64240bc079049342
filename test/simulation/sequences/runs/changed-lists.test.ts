/** Lists that a program writes to after they were claimed and read. */
import { appendFileSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished } from "vitest";
import { ENGLISH } from "../../../../src/pipeline/report/language/phrases.ts";
import { noticesOf } from "../../../../src/notify/notices.ts";
import { makePass, whatIsDue } from "../../../../src/run/inbox-pass.ts";
import { filesBelow } from "../../../system/cli/support/files-below.ts";
import { testFeed } from "../../world/feeds.ts";
import { apply, drop, mutations, namesIn, person, run, runCommand, test } from "../../world/list-sequence.ts";
import type { Call } from "../../world/crashable-service.ts";
import { openWorkplace, type Workplace } from "../../world/workplace.ts";

const OPTIONS = { feeds: [testFeed("staff")], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true };
const row = (cells: readonly string[]) => `${cells.join(",")}\n`;

/** Returns the path of the claimed list. */
function claimedList({ folders }: Workplace): string {
  const [path] = filesBelow(folders.working);
  if (path === undefined) throw new Error("no list is claimed");
  return path;
}

/** Makes a pass. Calls `write` once, with the claimed list, after its plan is stored and before the first call. */
async function passAndWrite(place: Workplace, write: (path: string) => void) {
  const env = place.env({ waitsForProbes: true });
  let isWritten = false;
  const log = (_level: string, message: string) => {
    if (isWritten || !message.startsWith("Planned")) return;
    isWritten = true;
    write(claimedList(place));
  };
  return (await makePass(OPTIONS, { ...env, log })).runs.map(({ record }) => record);
}

/** Opens a workplace. Calls `write` once, with the claimed list, before the first call of this method. */
function openWriting(method: Call["method"], write: (path: string) => void) {
  let isArmed = false;
  const place = openWorkplace(1, {}, 1, (call) => {
    if (!isArmed || call.method !== method) return;
    isArmed = false;
    write(claimedList(place));
  });
  onTestFinished(() => place.remove());
  return { place, arm: () => void (isArmed = true) };
}

const three = [person(1, "Ada"), person(2, "Ben"), person(3, "Cem")];

describe("a list that changes between its plan and its first call", () => {
  test("is read again when it grows, and nothing of the shorter list is sent", async ({ place }) => {
    await apply(place, three);
    place.sandbox.forgetRequests();
    drop(place, [person(1, "Adele"), person(2, "Ben")]);
    const records = await passAndWrite(place, (path) => appendFileSync(path, row(person(3, "Cem"))));
    expect(records).toMatchObject([{ status: "superseded" }, { status: "completed", rows: { updated: 1 } }]);
    expect(mutations(place)).toEqual(["PATCH"]);
    expect(namesIn(place)).toEqual(["Adele", "Ben", "Cem"]);
    expect(filesBelow(place.folders.working)).toEqual([]);
  });

  test("is read again when its size and modification time stay the same", async ({ place }) => {
    drop(place, three);
    await passAndWrite(place, (path) => {
      const { atime, mtime } = statSync(path);
      writeFileSync(path, readFileSync(path, "utf8").replace("Ada", "Ida"));
      utimesSync(path, atime, mtime);
    });
    expect(namesIn(place)).toEqual(["Ben", "Cem", "Ida"]);
    expect(mutations(place)).toEqual(["POST", "POST", "POST"]);
  });

  test("does not count as the former list of the list that follows", async ({ place }) => {
    await apply(place, three);
    const former = place.ledger().runs.latestAccepted("staff")?.run;
    drop(place, [person(1, "Adele")]);
    const stop = new AbortController();
    const env = place.env({ waitsForProbes: true, signal: stop.signal });
    const log = (_level: string, message: string) => {
      if (message.startsWith("Planned")) appendFileSync(claimedList(place), row(person(2, "Ben")));
      if (message.includes("written to after")) stop.abort();
    };
    await makePass(OPTIONS, { ...env, log });
    expect(place.ledger().runs.latestAccepted("staff")?.run).toBe(former);
  });
});

describe("a list that grows during its calls", () => {
  test("deletes no person of the grown list, and creates no one twice", async () => {
    const { place, arm } = openWriting("POST", (path) => appendFileSync(path, row(person(3, "Cem"))));
    await apply(place, three);
    place.sandbox.forgetRequests();
    drop(place, [person(1, "Ada"), person(2, "Ben"), person(4, "Dora")]);
    arm();
    const [shorter, grown] = await run(place);
    expect(shorter).toMatchObject({ status: "superseded", rows: { created: 1 }, deletes: { deleted: 0 } });
    expect(grown).toMatchObject({ status: "completed", rows: { created: 0 } });
    expect(mutations(place)).toEqual(["POST"]);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cem", "Dora"]);
  });

  test("is read again after its last call, too", async () => {
    const { place, arm } = openWriting("POST", (path) => appendFileSync(path, row(person(5, "Eva"))));
    await apply(place, three);
    drop(place, [...three, person(4, "Dora")]);
    arm();
    expect(await run(place)).toMatchObject([{ status: "superseded" }, { status: "completed" }]);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cem", "Dora", "Eva"]);
  });
});

describe("a list that a program writes to after it is archived", () => {
  const archivedList = ({ folders }: Workplace) => filesBelow(folders.archive).at(-1) ?? "";

  test("comes back to the inbox at the next pass, and its new rows are applied", async ({ place }) => {
    await apply(place, three.slice(0, 1));
    place.clock.pass(60_000);
    appendFileSync(archivedList(place), row(person(2, "Ben")));
    expect(await whatIsDue(OPTIONS.feeds, false, place.env({ waitsForProbes: true }))).toBe("calls");
    const pass = await makePass(OPTIONS, place.env({ waitsForProbes: true }));
    expect(pass.broughtBack).toHaveLength(1);
    const notices = noticesOf(
      pass,
      () => ENGLISH,
      () => expect.unreachable(),
      () => null,
    );
    expect(notices.filter(({ needsPerson }) => needsPerson)).toMatchObject([
      { notice: { message: expect.stringContaining("after the list was archived") } },
    ]);
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
    expect((await makePass(OPTIONS, place.env({ waitsForProbes: true }))).broughtBack).toEqual([]);
  });

  test("stays archived when only its modification time changed, or a newer list replaced it", async ({ place }) => {
    await apply(place, three);
    const first = archivedList(place);
    utimesSync(first, 1, 1);
    expect(await run(place)).toEqual([]);
    await apply(place, three);
    appendFileSync(first, row(person(4, "Dora")));
    expect(await run(place)).toEqual([]);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cem"]);
  });
});

describe("a held list that was not archived, because the process ended before", () => {
  const never = { limitCount: 0, limitPercent: 0, limitWeekPercent: 100, limitTotal: 500, absentDays: 0 };

  /** Holds a list's delete. Its archiving fails, so the list stays claimed. @returns the run's name */
  async function holdUnarchived(place: Workplace): Promise<string> {
    await apply(place, three);
    drop(place, three.slice(0, 2));
    const env = place.env({ waitsForProbes: true });
    const blocked = join(place.root, "blocked");
    writeFileSync(blocked, "");
    const folders = { ...env.folders, archive: join(blocked, "archive") };
    const feeds = [testFeed("staff", { deletes: never })];
    const { waiting } = await makePass({ ...OPTIONS, feeds }, { ...env, folders });
    expect(waiting).toMatchObject([{ reason: "not_moved" }]);
    place.sandbox.forgetRequests();
    const [held] = place.ledger().runs.held();
    if (held === undefined) throw new Error("no run is held");
    return held.run;
  }

  test("deletes no contact after approve when a program has written to it", async ({ place }) => {
    const held = await holdUnarchived(place);
    appendFileSync(claimedList(place), row(person(3, "Cem")));
    await runCommand(place, { kind: "approve", run: held }, { deletes: never });
    expect(mutations(place)).toEqual([]);
    expect(namesIn(place)).toEqual(["Ada", "Ben", "Cem"]);
  });

  test("is carried out after approve when it is as it was read", async ({ place }) => {
    const held = await holdUnarchived(place);
    await runCommand(place, { kind: "approve", run: held }, { deletes: never });
    expect(namesIn(place)).toEqual(["Ada", "Ben"]);
  });
});
