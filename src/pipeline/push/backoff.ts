/** Number of attempts for a call that may be repeated. */
const ATTEMPTS = 5;
/** After this time since the first attempt, no further attempt is made. */
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 500;

/**
 * Returns the pause before the next attempt. The pause doubles each time. A random factor from one half to one keeps
 * clients that failed together from returning together.
 *
 * @param attempts number of attempts so far, 1 or more
 * @param elapsedMs time since the first attempt
 * @param random a number from 0 to 1
 * @returns ms; null: make no further attempt
 */
export function nextPause(attempts: number, elapsedMs: number, random: number): number | null {
  if (attempts >= ATTEMPTS) return null;
  const pause = FIRST_PAUSE_MS * 2 ** (attempts - 1) * (0.5 + random / 2);
  return elapsedMs + pause > WITHIN_MS ? null : pause;
}
