/**
 * Random families: people who share addresses, names and birthdays, whose keys are reused, swapped and renewed. `SEED=k`
 * repeats one seed.
 */
import { expect, test } from "vitest";
import type { FamilySettings } from "./family.ts";
import { walkFamilies } from "./family-walk.ts";

const ONE = process.env["SEED"];
const WALKS = process.env["TEST_LONG"] === "1" ? 600 : Number(process.env["SEEDS"] ?? 10);
const SEEDS = ONE === undefined ? Array.from({ length: WALKS }, (_, at) => at + 1) : [Number(ONE)];

const KEYS: readonly (readonly [string, FamilySettings["key"]])[] = [
  ["a number", ["Nr"]],
  ["the e-mail", ["Email"]],
  ["the default key", null],
];
const CASES = KEYS.flatMap(([name, key]) =>
  (["snapshot", "changes"] as const).map((mode) => [name, mode, key] as const),
);

test.each(CASES)(
  "no contact gets a value that was another person's when the key is %s, in a %s feed",
  { timeout: 1_800_000 },
  async (_, mode, key) => {
    const broken: string[] = [];
    for (const seed of SEEDS) {
      const walk = await walkFamilies(seed, { mode, key });
      if (ONE !== undefined) process.stdout.write([...walk.trace, ""].join("\n"));
      broken.push(...walk.broken.map((sentence) => `seed ${seed}: ${sentence}`));
    }
    expect(broken).toEqual([]);
  },
);
