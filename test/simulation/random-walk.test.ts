/**
 * Random walks. In each step of a walk, people drop lists or decide, calls fail, processes are killed, or people edit the
 * service. The promises are checked after each step.
 */
import { expect, test } from "vitest";
import { walk } from "./walk/walk.ts";

/** `SEED=k npx vitest run test/simulation/random-walk` repeats the walk of seed k and prints each step. */
const ONE = process.env["SEED"];
const LONG = process.env["TEST_LONG"] === "1";
const SEEDS = Number(process.env["SEEDS"] ?? (LONG ? 300 : 12));
const FIRST = Number(process.env["FROM"] ?? 1);
const STEPS = 40;

test("two walks take the same steps when they have the same seed", async () => {
  const [one, other] = [await walk(1, STEPS), await walk(1, STEPS)];
  expect(other.trace).toEqual(one.trace);
  expect(one.trace.length).toBeGreaterThan(STEPS);
});

test(
  "every promise holds after each step of a walk, and the service matches the lists in the end",
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
