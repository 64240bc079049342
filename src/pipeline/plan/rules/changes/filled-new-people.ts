import { betweenDays, betweenMonths, type FilledStretch } from "./filled-stretches.ts";
import { dayOf } from "./intervals.ts";

/** From this number of new people on, one birthday or a constant step looks filled down. */
const FEWEST = 5;
const MOST_DAYS = 31;
/** The share of neighbours in order from which a list counts as sorted by birthday. */
const SORTED = 0.95;

interface NewRow {
  readonly seq: number;
  readonly birthday: string;
}

/**
 * Returns the longest stretch of new people, in rows that follow each other, whose birthdays are filled down or counted up;
 * null if there is none.
 *
 * In a list that is sorted by birthday, equal birthdays and small steps stand together anyway. There only a stretch of more
 * than half of the rows counts.
 *
 * @param isFirstList whether the feed has no people yet. A first list is held for one birthday only: made-up dates often count up
 * @param isAnswered returns whether a person said that a birthday which many people have in common is right
 */
export function findFilledNew(
  rows: Iterable<NewRow>,
  follows: (before: number, after: number) => boolean,
  isAnswered: (birthday: string) => boolean,
  isFirstList: boolean,
): FilledStretch | null {
  const steps = STEPS.filter(({ how }) => how === "filled_down" || !isFirstList).map((step) => ({
    ...step,
    open: startStretch(),
    longest: [] as readonly number[],
  }));
  const order = startOrder();
  let last: NewRow | null = null;
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (last !== null) order.add(last.birthday, row.birthday);
    const isNext = last !== null && follows(last.seq, row.seq);
    for (const step of steps) {
      step.open =
        isNext && last !== null
          ? lead(step.open, step.between(last.birthday, row.birthday), last, row)
          : startStretch();
      const isLonger = step.open.seqs.length >= FEWEST && step.open.seqs.length > step.longest.length;
      if (isLonger && !isAnswered(row.birthday)) step.longest = step.open.seqs;
    }
    last = row;
  }
  const fewest = order.isSorted() ? Math.max(FEWEST, count / 2) : FEWEST;
  let longest: FilledStretch | null = null;
  for (const { how, longest: seqs } of steps)
    if (seqs.length >= fewest && seqs.length > (longest?.people ?? 0)) longest = { people: seqs.length, how, seqs };
  return longest;
}

interface OpenStretch {
  readonly step: number | null;
  readonly seqs: number[];
}

function startStretch(): OpenStretch {
  return { step: null, seqs: [] };
}

/** Returns the stretch that the next row continues, or begins. */
function lead(open: OpenStretch, step: number | null, last: NewRow, row: NewRow): OpenStretch {
  if (step === null) return startStretch();
  if (open.step !== step) return { step, seqs: [last.seq, row.seq] };
  open.seqs.push(row.seq);
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
  return {
    add(a: string, b: string) {
      pairs += 1;
      for (const order of orders) {
        const found = order.compare(a, b);
        if (found <= 0) order.up += 1;
        if (found >= 0) order.down += 1;
      }
    },
    isSorted: () => orders.some(({ up, down }) => Math.max(up, down) >= pairs * SORTED),
  };
}

function withinYear(birthday: string): number {
  const day = dayOf(birthday);
  return day === null ? 0 : day.month * 100 + day.day;
}
