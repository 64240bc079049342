import { blocksOf, type ChangedCell, type FilledStretch, type RowsBeside } from "./filled-stretches.ts";
import type { GuardedField } from "./guarded-fields.ts";

/** Finds rows, and the values that their people had before the list. */
export interface FormerRows extends Pick<RowsBeside, "beside"> {
  /** Returns the value that the person of a row had before the list; null: none, or a new person. */
  former(seq: number): string | null;
}

/** People in rows that follow each other who get the values that other rows had, all at one distance. */
export interface CopiedStretch {
  readonly people: number;
  readonly seqs: readonly number[];
}

/** Fewest people whose values are compared with other rows. */
export const FEWEST_COPIED = 3;
/** Number of unchanged rows on each side of changed ones that are compared, and of all rows that are read for one field. */
const REACH = 500;
const MOST_READ = 10_000;
/** A value that more rows have tells nothing about the row that it comes from. */
const MOST_WITH_VALUE = 32;

/**
 * Returns the longest stretch of rows whose values are those that the rows a constant number of rows above or below had;
 * null if there is none of three people.
 *
 * The people of the other rows may keep their values. Equal values are no such stretch: `findFilled` finds them.
 *
 * @param cells the changed cells of one field, in file order
 */
export function findCopied(field: GuardedField, cells: Iterable<ChangedCell>, rows: FormerRows): CopiedStretch | null {
  const fewestValues = FEWEST_VALUES[field];
  if (fewestValues === undefined) return null;
  let unread = MOST_READ;
  let longest: CopiedStretch | null = null;
  for (const block of blocksOf(cells, rows)) {
    if (block.length < FEWEST_COPIED || hasOneValue(block)) continue;
    const reach = Math.min(REACH, Math.floor(unread / 2));
    const above = formerValues(block[0], -1, reach, rows);
    const below = formerValues(block.at(-1), 1, reach, rows);
    unread -= above.length + below.length;
    const former = [...above.toReversed(), ...block.map(({ before }) => before), ...below];
    for (const found of stretchesOf(block, above.length, former)) {
      const isCopied = found.length >= FEWEST_COPIED && new Set(found.map(({ value }) => value)).size >= fewestValues;
      if (isCopied && found.length > (longest?.people ?? 0))
        longest = { people: found.length, seqs: found.map(({ seq }) => seq) };
    }
  }
  return longest;
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

function hasOneValue(block: readonly ChangedCell[]): boolean {
  return block.every(({ value }) => value === block[0]?.value);
}

/** Returns the former values of the rows above (-1) or below (1) a row, the nearest first. */
function formerValues(
  cell: ChangedCell | undefined,
  step: -1 | 1,
  most: number,
  rows: FormerRows,
): readonly (string | null)[] {
  const found: (string | null)[] = [];
  let seq = cell === undefined || most === 0 ? null : rows.beside(cell.seq, step);
  while (seq !== null) {
    found.push(rows.former(seq));
    seq = found.length === most ? null : rows.beside(seq, step);
  }
  return found;
}

/**
 * Yields the parts of changed rows whose values come from rows at one distance.
 *
 * @param start the place of the first changed row among the former values
 */
function* stretchesOf(
  block: readonly ChangedCell[],
  start: number,
  former: readonly (string | null)[],
): Generator<readonly ChangedCell[]> {
  const places = new Map<string, number[]>();
  for (const [at, value] of former.entries()) {
    if (value === null) continue;
    const known = places.get(value);
    if (known === undefined) places.set(value, [at]);
    else if (known.length <= MOST_WITH_VALUE) known.push(at);
  }
  /** The place in the block where the stretch of each distance begins. */
  let open = new Map<number, number>();
  for (let at = 0; at <= block.length; at += 1) {
    const from = places.get(block[at]?.value ?? "") ?? [];
    const distances = from.length > MOST_WITH_VALUE ? [] : from.map((place) => place - start - at);
    const next = new Map(distances.map((distance) => [distance, open.get(distance) ?? at]));
    for (const [distance, first] of open) if (!next.has(distance)) yield block.slice(first, at);
    open = next;
  }
}

/** Fewest cells anywhere in the list that have the value of the unchanged row beside them. Neighbours share names and phones. */
const FEWEST_SCATTERED: Readonly<Partial<Record<GuardedField, number>>> = {
  birthday: 3,
  first_name: 3,
  email: 3,
  last_name: 6,
  phone: 6,
  whatsapp_phone: 6,
};

/**
 * Returns the changed cells, anywhere in the list, that have the value of the unchanged row above them, or of the one below:
 * as a lookup does that finds the nearest value. Null where they are few, or less than a quarter of the changed cells.
 *
 * @param total number of the changed cells
 */
export function findScattered(
  field: GuardedField,
  cells: Iterable<ChangedCell>,
  total: number,
  rows: RowsBeside,
): FilledStretch | null {
  const fewest = FEWEST_SCATTERED[field];
  if (fewest === undefined || total < fewest) return null;
  const found: Record<-1 | 1, number[]> = { [-1]: [], [1]: [] };
  let unread = MOST_READ;
  for (const { seq, value, family } of cells) {
    if ((unread -= 2) < 0) break;
    for (const step of [-1, 1] as const) {
      const beside = rows.beside(seq, step);
      const kept = beside === null ? null : rows.kept(beside);
      const isRelative = field !== "first_name" && family !== null && kept?.family === family;
      if (kept?.value === value && !isRelative) found[step].push(seq);
    }
  }
  const seqs = found[-1].length >= found[1].length ? found[-1] : found[1];
  if (seqs.length < fewest || seqs.length < total / 4) return null;
  return { people: seqs.length, how: "filled_down", seqs };
}
