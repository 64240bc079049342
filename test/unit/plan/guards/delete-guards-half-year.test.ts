/** Simulates the deletes of half a year of nightly lists, and counts the nights on which a guard holds them. */
import { expect, it } from "vitest";
import { DELETE_GUARDS, type DeleteFigures } from "../../../../src/pipeline/plan/rules/guards/delete-guards.ts";
import { seededRandom } from "../../../../src/sandbox/faults/seeded-random.ts";

const LIMITS = { limitCount: 10, limitPercent: 5, limitWeekPercent: 15, limitTotal: 500, absentDays: 0 };
const NIGHTS = 182;

/** One night of a feed: its people before the list, and how many of them the list lacks. */
interface Night {
  readonly linked: number;
  readonly deletes: number;
  readonly guards: readonly string[];
}

/** Simulates the nights. @param leavers returns how many people leave in a night */
function simulate(people: number, leavers: (night: number) => number): readonly Night[] {
  let linked = people;
  const nights: (Night & { readonly isHeld: boolean })[] = [];
  for (let night = 0; night < NIGHTS; night += 1) {
    const deletes = Math.min(linked, leavers(night));
    const week = nights.slice(-6);
    const figures: DeleteFigures = {
      linked,
      deletes,
      deletesNotApproved: deletes,
      deletedInWeek: week.reduce((sum, one) => sum + (one.isHeld ? 0 : one.deletes), 0),
      linkedWeekAgo: week[0]?.linked ?? linked,
      deletesApproved: false,
      unidentifiedRows: 0,
      unidentifiedLines: [],
      unidentifiedDeletes: 0,
      unidentifiedExamples: [],
      inactivePeople: 0,
      neverListed: 0,
      cut: null,
      inOtherList: 0,
      groups: [],
    };
    const guards = DELETE_GUARDS.flatMap((guard) => (guard.fires(figures, LIMITS) === null ? [] : [guard.name]));
    // A person approves what is held, and as many people join as leave.
    nights.push({ linked, deletes, guards, isHeld: guards.length > 0 });
    linked = people;
  }
  return nights;
}

/** Returns the leavers of a feed that loses one to three people a week, each on any night. */
function weekly(seed: number): (night: number) => number {
  const random = seededRandom(seed);
  let left: number[] = [];
  return (night) => {
    if (night % 7 === 0) left = Array.from({ length: 1 + Math.floor(random() * 3) }, () => Math.floor(random() * 7));
    return left.filter((day) => day === night % 7).length;
  };
}

it.each([40, 220, 2_000])("holds no night when one to three of %i people leave in a week", (people) => {
  for (let seed = 1; seed <= 20; seed += 1)
    expect(simulate(people, weekly(seed)).filter(({ guards }) => guards.length > 0)).toEqual([]);
});

it("holds only a second delete of a week when people leave a feed of five", () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const nights = simulate(5, weekly(seed));
    for (const [at, { guards, deletes }] of nights.entries()) {
      const inWeek = nights.slice(Math.max(0, at - 6), at + 1).reduce((sum, night) => sum + night.deletes, 0);
      expect(guards.length > 0 && (deletes === 0 || inWeek < 2)).toBe(false);
    }
  }
});

it("holds no night when ten of 60 people leave at the end of a school year, and no one else that week", () => {
  expect(
    simulate(60, (night) => (night === 100 ? 10 : night % 9 === 0 && Math.abs(night - 100) > 6 ? 1 : 0)).filter(
      ({ guards }) => guards.length > 0,
    ),
  ).toEqual([]);
});
