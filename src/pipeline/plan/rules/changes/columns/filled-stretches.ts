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
} from "../changed-cells.ts";
import { dayOf, daysBetween, monthsBetween } from "../intervals.ts";
import { FILL_LIMITS, type FillLimits, type GuardedField } from "../guarded-fields.ts";

/** Cells that are filled down, or that continue each other. */
export interface FilledStretch {
  /** Number of people whose cells count. */
  readonly people: number;
  readonly how: "filled_down" | "counted_up";
  readonly seqs: readonly number[];
}

/** Returns the longest stretch of filled cells that is held; null if there is none. */
export function findFilled({ field, cells, filled }: FieldChanges, rows: RowsBeside): FilledStretch | null {
  const limits = FILL_LIMITS[field];
  if (limits === undefined) return null;
  let longest: FilledStretch | null = null;
  for (const block of blocksOf(cells, rows)) {
    for (const found of stretchesIn(field, block, limits, rows)) {
      if (isHeldStretch(found, limits, filled) && found.people > (longest?.people ?? 0)) {
        const { people, how, changed } = found;
        longest = { people, how, seqs: changed.map(({ seq }) => seq) };
      }
    }
  }
  return longest;
}

interface Filled extends Stretch {
  readonly how: FilledStretch["how"];
}

type Between = (a: string, b: string) => number | null;

function* stretchesIn(
  field: GuardedField,
  block: readonly ChangedCell[],
  limits: FillLimits,
  rows: RowsBeside,
): Generator<Filled> {
  const changed = rowOf(block);
  const steps = stepsOf(limits.step);
  // Most changed rows that follow each other have nothing in common, so their neighbours are not read.
  if (!steps.some(({ between }) => hasPair(changed, between))) return;
  const row = [...keptBeside(block[0], -1, rows, 1), ...changed, ...keptBeside(block.at(-1), 1, rows, 1)].filter(
    (one) => one !== null,
  );
  for (const each of steps) {
    const { how, fewest } = each;
    for (const stretch of stretchesOf(row, each)) {
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

function hasPair(row: readonly RowCell[], between: Between): boolean {
  return row.some((cell, at) => at > 0 && stepTo(row[at - 1], cell, between) !== null);
}

function stepTo(one: RowCell | undefined, other: RowCell | undefined, between: Between): number | null {
  return one === undefined || other === undefined ? null : between(one.value, other.value);
}

/** Returns the step between two changed cells; null where the former values had the same step, so that it is nothing new. */
function newStepTo(one: RowCell | undefined, other: RowCell | undefined, between: Between): number | null {
  const step = stepTo(one, other, between);
  const [before, after] = [one?.cell?.before ?? null, other?.cell?.before ?? null];
  return before !== null && after !== null && between(before, after) === step ? null : step;
}

/**
 * Yields the parts of a row of values that one constant step leads through. Beside an unchanged row, and where people with several
 * former values get one value, a step counts also where the former values had it: the other steps are new.
 */
function* stretchesOf(row: readonly RowCell[], { between, how }: Step): Generator<readonly RowCell[]> {
  for (const stretch of constantSteps(row, between, stepTo)) {
    const isRenaming = stretch.every(({ cell }) => cell?.before === stretch[0]?.cell?.before);
    if (stretch.some(({ cell }) => cell === null) || (how === "filled_down" && !isRenaming)) yield stretch;
    else yield* constantSteps(stretch, between, newStepTo);
  }
}

/** Yields the longest parts of a row of values that one constant step leads through. */
function* constantSteps(
  row: readonly RowCell[],
  between: Between,
  stepOf: typeof stepTo,
): Generator<readonly RowCell[]> {
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
