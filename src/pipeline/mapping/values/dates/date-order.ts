import type { DateOrder } from "../../../../model/feed.ts";
import type { OrderEvidence } from "../../../../model/survey.ts";
import type { MonthNaming } from "./slavic-months.ts";

export const NO_EVIDENCE: Required<OrderEvidence> = {
  dayFirst: 0,
  monthFirst: 0,
  dashDayFirst: 0,
  dashMonthFirst: 0,
  yearFirst: 0,
  dottedMonthFirst: 0,
  dottedDayFirst: 0,
  croatianMonths: 0,
  otherSlavicMonths: 0,
};

export interface DateRules {
  /** The order of the feed's setting, else the order that the list proves, else null. */
  readonly order: DateOrder | null;
  /** The order of dates with hyphens. Absent: it is `order`. */
  readonly dashOrder?: DateOrder | null;
  /** `order` is the feed's setting. A value that does not fit it is wrong, and proves no other order. */
  readonly isSetting: boolean;
  /** Dotted dates are day first (`03.04.1990`), unless the list proves otherwise. */
  readonly dottedIsDayFirst: boolean;
  /** The list's dates, or its known people, prove several orders. Absent: they do not. */
  readonly isContradicted?: true;
  /** Dates without a year are `MM/DD` (Mailchimp's birthday fields). */
  readonly yearlessMonthFirst: boolean;
  /** Two digits may be a year of another calendar or of an era, as in Taiwan: 78 is 1989. Absent: they are years of a century. */
  readonly hasForeignYears?: true;
  /** How the list names its months, for words with two meanings. Absent: the list does not show it. */
  readonly monthNaming?: MonthNaming;
}

/** Countries in which people write two digits for the year of their own calendar, or of an era. */
const FOREIGN_YEARS: ReadonlySet<string> = new Set(["TW", "TH", "IR", "AF", "JP"]);

/** Returns the rules for the short years of a country. */
export function shortYearsIn(country: string | null): Pick<DateRules, "hasForeignYears"> {
  return FOREIGN_YEARS.has(country ?? "") ? { hasForeignYears: true } : {};
}

/** What one date proves about the dates of its form. The place of each is part of the row cache. */
export const PROVEN_ORDERS = [
  "dayFirst",
  "monthFirst",
  "yearFirst",
  "dottedMonthFirst",
  "dottedDayFirst",
  "dashDayFirst",
  "dashMonthFirst",
] as const;

/** Returns the order that one date proves for the dates of its form; null if it proves none. */
export function orderProvenBy(text: string): (typeof PROVEN_ORDERS)[number] | null {
  const match = /^\s*['’]?(\d{1,2})([./\-\s])\s?(\d{1,2})\2\s?(\d{2}|\d{4})(?!\d)/.exec(text);
  if (match === null) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (first > 31 && second >= 1 && second <= 12 && Number(match[4]) <= 31) return "yearFirst";
  if (first > 12 && first <= 31 && second >= 1 && second <= 12) {
    return match[2] === "." ? "dottedDayFirst" : match[2] === "-" ? "dashDayFirst" : "dayFirst";
  }
  if (second > 12 && second <= 31 && first >= 1 && first <= 12) {
    return match[2] === "." ? "dottedMonthFirst" : match[2] === "-" ? "dashMonthFirst" : "monthFirst";
  }
  return null;
}

const DAY_FIRST = /[([]\s*(?:dd?|tt?|jj?)[^\p{L}]{0,2}mm?(?:[^\p{L}]{0,2}(?:yyyy|jjjj|aaaa|yy|jj|aa))?\s*[)\]]/iu;
const MONTH_FIRST = /[([]\s*mm?[^\p{L}]{0,2}(?:dd?|tt?|jj?)(?:[^\p{L}]{0,2}(?:yyyy|jjjj|aaaa|yy|aa))?\s*[)\]]/iu;

/**
 * Returns the order that a header states: `Birthday (MM/DD/YYYY)`, `Geburtsdatum (TT.MM.JJJJ)`; null if it states none.
 */
export function orderStatedBy(header: string): "dayFirst" | "monthFirst" | null {
  if (DAY_FIRST.test(header)) return "dayFirst";
  return MONTH_FIRST.test(header) ? "monthFirst" : null;
}

/** The orders that the list's known people prove. `dashOrder`: that of dates with hyphens; absent: that of all others. */
export interface KnownOrders {
  readonly order: DateOrder | null;
  readonly dashOrder?: DateOrder | null;
}

/**
 * Returns the rules for a list's dates. A setting wins over the values, and the values over the known people. Where they
 * contradict each other, the list has no order: a date that has two readings is kept where a known person has one of them,
 * and is asked about elsewhere.
 *
 * Dates with hyphens have an order of their own, because programs and people write them into one column with others.
 */
export function dateRules(
  setting: DateOrder | null,
  evidence: OrderEvidence,
  yearlessMonthFirst: boolean,
  known: KnownOrders = { order: null },
): DateRules {
  const ofOthers = judgeOrder(setting, provenOrders(evidence), known.order);
  const ofDashes = judgeOrder(setting, provenDashOrders(evidence), known.dashOrder ?? null);
  const { order, isSetting } = ofOthers;
  const { order: dashOrder } = ofDashes;
  return {
    order,
    ...(dashOrder === order ? {} : { dashOrder }),
    isSetting,
    ...(ofOthers.isContradicted || ofDashes.isContradicted ? { isContradicted: true } : {}),
    dottedIsDayFirst: isSetting ? setting === "DMY" : setting === null && evidence.dottedMonthFirst === 0,
    yearlessMonthFirst: yearlessMonthFirst && known.order !== "DMY",
    ...monthNaming(evidence),
  };
}

/** Returns the order of dates of one form. Several proven orders contradict each other, also where known people prove one. */
function judgeOrder(
  setting: DateOrder | null,
  proven: readonly DateOrder[],
  known: DateOrder | null,
): Pick<DateRules, "order" | "isSetting"> & { readonly isContradicted: boolean } {
  const isMixed = setting === null && proven.length > 1;
  const stated = setting ?? proven[0] ?? null;
  const isContradicted = isMixed || (stated !== null && known !== null && stated !== known);
  const order = isContradicted ? null : (stated ?? known);
  return { order, isSetting: setting !== null && !isContradicted, isContradicted };
}

/** A header counts for two cells. A single cell proves too little, because lists mix languages. */
const FEWEST_MONTHS = 2;

function monthNaming({
  croatianMonths: croatian,
  otherSlavicMonths: other,
}: OrderEvidence): Pick<DateRules, "monthNaming"> {
  if (croatian >= FEWEST_MONTHS && other === 0) return { monthNaming: "croatian" };
  return other >= FEWEST_MONTHS && croatian === 0 ? { monthNaming: "other slavic" } : {};
}

function provenOrders(evidence: OrderEvidence): readonly DateOrder[] {
  // Dots are day first in every locale, so that they prove nothing about slashes beside them.
  const areDotsInDoubt = evidence.dottedMonthFirst + evidence.yearFirst > 0;
  return ordersIn(
    evidence.dayFirst + (areDotsInDoubt ? evidence.dottedDayFirst : 0),
    evidence.monthFirst + evidence.dottedMonthFirst,
    evidence.yearFirst,
  );
}

/** The survey of a list that an earlier version read does not tell hyphens from slashes. */
function provenDashOrders({
  dashDayFirst,
  dashMonthFirst,
  dayFirst,
  monthFirst,
  yearFirst,
}: OrderEvidence): readonly DateOrder[] {
  return ordersIn(dashDayFirst ?? dayFirst, dashMonthFirst ?? monthFirst, yearFirst);
}

function ordersIn(dayFirst: number, monthFirst: number, yearFirst: number): readonly DateOrder[] {
  return [
    ...(dayFirst > 0 ? (["DMY"] as const) : []),
    ...(monthFirst > 0 ? (["MDY"] as const) : []),
    ...(yearFirst > 0 ? (["YMD"] as const) : []),
  ];
}

/** Returns the order of the dates with one sign between their parts. */
export function orderOf(rules: DateRules, sign: string | undefined): DateOrder | null {
  return sign === "-" && rules.dashOrder !== undefined ? rules.dashOrder : rules.order;
}
