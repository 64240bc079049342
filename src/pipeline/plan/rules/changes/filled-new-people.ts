import type { FilledStretch } from "./columns/filled-stretches.ts";
import { dayOf, daysBetween, monthsBetween, type Day } from "./intervals.ts";

/** From this number of new people on, one birthday or a constant step looks filled down. */
const FEWEST = 5;
const MOST_DAYS = 31;
/** The share of neighbours in order from which a list counts as sorted by birthday. */
const SORTED = 0.9;
/** A stretch in a sorted list counts if less than this share of sorted lists has one by chance. */
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
    open: NO_STRETCH,
    longest: NO_STRETCH,
  }));
  const order = startOrder();
  let last: NewPerson | null = null;
  for (const row of rows) {
    const person = { ...row, day: dayOf(row.birthday) };
    const before = last;
    last = person;
    if (before === null) continue;
    const days = daysFrom(before, person);
    order.add(before, person, days);
    const isNext = follows(before.seq, person.seq);
    for (const step of steps) {
      const by = step.between(before, person, days);
      if (by !== null) step.counts.set(by, (step.counts.get(by) ?? 0) + 1);
      step.open = isNext ? lead(step.open, by, before, person) : NO_STRETCH;
      const isLonger = step.open.seqs.length >= FEWEST && step.open.seqs.length > step.longest.seqs.length;
      if (isLonger && !isAnswered(row.birthday)) step.longest = step.open;
    }
  }
  let longest: FilledStretch | null = null;
  for (const { how, longest: stretch, counts } of steps) {
    const { seqs, step } = stretch;
    const isFound = step !== null && !order.isExpected(stretch, counts.get(step) ?? 0);
    if (isFound && seqs.length > (longest?.people ?? 0)) longest = { people: seqs.length, how, seqs };
  }
  return longest;
}

/** A new person, with the parts of the birthday. Parting it takes time, so that is done once per person. */
interface NewPerson extends NewRow {
  readonly day: Day | null;
}

interface OpenStretch {
  /** The constant step; null where no stretch has begun. */
  readonly step: number | null;
  readonly seqs: number[];
  readonly first: NewPerson | null;
  last: NewPerson | null;
}

const NO_STRETCH: OpenStretch = { step: null, seqs: [], first: null, last: null };

/** Returns the stretch that the next person continues, or begins. */
function lead(open: OpenStretch, step: number | null, last: NewPerson, next: NewPerson): OpenStretch {
  if (step === null) return NO_STRETCH;
  if (open.step !== step) return { step, seqs: [last.seq, next.seq], first: last, last: next };
  open.seqs.push(next.seq);
  open.last = next;
  return open;
}

const STEPS: readonly {
  readonly how: FilledStretch["how"];
  /** Returns the step from one person to the next; null: no such step leads there. */
  readonly between: (a: NewPerson, b: NewPerson, days: number | null) => number | null;
}[] = [
  { how: "filled_down", between: (a, b) => (a.birthday === b.birthday ? 0 : null) },
  {
    how: "counted_up",
    between: (a, b, days) => (a.birthday !== b.birthday && days !== null && Math.abs(days) <= MOST_DAYS ? days : null),
  },
  {
    how: "counted_up",
    between: ({ day: one, birthday }, { day: other, birthday: next }) =>
      one === null || one.day !== other?.day || birthday === next ? null : monthsBetween(one, other),
  },
];

/** Counts how many neighbours stand in the order of their birthdays: by the whole date, or by month and day. */
function startOrder() {
  const orders = [
    { part: (birthday: string) => birthday, up: 0, down: 0 },
    { part: (birthday: string) => birthday.slice(-"MM-DD".length), up: 0, down: 0 },
  ];
  let pairs = 0;
  let distances = 0;
  return {
    add(a: NewRow, b: NewRow, days: number | null) {
      pairs += 1;
      distances += Math.abs(days ?? 0);
      for (const order of orders) {
        const [one, other] = [order.part(a.birthday), order.part(b.birthday)];
        if (one <= other) order.up += 1;
        if (one >= other) order.down += 1;
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
      const usual = (distances - Math.abs(daysFrom(first, last) ?? 0)) / others;
      const probability = Math.max((alike - steps) / others, 1 / (1 + usual));
      return pairs * probability ** steps > BY_CHANCE;
    },
  };
}

/** Returns the days from one birthday to another; null where one of them is not known. */
function daysFrom(a: NewPerson | null, b: NewPerson | null): number | null {
  const [one, other] = [a?.day ?? null, b?.day ?? null];
  return one === null || other === null ? null : (daysBetween(one, other)[0] ?? null);
}
