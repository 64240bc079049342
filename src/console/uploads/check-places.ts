/** The places for checks that run at the same time. Accounts share them, so that the memory of all checks has one limit. */
export interface CheckPlaces {
  /** Takes a place. Without a free one, returns false and calls `wake` once when a place may be free. */
  take(wake: () => void): boolean;
  /** Gives a place back. */
  free(): void;
}

const MOST_AT_ONCE = 2;

export function openCheckPlaces(): CheckPlaces {
  let left = MOST_AT_ONCE;
  /** In the order of asking, so that each account has its turn. */
  const waiting = new Set<() => void>();
  return {
    take(wake) {
      if (left === 0) {
        waiting.add(wake);
        return false;
      }
      left -= 1;
      return true;
    },
    free() {
      left += 1;
      for (const wake of waiting) {
        if (left === 0) return;
        waiting.delete(wake);
        wake();
      }
    },
  };
}
