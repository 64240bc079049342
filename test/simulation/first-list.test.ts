/** With an empty ledger, rows are planned without a look-up of each row. The plan must be the same as with look-ups. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FeedSettings } from "../../src/model/feed.ts";
import { LINKED_BY_PERSON } from "../../src/ledger/operations/manual-decisions.ts";
import { checkAccountBinding } from "../../src/run/check-account-binding.ts";
import { preparePlan } from "../../src/run/prepare/prepare-plan.ts";
import { openList } from "../../src/run/read/open-list.ts";
import { createRandom, type Random } from "./world/random.ts";
import { csvText } from "./world/drop-file.ts";
import { HEADER, testFeed } from "./world/feeds.ts";
import { openWorkplace, type Workplace } from "./world/workplace.ts";

const RUNS = process.env["TEST_LONG"] === "1" ? 1_000 : 40;
const GROUPS = ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday", account: "main" }) as const);

function feedOf(random: Random): FeedSettings {
  const feed = testFeed("staff", {
    mode: random.pick(["snapshot", "changes"]),
    inactive: random.pick(["hold", "delete", "ignore"]),
    sharedAddress: random.pick(["report", "report", "leaveOut"]),
  });
  return { ...feed, columns: { ...feed.columns, Contact: "contact_id" } };
}

/** Returns a row. Most rows are plain creates; some have mistakes, links or guardians. */
function rowOf(nr: number, random: Random): readonly string[] {
  const rarely = (text: string) => (random.chance(0.06) ? text : "");
  const other = 1 + random.below(40);
  return [
    `E-${random.chance(0.05) ? other : nr}`,
    random.chance(0.03) ? "" : random.pick(["Ada", "Ben", "Änne"]),
    random.chance(0.1) ? "" : `Beispiel${nr}`,
    random.chance(0.1) ? `p${other}@example.org` : `p${nr}@example.org`,
    rarely("+49 30 901820") || rarely("1.5E+11"),
    random.chance(0.05) ? "1980-13-45" : `19${40 + (nr % 60)}-02-03`,
    random.pick(["Team Berlin", "Team Rome"]),
    rarely(`E-${other}`) || rarely(String(other)),
    rarely("terminated"),
    `u${nr}`,
    rarely(String(700 + random.below(4))),
  ];
}

/** Plans a file. @returns the plan with all rows and issues as JSON */
async function planOf(path: string, feed: FeedSettings, place: Workplace): Promise<string> {
  const env = place.env({ waitsForProbes: false });
  const list = await openList(path, feed);
  const file = { run: "2026-01-01T000000.000Z-staff", path, name: "staff.csv", sha256: "", mtimeMs: 0 };
  const { run, decided } = await preparePlan(file, list, feed, (await checkAccountBinding(env)).groups, env);
  const source = env.ledger.draftReportSource(run);
  const rows = [[...source.operations()], [...source.openItems()], [...source.skipped()]];
  return JSON.stringify({ run, decided, record: source.record, rows }, null, 1);
}

test(
  "the plan of a first list is the same with and without a look-up of each row",
  { timeout: 1_800_000 },
  async () => {
    const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
    const other = openWorkplace(1, { group: GROUPS }, 1, () => {});
    // This entry looks like no row of the list. With the entry, the ledger is not empty, so each row is looked up.
    const applied = { first_name: "Zacharias", last_name: "Niemand", group_id: 9 };
    other
      .ledger()
      .entries.insert({ feed: "club", key: '["Z"]', contactId: 99, hash: "", applied, run: LINKED_BY_PERSON });
    try {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 0x7fff_ffff }), async (seed) => {
          const random = createRandom(seed);
          const feed = feedOf(random);
          const path = join(place.root, "outside/staff.csv");
          const rows = Array.from({ length: 1 + random.below(40) }, (_, index) => rowOf(index + 1, random));
          writeFileSync(path, csvText([...HEADER, "Contact"], rows));
          expect(await planOf(path, feed, place)).toBe(await planOf(path, feed, other));
        }),
        { numRuns: RUNS, ...(RUNS > 40 ? {} : { seed: 1 }), endOnFailure: true },
      );
    } finally {
      place.remove();
      other.remove();
    }
  },
);
