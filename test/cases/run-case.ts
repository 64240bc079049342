import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { makePass, type PassEnd } from "../../src/run/inbox-pass.ts";
import { dropFile } from "../simulation/world/drop-file.ts";
import { openWorkplace, type Workplace } from "../simulation/world/workplace.ts";
import type { Case } from "./read-case.ts";

/**
 * The texts that the golden files must have, by file name: `plan.json` or `refused.txt`. The texts lack the sentences for
 * people, which other tests check.
 */
export type GoldenTexts = Readonly<Record<string, string>>;

/** Drops the lists of a case into a new installation, runs them against a service, and returns the texts for the golden files. */
export async function runCase({ folder, feed, groups, lists }: Case): Promise<GoldenTexts> {
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
    if (end === null || end.stopReason !== null) throw new Error(end?.stopReason ?? "The case has no list.");
    return goldenTextsOf(end, place);
  } finally {
    place.remove();
  }
}

function goldenTextsOf({ failed, runs }: PassEnd, { folders }: Workplace): GoldenTexts {
  const [refused] = failed;
  if (refused !== undefined) {
    const { code, line } = refused.refusal;
    return { "refused.txt": `${code}${line === null ? "" : `, line ${line}`}\n` };
  }
  const [run] = runs;
  if (run === undefined) throw new Error("The run left the list in the inbox.");
  const plan = JSON.parse(readFileSync(join(folders.reports, run.record.run, "plan.json"), "utf8")) as object;
  return { "plan.json": inLines(plan) };
}

const WORDS = new Set(["message", "hint"]);

/** Returns a plan as JSON with one line per element of each list, so that a diff shows the changed elements. */
function inLines(plan: object): string {
  const text = (value: unknown) => JSON.stringify(value, (key, inner: unknown) => (WORDS.has(key) ? undefined : inner));
  const lines = Object.entries(plan).map(([name, value]) => {
    const isList = Array.isArray(value) && value.length > 0;
    return `${text(name)}: ${isList ? `[\n${value.map(text).join(",\n")}\n]` : text(value)}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}
