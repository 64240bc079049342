/** A birthday as a contact input has it: `YYYY-MM-DD`, `MM-DD` or `--MM-DD`. */
type Birthday = string | null | undefined;

/**
 * How two birthdays compare.
 *
 * - `same`: they are one day; both have a year, or neither has
 * - `year_added`, `year_removed`: they are one day, and only the second, or only the first, has a year
 * - `near`: one of day, month and year differs, or day and month are exchanged
 * - `contradicts`: they differ by more
 */
export type BirthdayRelation = "same" | "year_added" | "year_removed" | "near" | "contradicts";

/** Returns how the second birthday compares with the first; null where one of them is not given. */
export function compareBirthdays(a: Birthday, b: Birthday): BirthdayRelation | null {
  const [before, after] = [partsOf(a), partsOf(b)];
  if (before === null || after === null) return null;
  const isSameDay = before.month === after.month && before.day === after.day;
  const isSameYear = before.year === after.year;
  if (before.year === null || after.year === null) {
    if (isSameDay) return isSameYear ? "same" : before.year === null ? "year_added" : "year_removed";
    return isNearDay(before, after) ? "near" : "contradicts";
  }
  if (isSameDay) return isSameYear ? "same" : "near";
  return isSameYear && isNearDay(before, after) ? "near" : "contradicts";
}

/**
 * Returns the birthdays that differ from a birthday in one part, or have its day and month exchanged, and itself. A missing
 * year is a part.
 */
export function nearBirthdays(birthday: Birthday): readonly string[] {
  const parts = partsOf(birthday);
  if (parts === null) return [];
  const { year, month, day } = parts;
  const days = [
    ...numbers(1, 31).map((other) => `${month}-${other}`),
    ...numbers(1, 12).map((other) => `${other}-${day}`),
  ];
  days.push(`${day}-${month}`);
  const yearless = days.flatMap((one) => [one, `--${one}`]);
  const years = numbers(1900, 2099).map((other) => `${other}-${month}-${day}`);
  if (year === null) return [...new Set([...yearless, ...years])];
  return [...new Set([...days.map((one) => `${year}-${one}`), ...years, ...yearless])];
}

function numbers(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, "0"));
}

interface Parts {
  readonly year: string | null;
  readonly month: string;
  readonly day: string;
}

function isNearDay(a: Parts, b: Parts): boolean {
  return a.month === b.month || a.day === b.day || (a.month === b.day && a.day === b.month);
}

/** Returns the parts of a birthday; null for a missing one and for a text of another form. */
function partsOf(birthday: Birthday): Parts | null {
  const match = /^(?:(\d{4})-|--)?(\d{2})-(\d{2})$/u.exec(birthday ?? "");
  if (match === null) return null;
  const [, year = null, month = "", day = ""] = match;
  return { year, month, day };
}
