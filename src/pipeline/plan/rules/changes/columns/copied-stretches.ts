import { isExpected, type ChangedCell, type FieldChanges } from "../changed-cells.ts";
import { partsOf, type FormerCell, type FormerRows, type Part } from "../joined-cells.ts";
import { copiesOf, fromTheOneBefore, orderedApart, orderedIn, scatteredIn, type Copy } from "../ordered-copies.ts";
import type { GuardedField } from "../guarded-fields.ts";

/** People who get the values that other rows had. */
export interface CopiedStretch {
  readonly people: number;
  readonly seqs: readonly number[];
  /** The rows that had the values. */
  readonly sources: readonly number[];
  /**
   * Whether some people get the value that the changed person before them had, and no person gets the last one's value. People never
   * agree on such a chain.
   */
  readonly isInStep: boolean;
}

/** The rule reads the values of other rows only if the list changes at least this many people. */
export const FEWEST_COPIED = 3;
/** Largest number of rows with one value. A value of more rows does not show from which row it comes. */
const MOST_WITH_VALUE = 32;

/**
 * Returns the longest stretch of rows whose values come from other rows; null if no stretch has three people. The other rows
 * stand at a constant distance, or in the same order with rows between them, as in a filtered list. Many rare values count in
 * any order.
 *
 * Unchanged rows may stand between the changed ones: their values equal the pasted ones, or a filter hid them. The people of
 * the other rows may keep their values. `findFilled` finds equal values.
 */
export function findCopied({ field, cells, filled }: FieldChanges, rows: FormerRows): CopiedStretch | null {
  const fewestValues = FEWEST_VALUES[field];
  if (fewestValues === undefined) return null;
  let longest: Omit<CopiedStretch, "isInStep"> | null = null;
  const given = new Set<string>();
  const ends: string[] = [];
  for (const part of partsOf(noting(cells, given), FEWEST_COPIED, rows)) {
    if (hasOneValue(part)) continue;
    const places = placesOf(part.former);
    const copies = copiesOf(field, part, places);
    const inStep = [...fromTheOneBefore(part)];
    for (const chain of inStep) ends.push(...endsOf(chain));
    for (const found of [
      ...atOneDistance(part, places, fewestValues),
      ...inStep,
      ...[...orderedIn(field, copies), ...orderedApart(field, copies), ...scatteredIn(field, copies)].filter(
        (one) => !isExpectedOf(one, filled),
      ),
    ]) {
      if (found.length < FEWEST_COPIED || found.length <= (longest?.people ?? 0)) continue;
      longest = {
        people: found.length,
        seqs: found.map(({ cell }) => cell.seq),
        sources: found.map(({ from }) => part.former[from]?.seq ?? -1),
      };
    }
  }
  return longest === null ? null : { ...longest, isInStep: ends.some((value) => !given.has(value)) };
}

/** Yields the same cells, and adds their values to `given`. */
function* noting(cells: FieldChanges["cells"], given: Set<string>): Generator<ChangedCell> {
  for (const cell of cells) {
    given.add(cell.value);
    yield cell;
  }
}

/** Returns the former values of a chain that none of its people gets. */
function endsOf(chain: readonly Copy[]): readonly string[] {
  const values = new Set(chain.map(({ cell }) => cell.value));
  return chain.flatMap(({ cell: { before } }) => (before === null || values.has(before) ? [] : before));
}

function isExpectedOf(copies: readonly Copy[], filled: number): boolean {
  return isExpected({ changed: copies.map(({ cell }) => cell), people: copies.length }, filled);
}

/** Fewest different values of a stretch. Families have one address or phone, so two different ones are no copy. */
const FEWEST_VALUES: Readonly<Partial<Record<GuardedField, number>>> = {
  birthday: 2,
  first_name: 2,
  last_name: 2,
  email: 3,
  phone: 3,
  whatsapp_phone: 3,
};

function hasOneValue({ changed }: Part): boolean {
  return changed.every(({ cell }) => cell.value === changed[0]?.cell.value);
}

/** Maps each former value to its places, except for values that too many rows have. */
function placesOf(former: readonly FormerCell[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [at, { cell }] of former.entries()) {
    if (cell === null) continue;
    const known = places.get(cell.value);
    if (known === undefined) places.set(cell.value, [at]);
    else if (known.length <= MOST_WITH_VALUE) known.push(at);
  }
  for (const [value, found] of places) if (found.length > MOST_WITH_VALUE) places.delete(value);
  return places;
}

/** Yields the parts of changed rows whose values come from rows at one distance. */
function* atOneDistance(
  { former, changed }: Part,
  places: ReadonlyMap<string, readonly number[]>,
  fewestValues: number,
): Generator<readonly Copy[]> {
  /** The first changed cell of the stretch of each distance. */
  let open = new Map<number, number>();
  for (let index = 0; index <= changed.length; index += 1) {
    const one = changed[index];
    const from = one === undefined ? [] : (places.get(one.cell.value) ?? []);
    const since = changed[index - 1]?.at ?? 0;
    const next = new Map<number, number>();
    for (const place of from) {
      const distance = place - (one?.at ?? 0);
      const start = open.get(distance);
      const goesOn = start !== undefined && isMovedBetween(former, since, one?.at ?? 0, distance);
      next.set(distance, goesOn ? start : index);
    }
    for (const [distance, first] of open) {
      if (next.get(distance) === first) continue;
      const found = changed.slice(first, index);
      if (found.length < FEWEST_COPIED || new Set(found.map(({ cell }) => cell.value)).size < fewestValues) continue;
      yield found.map(({ cell, at }) => ({ cell, from: at + distance }));
    }
    open = next;
  }
}

/** Returns whether the unchanged rows between two changed ones have the value that the distance gives them, too. */
function isMovedBetween(former: readonly FormerCell[], one: number, other: number, distance: number): boolean {
  for (let at = one + 1; at < other; at += 1) {
    const [own, given] = [former[at]?.cell?.value, former[at + distance]?.cell?.value];
    // A blank cell leaves the value as it is.
    if (given !== undefined && own !== given) return false;
  }
  return true;
}
