/**
 * Runs all cases of the corpus and prints a table per group. Failures are listed for the half of the cases that is not
 * held out.
 *
 * Usage: node test/cases/corpus/measure.ts [--only WORD] [--names]
 */
import { parseArgs } from "node:util";
import { allCases } from "./all-cases.ts";
import { judgeList, type Judged, type Verdict } from "./judge.ts";
import { CASE_GROUPS, isHeldOut, type ListCase } from "./model.ts";
import { runList } from "./run-list.ts";

interface Result {
  readonly list: ListCase;
  readonly judged: Judged;
}

const VERDICTS: readonly Verdict[] = ["right", "held", "wrong", "refused"];

const { values } = parseArgs({ options: { only: { type: "string" }, names: { type: "boolean" } } });
const only = values.only ?? "";
const results: Result[] = [];
for (const list of allCases().filter(({ name, group }) => name.includes(only) || group === only)) {
  const judged = await judge(list);
  results.push({ list, judged });
}
for (const half of [false, true]) {
  const shown = results.filter(({ list }) => isHeldOut(list) === half);
  console.log(`\n${half ? "HELD OUT (counts only)" : "SEEN"}: ${shown.length} files`);
  printTable(shown);
}
console.log(`\nALL: ${results.length} files`);
printTable(results);
for (const verdict of ["wrong", "refused", "held"] as const) printFailures(verdict);

async function judge(list: ListCase): Promise<Judged> {
  try {
    return judgeList(list, await runList(list));
  } catch (error) {
    const rows = { right: 0, held: 0, wrong: list.rows.length, refused: 0 };
    return { verdict: "wrong", rows, differences: [`wrong: crashed: ${String(error)}`] };
  }
}

function printTable(all: readonly Result[]): void {
  const heads = [...VERDICTS, "people", ...VERDICTS, "% right"].map((head) => head.padStart(8)).join("");
  console.log(`${"group".padEnd(16)}${"files".padStart(6)}${heads}`);
  for (const group of [...CASE_GROUPS, null]) {
    const some = all.filter(({ list }) => group === null || list.group === group);
    if (some.length === 0) continue;
    const files = VERDICTS.map((verdict) => some.filter(({ judged }) => judged.verdict === verdict).length);
    const people = VERDICTS.map((verdict) => some.reduce((sum, { judged }) => sum + judged.rows[verdict], 0));
    const sum = people.reduce((total, count) => total + count, 0);
    const share = ((100 * (people[0] ?? 0)) / sum).toFixed(1);
    const cells = [...files, sum, ...people, share].map((cell) => String(cell).padStart(8)).join("");
    console.log(`${(group ?? "ALL").padEnd(16)}${String(some.length).padStart(6)}${cells}`);
  }
}

/** Prints the differences of the cases that are not held out. */
function printFailures(verdict: Verdict): void {
  for (const group of CASE_GROUPS) {
    const failed = results.filter(
      ({ list, judged }) => list.group === group && judged.verdict === verdict && !isHeldOut(list),
    );
    if (failed.length === 0) continue;
    console.log(`\n## ${verdict}: ${group} (${failed.length} files seen)`);
    for (const { list, judged } of failed) {
      console.log(`- ${list.name}`);
      if (values.names === true) continue;
      for (const difference of judged.differences.slice(0, 4)) console.log(`    ${difference}`);
      if (judged.differences.length > 4) console.log(`    … ${judged.differences.length - 4} more`);
    }
  }
}
