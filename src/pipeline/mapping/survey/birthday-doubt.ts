import type { BirthdayDoubt, OpenDates } from "../../../model/survey.ts";
import { ageOf, AGES, formOf, FORMS, namingIn, type Age, type Form } from "./birthday-mark.ts";
import { FRACTION, type CellMark } from "./cell-mark.ts";

/** The number of cells of each form and age in a birthday column. */
export interface BirthdayCounts {
  readonly forms: { [F in Form]: number };
  readonly ages: { [A in Age]: number };
  /** Number of cells `3.1` that a workbook stores as numbers. */
  lostZeros: number;
}

export function noBirthdays(): BirthdayCounts {
  return {
    forms: Object.fromEntries(FORMS.map((form) => [form, 0])) as BirthdayCounts["forms"],
    ages: Object.fromEntries(AGES.map((age) => [age, 0])) as BirthdayCounts["ages"],
    lostZeros: 0,
  };
}

/** Counts several birthday cells with the same mark. */
export function countBirthday(
  counts: BirthdayCounts,
  evidence: { croatianMonths: number; otherSlavicMonths: number },
  mark: CellMark,
  times: number,
): void {
  counts.forms[formOf(mark)] += times;
  counts.ages[ageOf(mark)] += times;
  if ((mark & FRACTION) !== 0 && formOf(mark) === "dayMonthLost") counts.lostZeros += times;
  const naming = namingIn(mark);
  if (naming !== null) evidence[naming === "croatian" ? "croatianMonths" : "otherSlavicMonths"] += times;
}

/** Fewer serials beside dates prove nothing, because three known people prove how they are read. */
const FEWEST_SERIALS = 3;

/** Returns the dates that can be read in two ways; nothing if there is none. */
export function openDatesIn(
  { forms, ages }: BirthdayCounts,
  numbers: { readonly serials: number; readonly years: number; readonly notSerial: number },
): { readonly openDates?: OpenDates } {
  const serials = numbers.serials - numbers.years >= FEWEST_SERIALS && numbers.notSerial > 0;
  const plain = forms.slashLow + forms.dashLow + forms.pairLow > 0;
  const [dotted, shortYears] = [forms.dotLow > 0, ages.short > 0];
  if (!plain && !dotted && !shortYears && !serials) return {};
  const dashed = forms.dashLow + forms.pairLow > 0;
  const whole = ages.future + ages.thisYear + ages.lastYear + ages.twoYears + ages.child + ages.older;
  const strayYears = shortYears && ages.short * 2 < whole;
  return {
    openDates: {
      plain,
      dotted,
      shortYears,
      ...(dashed ? { dashed } : {}),
      ...(strayYears ? { strayYears } : {}),
      ...(serials ? { serials } : {}),
    },
  };
}

/** The share of days of a year that are 12 or less. */
const LOW_DAYS = 0.4;
/** A column as strange as this by chance, or less likely, is in doubt. */
const BY_CHANCE = 0.06;
/** The same where one date only is of the form that never passes day 12. */
const ONE_BY_CHANCE = 0.02;
/** Fewer dates are too few to judge a column by. */
const FEWEST_DATES = 3;
/** From this number on, a column in which everybody was born in three calendar years is in doubt. */
const MANY_CHILDREN = 6;

/** Returns why a birthday column is in doubt as a whole; null if its values are as ordinary columns have them. */
export function doubtOf({ forms, ages, lostZeros }: BirthdayCounts, isSerial: boolean): BirthdayDoubt | null {
  const exchanged = exchangedForm(forms);
  if (exchanged !== null) return { kind: "exchanged", form: exchanged };
  if (forms.isoMonthDay > 1 && forms.isoLow + forms.isoHigh === 0) return { kind: "short_numbers" };
  if (isSerial) {
    const others = FORMS.some((form) => form !== "monthDay" && form !== "dayMonthYear" && forms[form] > 0);
    if (forms.monthDay > 0 && forms.dayMonthYear === 0 && !others) return { kind: "short_numbers" };
    if (forms.dayMonthYear > 1 && forms.monthDay === 0 && !others) return { kind: "five_digits" };
  } else if (forms.dayMonthLost > 0 && forms.dayMonthText === 0) return { kind: "lost_zero", cells: "all" };
  else if (lostZeros > 0) return { kind: "lost_zero", cells: "numbers" };
  const years = celebrationYears(ages);
  return years === null ? null : { kind: "celebration_year", years };
}

/**
 * Returns the form of dates that never pass day 12 beside another form that always does. A spreadsheet that opened the
 * list under the wrong locale leaves such a column.
 */
function exchangedForm(forms: BirthdayCounts["forms"]): "iso" | "dot" | "slash" | "dash" | null {
  const kinds = ["iso", "dot", "slash", "dash"] as const;
  for (const low of kinds) {
    if (forms[`${low}Low`] === 0 || forms[`${low}High`] > 0) continue;
    for (const high of kinds) {
      if (high === low || forms[`${high}High`] < 2 || forms[`${high}Low`] > 0) continue;
      const chance = LOW_DAYS ** forms[`${low}Low`] * (1 - LOW_DAYS) ** forms[`${high}High`];
      const isOne = forms[`${low}Low`] === 1;
      if (chance <= (isOne ? ONE_BY_CHANCE : BY_CHANCE)) return low;
    }
  }
  return null;
}

/**
 * Returns how many years before this one the dates have the year of a celebration in place of the year of birth; null if
 * they have their own: more than half of them are of
 * this or the last year, or all of the last three years. A group of small children has such dates, too, but none in the
 * future, no adults, and older children or few people of several years.
 */
function celebrationYears({
  future,
  thisYear,
  lastYear,
  twoYears,
  child,
  older,
}: BirthdayCounts["ages"]): 1 | 2 | null {
  const dated = future + thisYear + lastYear + twoYears + child + older;
  const recent = future + thisYear + lastYear;
  if (dated < FEWEST_DATES) return null;
  if (recent + twoYears === dated) {
    const years = [thisYear + future, lastYear, twoYears].filter((count) => count > 0).length;
    return future > 0 || years === 1 || dated >= MANY_CHILDREN ? 2 : null;
  }
  return recent >= FEWEST_DATES && recent * 2 > dated && (future > 0 || older > 0) ? 1 : null;
}
