import type { FillLimits, GuardedField } from "./guarded-fields.ts";

/** A known person's value that the list changes, in its row. */
export interface ChangedCell {
  /** The row's place among the rows. */
  readonly seq: number;
  readonly value: string;
  /** The value before the list; null: the person had none. */
  readonly before: string | null;
  /** The person's last name before the list, folded; null: none. */
  readonly family: string | null;
}

/** A value that a known person's row keeps, and the person's last name before the list. */
export type KeptCell = Pick<ChangedCell, "value" | "family">;

/** Finds the rows beside a row, and the values that unchanged rows keep. */
export interface RowsBeside {
  /** Returns the place of the nearest row before (-1) or after (1) a row; null: there is none. */
  beside(seq: number, step: -1 | 1): number | null;
  /** Returns the cell of a known person's row that keeps its value; null for another row. */
  kept(seq: number): KeptCell | null;
}

/** The cells of one field that a list changes. */
export interface FieldChanges {
  readonly field: GuardedField;
  /** In file order. */
  readonly cells: Iterable<ChangedCell>;
  /** Number of these cells that had no value before. */
  readonly filled: number;
}

/** A cell of a row of values. `cell` is null for an unchanged row. */
export type RowCell = KeptCell & { readonly cell: ChangedCell | null };

/** Where more people get a first value, chance or the list's order can make neighbours equal. */
export const FEW_FILLED = 20;

/** Largest distance, in lines, of two rows that follow each other: only blank lines stand between them. */
const WIDEST_GAP = 64;

/** Yields the changed cells that stand in rows that follow each other, from two up. */
export function* blocksOf(
  cells: Iterable<ChangedCell>,
  rows: Pick<RowsBeside, "beside">,
): Generator<readonly ChangedCell[]> {
  let block: ChangedCell[] = [];
  for (const cell of cells) {
    const last = block.at(-1);
    const follows =
      last !== undefined &&
      (cell.seq === last.seq + 1 || (cell.seq - last.seq <= WIDEST_GAP && rows.beside(last.seq, 1) === cell.seq));
    if (!follows) {
      if (block.length > 1) yield block;
      block = [];
    }
    block.push(cell);
  }
  if (block.length > 1) yield block;
}

/** Returns the changed cells as a row of values. */
export function rowOf(block: readonly ChangedCell[]): readonly RowCell[] {
  return block.map((cell) => ({ value: cell.value, family: cell.family, cell }));
}

/** Returns the cells of the unchanged rows beside a cell, the nearest first; null stands for a row that is changed or new. */
export function keptBeside(
  cell: ChangedCell | undefined,
  step: -1 | 1,
  rows: RowsBeside,
  count: number,
): readonly (RowCell | null)[] {
  const found: (RowCell | null)[] = [];
  let seq = cell?.seq ?? null;
  for (let nth = 0; nth < count && seq !== null; nth += 1) {
    seq = rows.beside(seq, step);
    const kept = seq === null ? null : rows.kept(seq);
    found.push(kept === null ? null : { ...kept, cell: null });
  }
  return found;
}

/** Changed cells that look filled, and the number of their people who count. */
export interface Stretch {
  readonly changed: readonly ChangedCell[];
  readonly people: number;
  readonly isBesideKept: boolean;
}

/** Returns whether a stretch is long enough to be held, and chance does not explain it. */
export function isHeldStretch(stretch: Stretch, limits: FillLimits, filled: number): boolean {
  return isOverLimit(stretch, limits) && !isExpected(stretch, filled);
}

function isOverLimit({ people, isBesideKept }: Stretch, { beside, alone }: FillLimits): boolean {
  return (isBesideKept && people >= beside) || (alone !== null && people >= alone);
}

/** Returns whether chance or the list's order explains the stretch: a column that is filled in for the first time. */
export function isExpected({ changed, people }: Pick<Stretch, "changed" | "people">, filled: number): boolean {
  const first = changed.filter((cell) => cell.before === null).length;
  return filled > FEW_FILLED && first > changed.length / 2 && people < filled / 4;
}
