import { seededRandom } from "../../../src/sandbox/faults/seeded-random.ts";

/** Chance that is the same for the same seed. */
export interface Dice {
  /** 0 to n - 1. */
  below(n: number): number;
  chance(probability: number): boolean;
  pick<const T>(items: readonly [T, ...T[]]): T;
  /** null: there is nothing to pick. */
  pickAny<T>(items: readonly T[]): T | null;
}

export function createDice(seed: number): Dice {
  const random = seededRandom(seed);
  const below = (n: number) => Math.floor(random() * n);
  return {
    below,
    chance: (probability) => random() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    pickAny: (items) => items[below(items.length)] ?? null,
  };
}
