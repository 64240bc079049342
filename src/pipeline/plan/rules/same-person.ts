/** A row with a new key and a contact whose key has vanished, which share an e-mail, a phone, or name and birthday. */
export interface LikelyPair {
  readonly seq: number;
  readonly entryId: number;
}

/**
 * Returns the entry of each row that pairs with one contact only, if that contact pairs with this row only: the same person
 * under another key. A row that pairs with two contacts, or a contact with two rows, is left out.
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
