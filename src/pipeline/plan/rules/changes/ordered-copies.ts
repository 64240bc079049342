import type { ChangedCell } from "./changed-cells.ts";
import type { GuardedField } from "./guarded-fields.ts";
import type { Part } from "./joined-cells.ts";

/** A changed cell, and the place of the row that had its value before the list. */
export interface Copy {
  readonly cell: ChangedCell;
  readonly from: number;
}

/** A row from the first changed one to the last. */
interface Copied {
  /** The changed cell; null: the row keeps its value. */
  readonly cell: ChangedCell | null;
  readonly at: number;
  /** The places of the rows that had its value, in their order; none for the value of a relative; null: the row has no value. */
  readonly places: readonly number[] | null;
}

/** Fewest different values that come from rows in the same order. */
const FEWEST_ORDERED: Readonly<Partial<Record<GuardedField, number>>> = {
  birthday: 3,
  first_name: 3,
  last_name: 4,
  email: 3,
  phone: 3,
  whatsapp_phone: 3,
};
/** The same where any unchanged rows stand between. Names of other people are usual new names, and desks share phones. */
const FEWEST_APART: Readonly<Partial<Record<GuardedField, number>>> = {
  birthday: 3,
  first_name: 4,
  last_name: 4,
  email: 3,
  phone: 4,
  whatsapp_phone: 4,
};

/** Chance explains copies in order if it makes this many of them. Common first names stand in any order. */
const MOST_BY_CHANCE = 2;
const MOST_BY_CHANCE_APART = 0.2;

/** Two values more show a copy in any order, if one row only had each. */
const MORE_SCATTERED = 2;

/** Rows that keep a value which equals the pasted one: families stand together. */
const MOST_KEPT_BETWEEN = 3;

/** Relatives stand in rows beside each other, and get each other's last name or address. */
const BESIDE = 2;

/** Longer parts say no more. */
const LONGEST = 1_000;

/** Returns where the values of rows come from. Relatives share addresses, and marry into last names. */
export function copiesOf(
  field: GuardedField,
  { former, changed }: Part,
  places: ReadonlyMap<string, readonly number[]>,
): readonly Copied[] {
  const found: Copied[] = [];
  for (const { cell, at } of changed) {
    for (let between = (found.at(-1)?.at ?? at) + 1; between < at; between += 1) {
      const value = former[between]?.cell?.value;
      found.push({ cell: null, at: between, places: value === undefined ? null : (places.get(value) ?? null) });
    }
    const from = places.get(cell.value) ?? [];
    const isOfRelative =
      field !== "first_name" &&
      cell.family !== null &&
      from.some((place) => former[place]?.cell?.family === cell.family);
    found.push({ cell, at, places: isOfRelative ? [] : from });
  }
  return found;
}

/** Yields the parts of rows whose values stand in the same order in the list; few rows between them keep their own value. */
export function* orderedIn(field: GuardedField, copies: readonly Copied[]): Generator<readonly Copy[]> {
  const fewest = FEWEST_ORDERED[field] ?? Infinity;
  let first = 0;
  while (first < copies.length) {
    const found: Copy[] = [];
    let last = -1;
    let byChance = 1;
    let kept = copies[first]?.cell === null ? Infinity : 0;
    for (const { cell, places } of copies.slice(first, first + LONGEST)) {
      const next = places === null ? last : places.find((place) => place > last);
      kept = cell === null ? kept + 1 : 0;
      if (next === undefined || kept > MOST_KEPT_BETWEEN) break;
      last = next;
      if (cell === null) continue;
      found.push({ cell, from: next });
      byChance *= (places?.length ?? 0) / found.length;
    }
    const isCopied = valuesIn(found) >= fewest && byChance <= MOST_BY_CHANCE;
    if (isCopied) yield found;
    first += isCopied ? found.length : 1;
  }
}

/** Yields changed cells with any rows between them whose values stand in the same order: most of those that change there. */
export function* orderedApart(field: GuardedField, copies: readonly Copied[]): Generator<readonly Copy[]> {
  const fewest = FEWEST_APART[field] ?? Infinity;
  const changed = changedOf(copies);
  let first = 0;
  while (first < changed.length) {
    const found: Copy[] = [];
    let last = -1;
    let byChance = 1;
    let of = 0;
    for (const { cell, at, places } of changed.slice(first, first + LONGEST)) {
      of += 1;
      const others = places.filter((place) => Math.abs(place - at) > BESIDE);
      if (others.length === 0) {
        if (of > 2 * found.length) break;
        continue;
      }
      const next = others.find((place) => place > last);
      if (next === undefined) break;
      last = next;
      found.push({ cell, from: next });
      byChance *= others.length / found.length;
    }
    const isCopied = valuesIn(found) >= fewest && byChance <= MOST_BY_CHANCE_APART;
    if (isCopied) yield found;
    first += isCopied ? of : 1;
  }
}

/** Yields the parts of changed cells whose values one row each had, in any order. */
export function* scatteredIn(field: GuardedField, copies: readonly Copied[]): Generator<readonly Copy[]> {
  const fewest = (FEWEST_ORDERED[field] ?? Infinity) + MORE_SCATTERED;
  let found: Copy[] = [];
  for (const copied of [...changedOf(copies), null]) {
    const [place, ...others] = copied?.places ?? [];
    if (copied !== null && place !== undefined && others.length === 0) {
      found.push({ cell: copied.cell, from: place });
      continue;
    }
    if (valuesIn(found) >= fewest) yield found;
    found = [];
  }
}

/** Fewest people in a chain in which each gets the value of the one before. */
const FEWEST_IN_CHAIN = 5;

/** Yields the parts of changed cells of which each gets the value that the changed one before it had, or the one after it. */
export function* fromTheOneBefore({ changed }: Part): Generator<readonly Copy[]> {
  for (const step of [-1, 1] as const) {
    let found: Copy[] = [];
    for (const [index, { cell }] of changed.entries()) {
      const source = changed[index + step];
      if (source?.cell.before === cell.value) {
        found.push({ cell, from: source.at });
        continue;
      }
      if (valuesIn(found) >= FEWEST_IN_CHAIN - 1) yield found;
      found = [];
    }
    if (valuesIn(found) >= FEWEST_IN_CHAIN - 1) yield found;
  }
}

function changedOf(copies: readonly Copied[]) {
  return copies.flatMap(({ cell, at, places }) => (cell === null ? [] : [{ cell, at, places: places ?? [] }]));
}

function valuesIn(copies: readonly Copy[]): number {
  return new Set(copies.map(({ cell }) => cell.value)).size;
}
