/**
 * Measures the guards: how often each holds the true lists of simulated years, and how often each mistake is caught. Prints
 * both tables. `SEEDS`, `NIGHTS` and `ONLY` (a part of a population's name, as "office 60") and `MOST` (people) limit a measure, and `DETAILS=1`
 * prints each needless hold and each mistake that did harm.
 */
import { expect, test } from "vitest";
import { KINDS, LARGE } from "./nights/kinds.ts";
import { makeMistakes, type Outcome } from "./nights/mistakes/measure.ts";
import { MISTAKES } from "./nights/mistakes/mistakes.ts";
import { mistakeTable, yearTable } from "./nights/tables.ts";
import { simulateYear, type Year } from "./nights/year.ts";

const SEEDS = Number(process.env["SEEDS"] ?? 2);
const FROM = Number(process.env["FROM"] ?? 1);
const NIGHTS = Number(process.env["NIGHTS"] ?? 365);
const ONLY = process.env["ONLY"] ?? "";
const DETAILS = process.env["DETAILS"] === "1";
const MOST = Number(process.env["MOST"] ?? Infinity);
const HOURS = 3_600_000;

const POPULATIONS = KINDS.flatMap((kind) => kind.sizes.map((n) => ({ kind, n }))).filter(
  ({ kind, n }) => `${kind.name} ${n}.`.includes(ONLY) && n <= MOST,
);
const seeds = Array.from({ length: SEEDS }, (_, index) => FROM + index);
const print = (text: string) => process.stdout.write(`${text}\n`);

test(
  "holds the lists of a simulated year at most once a month in each population",
  { timeout: 6 * HOURS },
  async () => {
    const years: Year[] = [];
    for (const { kind, n } of POPULATIONS) {
      for (const seed of seeds) {
        const year = await simulateYear(kind, n, seed, n >= 1_000 ? Math.min(NIGHTS, 120) : NIGHTS);
        years.push(year);
        if (DETAILS) for (const odd of year.odd) print(JSON.stringify(odd));
      }
    }
    print(yearTable(years));
    const tooOften = years.filter(({ odd, nights }) => odd.filter(({ isBig }) => !isBig).length > 1 + nights / 30);
    expect(tooOften.map(({ population }) => population)).toEqual([]);
  },
);

test("lets no mistake do harm", { timeout: 6 * HOURS }, async () => {
  const outcomes: Outcome[] = [];
  for (const { kind, n } of POPULATIONS) {
    // A list of a thousand people takes long, so they get a fifth of the mistakes.
    const mistakes = MISTAKES.filter((_, index) => n < 1_000 || index % 5 === 0);
    for (const seed of seeds) outcomes.push(...(await makeMistakes(kind, n, seed, mistakes)));
    if (DETAILS) print(`${kind.name} ${n}: mistakes are made`);
  }
  if (DETAILS)
    for (const outcome of outcomes) if (Object.keys(outcome.wrong).length > 0) print(JSON.stringify(outcome));
  print(mistakeTable(outcomes));
});

test.runIf(process.env["LARGE"] === "1")(
  "holds no list of 20,000 people in ten nights",
  { timeout: 6 * HOURS },
  async () => {
    const year = await simulateYear(LARGE, 20_000, FROM, 10);
    print(yearTable([year]));
    expect(year.odd.filter(({ isBig }) => !isBig)).toEqual([]);
  },
);
