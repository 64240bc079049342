import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { makePass, type PassEnd } from "../../src/pipeline/inbox-pass.ts";
import { dropFile } from "../machine/drop-file.ts";
import { openWorkplace, type Workplace } from "../machine/workplace.ts";
import type { Case } from "./read-case.ts";

/** The golden files by their names: `plan.json` with `rejections.csv` if there are any, or `refused.txt`. */
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
  if (refused !== undefined) return { "refused.txt": readFileSync(`${refused.path}.error.txt`, "utf8") };
  const [run] = runs;
  if (run === undefined) throw new Error("The list was left where it is.");
  const report = (name: string) => join(folders.reports, run.record.run, name);
  const rejections = report("rejections.csv");
  return {
    "plan.json": readFileSync(report("plan.json"), "utf8"),
    ...(existsSync(rejections) ? { "rejections.csv": readFileSync(rejections, "utf8") } : {}),
  };
}
