/**
 * Random walks. In each step of a walk, people drop lists or decide, calls fail, processes are killed, or people edit the
 * service. The promises are checked after each step.
 */
import { expect, test } from "vitest";
import { walk } from "./walk/walk.ts";

/**
 * `SEED=k npx vitest run test/simulation/random-walk` repeats the walk of seed k and prints each step. `npm run test:long`
 * walks for SOAK_MINUTES, from seed FROM on.
 */
const ONE = process.env["SEED"];
const LONG = process.env["TEST_LONG"] === "1";
const FIRST = Number(process.env["FROM"] ?? 1);
const SEEDS = Number(process.env["SEEDS"] ?? (LONG ? Infinity : 12));
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? (LONG ? 4 : Infinity));
const STEPS = 40;

test("two walks take the same steps when they have the same seed", async () => {
  const [one, other] = [await walk(1, STEPS), await walk(1, STEPS)];
  expect(other.trace).toEqual(one.trace);
  expect(one.trace.length).toBeGreaterThan(STEPS);
});

/** Returns the seeds to walk, until the time is over. */
function* seeds(): Generator<number> {
  if (ONE !== undefined) return yield Number(ONE);
  const end = Date.now() + MINUTES * 60_000;
  for (let n = 0; n < SEEDS && Date.now() < end; n += 1) yield FIRST + n;
}

test(
  "every promise holds after each step of a walk, and the service matches the lists in the end",
  { timeout: 7_200_000 },
  async () => {
    const failed: string[] = [];
    const counts = new Map<string, number>();
    let [walks, kills] = [0, 0];
    for (const seed of seeds()) {
      const end = await walk(seed, STEPS);
      walks += 1;
      kills += end.kills;
      for (const [name, n] of end.counts) counts.set(name, (counts.get(name) ?? 0) + n);
      if (ONE !== undefined || end.broken.length > 0)
        process.stdout.write([`seed ${seed}`, ...end.trace, ...end.broken, ""].join("\n"));
      if (end.broken.length > 0) failed.push(`seed ${seed}: ${end.broken.join("; ")}`);
    }
    const counted = LONG ? [...counts].map(([name, n]) => `  ${name}: ${n}\n`) : [];
    process.stdout.write(`walks: ${walks} of ${STEPS} steps, ${kills} kills\n${counted.join("")}`);
    expect(failed).toEqual([]);
  },
);
