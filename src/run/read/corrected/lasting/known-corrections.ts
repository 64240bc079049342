import type { LastingCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { Traits } from "../../../../model/mapped-row.ts";
import { traitsOf } from "../../../../model/traits.ts";
import { isPersonOf, type ComparedRow } from "./same-person.ts";

/** The corrections of cells of one row. */
export type RowCorrections = readonly [LastingCorrection, ...LastingCorrection[]];

/** The corrections of a feed by what tells their rows apart. */
export interface KnownCorrections {
  readonly rules: readonly LastingCorrection[];
  /** The corrections that follow a person to another key. */
  readonly movable: readonly LastingCorrection[];
  /** Returns the corrections of a row. @param hashOf returns the hash of the row's text, if it is needed */
  ofRow(key: string | null, hashOf: () => string): RowCorrections | null;
  /** Returns whether it is certain that a row is about the person whose row was corrected. */
  isSamePerson(corrections: RowCorrections, row: ComparedRow): boolean;
  /**
   * Returns the corrections of a person whose row had another key before; null: none, or it is not certain whose they are.
   *
   * @param traits what the row shows of its person
   */
  ofMoved(row: { readonly rowHash: string; readonly restHash: string; readonly traits: Traits }): RowCorrections | null;
}

/** Opens a feed's corrections; null: it has none. */
export function openKnownCorrections(
  feed: string,
  { corrections, entries }: Pick<Ledger, "corrections" | "entries">,
): KnownCorrections | null {
  const active = corrections.active(feed).filter(({ kind }) => kind === "cell" || kind === "rule");
  if (active.length === 0) return null;
  const rules = active.filter(({ kind }) => kind === "rule");
  const byKey = new Map<string, LastingCorrection[]>();
  const byText = new Map<string, LastingCorrection[]>();
  const byRest = new Map<string, LastingCorrection[]>();
  for (const each of active) {
    if (each.kind !== "cell") continue;
    if (each.key !== null && !each.isByText) append(byKey, each.key, each);
    else append(byText, `${each.key ?? ""}\n${each.rowHash}`, each);
    if (each.key === null || each.isByText) continue;
    append(byRest, each.restHash, each);
  }
  const people = new Map<string, LastingCorrection[]>();
  let hasPeople = false;
  const peopleNamed = (name: string): readonly LastingCorrection[] => {
    if (!hasPeople)
      for (const [key, ofKey] of byKey) {
        const applied = entries.byKey(feed, ofKey[0]?.resultKey ?? key)?.applied;
        const fullName = applied === undefined ? null : traitsOf(applied).fullName;
        if (fullName !== null) for (const each of ofKey) append(people, fullName, each);
      }
    hasPeople = true;
    return people.get(name) ?? [];
  };
  return {
    rules,
    movable: [...byKey.values()].flat(),
    ofRow(key, hashOf) {
      const ofKey = key === null ? undefined : byKey.get(key);
      if (ofKey !== undefined) return nonEmpty(ofKey);
      return byText.size === 0 ? null : nonEmpty(byText.get(`${key ?? ""}\n${hashOf()}`) ?? []);
    },
    isSamePerson([{ key, resultKey, isByText }], row) {
      if (isByText || key === null) return true;
      return isPersonOf(row, entries.byKey(feed, resultKey ?? key)?.applied ?? null);
    },
    ofMoved({ rowHash, restHash, traits }) {
      const isNamed = traits.fullName !== null && (traits.birthday ?? traits.email ?? traits.phone) !== null;
      const same = (byRest.get(restHash) ?? []).filter(({ rowHash: known }) => known === rowHash || isNamed);
      if (same.length > 0) return ofOneRow(same);
      const { fullName } = traits;
      if (fullName === null) return null;
      return ofOneRow(
        peopleNamed(fullName).filter(({ key, resultKey }) => {
          const applied = entries.byKey(feed, resultKey ?? key ?? "")?.applied;
          return applied !== undefined && isSame(traits, traitsOf(applied));
        }),
      );
    },
  };
}

/** Returns whether two people with the same name have the same birthday, e-mail or phone, and no other birthday. */
function isSame(one: Traits, other: Traits): boolean {
  const agrees = (field: "email" | "phone" | "birthday") => one[field] !== null && one[field] === other[field];
  if (one.birthday !== null && other.birthday !== null && one.birthday !== other.birthday) return false;
  return agrees("birthday") || agrees("email") || agrees("phone");
}

function ofOneRow(found: readonly LastingCorrection[]): RowCorrections | null {
  return new Set(found.map(({ key }) => key)).size === 1 ? nonEmpty(found) : null;
}

function nonEmpty(found: readonly LastingCorrection[]): RowCorrections | null {
  const [first, ...others] = found;
  return first === undefined ? null : [first, ...others];
}

function append<V>(map: Map<string, V[]>, key: string, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
