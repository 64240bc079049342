import { dayOf, daysBetween, monthsBetween } from "./intervals.ts";
import { FILL_LIMITS, type FillLimits, type GuardedField } from "./guarded-fields.ts";

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
type KeptCell = Pick<ChangedCell, "value" | "family">;

/** Finds the rows beside a row, and the values of rows that do not change the field. */
export interface RowsBeside {
  /** Returns the place of the nearest row before (-1) or after (1) a row; null: there is none. */
  beside(seq: number, step: -1 | 1): number | null;
  /** Returns the cell of a known person's row that keeps its value; null for another row. */
  kept(seq: number): KeptCell | null;
}

/** Cells that are filled down, or that continue each other. */
export interface FilledStretch {
  /** Number of people whose cells count. */
  readonly people: number;
  readonly how: "filled_down" | "counted_up";
  readonly seqs: readonly number[];
}

/** With more values where none was, equal ones are likely by chance or by the list's order. */
export const FEW_FILLED = 20;

/** Rows further apart than this are not asked whether they follow each other: only blank lines may stand between. */
const WIDEST_GAP = 64;

/**
 * Returns the longest stretch of filled cells that is held; null if there is none.
 *
 * @param cells the changed cells of one field, in file order
 * @param filled number of these cells that had no value before
 */
export function findFilled(
  field: GuardedField,
  cells: Iterable<ChangedCell>,
  filled: number,
  rows: RowsBeside,
): FilledStretch | null {
  const limits = FILL_LIMITS[field];
  if (limits === undefined) return null;
  let longest: FilledStretch | null = null;
  for (const block of blocksOf(cells, rows)) {
    for (const found of stretchesIn(field, block, limits, rows)) {
      const isHeld = isOverLimit(found, limits) && !isExpected(found, filled);
      if (isHeld && found.people > (longest?.people ?? 0)) {
        const { people, how, changed } = found;
        longest = { people, how, seqs: changed.map(({ seq }) => seq) };
      }
    }
  }
  return longest;
}

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

interface Stretch {
  readonly how: FilledStretch["how"];
  readonly changed: readonly ChangedCell[];
  readonly people: number;
  readonly isBesideKept: boolean;
}

/** A cell of a row of values. `cell` is null for an unchanged row. */
type MaybeKept = KeptCell & { readonly cell: ChangedCell | null };
type Between = (a: string, b: string) => number | null;

function* stretchesIn(
  field: GuardedField,
  block: readonly ChangedCell[],
  limits: FillLimits,
  rows: RowsBeside,
): Generator<Stretch> {
  const changed: MaybeKept[] = block.map((cell) => ({ value: cell.value, family: cell.family, cell }));
  const steps = stepsOf(limits.step);
  // Most changed rows that follow each other have nothing in common, so their neighbours are not read.
  if (!steps.some(({ between }) => hasPair(changed, between))) return;
  const row = [kept(block[0], -1, rows), ...changed, kept(block.at(-1), 1, rows)].filter((one) => one !== null);
  for (const { how, between, fewest } of steps) {
    for (const stretch of stretchesOf(row, between)) {
      if (stretch.length < fewest) continue;
      const cells = stretch.flatMap(({ cell }) => (cell === null ? [] : [cell]));
      // A new last name is that of the row beside it, so only the people who get the name need a common one before.
      const people = withoutFamily(cells.length, field === "last_name" ? cells : stretch, limits.family);
      yield {
        how,
        changed: cells,
        people: how === "filled_down" ? people : cells.length,
        isBesideKept: cells.length < stretch.length,
      };
    }
  }
}

function kept(cell: ChangedCell | undefined, step: -1 | 1, rows: RowsBeside): MaybeKept | null {
  const beside = cell === undefined ? null : rows.beside(cell.seq, step);
  const found = beside === null ? null : rows.kept(beside);
  return found === null ? null : { ...found, cell: null };
}

interface Step {
  readonly how: FilledStretch["how"];
  /** Returns the step from one value to the next; null: no such step leads there. */
  readonly between: Between;
  /** Fewest rows that show the step. */
  readonly fewest: number;
}

const EQUAL: Step = { how: "filled_down", between: (a, b) => (a === b ? 0 : null), fewest: 2 };
const BY_DAYS: Step = { how: "counted_up", between: (a, b) => orNull(betweenDays(a, b)), fewest: 3 };
const BY_MONTHS: Step = { how: "counted_up", between: (a, b) => orNull(betweenMonths(a, b)), fewest: 3 };
const BY_ONE: Step = { how: "counted_up", between: betweenNumbers, fewest: 2 };

function stepsOf(step: FillLimits["step"]): readonly Step[] {
  return step === "interval" ? [EQUAL, BY_DAYS, BY_MONTHS] : step === "one" ? [EQUAL, BY_ONE] : [EQUAL];
}

function orNull(step: number | null): number | null {
  return step === 0 ? null : step;
}

function betweenDays(a: string, b: string): number | null {
  const [one, other] = [dayOf(a), dayOf(b)];
  return one === null || other === null ? null : (daysBetween(one, other)[0] ?? null);
}

function betweenMonths(a: string, b: string): number | null {
  const [one, other] = [dayOf(a), dayOf(b)];
  return one === null || other === null ? null : monthsBetween(one, other);
}

function betweenNumbers(a: string, b: string): number | null {
  const step = Number(b) - Number(a);
  return a.length === b.length && Math.abs(step) === 1 ? step : null;
}

function hasPair(row: readonly MaybeKept[], between: Between): boolean {
  return row.some((cell, at) => at > 0 && stepTo(row[at - 1], cell, between) !== null);
}

function stepTo(one: MaybeKept | undefined, other: MaybeKept | undefined, between: Between): number | null {
  return one === undefined || other === undefined ? null : between(one.value, other.value);
}

/** Returns the step between two changed cells; null where the former values had the same step, so that it is nothing new. */
function newStepTo(one: MaybeKept | undefined, other: MaybeKept | undefined, between: Between): number | null {
  const step = stepTo(one, other, between);
  const [before, after] = [one?.cell?.before ?? null, other?.cell?.before ?? null];
  return before !== null && after !== null && between(before, after) === step ? null : step;
}

/**
 * Yields the parts of a row of values that one constant step leads through. Beside an unchanged row, a step counts also where
 * the former values had it: the step from the unchanged row is new.
 */
function* stretchesOf(row: readonly MaybeKept[], between: Between): Generator<readonly MaybeKept[]> {
  for (const stretch of constantSteps(row, between, stepTo)) {
    if (stretch.some(({ cell }) => cell === null)) yield stretch;
    else yield* constantSteps(stretch, between, newStepTo);
  }
}

/** Yields the longest parts of a row of values that one constant step leads through. */
function* constantSteps(
  row: readonly MaybeKept[],
  between: Between,
  stepOf: typeof stepTo,
): Generator<readonly MaybeKept[]> {
  let start = 0;
  let step: number | null = null;
  for (let at = 1; at <= row.length; at += 1) {
    const next = stepOf(row[at - 1], row[at], between);
    if (next !== null && (step === null || step === next)) {
      step = next;
      continue;
    }
    if (step !== null) yield row.slice(start, at);
    start = next === null ? at : at - 1;
    step = next;
  }
}

/**
 * Returns the number of people who count: none of them in one family, which may have one value in common.
 *
 * @param cells those that have the value: of the people who get it, and of the unchanged rows beside them
 */
function withoutFamily(people: number, cells: readonly Pick<ChangedCell, "family">[], most: number | null): number {
  const family = cells[0]?.family ?? null;
  const isFamily = family !== null && cells.every((cell) => cell.family === family);
  return isFamily && isOfFamilySize(people, most) ? 0 : people;
}

/** Returns whether so many people of one former last name may get one value. */
export function isOfFamilySize(people: number, most: number | null): boolean {
  return people > 1 && (most === null || people <= most);
}

function isOverLimit({ people, isBesideKept }: Stretch, { beside, alone }: FillLimits): boolean {
  return (isBesideKept && people >= beside) || (alone !== null && people >= alone);
}

/** Returns whether chance or the list's order explains the stretch: a column that is filled in for the first time. */
function isExpected({ changed, people }: Stretch, filled: number): boolean {
  const first = changed.filter((cell) => cell.before === null).length;
  return filled > FEW_FILLED && first > changed.length / 2 && people < filled / 4;
}
