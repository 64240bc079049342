import { seededRandom } from "../../../src/sandbox/faults/seeded-random.ts";

/** Random choices that are the same for the same seed. */
export interface Random {
  /** Returns a whole number from 0 to n - 1. */
  below(n: number): number;
  /** Returns true with this probability, 0 to 1. */
  chance(probability: number): boolean;
  /** Returns one of the items. */
  pick<const T>(items: readonly [T, ...T[]]): T;
  /** Returns one of the items; null: the list is empty. */
  pickAny<T>(items: readonly T[]): T | null;
}

/** Returns the random choices of a seed. */
export function createRandom(seed: number): Random {
  const fraction = seededRandom(seed);
  const below = (n: number) => Math.floor(fraction() * n);
  return {
    below,
    chance: (probability) => fraction() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    pickAny: (items) => items[below(items.length)] ?? null,
  };
}
