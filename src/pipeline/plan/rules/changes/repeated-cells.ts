import {
  blocksOf,
  isHeldStretch,
  keptBeside,
  rowOf,
  type ChangedCell,
  type FieldChanges,
  type RowCell,
  type RowsBeside,
  type Stretch,
} from "./changed-cells.ts";
import type { FilledStretch } from "./columns/filled-stretches.ts";
import { FILL_LIMITS, type GuardedField } from "./guarded-fields.ts";

/** Numbers of cells that a spreadsheet repeats down a column when it fills from several selected ones. */
const PERIODS = [2, 3];
const LONGEST_PERIOD = 3;
/** Number of blocks of changed cells whose neighbours are read. */
const MOST_BLOCKS = 2_000;

/**
 * Returns the longest stretch of changed cells that repeat the two or three cells above them, or below them; null if none is
 * held. `findFilled` finds stretches that repeat one cell.
 */
export function findRepeated({ field, cells, filled }: FieldChanges, rows: RowsBeside): FilledStretch | null {
  const limits = FILL_LIMITS[field];
  if (limits === undefined) return null;
  let longest: FilledStretch | null = null;
  let unread = MOST_BLOCKS;
  for (const block of blocksOf(cells, rows)) {
    if ((unread -= 1) < 0) break;
    const changed = rowOf(block);
    const above = keptBeside(block[0], -1, rows, LONGEST_PERIOD);
    const below = keptBeside(block.at(-1), 1, rows, LONGEST_PERIOD);
    for (const row of [
      [...above.toReversed(), ...changed],
      [...below.toReversed(), ...changed.toReversed()],
    ])
      for (const period of PERIODS)
        for (const found of repeatsIn(field, row, period)) {
          const { people, changed: repeated } = found;
          if (people < period || people <= (longest?.people ?? 0)) continue;
          if (!isHeldStretch(found, limits, filled)) continue;
          longest = { people, how: "filled_down", seqs: repeated.map(({ seq }) => seq).toSorted((a, b) => a - b) };
        }
  }
  return longest;
}

/** Yields the stretches in which each changed cell has the value of the cell one period before it. */
function* repeatsIn(field: GuardedField, row: readonly (RowCell | null)[], period: number): Generator<Stretch> {
  let found: ChangedCell[] = [];
  let isBesideKept = false;
  for (let at = period; at <= row.length; at += 1) {
    const [one, other] = [row[at] ?? null, row[at - period] ?? null];
    if (one?.cell && other !== null && isRepeated(field, one.cell, other) && isMixed(row, at, period)) {
      found.push(one.cell);
      isBesideKept ||= other.cell === null;
      continue;
    }
    if (found.length > 0) yield { changed: found, people: found.length, isBesideKept };
    found = [];
    isBesideKept = false;
  }
}

/** Returns whether a cell repeats another one, and the two did not have one value before. Relatives may share values. */
function isRepeated(field: GuardedField, cell: ChangedCell, other: RowCell): boolean {
  if (cell.value !== other.value) return false;
  const before = other.cell?.before ?? null;
  if (before !== null && before === cell.before) return false;
  return field === "first_name" || cell.family === null || cell.family !== other.family;
}

/** Returns whether the cells of a period differ. */
function isMixed(row: readonly (RowCell | null)[], at: number, period: number): boolean {
  return new Set(row.slice(at - period, at).map((cell) => cell?.value)).size > 1;
}
