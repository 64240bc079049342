import type { BirthdayDoubt } from "../../../model/survey.ts";
import { birthYearsIn, readAge, yearsBeyond } from "../values/dates/age.ts";
import type { CalendarDate } from "../../../model/calendar.ts";
import type { BirthdayCounts } from "./birthday-doubt.ts";
import { NO_MARK, type CellMark } from "./cell-mark.ts";

/** Maps the years by which birthdays exceed the stated ages to the number of rows. 0: they agree. */
export type AgeCounts = Map<number, number>;

const SHIFT = 22;
const BITS = 0x1ff;
const MOST = 200;

/** Fewer rows with a birthday and an age are too few to judge a column by. */
const FEWEST = 3;

/** Compares the age of a row with its birthday. The mark stays true until the year ends. */
export function ageProof(ageCell: string, birthYears: readonly number[], { year }: CalendarDate): CellMark {
  const age = birthYears.length === 0 ? null : readAge(ageCell);
  if (age === null) return NO_MARK;
  const [least = 0] = birthYears
    .map((birthYear) => yearsBeyond(age, birthYear, year))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other));
  return (Math.max(-MOST, Math.min(MOST, least)) + MOST + 1) << SHIFT;
}

/** Returns the years by which a row's birthday exceeds its age, from the age's mark; null: the row has not both. */
export function yearsBeyondIn(mark: CellMark): number | null {
  const code = (mark >> SHIFT) & BITS;
  return code === 0 ? null : code - MOST - 1;
}

/** Returns the years of birth of a row, from the first birthday cell that has a year. */
export function birthYearsOf(cells: readonly string[], columns: readonly number[], { year }: CalendarDate) {
  for (const column of columns) {
    const years = birthYearsIn(cells[column] ?? "", year);
    if (years.length > 0) return years;
  }
  return [];
}

/** What a column of ages proves about the birthdays beside it: nothing (null), single wrong birthdays, or a doubt about all. */
export type AgeEvidence =
  | { readonly kind: "agrees" }
  | { readonly kind: "doubt"; readonly doubt: BirthdayDoubt }
  | null;

/**
 * Returns what the ages prove. An age that was typed once falls behind the birthday each year. A column with many such ages
 * proves nothing about a single birthday.
 */
export function ageEvidence(counts: AgeCounts, dates: BirthdayCounts["ages"], { month }: CalendarDate): AgeEvidence {
  const sum = (fits: (beyond: number) => boolean) =>
    [...counts].reduce((total, [beyond, count]) => (fits(beyond) ? total + count : total), 0);
  const total = sum(() => true);
  if (total < FEWEST) return null;
  const isNearlyAll = (count: number) => count * 20 >= total * 19;
  const agreeing = sum((beyond) => beyond === 0);
  const behind = sum((beyond) => beyond > 0);
  if (agreeing * 2 > total) return behind >= 3 && behind * 5 > total ? null : { kind: "agrees" };
  const years = yearsOfRecentDates(dates);
  if (years === 2 && isNearlyAll(sum((beyond) => beyond < 0))) return celebration(2);
  // The age changes on the birthday, so equal intervals give two differences.
  const [first, most] = [...counts.keys()]
    .map((least) => [least, sum((beyond) => beyond === least || beyond === least + 1)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  if (first !== 0 && isNearlyAll(most)) {
    const isOne = most === counts.get(first);
    return { kind: "doubt", doubt: { kind: "age", years: isOne && month <= 6 ? first - 1 : first } };
  }
  return years !== null && isNearlyAll(sum((beyond) => beyond < 0)) ? celebration(years) : null;
}

function celebration(years: 2 | 7): AgeEvidence {
  return { kind: "doubt", doubt: { kind: "celebration_year", years } };
}

/** Returns in how many years before this one nearly all dates are; null: more. */
function yearsOfRecentDates({
  future,
  thisYear,
  lastYear,
  twoYears,
  child,
  older,
}: BirthdayCounts["ages"]): 2 | 7 | null {
  const recent = future + thisYear + lastYear + twoYears;
  const dated = recent + child + older;
  if (recent * 20 >= dated * 19) return 2;
  return (recent + child) * 20 >= dated * 19 ? 7 : null;
}
