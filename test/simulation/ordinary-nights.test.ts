/** The true lists of ordinary nights. No guard may hold them, or each population at most once a month. */
import { expect, test } from "vitest";
import { HARMLESS_LISTS } from "./nights/harmless-lists.ts";
import { KINDS } from "./nights/kinds.ts";
import { dropHarmless } from "./nights/mistakes/measure.ts";
import { simulateYear } from "./nights/year.ts";

const NIGHTS = 45;
const OFFICE = KINDS.filter(({ name }) => name === "office");

/** Nights on which a guard still holds the list. */
const STILL_HELD = ["titles before first names"];

const SIZES = [...new Set(HARMLESS_LISTS.map(({ n }) => n))];

test.each(SIZES)(
  "holds no list of an ordinary night in an office of %i people",
  { timeout: 1_800_000 },
  async (size) => {
    for (const kind of OFFICE) {
      const lists = HARMLESS_LISTS.filter(({ n }) => n === size);
      const outcomes = await dropHarmless(kind, size, 1, lists);
      const odd = outcomes.filter(
        ({ mistake, holds, wrong }) =>
          (holds.length > 0 || Object.keys(wrong).length > 0) && !STILL_HELD.includes(mistake),
      );
      expect(odd.map(({ mistake, holds, wrong, examples }) => ({ mistake, holds, wrong, examples }))).toEqual([]);
    }
  },
);

const POPULATIONS = [
  { name: "office", n: 12 },
  { name: "office", n: 60 },
  { name: "association", n: 100 },
  { name: "parish", n: 60 },
  { name: "shop", n: 40 },
] as const;

test.each(POPULATIONS)(
  "holds the nightly lists of $name with $n people at most once a month",
  { timeout: 1_800_000 },
  async ({ name, n }) => {
    for (const kind of KINDS.filter((one) => one.name === name)) {
      const { odd } = await simulateYear(kind, n, 1, NIGHTS);
      const held = odd.filter(({ isBig, holds }) => !isBig && holds.length > 0);
      const wrong = odd.flatMap((night) => night.wrong);
      expect({ held: held.length > 2 ? held : [], wrong }).toEqual({ held: [], wrong: [] });
    }
  },
);
