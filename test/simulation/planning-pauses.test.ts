/** Planning is long for a large list. It pauses between rows, so that signals and the watchdog are served meanwhile. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RunEnv } from "../../src/run/run-env.ts";
import { checkAccountBinding } from "../../src/run/check-account-binding.ts";
import { preparePlan } from "../../src/run/prepare/prepare-plan.ts";
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

/** Plans a list whose rows are of one kind. @returns how often planning went on after a pause */
async function countPauses(
  rows: readonly string[],
  stopAt: number,
): Promise<{ readonly pauses: number; readonly isStopped: boolean }> {
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
    let pauses = -1;
    const progress: RunEnv["progress"] = (stage) => {
      if (stage !== "planning") return;
      pauses += 1;
      if (pauses === stopAt) throw new Error("stopped");
    };
    const planning = preparePlan(file, list, feed, groups, { ...env, progress });
    const isStopped = await planning.then(
      () => false,
      (error: Error) => error.message === "stopped",
    );
    // A plan that was stopped leaves nothing behind, so the same list can be planned again.
    await comparePlans(path, feed, env);
    return { pauses, isStopped };
  } finally {
    place.remove();
  }
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
