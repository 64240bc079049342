import type { LikelyPair } from "../../../model/mapped-row.ts";
import type { Fit } from "./who-is-who.ts";

/** A row with a new key, a contact whose key has vanished, and how they fit. */
export interface FittingPair extends LikelyPair {
  readonly fit: Fit;
}

/** Who the people of rows with a new key are. */
export interface MatchedPeople {
  /** Entry id by the row's `seq`: the row is about that contact's person. */
  readonly same: ReadonlyMap<number, number>;
  /** Entry ids by the row's `seq`: a person has to decide whether the row is about one of these contacts. */
  readonly maybe: ReadonlyMap<number, readonly number[]>;
}

/**
 * Matches rows and contacts that fit only each other. A first name tells the people of a family apart, so the pairs with a
 * first name that agrees come first. All other pairs of unmatched rows and contacts are questions.
 */
export function matchPeople(pairs: readonly FittingPair[]): MatchedPeople {
  const same = new Map<number, number>();
  const taken = new Set<number>();
  const isOpen = ({ seq, entryId }: LikelyPair) => !same.has(seq) && !taken.has(entryId);
  const provingFits: readonly (readonly Fit[])[] = [["named"], ["named", "same"]];
  for (const fits of provingFits) {
    const proven = oneToOne(pairs.filter((pair) => fits.includes(pair.fit) && isOpen(pair)));
    for (const [seq, entryId] of proven) {
      same.set(seq, entryId);
      taken.add(entryId);
    }
  }
  const maybe = new Map<number, number[]>();
  const order: readonly Fit[] = ["named", "same", "maybe"];
  for (const fit of order) {
    for (const pair of pairs) {
      if (pair.fit !== fit || !isOpen(pair)) continue;
      const entries = maybe.get(pair.seq) ?? [];
      if (!entries.includes(pair.entryId)) entries.push(pair.entryId);
      maybe.set(pair.seq, entries);
    }
  }
  return { same, maybe };
}

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

/** A row whose key belongs to the contact `holder`, and that is about another person. */
export type Holders = ReadonlyMap<number, number>;

/**
 * Removes matches whose row has the key of a contact that keeps it. In a list of changes, a contact that no row names keeps
 * its key.
 *
 * @param holders entry id by the row's `seq`
 */
export function withFreeKeys(same: ReadonlyMap<number, number>, holders: Holders): ReadonlyMap<number, number> {
  for (let kept = same; ;) {
    const moving = new Set(kept.values());
    const free = new Map(
      [...kept].filter(([seq]) => {
        const holder = holders.get(seq);
        return holder === undefined || moving.has(holder);
      }),
    );
    if (free.size === kept.size) return free;
    kept = free;
  }
}
