/** Names of runs that a person shortens, and the list of runs on a terminal. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { list, people, person } from "../support/lists.ts";
import { test } from "../support/workplace.ts";
import type { StartWorkplace } from "../support/workplace.ts";

const CLI = fileURLToPath(new URL("../../../../dist/cli.js", import.meta.url));
const HAS_SCRIPT = spawnSync("script", ["--version"]).status === 0;

/** A workplace with a completed run, and a newer one whose deletes are held. */
async function withTwoRuns(startWorkplace: StartWorkplace) {
  const workplace = await startWorkplace();
  const { drop, cli, report } = workplace;
  drop("staff.csv", list(...people(1, 9)));
  await cli("run");
  const first = report().run;
  drop("staff.csv", list(...people(1, 3), person(10, { group: "Team Berln" })));
  expect((await cli("run")).code).toBe(4);
  return { ...workplace, first, second: report().run };
}

/** Returns the shortest beginning of `name` that `other` does not have. */
function beginningOf(name: string, other: string): string {
  const differing = [...name].findIndex((character, at) => character !== other[at]);
  return name.slice(0, differing + 1);
}

test("takes a unique beginning of a run's name, and refuses an ambiguous one with the names it could be", async ({
  startWorkplace,
}) => {
  const { cli, json, first, second, sandbox } = await withTwoRuns(startWorkplace);
  const ambiguous = first.slice(0, 4);
  for (const command of ["approve", "discard", "retry", "rejections"]) {
    const refused = await json(command, ambiguous);
    expect(refused).toMatchObject({ code: 2 });
    for (const name of [first, second]) expect(refused.value.error).toContain(name);
  }
  for (const unknown of ["2019", "staff", "LATEST", ""]) expect((await cli("approve", unknown)).code, unknown).toBe(2);
  expect(sandbox.contacts()).toHaveLength(9);
  expect((await json("rejections", beginningOf(second, first))).value).toMatchObject([{ code: "group_unknown" }]);
  expect((await cli("rejections", beginningOf(first, second))).stdout).toContain(first);
  const approved = await json("approve", beginningOf(second, first));
  expect(approved).toMatchObject({ code: 0, value: { run: second, deletes: { deleted: 6 } } });
});

test("takes latest for the newest run", async ({ startWorkplace }) => {
  const empty = await startWorkplace();
  expect(await empty.cli("approve", "latest")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("no run yet") as string,
  });
  const { json, cli, second, sandbox } = await withTwoRuns(startWorkplace);
  expect((await cli("rejections", "latest")).stdout).toContain(second);
  expect(await json("discard", "latest")).toMatchObject({ code: 0, value: { run: second } });
  expect(sandbox.contacts()).toHaveLength(9);
  expect((await cli("approve", "latest")).stderr).toContain(`${second} was discarded already`);
});

test("cuts the list of runs to the width of a terminal, and nowhere else", async ({ startWorkplace, skip }) => {
  skip(!HAS_SCRIPT, "needs the command script, which opens a terminal");
  const { cli, root, drop, report } = await startWorkplace();
  const file = `staff-${"of-all-branches-".repeat(6)}.csv`;
  drop(file, list(...people(1, 2)));
  await cli("run");
  const piped = (await cli("runs")).stdout.trimEnd();
  expect(piped).toContain(`${file}  2 rows: 2 created; 2 calls`);
  const shown = (columns: number) => {
    const command = `stty cols ${columns}; '${process.execPath}' '${CLI}' runs --config '${join(root, "config.json")}'`;
    return spawnSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8" }).stdout.trimEnd();
  };
  expect(shown(400)).toBe(piped);
  const cut = shown(100);
  expect([...cut].length).toBeLessThanOrEqual(100);
  expect(cut).toMatch(new RegExp(`^${report().run} .*staff-of-all.*… .*2 rows: 2 created; 2 calls$`, "u"));
});
