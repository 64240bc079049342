import { availableParallelism } from "node:os";

/** Returns how many small lists of several accounts are read at a time. With one large list, there is one for each core. */
export function smallListsAtOnce(): number {
  return Math.max(1, availableParallelism() - 1);
}
