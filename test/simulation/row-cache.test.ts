/** The plan of a list must be the same with and without the row cache, list after list. */
import * as fc from "fast-check";
import { parse } from "csv-parse/sync";
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FeedSettings } from "../../src/model/feed.ts";
import { LINKED_BY_PERSON } from "../../src/ledger/operations/manual-decisions.ts";
import { checkAccountBinding } from "../../src/run/check-account-binding.ts";
import { preparePlan } from "../../src/run/prepare/prepare-plan.ts";
import { formsToKeep, knownByOf } from "../../src/pipeline/plan/rules/compare/never/person-forms.ts";
import { openList } from "../../src/run/read/open-list.ts";
import { fileOf, firstList, nextList } from "./world/changing-lists.ts";
import { applyFile, comparePlans, DAY_MS, GROUPS } from "./world/compare-plans.ts";
import { createRandom, type Random } from "./world/random.ts";
import { inventedBirthday } from "../invented-birthday.ts";
import { testFeed } from "./world/feeds.ts";
import { openWorkplace, type Workplace } from "./world/workplace.ts";

const isLong = process.env["TEST_LONG"] === "1";
const RUNS = isLong ? 2_000 : 25;
const PEOPLE = Array.from(
  { length: 9 },
  (_, index) => `${index + 1},Ada${index},Beispiel${index},${inventedBirthday(index)},Team Berlin`,
);
const COLUMNS = "Nr,First Name,Last Name,Birthday,Group";

function feedOf(random: Random): FeedSettings {
  return testFeed("staff", {
    columns: random.chance(0.2) ? { Notes: "custom_fields.notes" } : {},
    key: random.pick([["Nr"], ["Nr"], ["Nr", "group"], null]),
    mode: random.pick(["snapshot", "snapshot", "changes"]),
    dateOrder: random.pick([null, null, "DMY"]),
    blankCells: random.pick(["keep", "clear"]),
    sharedAddress: random.pick(["report", "leaveOut"]),
    inactive: random.pick(["hold", "delete", "ignore"]),
    unmatchedColumns: random.pick(["ignore", "custom_fields"]),
    defaults: random.chance(0.3) ? { group: "Team Berlin" } : {},
  });
}

/** Changes cache files, the clock, the ledger or feed names at random between two lists, or restarts the process. */
async function disturbWorkplace(place: Workplace, feed: FeedSettings, random: Random): Promise<void> {
  const known = join(place.root, "state/known");
  const { entries, manualDecisions } = place.ledger();
  switch (random.below(17)) {
    case 0:
      for (const name of safeNames(known)) {
        const bytes = readFileSync(join(known, name));
        const at = random.below(bytes.length);
        bytes[at] = bytes[at]! ^ 1;
        writeFileSync(join(known, name), bytes);
      }
      return;
    case 1:
      place.clock.pass(random.pick([DAY_MS, 40 * DAY_MS, 400 * DAY_MS, 800 * DAY_MS]));
      return;
    case 2: {
      const entry = entries.byContact(1 + random.below(30));
      if (entry !== null)
        entries.update(entry.id, { ...entry, hash: random.chance(0.5) ? "" : entry.hash, run: LINKED_BY_PERSON });
      return;
    }
    case 3: {
      // Once an entry is removed, another entry may have its contact_id.
      const entry = entries.byContact(1 + random.below(30));
      if (entry === null) return;
      entries.remove(entry.id);
      entries.insert({
        ...entry,
        key: random.chance(0.5) ? entry.key : `["moved ${entry.id}"]`,
        run: LINKED_BY_PERSON,
      });
      return;
    }
    case 4: {
      const key = JSON.stringify([String(1 + random.below(60))]);
      if (entries.byKey("staff", key) === null)
        manualDecisions.link(
          "staff",
          key,
          900 + random.below(99_000),
          manualDecisions.inDoubt("staff", key),
          "2026-01-01T00:00:00Z",
        );
      return;
    }
    case 5:
      await place.restart();
      return;
    case 6:
      if (entries.count("other") > 0) return;
      place.ledger().renameFeed("staff", "other", "2026-01-01T00:00:00Z");
      if (random.chance(0.5)) place.ledger().renameFeed("other", "staff", "2026-01-01T00:00:00Z");
      return;
    case 7: {
      // A person of the lists must never be greeted from now on. The contact may be gone, or wait for its delete.
      const { never, people } = place.ledger();
      const linked = [...people.allEntries()];
      const entry = linked[random.below(linked.length + 1)];
      if (entry === undefined) return;
      never.add(never.nextId(), formsToKeep(knownByOf(entry.applied, [entry.feed, entry.key])), "2026-01-01T00:00:00Z");
      if (random.chance(0.5)) return;
      entries.remove(entry.id);
      entries.insert({ ...entry, key: `["gone ${entry.id}"]`, run: LINKED_BY_PERSON });
      return;
    }
    case 8: {
      const [oldest] = place.ledger().never.list();
      if (oldest !== undefined) place.ledger().never.lift(oldest.id, "2026-01-02T00:00:00Z");
      return;
    }
    case 9:
    case 10:
    case 11:
      return correctReport(place, feed, random);
    case 12: {
      const { corrections } = place.ledger();
      const made = random.pickAny(corrections.active("staff"));
      if (made === null) return;
      if (made.kind === "cell" && random.chance(0.7)) corrections.makeRule(made.id, "2026-01-01T00:00:00Z");
      else {
        const entry = made.kind === "address" ? entries.byKey("staff", made.key ?? "") : null;
        corrections.end([made.id], "dropped", "2026-01-01T00:00:00Z");
        if (entry !== null) entries.forgetHash(entry.id);
      }
      return;
    }
    case 13: {
      const entry = random.pickAny([...place.ledger().people.allEntries()]);
      const email = entry?.applied.email ?? null;
      if (entry === null || email === null) return;
      const row = { feed: "staff", key: entry.key, person: "" };
      place.ledger().corrections.leaveOut(row, [{ field: "email", value: email }], "2026-01-01T00:00:00Z");
      return;
    }
    case 14: {
      const { learnedSettings } = place.ledger();
      const value = random.pick(["DMY", "DMY", "MDY", null] as const);
      if (value === null) learnedSettings.revoke("staff", "dateOrder");
      else learnedSettings.learn({ feed: "staff", name: "dateOrder", value, by: "", at: "2026-01-01T00:00:00Z" });
      return;
    }
    default:
  }
}

/** Drops back the newest report with other texts in some cells, or without some lines. Its corrections last. */
async function correctReport(place: Workplace, feed: FeedSettings, random: Random): Promise<void> {
  const [latest] = place.ledger().runs.latest(1);
  const path = join(place.folders.reports, latest?.run ?? "", "rejections.csv");
  if (latest === undefined || !existsSync(path)) return;
  const [header = [], ...lines] = parse(readFileSync(path), { bom: true, relaxColumnCount: true });
  const own = header.findLastIndex((name) => name.startsWith("_")) + 1;
  const kept = lines.filter(() => random.chance(0.8));
  for (const cells of kept)
    for (let at = own; at < cells.length; at += 1)
      if (random.chance(0.25)) cells[at] = random.pick(["", "Team Berlin", "Ada", "1980-02-03", "7", "x"]);
  const text = [header, ...kept].map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","));
  const corrected = join(place.root, "outside/corrected.csv");
  writeFileSync(corrected, `${text.join("\r\n")}\r\n`);
  await applyFile(corrected, feed, place.env({ waitsForProbes: false }));
}

function safeNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Plans and applies several random lists. @returns the numbers of rows, of rows that the cache knew, and of corrections */
async function applyRandomLists(seed: number): Promise<{ rows: number; known: number; corrected: number }> {
  const random = createRandom(seed);
  const place = openWorkplace(seed, { group: GROUPS }, 1, () => {});
  if (random.chance(0.2)) place.sandbox.setFaults(["status-503:POST:0.05"]);
  const path = join(place.root, "outside/staff.csv");
  const counts = { rows: 0, known: 0, corrected: 0 };
  try {
    let feed = feedOf(random);
    let list = firstList(random);
    for (let lists = 4 + random.below(4); lists > 0; lists -= 1) {
      writeFileSync(path, fileOf(list, random));
      place.clock.pass(60_000);
      utimesSync(path, place.clock.now() / 1000, place.clock.now() / 1000);
      const env = place.env({ waitsForProbes: false });
      counts.known += await comparePlans(path, feed, env);
      counts.rows += list.lines.length;
      await applyFile(random.chance(0.9) ? path : null, feed, env);
      await disturbWorkplace(place, feed, random);
      counts.corrected += place.ledger().corrections.active("staff").length;
      if (random.chance(0.08)) feed = feedOf(random);
      if (random.chance(0.8)) list = nextList(list, random);
    }
  } finally {
    place.remove();
  }
  return counts;
}

describe("the row cache", () => {
  test("does not change the plan of any random list", { timeout: 1_800_000 }, async () => {
    const total = { rows: 0, known: 0, corrected: 0 };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 0x7fff_ffff }), async (seed) => {
        const { rows, known, corrected } = await applyRandomLists(seed);
        total.rows += rows;
        total.known += known;
        total.corrected += corrected;
      }),
      // In the lists of this number, a row that was cached gets a correction of its key.
      { numRuns: RUNS, examples: [[6]], ...(isLong ? {} : { seed: 1 }), endOnFailure: true },
    );
    // Lists whose dates can be read in two ways are read whole, so that their known people can prove the order.
    expect(total.known).toBeGreaterThan(total.rows / 12);
    expect(total.corrected).toBeGreaterThan(10);
  });

  test("keeps nothing of a list that can't be read to its end", async () => {
    const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
    const path = join(place.root, "outside/staff.csv");
    const feed = testFeed("staff", { columns: {} });
    const write = (people: readonly string[]) => writeFileSync(path, [COLUMNS, ...people, ""].join("\n"));
    try {
      write(PEOPLE);
      const env = place.env({ waitsForProbes: false });
      await applyFile(path, feed, env);
      const { groups } = await checkAccountBinding(env);
      write([...PEOPLE, "10,Ida,Beispiel,1980-01-01,Team Berlin"]);
      const list = await openList(path, feed);
      const failToRead = (): never => {
        throw new Error("EIO");
      };
      const records = list.table.records === null ? null : { ...list.table.records, bytes: failToRead };
      const broken = { ...list, table: { ...list.table, records } };
      const file = { run: "2026-01-01T000000.000Z-staff", path, name: "staff.csv", sha256: "", mtimeMs: env.now() };
      await expect(preparePlan(file, broken, feed, groups, env)).rejects.toThrow("EIO");
      expect(await comparePlans(path, feed, env)).toBeGreaterThan(0);
    } finally {
      place.remove();
    }
  });
});
