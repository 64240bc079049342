/** Planning is long for a large list. It pauses between rows, so that signals and the watchdog are served meanwhile. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { RunEnv } from "../../src/run/run-env.ts";
import { checkAccountBinding } from "../../src/run/check-account-binding.ts";
import { preparePlan } from "../../src/run/prepare/prepare-plan.ts";
import { openReadingTurns } from "../../src/run/read/accounts/reading-turns.ts";
import { openList } from "../../src/run/read/open-list.ts";
import { applyFile, comparePlans, GROUPS } from "./world/compare-plans.ts";
import { testFeed } from "./world/feeds.ts";
import { openWorkplace } from "./world/workplace.ts";

const COLUMNS = "Employee ID,First name,Last name,Birthday,Group";
const people = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${at + 1},Ann,Beispiel${at + 1},${1950 + (at % 50)}-0${1 + (at % 9)}-1${at % 7},Team Berlin`,
  );

/** Plans a list beside three linked people, as part of a run with these functions. @returns whether it was stopped */
async function planRows(rows: readonly string[], during: Partial<RunEnv>): Promise<boolean> {
  const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
  const path = join(place.root, "outside/staff.csv");
  const feed = testFeed("staff", { columns: {} });
  const write = (lines: readonly string[]) => writeFileSync(path, [COLUMNS, ...lines, ""].join("\n"));
  try {
    write(people(3));
    const env = place.env({ waitsForProbes: false });
    await applyFile(path, feed, env);
    const { groups } = await checkAccountBinding(env);
    write(rows);
    const list = await openList(path, feed);
    const file = { run: "2026-01-01T000000.000Z-staff", path, name: "staff.csv", sha256: "", mtimeMs: env.now() };
    const planning = preparePlan(file, list, feed, groups, { ...env, ...during });
    const isStopped = await planning.then(
      () => false,
      (error: Error) => error.message === "stopped",
    );
    // A plan that was stopped leaves nothing behind, so the same list can be planned again.
    await comparePlans(path, feed, env);
    return isStopped;
  } finally {
    place.remove();
  }
}

/** Plans a list whose rows are of one kind. @returns how often planning went on after a pause */
async function countPauses(
  rows: readonly string[],
  stopAt: number,
): Promise<{ readonly pauses: number; readonly isStopped: boolean }> {
  let pauses = -1;
  const progress: RunEnv["progress"] = (stage) => {
    if (stage !== "planning") return;
    pauses += 1;
    if (pauses === stopAt) throw new Error("stopped");
  };
  const isStopped = await planRows(rows, { progress });
  return { pauses, isStopped };
}

test.each([
  ["new people", people(1_200)],
  ["rows that mapping rejects", people(3).concat(people(1_200).map((row) => row.replace("Ann,Beispiel", ",")))],
  ["pairs of rows with one key", [...people(800), ...people(800).map((row) => row.replace("Ann", "Bob"))]],
  ["rows of a second table", [...people(3), "", "Former employees", COLUMNS, ...people(1_200)]],
  ["people of one birthday", people(1_200).map((row) => row.replace(/\d{4}-\d\d-\d\d/u, "1970-01-01"))],
])("pauses again and again while it plans %s, and can be stopped there", async (_, rows) => {
  expect((await countPauses(rows, Infinity)).pauses).toBeGreaterThan(2);
  expect(await countPauses(rows, 2)).toEqual({ pauses: 2, isStopped: true });
});

test("rests while a small list of another account is read, and goes on afterwards", async () => {
  const folder = mkdtempSync(join(tmpdir(), "planning-pauses-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [large, small] = ["large", "small"].map((name) => join(folder, name)) as [string, string];
  for (const file of [large, small]) writeFileSync(file, "");
  truncateSync(large, 10_000_000);
  const { signal } = new AbortController();
  const turns = openReadingTurns(1);
  for (const stage of ["reading", "planning"]) {
    const events: string[] = [];
    let now = "reading";
    const reading: Promise<unknown>[] = [];
    const readSmall = async () => {
      events.push("small begins");
      for (let step = 0; step < 50; step += 1) await setImmediate();
      events.push("small ends");
    };
    await turns.inTurn(large, signal, (giveWay) =>
      planRows(people(1_200), {
        // The row cache reads its few unknown rows at once.
        rowCaches: null,
        progress: (next) => void (now = next),
        async giveWay() {
          if (now === stage && reading.length === 0) reading.push(turns.inTurn(small, signal, readSmall));
          await giveWay();
          events.push("large goes on");
        },
      }),
    );
    await Promise.all(reading);
    const begins = events.indexOf("small begins");
    expect(events.slice(begins, begins + 3)).toEqual(["small begins", "small ends", "large goes on"]);
  }
});
