/**
 * Returns a run's name, for example `2026-11-21T020000.123Z-staff`. Names are unique, and sort in the order of the runs.
 *
 * @param now ms since 1970
 * @param latest name of the newest run. The new name sorts after it, even if the clock was set back.
 */
export function nameRun(now: number, feed: string, latest: string | null): string {
  const after = latest === null ? 0 : timeOfRun(latest) + 1;
  return `${new Date(Math.max(now, after)).toISOString().replaceAll(":", "")}-${feed}`;
}

/** Returns the time in a run's name, in ms since 1970; 0 if the text is no run's name. */
export function timeOfRun(run: string): number {
  const found = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d\.\d{3}Z)/u.exec(run);
  return found === null ? 0 : Date.parse(`${found[1]}:${found[2]}:${found[3]}`);
}
