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
