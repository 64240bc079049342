import { dayNumberOf, DAYS_FROM_1900_TO_1904, parseCalendarDate, type CalendarDate } from "../../../model/calendar.ts";

/** Returns the shift between two birthdays, if it is one that a damaged column shows; null otherwise. */
export function birthdayShift(before: string | null, after: string | null): "day" | "swapped" | "epoch" | null {
  const old = dateIn(before);
  const now = dateIn(after);
  if (old === null || now === null) return null;
  if (now.year === old.year && now.month === old.day && now.day === old.month && now.month !== now.day)
    return "swapped";
  const days = Math.abs(dayNumberOf(now) - dayNumberOf(old));
  return days === 1 ? "day" : days === DAYS_FROM_1900_TO_1904 ? "epoch" : null;
}

/** Returns the date of a birthday with a year; null for one without. */
function dateIn(birthday: string | null): CalendarDate | null {
  return birthday !== null && /^\d{4}-\d\d-\d\d$/u.test(birthday) ? parseCalendarDate(birthday) : null;
}
