/** Where nobody is known rows are planned without a look at each: the plan is the one that a look at each makes. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FeedSettings } from "../../src/model/feed.ts";
import { checkAccountBinding } from "../../src/run/check-account-binding.ts";
import { preparePlan } from "../../src/run/prepare.ts";
import { openList } from "../../src/run/read/open-list.ts";
import { createDice, type Dice } from "./world/random.ts";
import { csvText } from "./world/drop-file.ts";
import { HEADER, machineFeed } from "./world/feeds.ts";
import { openWorkplace, type Workplace } from "./world/workplace.ts";

const RUNS = process.env["TEST_LONG"] === "1" ? 1_000 : 40;
const GROUPS = ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday", account: "main" }) as const);

function feedOf(dice: Dice): FeedSettings {
  const feed = machineFeed("staff", {
    mode: dice.pick(["snapshot", "changes"]),
    inactive: dice.pick(["hold", "delete", "ignore"]),
    sharedAddress: dice.pick(["report", "report", "leaveOut"]),
  });
  return { ...feed, columns: { ...feed.columns, Contact: "contact_id" } };
}

/** Most of them ask for nothing but to be created. */
function rowOf(nr: number, dice: Dice): readonly string[] {
  const rarely = (text: string) => (dice.chance(0.06) ? text : "");
  const other = 1 + dice.below(40);
  return [
    `E-${dice.chance(0.05) ? other : nr}`,
    dice.chance(0.03) ? "" : dice.pick(["Ada", "Ben", "Änne"]),
    dice.chance(0.1) ? "" : `Beispiel${nr}`,
    dice.chance(0.1) ? `p${other}@example.org` : `p${nr}@example.org`,
    rarely("+49 30 901820") || rarely("1.5E+11"),
    dice.chance(0.05) ? "1980-13-45" : `19${40 + (nr % 60)}-02-03`,
    dice.pick(["Team Berlin", "Team Rome"]),
    rarely(`E-${other}`) || rarely(String(other)),
    rarely("terminated"),
    `u${nr}`,
    rarely(String(700 + dice.below(4))),
  ];
}

async function planOf(path: string, feed: FeedSettings, place: Workplace): Promise<string> {
  const env = place.env({ waitsForProbes: false });
  const list = await openList(path, feed);
  const file = { run: "2026-01-01T000000.000Z-staff", path, name: "staff.csv", sha256: "", mtimeMs: 0 };
  const { run, decided } = await preparePlan(file, list, feed, (await checkAccountBinding(env)).groups, env);
  const source = env.ledger.draftReportSource(run);
  const rows = [[...source.operations()], [...source.openItems()], [...source.skipped()]];
  return JSON.stringify({ run, decided, record: source.record, rows }, null, 1);
}

test("a first list's plan is the same as where each row is looked at", { timeout: 600_000 }, async () => {
  const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
  const other = openWorkplace(1, { group: GROUPS }, 1, () => {});
  // Nobody's lookalike: but now somebody is known, so each row is looked at.
  const applied = { first_name: "Zacharias", last_name: "Niemand", group_id: 9 };
  other.ledger().entries.insert({ feed: "club", key: '["Z"]', contactId: 99, hash: "", applied, run: "by hand" });
  try {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 0x7fff_ffff }), async (seed) => {
        const dice = createDice(seed);
        const feed = feedOf(dice);
        const path = join(place.root, "outside/staff.csv");
        const rows = Array.from({ length: 1 + dice.below(40) }, (_, index) => rowOf(index + 1, dice));
        writeFileSync(path, csvText([...HEADER, "Contact"], rows));
        expect(await planOf(path, feed, place)).toBe(await planOf(path, feed, other));
      }),
      { numRuns: RUNS, ...(RUNS > 40 ? {} : { seed: 1 }), endOnFailure: true },
    );
  } finally {
    place.remove();
    other.remove();
  }
});
