const DAY_MS = 24 * 3_600_000;

/** The lists that can show how long a contact is absent. */
export interface AcceptedLists {
  /** ms since 1970. */
  readonly now: number;
  /** The UTC days of the feed's accepted lists from the first one that lacked the contact on (`YYYY-MM-DD`). */
  readonly listDays: readonly string[];
}

/**
 * Returns whether a contact is absent for long enough to be deleted: `absentDays` days have passed since the first list that
 * lacked the contact, and lists of as many UTC days lacked it, today's list included. A single old list followed by days
 * without any list shows no more than one absence.
 *
 * If the clock was set back since the first of these lists, it does not show how many days have passed. Then lists of one
 * more day show it, so that the delete does not wait until the clock shows the former time again.
 *
 * @param absentSince the first list that lacked the contact (ISO date-time); null: this one is the first
 */
export function isAbsentForDays(
  absentSince: string | null,
  { now, listDays }: AcceptedLists,
  absentDays: number,
): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  const elapsed = absentSince === null ? 0 : now - Date.parse(absentSince);
  const isSetBack = elapsed < 0;
  if (!isSetBack && elapsed < absentDays * DAY_MS) return false;
  // A day after today is a day of the clock before it was set back.
  const days = new Set([...(absentSince === null ? [] : listDays.filter((day) => day <= today)), today]);
  return days.size >= absentDays + (isSetBack ? 1 : 0);
}
