import type { DateOrder } from "../../../../model/feed.ts";
import type { OrderEvidence } from "../../../../model/survey.ts";

export const NO_EVIDENCE: OrderEvidence = { dayFirst: 0, monthFirst: 0, yearFirst: 0, dottedMonthFirst: 0 };

export interface DateRules {
  /** The order of the feed's setting, else the order that the list proves, else null. */
  readonly order: DateOrder | null;
  /** `order` is the feed's setting. A value that does not fit it is wrong, and proves no other order. */
  readonly isSetting: boolean;
  /** Dotted dates are day first (`03.04.1990`), unless the list proves otherwise. */
  readonly dottedIsDayFirst: boolean;
  /** Dates without a year are `MM/DD` (Mailchimp's birthday fields). */
  readonly yearlessMonthFirst: boolean;
}

/** Returns the order that one date proves for its list; null if it proves none. */
export function orderProvenBy(text: string): keyof OrderEvidence | null {
  const match = /^\s*['’]?(\d{1,2})([./\-\s])\s?(\d{1,2})\2\s?(\d{2}|\d{4})(?!\d)/.exec(text);
  if (match === null) return null;
  const [first, second] = [Number(match[1]), Number(match[3])];
  if (first > 31 && second >= 1 && second <= 12 && Number(match[4]) <= 31) return "yearFirst";
  if (first > 12 && first <= 31 && second >= 1 && second <= 12) return "dayFirst";
  if (second > 12 && second <= 31 && first >= 1 && first <= 12) {
    return match[2] === "." ? "dottedMonthFirst" : "monthFirst";
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

/**
 * Returns the rules for a list's dates. A setting wins over the values, and the values over the known people. Where they
 * contradict each other, the list has no order.
 *
 * @param known the order that the list's known people prove; null: none
 */
export function dateRules(
  setting: DateOrder | null,
  evidence: OrderEvidence,
  yearlessMonthFirst: boolean,
  known: DateOrder | null = null,
): DateRules {
  const stated = setting ?? provenOrder(evidence);
  const isContradicted = stated !== null && known !== null && stated !== known;
  const isSetting = setting !== null && !isContradicted;
  return {
    order: isContradicted ? null : (stated ?? known),
    isSetting,
    dottedIsDayFirst: isSetting ? setting === "DMY" : setting === null && evidence.dottedMonthFirst === 0,
    yearlessMonthFirst: yearlessMonthFirst && known !== "DMY",
  };
}

function provenOrder(evidence: OrderEvidence): DateOrder | null {
  const proven: DateOrder[] = [];
  if (evidence.dayFirst > 0) proven.push("DMY");
  if (evidence.monthFirst + evidence.dottedMonthFirst > 0) proven.push("MDY");
  if (evidence.yearFirst > 0) proven.push("YMD");
  return proven.length === 1 ? (proven[0] ?? null) : null;
}
