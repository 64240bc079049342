import { expect, test } from "vitest";
import { walk } from "./walk/walk.ts";

/** A walk that breaks a promise is made again, and told step by step, with `SEED=k npx vitest run test/simulation/random-walk`. */
const ONE = process.env["SEED"];
const LONG = process.env["TEST_LONG"] === "1";
const SEEDS = Number(process.env["SEEDS"] ?? (LONG ? 300 : 12));
const FIRST = Number(process.env["FROM"] ?? 1);
const STEPS = 40;

test("the same seed makes the same walk", async () => {
  const [one, other] = [await walk(1, STEPS), await walk(1, STEPS)];
  expect(other.trace).toEqual(one.trace);
  expect(one.trace.length).toBeGreaterThan(STEPS);
});

test(
  "every promise holds after every step, and everything comes right in the end",
  { timeout: 7_200_000 },
  async () => {
    const failed: string[] = [];
    let kills = 0;
    const seeds = ONE === undefined ? Array.from({ length: SEEDS }, (_, n) => FIRST + n) : [Number(ONE)];
    for (const seed of seeds) {
      const end = await walk(seed, STEPS);
      kills += end.kills;
      if (ONE !== undefined || end.broken.length > 0)
        process.stdout.write([`seed ${seed}`, ...end.trace, ...end.broken, ""].join("\n"));
      if (end.broken.length > 0) failed.push(`seed ${seed}: ${end.broken.join("; ")}`);
    }
    process.stdout.write(`walks: ${seeds.length} of ${STEPS} steps, ${kills} kills\n`);
    expect(failed).toEqual([]);
  },
);
