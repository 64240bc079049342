import { betweenDays, betweenMonths, type FilledStretch } from "./filled-stretches.ts";
import { dayOf } from "./intervals.ts";

/** From this number of new people on, one birthday or a constant step looks filled down. */
const FEWEST = 5;
const MOST_DAYS = 31;
/** The share of neighbours in order from which a list counts as sorted by birthday. */
const SORTED = 0.9;
/** In a sorted list, a stretch counts where fewer such lists than this share have one by chance. */
const BY_CHANCE = 1 / 1000;

interface NewRow {
  readonly seq: number;
  readonly birthday: string;
}

/**
 * Returns the longest stretch of new people, in rows that follow each other, whose birthdays are filled down or counted up;
 * null if there is none.
 *
 * In a list that is sorted by birthday, equal birthdays and small steps stand together anyway. There only a stretch counts
 * that is unlikely among the list's other steps, or that has more than half of the rows.
 *
 * @param isAnswered returns whether a person said that a birthday which many people have in common is right
 */
export function findFilledNew(
  rows: Iterable<NewRow>,
  follows: (before: number, after: number) => boolean,
  isAnswered: (birthday: string) => boolean,
): FilledStretch | null {
  const steps = STEPS.map((step) => ({
    ...step,
    counts: new Map<number, number>(),
    open: startStretch(),
    longest: startStretch(),
  }));
  const order = startOrder();
  let last: NewRow | null = null;
  for (const row of rows) {
    if (last !== null) order.add(last.birthday, row.birthday);
    const isNext = last !== null && follows(last.seq, row.seq);
    for (const step of steps) {
      const by = last === null ? null : step.between(last.birthday, row.birthday);
      if (by !== null) step.counts.set(by, (step.counts.get(by) ?? 0) + 1);
      step.open = isNext && last !== null ? lead(step.open, by, last, row) : startStretch();
      const isLonger = step.open.seqs.length >= FEWEST && step.open.seqs.length > step.longest.seqs.length;
      if (isLonger && !isAnswered(row.birthday)) step.longest = step.open;
    }
    last = row;
  }
  let longest: FilledStretch | null = null;
  for (const { how, longest: stretch, counts } of steps) {
    const { seqs, step } = stretch;
    const isFound = step !== null && !order.isExpected(stretch, counts.get(step) ?? 0);
    if (isFound && seqs.length > (longest?.people ?? 0)) longest = { people: seqs.length, how, seqs };
  }
  return longest;
}

interface OpenStretch {
  /** The constant step; null where no stretch has begun. */
  readonly step: number | null;
  readonly seqs: number[];
  readonly first: string;
  last: string;
}

function startStretch(): OpenStretch {
  return { step: null, seqs: [], first: "", last: "" };
}

/** Returns the stretch that the next row continues, or begins. */
function lead(open: OpenStretch, step: number | null, last: NewRow, row: NewRow): OpenStretch {
  if (step === null) return startStretch();
  if (open.step !== step) return { step, seqs: [last.seq, row.seq], first: last.birthday, last: row.birthday };
  open.seqs.push(row.seq);
  open.last = row.birthday;
  return open;
}

const STEPS: readonly {
  readonly how: FilledStretch["how"];
  readonly between: (a: string, b: string) => number | null;
}[] = [
  { how: "filled_down", between: (a, b) => (a === b ? 0 : null) },
  {
    how: "counted_up",
    between(a, b) {
      const days = a === b ? null : betweenDays(a, b);
      return days !== null && Math.abs(days) <= MOST_DAYS ? days : null;
    },
  },
  {
    how: "counted_up",
    between: (a, b) => (a === b || a.slice(-2) !== b.slice(-2) ? null : betweenMonths(a, b)),
  },
];

/** Counts how many neighbours stand in the order of their birthdays: by the whole date, or by month and day. */
function startOrder() {
  const orders = [
    { compare: (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1), up: 0, down: 0 },
    { compare: (a: string, b: string) => withinYear(a) - withinYear(b), up: 0, down: 0 },
  ];
  let pairs = 0;
  let days = 0;
  return {
    add(a: string, b: string) {
      pairs += 1;
      days += distance(a, b);
      for (const order of orders) {
        const found = order.compare(a, b);
        if (found <= 0) order.up += 1;
        if (found >= 0) order.down += 1;
      }
    },
    /**
     * Returns whether a stretch is no wonder, because the list is sorted and its other neighbours are as close.
     *
     * @param alike number of neighbours in the whole list that have the stretch's step
     */
    isExpected({ seqs, first, last }: OpenStretch, alike: number): boolean {
      const isSorted = orders.some(({ up, down }) => Math.max(up, down) >= pairs * SORTED);
      const steps = seqs.length - 1;
      const others = pairs - steps;
      if (!isSorted || steps > others) return false;
      // The probability of the step: its share among the others, or that of one day within the usual distance.
      const usual = (days - distance(first, last)) / others;
      const probability = Math.max((alike - steps) / others, 1 / (1 + usual));
      return pairs * probability ** steps > BY_CHANCE;
    },
  };
}

function distance(a: string, b: string): number {
  return Math.abs(betweenDays(a, b) ?? 0);
}

function withinYear(birthday: string): number {
  const day = dayOf(birthday);
  return day === null ? 0 : day.month * 100 + day.day;
}
