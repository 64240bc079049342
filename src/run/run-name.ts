/**
 * `2026-11-21T020000.123Z-staff`: sorts by time, readable, unique.
 *
 * @param now ms since 1970
 * @param latest the newest run's name: a new one always sorts behind it, also when the clock was set back
 */
export function nameRun(now: number, feed: string, latest: string | null): string {
  const after = latest === null ? 0 : timeOfRun(latest) + 1;
  return `${new Date(Math.max(now, after)).toISOString().replaceAll(":", "")}-${feed}`;
}

/** ms since 1970 of a run's name; 0 if it is none. */
export function timeOfRun(run: string): number {
  const found = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d\.\d{3}Z)/u.exec(run);
  return found === null ? 0 : Date.parse(`${found[1]}:${found[2]}:${found[3]}`);
}
