import type { Ledger } from "../ledger.ts";

/**
 * Returns a text that differs when the ledger may decide about a list in another way: a list came since, a decision was
 * made, or contacts were linked.
 */
export function ledgerState({ runs, entries, operations }: Pick<Ledger, "runs" | "entries" | "operations">): string {
  const [latest] = runs.latest(1);
  const held = runs.held().map(({ run }) => run);
  const linked = entries.countByFeed().map(({ feed, linked: count }) => `${feed}=${count}`);
  const inDoubt = operations.inState("in_doubt").length;
  return JSON.stringify([latest?.run ?? null, latest?.status ?? null, held, linked.toSorted(), inDoubt]);
}
