import type { LikelyPair } from "../../../model/mapped-row.ts";

/**
 * Returns the pairs that are one to one: they show the same person under another key. A row that pairs with two contacts is
 * left out, and so is a contact that pairs with two rows.
 *
 * @returns entry id by the row's `seq`
 */
export function oneToOne(pairs: readonly LikelyPair[]): ReadonlyMap<number, number> {
  const entriesOf = group(
    pairs,
    (pair) => pair.seq,
    (pair) => pair.entryId,
  );
  const rowsOf = group(
    pairs,
    (pair) => pair.entryId,
    (pair) => pair.seq,
  );
  const matches = new Map<number, number>();
  for (const [seq, entries] of entriesOf) {
    const [entryId] = entries;
    if (entryId !== undefined && entries.size === 1 && rowsOf.get(entryId)?.size === 1) matches.set(seq, entryId);
  }
  return matches;
}

function group<T>(items: readonly T[], by: (item: T) => number, of: (item: T) => number): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>();
  for (const item of items) {
    const members = groups.get(by(item)) ?? new Set();
    groups.set(by(item), members.add(of(item)));
  }
  return groups;
}
