/** Lets the people of a way back have their former keys, where the undone run gave the keys to others. */
import type { LeftByUndo, Undos } from "../../../../ledger/operations/undo/undos.ts";
import { UNKNOWN_INPUT, type Entry } from "../../../../model/contact.ts";
import type { WayBack } from "./way-back.ts";

/** What the ledger knows about keys. */
export interface KeysOfFeed extends Pick<Undos, "formerKeyOf" | "retiredFrom"> {
  /** Returns the contact that has a key of the feed; null: the key is free. */
  holder(key: string): Entry | null;
}

/**
 * Adds the contacts whose keys alone go back: a contact that holds a key which another person gets back, and a contact that
 * lost its key to a person created by the run. A person is left alone when the key stays with another contact.
 */
export function giveKeysBack(
  ways: readonly WayBack[],
  undone: { readonly run: string; readonly feed: string },
  keys: KeysOfFeed,
): { readonly ways: readonly WayBack[]; readonly left: readonly LeftByUndo[] } {
  const all = [...ways];
  const wayOf = new Map(ways.flatMap((way) => (way.entry === null ? [] : [[way.entry.id, way] as const])));
  const add = (entry: Entry, key: string): boolean => {
    if (entry.applied.first_name === UNKNOWN_INPUT.first_name) return false;
    const way = keyOnly(entry, key);
    all.push(way);
    wayOf.set(entry.id, way);
    return true;
  };

  function becomesFree(key: string, asked: ReadonlySet<string> = new Set()): boolean {
    const holder = keys.holder(key);
    if (holder === null) return true;
    const way = wayOf.get(holder.id);
    if (way !== undefined) return way.kind === "delete" || way.key !== key;
    const former = keys.formerKeyOf(holder, undone.run);
    if (former === null || asked.has(key) || !becomesFree(former, new Set([...asked, key]))) return false;
    return add(holder, former);
  }

  const left: LeftByUndo[] = [];
  for (const { kind, undoes, key } of ways)
    if (kind === "create" && undoes !== null && !becomesFree(key))
      left.push({ operation: undoes, reason: "key_taken", by: null });
  const taken = new Set(ways.flatMap(({ kind, key }) => (kind === "delete" ? [] : [key])));
  for (const { kind, key } of ways) {
    const retired = kind === "delete" && !taken.has(key) ? keys.retiredFrom(undone.feed, key) : null;
    if (retired !== null && !wayOf.has(retired.id)) add(retired, key);
  }
  const isLeft = new Set(left.map(({ operation }) => operation));
  return { ways: all.filter(({ undoes }) => undoes === null || !isLeft.has(undoes)), left };
}

/** Returns the way back of a contact that gets another key and keeps its values. */
function keyOnly(entry: Entry, key: string): WayBack {
  const { applied: input, hash } = entry;
  return { undoes: null, kind: "update", line: null, key, entry, input, changes: {}, hash, kept: [], guardian: null };
}
