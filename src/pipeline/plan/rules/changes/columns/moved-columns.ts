import type { ChangedCell, RowsBeside } from "../changed-cells.ts";
import { exceedsFiveAndTen } from "../guarded-fields.ts";

/** A value that a list changes; null: there is none. */
interface ColumnChange {
  readonly seq: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** A column of a field that has no limits of its own, and what the list changes in it. */
export interface Column {
  readonly field: string;
  /** In file order. */
  readonly changes: readonly ColumnChange[];
  /** How many people of the list had each value before. */
  readonly former: ReadonlyMap<string, number>;
  /** Number of people of the feed before the list. */
  readonly linked: number;
}

/** The rows that show that a column was moved or filled down. */
export interface OddCells {
  readonly people: number;
  readonly seqs: readonly number[];
}

/** Fields that describe a role. Many people share a value, and get another one together, also in a small feed. */
const OF_ROLES = ["gender", "company", "job_title", "location", "relationship_status", "status"];
const CUSTOM = "custom_fields.";
/** A number this short counts or ranks people, so it changes for many of them by itself. */
const COUNTER = /^\d{1,3}$/u;

/** Fewest people who lose a value that belongs to a person. */
export const FEWEST_IN_COLUMN = 3;
/** A value that at most this many people share on average belongs to a person: siblings have one guardian. */
const MOST_OWNERS = 3;
/** Of shared values, a moved column keeps all but those at its end. */
const MOST_NEW = 0.1;
/** Number of unchanged rows that are read for one field. */
const MOST_READ = 10_000;

/**
 * Returns the people who get a value that another person of the list loses; null if the column did not move.
 *
 * Values that belong to a person are held as e-mails are, if they are half of the changes. Shared values are held if many people change and the
 * column has the same values as before. A reorganisation brings new values, and a merger takes one away.
 */
export function findMoved(column: Column): OddCells | null {
  const { field, changes, linked } = column;
  if (isOfCounters(column)) return null;
  const isShared = isSharedIn(column);
  if (isShared && field.startsWith(CUSTOM) && !splits(column)) return null;
  const lost = countsOf(changes.map(({ before }) => before));
  const seqs: number[] = [];
  for (const { seq, after } of changes) {
    const left = after === null ? 0 : (lost.get(after) ?? 0);
    if (after === null || left === 0) continue;
    lost.set(after, left - 1);
    seqs.push(seq);
  }
  const people = seqs.length;
  const isMoved = isShared
    ? exceedsFiveAndTen(changes.length, linked) && changes.length - people <= Math.max(1, changes.length * MOST_NEW)
    : people >= FEWEST_IN_COLUMN && people >= changes.length / 2;
  return isMoved ? { people, seqs } : null;
}

/**
 * Returns the people in rows that follow each other who get the value of the unchanged row beside them; null if they are few.
 * If all people with a value get the other one, a company was merged into another.
 */
export function findFilledDown(column: Column, rows: RowsBeside): OddCells | null {
  const { changes, former, linked } = column;
  if (isOfCounters(column)) return null;
  let longest: readonly ChangedCell[] = [];
  const cells = changes.flatMap(({ seq, before, after }) =>
    before === null || after === null ? [] : [{ seq, value: after, before, family: null }],
  );
  for (const stretch of stretchesOf(cells, rows)) if (stretch.length > longest.length) longest = stretch;
  const [first] = longest;
  if (first === undefined) return null;
  const values = new Set(longest.map(({ before }) => before)).size;
  const owners = former.get(first.value) ?? 0;
  const isShared = isSharedIn(column);
  const isFilled = isShared
    ? exceedsFiveAndTen(longest.length, linked) && values > 1 && (splits(column) || owners < longest.length / 4)
    : longest.length >= FEWEST_IN_COLUMN && values > 1 && owners <= MOST_OWNERS;
  return isFilled ? { people: longest.length, seqs: longest.map(({ seq }) => seq) } : null;
}

/** Yields the changed cells, in rows that follow each other, that have the value of the unchanged row beside them. */
function* stretchesOf(cells: readonly ChangedCell[], rows: RowsBeside): Generator<readonly ChangedCell[]> {
  const bySeq = new Map(cells.map((cell) => [cell.seq, cell]));
  let unread = MOST_READ;
  for (const [back, on, ordered] of [
    [-1, 1, cells],
    [1, -1, cells.toReversed()],
  ] as const) {
    const walked = new Set<number>();
    for (const { seq: first, value } of ordered) {
      if (walked.has(first) || (unread -= 1) < 0) continue;
      const beside = rows.beside(first, back);
      if (beside === null || rows.kept(beside)?.value !== value) continue;
      const stretch: ChangedCell[] = [];
      for (let seq: number | null = first; seq !== null; seq = rows.beside(seq, on)) {
        const cell = bySeq.get(seq);
        if (cell?.value === value) {
          stretch.push(cell);
          walked.add(seq);
        } else if (cell !== undefined || (unread -= 1) < 0 || rows.kept(seq)?.value !== value) break;
      }
      yield stretch;
    }
  }
}

/** Returns whether many people share a value of this column. */
function isSharedIn({ field, former }: Column): boolean {
  if (OF_ROLES.includes(field)) return true;
  let people = 0;
  for (const owners of former.values()) people += owners;
  return former.size * MOST_OWNERS < people;
}

/** Returns whether equal values became different ones, or a person keeps a value that another one loses. */
function splits({ changes, former }: Column): boolean {
  const next = new Map<string, string | null>();
  for (const { before, after } of changes) {
    if (before === null) continue;
    if (next.has(before) && next.get(before) !== after) return true;
    next.set(before, after);
  }
  const lost = countsOf(changes.map(({ before }) => before));
  return [...lost].some(([value, people]) => people < (former.get(value) ?? 0));
}

function isOfCounters({ field, changes }: Column): boolean {
  return field.startsWith(CUSTOM) && changes.every(({ after }) => after === null || COUNTER.test(after));
}

function countsOf(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
