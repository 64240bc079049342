import { seededRandom } from "../src/sandbox/faults/seeded-random.ts";

const DAY_MS = 86_400_000;
const FIRST_MS = Date.UTC(1945, 0, 1);
const DAYS = 20_000;

/**
 * Returns the birthday of invented person `nr`: the same one for the same number, and years apart for neighbours. A list
 * whose birthdays follow each other by a constant step would be held.
 */
export function inventedBirthday(nr: number): string {
  const day = Math.floor(seededRandom(nr)() * DAYS);
  return new Date(FIRST_MS + day * DAY_MS).toISOString().slice(0, 10);
}
