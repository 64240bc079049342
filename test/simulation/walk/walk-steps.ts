/** The steps of a walk: actions of people, the service, the network and the machine. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openTable } from "../../../src/pipeline/intake/open-table.ts";
import { csvText } from "../world/drop-file.ts";
import { HEADER } from "../world/feeds.ts";
import { answerInReport, chooseAnswer } from "./decisions/answers.ts";
import {
  chooseDismissal,
  chooseDoubt,
  chooseLink,
  chooseRun,
  deciding,
  storeRequest,
  withdrawRequest,
} from "./decisions/decisions.ts";
import { acceptRule, endCorrection } from "./decisions/rules.ts";
import { liftOne, neverOne } from "./decisions/never.ts";
import { undoOne } from "./decisions/undo.ts";
import { eraseOne } from "./decisions/erase.ts";
import { dropAgain, dropList, dropRows, dropWrongList } from "./list-steps.ts";
import { misspellGroup, rowOf, type Row } from "./people.ts";
import { disturbanceOf, pass } from "./processes.ts";
import { editService, moveClock, setFaults, setPlanLimit, switchKey } from "./service-edits.ts";
import { endangerState } from "./states.ts";
import type { CallWatch } from "./checks/watch-calls.ts";
import type { World } from "./world.ts";

/** Takes one step and notes it in the trace. @returns false when there was nothing to do */
type Step = (world: World, calls: CallWatch) => Promise<boolean> | boolean;

export const STEPS: readonly (readonly [weight: number, name: string, step: Step])[] = [
  [9, "drop a list", (world) => dropList(world)],
  [1, "drop a wrong list", (world) => dropWrongList(world)],
  [1, "drop an older list again", (world) => dropAgain(world)],
  [2, "drop back a report", (world) => dropReport(world)],
  [
    12,
    "pass",
    async (world, calls) => (
      await pass(world, calls, disturbanceOf(world), world.random.chance(0.7) ? "run" : "watch"),
      true
    ),
  ],
  [3, "approve", deciding((world) => chooseRun(world, "approve"))],
  [1, "discard", deciding((world) => chooseRun(world, "discard"))],
  [1, "retry", deciding(() => ({ kind: "retry", run: null }))],
  [2, "resolve", deciding(chooseDoubt)],
  [2, "answer", deciding(chooseAnswer)],
  [1, "link", deciding(chooseLink)],
  [1, "dismiss", deciding(chooseDismissal)],
  [3, "correct a list, which comes again", correctAndRepeat],
  [2, "misspell a group, and accept a rule", misspellAndRule],
  [1, "accept a rule", acceptRule],
  [1, "end a correction", endCorrection],
  [2, "undo", undoOne],
  [1, "never", neverOne],
  [1, "erase", eraseOne],
  [1, "end a never entry", liftOne],
  [2, "store a decision", storeRequest],
  [1, "withdraw a decision", (world) => withdrawRequest(world)],
  [1, "state", (world, calls) => endangerState(world, calls)],
  [3, "faults", (world) => setFaults(world)],
  [2, "faults end", ({ place }) => (place.sandbox.setFaults([]), true)],
  [1, "plan limit", (world) => setPlanLimit(world)],
  [1, "API key", (world) => switchKey(world)],
  [2, "edit in the service", (world) => editService(world)],
  [2, "clock", (world) => moveClock(world)],
];

/** Takes one random step. Steps that the profile names are more frequent. */
export async function takeStep(world: World, calls: CallWatch): Promise<void> {
  const weightOf = ([weight, name]: (typeof STEPS)[number]) =>
    world.profile.often.includes(name) ? Math.max(8, 2 * weight) : weight;
  const total = STEPS.reduce((sum, step) => sum + weightOf(step), 0);
  let left = world.random.below(total);
  const [, name, step] = STEPS.find((one) => (left -= weightOf(one)) < 0) ?? STEPS[0]!;
  const at = world.trace.push(name) - 1;
  if (!(await step(world, calls))) world.trace[at] += ": nothing to do";
}

/** Drops a list, corrects its rows in the report, and drops the list again with its mistakes. A pass follows each. */
async function correctAndRepeat(world: World, calls: CallWatch): Promise<boolean> {
  const { profile, dropped } = world;
  const passes = () => pass(world, calls, disturbanceOf(world), "run");
  if (!dropList(world, Math.max(0.2, profile.mistakes))) return false;
  const list = dropped.at(-1);
  await passes();
  if (list === undefined || !(await dropReport(world, 1))) return false;
  await passes();
  const name = dropRows(world, list.feed, "list", list.rows, csvText(HEADER, list.rows));
  world.trace.push(`  ${list.name} again as ${name}`);
  await passes();
  return true;
}

/** Misspells a group in the lists of all offices, corrects the rows in the report, and makes a rule. Another list follows. */
async function misspellAndRule(world: World, calls: CallWatch): Promise<boolean> {
  const { offices, random, trace } = world;
  for (const office of offices) trace.push(`  ${office.feed} misspells ${misspellGroup(office, random)}`);
  if (!(await correctAndRepeat(world, calls))) return false;
  await acceptRule(world, calls);
  if (dropList(world)) await pass(world, calls, disturbanceOf(world), "run");
  return true;
}

/**
 * Drops one of the latest reports: unchanged, or with the people's true values in its rows.
 *
 * @param latest number of runs from which a report is taken
 */
async function dropReport(world: World, latest = 6): Promise<boolean> {
  const { place, random, offices, erased, trace } = world;
  const pathOf = (run: string) => join(place.folders.reports, run, "rejections.csv");
  const run = random.pickAny(
    place
      .ledger()
      .runs.latest(latest)
      .filter((each) => existsSync(pathOf(each.run))),
  );
  if (run === null) return false;
  const path = pathOf(run.run);
  const table = await openTable(path, { encoding: null, scoreHeader: (cells) => cells.length });
  const found: Row[] = [];
  for await (const batch of table.batches()) for (const { cells } of batch) found.push(cells);
  await table.close();
  const own = HEADER.map((name) => table.header.indexOf(name));
  const allPeople = offices.flatMap(({ people }) => people);
  const isTrue = (row: Row): boolean => {
    const person = allPeople.find(({ uid }) => uid === row[own[HEADER.indexOf("UID")] ?? -1]);
    return person === undefined || row[own[HEADER.indexOf("First Name")] ?? -1] === person.first;
  };
  // Of two rows with one key, the wrong one is removed.
  const isTwin = (row: Row) => row[table.header.indexOf("_code")] === "duplicate_key";
  const removesTwins = random.chance(0.5);
  // A line of a person whose erasure still waits would bring the person back.
  const isErased = (row: Row) => erased.some(({ uid }) => uid === row[own[HEADER.indexOf("UID")] ?? -1]);
  const kept = found.filter((row) => !isErased(row) && !(removesTwins && isTwin(row) && !isTrue(row)));
  if (kept.length === 0 && found.some(isErased)) return false;
  const [idAt, answerAt] = [table.header.indexOf("_id"), table.header.indexOf("_answer")];
  const answered = kept.map((row) => row.with(answerAt, answerInReport(row[idAt] ?? "", world)));
  const reported = answered.map((row) => {
    const person = allPeople.find(({ uid }) => uid === row[own[HEADER.indexOf("UID")] ?? -1]);
    if (person === undefined || random.chance(0.3)) return row;
    return rowOf(person).reduce((fixed, cell, index) => fixed.with(own[index] ?? 0, cell), row);
  });
  // Reports write an apostrophe before a cell that a spreadsheet would change; intake removes the apostrophe.
  const rows = reported.map((row) => own.map((index) => (row[index] ?? "").replace(/^'/u, "")));
  trace.push(
    `  ${dropRows(world, run.feed, "report", rows, csvText(table.header, reported))}, the report of ${run.file}`,
  );
  return true;
}
