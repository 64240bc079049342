/** The mistakes that offices make with their lists. No wrong list may change, create or delete a contact unasked. */
import { expect, test } from "vitest";
import { KINDS } from "./nights/kinds.ts";
import { makeMistakes } from "./nights/mistakes/measure.ts";
import { MISTAKES } from "./nights/mistakes/mistakes.ts";

/** Mistakes that look like an ordinary night, and the number of wrong calls that each may make. */
const LOOKS_ORDINARY: Readonly<Record<string, number>> = {
  "e-mail and phone moved to a relative": 1,
  "the list of another feed below the own list": 100,
  "without last names of one letter": 10,
  "day and month exchanged in yearless birthdays": 3,
  "birthdays of every sixth row one day later": 2,
  "phones of the last eight rows one row down": 2,
  "phones of a filtered list pasted over hidden rows": 2,
};

/** Each population gets every fifth, seventh or eleventh mistake. The long test makes all of them. */
const POPULATIONS = [
  { name: "office", n: 60, every: 5 },
  { name: "office", n: 12, every: 7 },
  { name: "association", n: 100, every: 11 },
] as const;

test.each(POPULATIONS)(
  "lets no mistake in the lists of $name with $n people do harm",
  { timeout: 1_800_000 },
  async ({ name, n, every }) => {
    const mistakes = MISTAKES.filter((_, index) => index % every === 0);
    for (const kind of KINDS.filter((one) => one.name === name)) {
      const outcomes = await makeMistakes(kind, n, 1, mistakes);
      const harmful = outcomes.filter(({ mistake, wrong }) => {
        const calls = Object.values(wrong).reduce((sum, count) => sum + count, 0);
        return calls > (LOOKS_ORDINARY[mistake] ?? 0);
      });
      expect(harmful.map(({ mistake, holds, wrong, examples }) => ({ mistake, holds, wrong, examples }))).toEqual([]);
    }
  },
);
