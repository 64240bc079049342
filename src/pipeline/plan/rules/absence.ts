const DAY_MS = 24 * 3_600_000;

/** The lists that can show how long a contact is absent. */
export interface AcceptedLists {
  /** ms since 1970. */
  readonly now: number;
  /** Acceptance times of the feed's lists, the latest of each UTC day (ISO date-times). */
  readonly acceptedOnDays: readonly string[];
}

/**
 * Returns whether a contact is absent for long enough to be deleted: `absentDays` days have passed since the first list that
 * lacked the contact, and lists of as many UTC days lacked it, today's list included. A single old list followed by days
 * without any list shows no more than one absence.
 *
 * @param absentSince the first list that lacked the contact (ISO date-time); null: this one is the first
 */
export function isAbsentForDays(
  absentSince: string | null,
  { now, acceptedOnDays }: AcceptedLists,
  absentDays: number,
): boolean {
  const since = absentSince ?? new Date(now).toISOString();
  if (now - Date.parse(since) < absentDays * DAY_MS) return false;
  const days = acceptedOnDays.filter((at) => at >= since).map((at) => at.slice(0, 10));
  return new Set([...days, new Date(now).toISOString().slice(0, 10)]).size >= absentDays;
}
