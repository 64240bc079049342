/** Number of earlier runs that are looked at. */
export const RUNS_LOOKED_AT = 30;
const DAY_MS = 86_400_000;
/** Runs that begin within this time of day belong to one timer. */
const SAME_TIME_MS = 30 * 60_000;
const FEWEST_DAYS = 3;

/**
 * Returns when the next run is likely to begin, if runs begin at the same time of day; null: they do not.
 *
 * @param startedAt when earlier runs began (ISO date-times), the newest first
 * @param now ms since 1970
 */
export function likelyNextRun(startedAt: readonly string[], now: number): string | null {
  const starts = startedAt.map((at) => Date.parse(at)).filter((at) => at <= now && now - at < 14 * DAY_MS);
  const [newest] = starts;
  if (newest === undefined) return null;
  const isAlike = (at: number) => {
    const apart = (((at - newest) % DAY_MS) + DAY_MS) % DAY_MS;
    return apart <= SAME_TIME_MS || DAY_MS - apart <= SAME_TIME_MS;
  };
  if (!starts.every(isAlike)) return null;
  const days = new Set(starts.map((at) => Math.round((at - newest) / DAY_MS)));
  if (days.size < FEWEST_DAYS) return null;
  const next = newest + Math.ceil((now - newest + 1) / DAY_MS) * DAY_MS;
  return new Date(next).toISOString();
}
