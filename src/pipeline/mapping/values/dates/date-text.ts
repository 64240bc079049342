import type { DateOrder } from "../../../../model/feed.ts";
import { isRealDay } from "../../../../model/calendar.ts";
import { orderOf, type DateRules } from "./date-order.ts";
import { foldDateWord } from "./date-word.ts";
import { readWrittenDate } from "./date-words.ts";
import { yearOfEra } from "./eras.ts";
import { isDateFiller } from "./month-names.ts";

/** One way to read a date. `shortYear`: the year has two digits, and its century is open. */
export interface DateParts {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
  readonly shortYear: boolean;
}

/** A date with all its possible readings. It is certain only if there is one. */
export type DateText =
  | { readonly kind: "blank" }
  | { readonly kind: "read"; readonly readings: readonly [DateParts, ...DateParts[]] }
  /** The text has the form of a date, but the day does not exist (31.02.). */
  | { readonly kind: "impossible" }
  | { readonly kind: "unreadable" };

const LONGEST_DATE = 64;
const TIME_TAIL =
  /^(.*?\d[.日]?)(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\.?)?\s*(?:uhr|h)?\s*((?:Z|UTC|GMT)?(?:[+-]\d{2}:?\d{2})?)\s*(?:\([^)]*\))?$/i;
/** Hyphens, dashes and slashes that are not those of the keyboard. */
const OTHER_SIGNS = /[‐-―−⁄∕]/;
/** A weekday behind a date: `1990年4月3日(火)`, `1990年4月3日星期二`, `1990년 4월 3일 화요일`. */
const ASIAN_WEEKDAY =
  /(?<=[日일]) ?(?:\((?:[月火水木金土日]|[월화수목금토일])\)|（[月火水木金土日]）|\(?(?:[月火水木金土日]曜日?|(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]|[월화수목금토일]요일)\)?)$/u;
const ZERO_DATE = /^0{1,4}[\s./-]0{1,2}(?:[\s./-]0{1,4})?\.?$|^0{1,8}$/;

/**
 * Reads a date.
 *
 * @param text clean (see `cleanText`) and not a placeholder
 */
export function readDateText(text: string, rules: DateRules): DateText {
  if (text.length > LONGEST_DATE) return { kind: "unreadable" };
  const plain = OTHER_SIGNS.test(text) ? text.replace(/[‐-―−]/g, "-").replace(/[⁄∕]/g, "/") : text;
  return readPlainText(plain, rules);
}

function readPlainText(text: string, rules: DateRules): DateText {
  const iso = readIsoDate(text);
  if (iso !== null) return iso;
  const tail = TIME_TAIL.exec(text);
  if (tail !== null) return readDateWithTime(tail, rules);
  return readDay(text, rules);
}

/** Reads the most frequent form, `YYYY-MM-DD`, with little work; null for any other form. */
function readIsoDate(text: string): DateText | null {
  if (text.length !== 10 || text.charCodeAt(4) !== 0x2d || text.charCodeAt(7) !== 0x2d) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  if (text === "0000-00-00") return { kind: "blank" };
  return certain(yearOrNone(Number(text.slice(0, 4))), Number(text.slice(5, 7)), Number(text.slice(8)));
}

/**
 * Reads a date with a time. A program may have converted a local midnight to UTC: 3 April in Berlin becomes
 * `1990-04-02T22:00:00Z`. This date is a day early, so the next day is a second reading.
 *
 * Time zones are at most 14 hours ahead of UTC, so a time before ten o'clock is no converted midnight. Noon, and a time
 * with an offset, keep their date. A time without a zone can be a converted midnight only on a quarter of an hour.
 */
function readDateWithTime(tail: RegExpExecArray, rules: DateRules): DateText {
  const date = readDay(tail[1] ?? "", rules);
  const hour =
    (Number(tail[2]) % 12) + (tail[5] === undefined ? (Number(tail[2]) >= 12 ? 12 : 0) : /^p/i.test(tail[5]) ? 12 : 0);
  const [minute, second] = [Number(tail[3]), Number(tail[4] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return { kind: "unreadable" };
  const zone = (tail[6] ?? "").toUpperCase();
  const isUniversal = /^(?:Z|UTC|GMT)?(?:[+-]00:?00)?$/.test(zone) && zone !== "";
  const hasOffset = zone !== "" && !isUniversal;
  const isNoon = hour === 12 && minute === 0 && second === 0;
  const isQuarterHour = minute % 15 === 0 && second === 0;
  if (date.kind !== "read" || hasOffset || hour < 10 || isNoon) return date;
  if (!isUniversal && !isQuarterHour) return date;
  const [first, ...others] = date.readings;
  return { kind: "read", readings: [first, nextDay(first), ...others] };
}

function nextDay(date: DateParts): DateParts {
  if (isRealDay(date.year, date.month, date.day + 1)) return { ...date, day: date.day + 1 };
  if (date.month < 12) return { ...date, month: date.month + 1, day: 1 };
  return { ...date, year: date.year === null ? null : date.year + 1, month: 1, day: 1 };
}

function readDay(text: string, rules: DateRules): DateText {
  if (ZERO_DATE.test(text)) return { kind: "blank" };
  return (
    readEra(text) ??
    readYearless(text, rules) ??
    readYearFirst(text) ??
    readThreeNumbers(text, rules) ??
    readCompact(text) ??
    readWithWords(text, rules)
  );
}

/** Reads a date without a year: `--04-14`, `--0414`, `17.07.`, `7/17`. */
function readYearless(text: string, rules: DateRules): DateText | null {
  const marked = /^--\s?(\d{2})-?(\d{2})$/.exec(text);
  if (marked !== null) return certain(null, Number(marked[1]), Number(marked[2]));
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\.?$/.exec(text);
  if (dotted !== null) {
    const [first, second] = [Number(dotted[1]), Number(dotted[2])];
    if (rules.dottedIsDayFirst || text.endsWith(".")) return certain(null, second, first);
    return inOrders(rules.order === null ? ["DMY", "MDY"] : [rules.order], [first, second, null], false);
  }
  const pair = /^(\d{1,2})([/-])(\d{1,2})$/.exec(text);
  if (pair === null) return null;
  const parts = [Number(pair[1]), Number(pair[3]), null] as const;
  if (rules.yearlessMonthFirst) return inOrders(["MDY"], parts, false);
  // Programs write month and day as `04-05`: where slashes have the month first, and even where whole dates are day first.
  const order = orderOf(rules, pair[2]) ?? (rules.order === "MDY" ? "MDY" : null);
  if (pair[2] === "-" && order === "DMY" && !rules.isSetting) return inOrders(["DMY", "MDY"], parts, false);
  return inOrders(order === null ? ["DMY", "MDY"] : [order], parts, false);
}

/** Reads a date with the year of a Japanese or Taiwanese era: `昭和55年4月3日`, `S55.4.3`, `民國78年7月14日`. */
function readEra(text: string): DateText | null {
  const match = /^(\p{Script=Han}{2,4}|[TSHR]) ?(元|\d{1,3}) ?[年./-] ?(\d{1,2}) ?[月./-] ?(\d{1,2}) ?日?$/u.exec(text);
  if (match === null) return null;
  const year = yearOfEra(match[1] ?? "", match[2] === "元" ? 1 : Number(match[2]));
  return year === null ? null : certain(year, Number(match[3]), Number(match[4]));
}

/** Reads a date with the year first: `1990-4-3`, `1990/04/03`, `1990.04.03.`, `1990年4月3日`, `4月3日`. */
function readYearFirst(text: string): DateText | null {
  const asian = /^(?:(\d{4}) ?[年년] ?)?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]$/.exec(text.replace(ASIAN_WEEKDAY, ""));
  const match = asian ?? /^(\d{4})[./\-\s] ?(\d{1,2})[./\-\s] ?(\d{1,2})\.?$/.exec(text);
  if (match === null) return null;
  return certain(match[1] === undefined ? null : yearOrNone(Number(match[1])), Number(match[2]), Number(match[3]));
}

/** Reads a date with the year last, or with a two-digit year: `3.4.1990`, `4/3/90`, `03-04-1990`, `3 4 1990`. */
function readThreeNumbers(text: string, rules: DateRules): DateText | null {
  // Danes, Norwegians and Swedes write 14/7-1989, with the day first.
  const nordic = /^(\d{1,2})(\/)(\d{1,2}) ?- ?(\d{4}|\d{2})$/.exec(text);
  const match = nordic ?? /^(\d{1,2})([./\-\s,'’]) ?(\d{1,2})\2 ?['’]?(\d{4}|\d{2})\.?$/.exec(text);
  if (match === null) return null;
  const isShort = match[4]?.length === 2;
  if (isShort && rules.hasForeignYears === true) return { kind: "unreadable" };
  const third = Number(match[4]);
  const parts = [Number(match[1]), Number(match[3]), isShort ? third : yearOrNone(third)] as const;
  if (nordic !== null) return inOrders(["DMY"], parts, isShort);
  if (match[2] === "." && rules.dottedIsDayFirst && rules.order !== "YMD") return inOrders(["DMY"], parts, isShort);
  const order = orderOf(rules, match[2]);
  if (order !== null && (isShort || order !== "YMD")) return inOrders([order], parts, isShort);
  // The setting YMD does not say how a date with its year last is read.
  return inOrders(isShort ? ["DMY", "MDY", "YMD"] : ["DMY", "MDY"], parts, isShort);
}

/** Reads eight digits, with the year first (`19900403`) or last (`03041990`). Years from 1600 to 2199 are possible. */
function readCompact(text: string): DateText | null {
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (digits === null) return null;
  const readings = [
    dayIn(Number(digits[1]), Number(digits[2]), Number(digits[3])),
    dayIn(Number(text.slice(4)), Number(text.slice(2, 4)), Number(text.slice(0, 2))),
    dayIn(Number(text.slice(4)), Number(text.slice(0, 2)), Number(text.slice(2, 4))),
  ].filter((date) => date !== null);
  return asReadings(readings.filter((date) => date.year !== null && date.year >= 1600 && date.year < 2200));
}

/** Reads a date with words: the name of a month, or a weekday beside numbers (`Fr, 14.07.1989`, `14.07.1989 (Fr)`). */
function readWithWords(text: string, rules: DateRules): DateText {
  const beside = /^(?:([\p{L}.,]+[.,:]?|\*) ?)?(\d[\d./\- ]*?\d\.?)(?:,? ?\(?(\p{L}+)\.?\)?)?$/u.exec(text);
  const words = [beside?.[1], beside?.[3]].filter((word) => word !== undefined && word !== "*");
  if (beside?.[2] === undefined || beside[2] === text) return readWords(text, rules);
  return words.every((word) => isDateFiller(foldDateWord(word ?? "")))
    ? readDay(beside[2], rules)
    : readWords(text, rules);
}

function readWords(text: string, { monthNaming, hasForeignYears }: DateRules): DateText {
  const written = readWrittenDate(text, monthNaming);
  if (written === null || (written.shortYear && hasForeignYears === true)) return { kind: "unreadable" };
  const { months, day, shortYear } = written;
  const year = shortYear || written.year === null ? written.year : yearOrNone(written.year);
  return asReadings(months.map((month) => dayIn(year, month, day, shortYear)).filter((date) => date !== null));
}

type Triple = readonly [number, number, number | null];

function inOrders(orders: readonly DateOrder[], parts: Triple, shortYear: boolean): DateText {
  const readings = orders.map((order) => inOrder(order, parts, shortYear)).filter((date) => date !== null);
  return asReadings(readings);
}

function inOrder(order: DateOrder, [a, b, c]: Triple, shortYear: boolean): DateParts | null {
  switch (order) {
    case "DMY":
      return dayIn(c, b, a, shortYear);
    case "MDY":
      return dayIn(c, a, b, shortYear);
    case "YMD":
      // Without its year, the order YMD is month before day.
      return c === null ? dayIn(null, a, b, false) : dayIn(a, b, c, shortYear);
  }
}

function dayIn(year: number | null, month: number, day: number, shortYear = false): DateParts | null {
  return isRealDay(shortYear ? null : year, month, day) ? { year, month, day, shortYear } : null;
}

function asReadings(readings: readonly DateParts[]): DateText {
  const different = readings.filter(
    (date, index) =>
      readings.findIndex(
        (other) => other.year === date.year && other.month === date.month && other.day === date.day,
      ) === index,
  );
  const [first, ...others] = different;
  return first === undefined ? { kind: "impossible" } : { kind: "read", readings: [first, ...others] };
}

function certain(year: number | null, month: number, day: number): DateText {
  return asReadings([dayIn(year, month, day)].filter((date) => date !== null));
}

/** Returns null for the year 0, which databases write for "no year". */
function yearOrNone(year: number): number | null {
  return year === 0 ? null : year;
}
