/** The shortcut past known records changes nothing: the plan is the same with and without it, list after list. */
import * as fc from "fast-check";
import { writeFileSync, readdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Group } from "../../src/model/contact.ts";
import type { FeedSettings } from "../../src/model/feed.ts";
import { FileRefused } from "../../src/model/file-refused.ts";
import { makePass } from "../../src/run/inbox-pass.ts";
import { checkAccountBinding } from "../../src/run/check-account-binding.ts";
import { preparePlan } from "../../src/run/prepare.ts";
import { openList } from "../../src/run/read/open-list.ts";
import type { RunEnv } from "../../src/run/run-env.ts";
import { fileOf, firstList, nextList } from "./world/changing-lists.ts";
import { createDice, type Dice } from "./world/random.ts";
import { machineFeed } from "./world/feeds.ts";
import { openWorkplace, type Workplace } from "./world/workplace.ts";

const GROUPS = ["Team Berlin", "Team Rome"].map((name) => ({ name, category: "birthday", account: "main" }) as const);
const DAY_MS = 86_400_000;
const isLong = process.env["TEST_LONG"] === "1";
const RUNS = isLong ? 2_000 : 25;

function feedOf(dice: Dice): FeedSettings {
  return machineFeed("staff", {
    columns: dice.chance(0.2) ? { Notes: "custom_fields.notes" } : {},
    key: dice.pick([["Nr"], ["Nr"], ["Nr", "group"], null]),
    mode: dice.pick(["snapshot", "snapshot", "changes"]),
    dateOrder: dice.pick([null, null, "DMY"]),
    blankCells: dice.pick(["keep", "clear"]),
    sharedAddress: dice.pick(["report", "leaveOut"]),
    inactive: dice.pick(["hold", "delete", "ignore"]),
    unmatchedColumns: dice.pick(["ignore", "custom_fields"]),
    defaults: dice.chance(0.3) ? { group: "Team Berlin" } : {},
  });
}

/** All of a plan that anything is made of later. */
async function planOf(path: string, feed: FeedSettings, groups: readonly Group[], env: RunEnv) {
  const name = "staff.csv";
  try {
    const list = await openList(path, feed);
    const file = { run: "2026-01-01T000000.000Z-staff", path, name, sha256: "", mtimeMs: env.now() };
    const { run, decided, known } = await preparePlan(file, list, feed, groups, env);
    const source = env.ledger.draftReportSource(run);
    const rows = {
      operations: [...source.operations()],
      openItems: [...source.openItems()],
      skipped: [...source.skipped()],
    };
    return { known, plan: JSON.stringify({ run, decided, record: source.record, ...rows }, null, 1) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { known: 0, plan: JSON.stringify([error.code, error.message, error.line]) };
  }
}

/** What else happens to a workplace between two lists. */
async function meddle(place: Workplace, dice: Dice): Promise<void> {
  const known = join(place.root, "state/known");
  const { entries, manualDecisions } = place.ledger();
  switch (dice.below(10)) {
    case 0:
      for (const name of safeNames(known)) {
        const bytes = readFileSync(join(known, name));
        const at = dice.below(bytes.length);
        bytes[at] = bytes[at]! ^ 1;
        writeFileSync(join(known, name), bytes);
      }
      return;
    case 1:
      place.clock.pass(dice.pick([DAY_MS, 40 * DAY_MS, 400 * DAY_MS, 800 * DAY_MS]));
      return;
    case 2: {
      const entry = entries.byContact(1 + dice.below(30));
      if (entry !== null)
        entries.update(entry.id, { ...entry, hash: dice.chance(0.5) ? "" : entry.hash, run: "by hand" });
      return;
    }
    case 3: {
      // Its id is free for another.
      const entry = entries.byContact(1 + dice.below(30));
      if (entry === null) return;
      entries.remove(entry.id);
      entries.insert({ ...entry, key: dice.chance(0.5) ? entry.key : `["moved ${entry.id}"]`, run: "by hand" });
      return;
    }
    case 4: {
      const key = JSON.stringify([String(1 + dice.below(60))]);
      if (entries.byKey("staff", key) === null)
        manualDecisions.link(
          "staff",
          key,
          900 + dice.below(99_000),
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
      if (dice.chance(0.5)) place.ledger().renameFeed("other", "staff", "2026-01-01T00:00:00Z");
      return;
    default:
  }
}

function safeNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Plans a file with and without known records, and compares. @returns how many rows were known */
async function compare(
  path: string,
  feed: FeedSettings,
  env: RunEnv,
  changed: Night["groups"] = (groups) => groups,
): Promise<number> {
  const groups = changed((await checkAccountBinding(env)).groups);
  const whole = await planOf(path, feed, groups, { ...env, rowCaches: null });
  const short = await planOf(path, feed, groups, env);
  expect(short.plan).toBe(whole.plan);
  return short.known;
}

async function apply(path: string | null, feed: FeedSettings, env: RunEnv): Promise<void> {
  const options = { feeds: [feed], settleSeconds: 0, patienceSeconds: 0, triesDeferred: true };
  await makePass({ ...options, files: path === null ? [] : [path] }, env);
}

/** Several lists after each other. @returns how many rows there were, and how many of them were known */
async function story(seed: number): Promise<{ rows: number; known: number }> {
  const dice = createDice(seed);
  const place = openWorkplace(seed, { group: GROUPS }, 1, () => {});
  if (dice.chance(0.2)) place.sandbox.setFaults(["status-503:POST:0.05"]);
  const path = join(place.root, "outside/staff.csv");
  const seen = { rows: 0, known: 0 };
  try {
    let feed = feedOf(dice);
    let list = firstList(dice);
    for (let lists = 4 + dice.below(4); lists > 0; lists -= 1) {
      writeFileSync(path, fileOf(list, dice));
      place.clock.pass(60_000);
      utimesSync(path, place.clock.now() / 1000, place.clock.now() / 1000);
      const env = place.env({ waitsForProbes: false });
      seen.known += await compare(path, feed, env);
      seen.rows += list.lines.length;
      await apply(dice.chance(0.9) ? path : null, feed, env);
      await meddle(place, dice);
      if (dice.chance(0.08)) feed = feedOf(dice);
      if (dice.chance(0.8)) list = nextList(list, dice);
    }
  } finally {
    place.remove();
  }
  return seen;
}

test("a plan is the same with and without known records", { timeout: 600_000 }, async () => {
  const total = { rows: 0, known: 0 };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 0x7fff_ffff }), async (seed) => {
      const { rows, known } = await story(seed);
      total.rows += rows;
      total.known += known;
    }),
    { numRuns: RUNS, ...(isLong ? {} : { seed: 1 }), endOnFailure: true },
  );
  expect(total.known).toBeGreaterThan(total.rows / 10);
});

const PEOPLE = Array.from(
  { length: 9 },
  (_, index) => `${index + 1},Ada${index},Beispiel${index},19${60 + index}-02-03,Team Berlin`,
);
const COLUMNS = "Nr,First Name,Last Name,Birthday,Group";

/** Several times as many bytes as are read at once. */
const LONG = Array.from({ length: 400 }, (_, index) => {
  const words = Array.from({ length: 120 }, (_word, at) => (at < 60 ? "long" : String(index * at)));
  return `${index + 1},Ada,Beispiel${index},1980-01-01,Team Berlin,"${words.join(" ")}"`;
});
const NOTED: Partial<FeedSettings> = { columns: { Notes: "custom_fields.notes" } };
const WIDE = "11,a,b,c,d,e,f,g";
const FEW_COLUMNS = "First Name,Last Name,Birthday";
const FEW = PEOPLE.map((line) => line.split(",").slice(1, 4).join(","));
const BY_NAME: Partial<FeedSettings> = { key: ["First Name"], defaults: { group: "Team Berlin" } };

interface Night {
  readonly lines: readonly string[];
  readonly feed?: Partial<FeedSettings>;
  readonly days?: number;
  /** What the file ends with. */
  readonly end?: string;
  readonly groups?: (groups: readonly Group[]) => readonly Group[];
  readonly before?: (place: Workplace) => void;
}

const LEAVING = `${COLUMNS},Leaving Date`;
const ONE_LEAVES = PEOPLE.map((line, index) => `${line},${index === 4 ? "2026-11-23" : ""}`);

/** Each of these goes wrong where one condition of the shortcut is left out. */
const STORIES: Readonly<Record<string, readonly [Night, ...Night[]]>> = {
  "a row with one cell after known rows, a footer above them": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 4), "Total,4,,,", ...PEOPLE.slice(4), "One,,,,"] },
  ],
  "a row with one cell far below known rows, a footer above them": [
    { lines: [FEW_COLUMNS, ...FEW, "Ida,,"], feed: BY_NAME },
    {
      lines: [FEW_COLUMNS, ...FEW.slice(0, 4), "Total,9,", ...FEW.slice(4), "\n".repeat(70_000), "Eva,,"],
      feed: BY_NAME,
    },
  ],
  "a row with one cell that comes below a footer": [
    { lines: [FEW_COLUMNS, ...FEW, "Ida,,"], feed: BY_NAME },
    { lines: [FEW_COLUMNS, ...FEW, "Total,9,", "Ida,,"], feed: BY_NAME },
  ],
  "groups that exchange their names": [
    { lines: [COLUMNS, ...PEOPLE] },
    {
      lines: [COLUMNS, ...PEOPLE],
      groups: (groups) => groups.map((group, at) => ({ ...group, name: groups[1 - at]?.name ?? group.name })),
    },
  ],
  "a leaving date that comes": [
    { lines: [`${COLUMNS},Leaving Date`, ...PEOPLE.map((line, index) => `${line},2026-11-${22 + index}`)] },
    { lines: [`${COLUMNS},Leaving Date`, ...PEOPLE.map((line, index) => `${line},2026-11-${22 + index}`)], days: 3 },
  ],
  "a leaving date that was written down since, and comes": [
    { lines: [LEAVING, ...PEOPLE.map((line) => `${line},`)] },
    { lines: [LEAVING, ...ONE_LEAVES] },
    { lines: [LEAVING, ...ONE_LEAVES], days: 3 },
  ],
  "a year of two digits that has its century": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,24.12.26,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,24.12.26,Team Berlin"], days: 60 },
  ],
  "somebody becomes remarkably old": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,1929-05-06,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,1929-05-06,Team Berlin"], days: 9 * 366 },
  ],
  "another order of day and month is set": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin"], feed: { dateOrder: "DMY" } },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin"], feed: { dateOrder: "MDY" } },
  ],
  "another order of day and month is proven": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin", "11,Eva,Beispiel,23/04/1990,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin", "11,Eva,Beispiel,04/23/1990,Team Berlin"] },
  ],
  "another order of day and month is proven by the last row that is read": [
    { lines: [COLUMNS, ...PEOPLE, "10,Ida,Beispiel,03/04/1990,Team Berlin", "11,Eva,Beispiel,23/04/1990,Team Berlin"] },
    {
      lines: [
        COLUMNS,
        ...PEOPLE.map((line) => line.replace("Ada", "Eda")),
        "10,Ida,Beispiel,03/04/1990,Team Berlin",
        "11,Eva,Beispiel,23/04/1990,Team Berlin",
        "12,Zoe,Beispiel,04/23/1990,Team Berlin",
      ],
    },
  ],
  "more rows that are long and changed than are read at once": [
    { lines: [`${COLUMNS},Notes`, ...LONG], feed: NOTED },
    {
      lines: [
        `${COLUMNS},Notes`,
        ...LONG.flatMap((line, index) => {
          if (index % 5 === 0) return [line, "", "Total,1,,,,"];
          return index % 5 === 1 ? ["", line.replace("Ada", "Eda"), ""] : [line.replace("long long", "long\nlong")];
        }),
      ],
      feed: NOTED,
    },
  ],
  "columns are called otherwise": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: ["Nr,Last Name,First Name,Birthday,Group", ...PEOPLE] },
  ],
  "what is known is of an older ledger": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.map((line) => line.replace("Ada", "Eda"))], before: keepKnown },
    { lines: [COLUMNS, ...PEOPLE], before: bringKnownBack },
  ],
  "a text that is none of the first three any more": [
    { lines: [`${COLUMNS},Notes`, ...PEOPLE.map((line, index) => `${line},n${index}`)] },
    {
      lines: [
        `${COLUMNS},Notes`,
        ...PEOPLE.map((line, index) => `${line},n${index}`)
          .slice(5)
          .reverse(),
      ],
    },
  ],
  "several lines that are rows of a wider list": [
    { lines: [COLUMNS, ...PEOPLE, '10,Ida,"a,b,c,d,e,f\ng,h,i,j,k,l",1980-01-01,Team Berlin'] },
    { lines: [COLUMNS, WIDE, ...PEOPLE, '10,Ida,"a,b,c,d,e,f\ng,h,i,j,k,l",1980-01-01,Team Berlin'] },
  ],
  "several lines that are no rows of a wider list": [
    { lines: [COLUMNS, WIDE, ...PEOPLE, '10,Ida,"a,b,c\nd,e,f",1980-01-01,Team Berlin'] },
    { lines: [COLUMNS, ...PEOPLE, '10,Ida,"a,b,c\nd,e,f",1980-01-01,Team Berlin'] },
  ],
  "a quote that opens above a known row and closes below it": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 4), '10,5" pipe,"two', ...PEOPLE.slice(4, 7), 'x",1980-01-01,Team Berlin'] },
  ],
  "two rows that say the same of one person": [
    { lines: [COLUMNS, ...PEOPLE, "3,Ada2,Beispiel2 ,1962-02-03,Team Berlin"] },
    { lines: [COLUMNS, ...PEOPLE, "3,Ada2,Beispiel2 ,1962-02-03,Team Berlin"] },
  ],
  "a row right after itself": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 7), ...PEOPLE.slice(6)] },
  ],
  "the first rows in another order": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 3).reverse(), ...PEOPLE.slice(3)] },
  ],
  "few rows in another order": [
    { lines: [COLUMNS, ...PEOPLE.slice(0, 3)] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 3).reverse()] },
  ],
  "first texts that change twice": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE.slice(8), ...PEOPLE.slice(0, 8)] },
    { lines: [COLUMNS, ...PEOPLE.slice(0, 8)] },
  ],
  "the last row without its line end, and something after it": [
    { lines: [COLUMNS, ...PEOPLE], end: "" },
    { lines: [COLUMNS, ...PEOPLE], end: "x" },
  ],
  "the same row twice, and once more with another name": [
    { lines: [COLUMNS, ...PEOPLE] },
    { lines: [COLUMNS, ...PEOPLE, PEOPLE[2]!, PEOPLE[3]!.replace("Ada", "Eda")] },
  ],
};

const kept = new Map<Workplace, Buffer>();

function keepKnown(place: Workplace): void {
  kept.set(place, readFileSync(join(place.root, "state/known/staff.records")));
}

function bringKnownBack(place: Workplace): void {
  writeFileSync(join(place.root, "state/known/staff.records"), kept.get(place)!);
}

test.each(Object.entries(STORIES))("known records and %s", async (_name, nights) => {
  const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
  const path = join(place.root, "outside/staff.csv");
  try {
    for (const { lines, feed: changes = {}, days = 0, end = "\n", groups, before } of nights) {
      before?.(place);
      writeFileSync(path, lines.join("\n") + end);
      place.clock.pass(60_000 + days * DAY_MS);
      utimesSync(path, place.clock.now() / 1000, place.clock.now() / 1000);
      const feed = machineFeed("staff", { columns: {}, key: ["Nr"], dateOrder: null, ...changes });
      const env = place.env({ waitsForProbes: false });
      await compare(path, feed, env, groups);
      await apply(path, feed, env);
    }
  } finally {
    place.remove();
  }
});

test("of a list that can't be read to its end, nothing is left to the next", async () => {
  const place = openWorkplace(1, { group: GROUPS }, 1, () => {});
  const path = join(place.root, "outside/staff.csv");
  const feed = machineFeed("staff", { columns: {} });
  const write = (people: readonly string[]) => writeFileSync(path, [COLUMNS, ...people, ""].join("\n"));
  try {
    write(PEOPLE);
    const env = place.env({ waitsForProbes: false });
    await apply(path, feed, env);
    const { groups } = await checkAccountBinding(env);
    write([...PEOPLE, "10,Ida,Beispiel,1980-01-01,Team Berlin"]);
    const list = await openList(path, feed);
    const breakOff = (): never => {
      throw new Error("EIO");
    };
    const records = list.table.records === null ? null : { ...list.table.records, bytes: breakOff };
    const broken = { ...list, table: { ...list.table, records } };
    const file = { run: "2026-01-01T000000.000Z-staff", path, name: "staff.csv", sha256: "", mtimeMs: env.now() };
    await expect(preparePlan(file, broken, feed, groups, env)).rejects.toThrow("EIO");
    expect(await compare(path, feed, env)).toBeGreaterThan(0);
  } finally {
    place.remove();
  }
});
