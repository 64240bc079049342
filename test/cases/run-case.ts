import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { makePass, type PassEnd } from "../../src/run/inbox-pass.ts";
import { dropFile } from "../simulation/world/drop-file.ts";
import { openWorkplace, type Workplace } from "../simulation/world/workplace.ts";
import type { Case } from "./read-case.ts";

/** The golden files by their names: `plan.json`, or `refused.txt`. Sentences for people are tested where they are made. */
export type CaseOutcome = Readonly<Record<string, string>>;

/** Drops the case's lists into an installation of its own and runs them, calls included. */
export async function runCase({ folder, feed, groups, lists }: Case): Promise<CaseOutcome> {
  const group = groups.map((name) => ({ name, category: "birthday" as const, account: "main" }));
  const place = openWorkplace(1, { group }, 1, () => {});
  try {
    let end: PassEnd | null = null;
    for (const list of lists) {
      dropFile(place, basename(list), readFileSync(join(folder, list)));
      end = await makePass(
        { feeds: [feed], settleSeconds: 2, patienceSeconds: 60, files: null, triesDeferred: true },
        place.env({ waitsForProbes: true }),
      );
    }
    if (end === null || end.trouble !== null) throw new Error(end?.trouble ?? "The case has no list.");
    return outcomeOf(end, place);
  } finally {
    place.remove();
  }
}

function outcomeOf({ failed, runs }: PassEnd, { folders }: Workplace): CaseOutcome {
  const [refused] = failed;
  if (refused !== undefined) {
    const { code, line } = refused.refusal;
    return { "refused.txt": `${code}${line === null ? "" : `, line ${line}`}\n` };
  }
  const [run] = runs;
  if (run === undefined) throw new Error("The list was left where it is.");
  const plan = JSON.parse(readFileSync(join(folders.reports, run.record.run, "plan.json"), "utf8")) as object;
  return { "plan.json": inLines(plan) };
}

const WORDS = new Set(["message", "hint"]);

/** One line per element of each list, so that a golden is read and compared line by line. */
function inLines(plan: object): string {
  const text = (value: unknown) => JSON.stringify(value, (key, inner: unknown) => (WORDS.has(key) ? undefined : inner));
  const lines = Object.entries(plan).map(([name, value]) => {
    const isList = Array.isArray(value) && value.length > 0;
    return `${text(name)}: ${isList ? `[\n${value.map(text).join(",\n")}\n]` : text(value)}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}
