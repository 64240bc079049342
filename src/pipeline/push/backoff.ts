/** How often and how long a call is repeated that is harmless to repeat. */
const ATTEMPTS = 5;
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 500;

/**
 * The pause before the next attempt: doubled each time, between half and all of it by chance, so that clients who
 * failed together do not come back together.
 *
 * @param attempts made so far, 1 or more
 * @param elapsedMs since the first
 * @param random 0 to 1
 * @returns ms, or null: give up
 */
export function nextPause(attempts: number, elapsedMs: number, random: number): number | null {
  if (attempts >= ATTEMPTS) return null;
  const pause = FIRST_PAUSE_MS * 2 ** (attempts - 1) * (0.5 + random / 2);
  return elapsedMs + pause > WITHIN_MS ? null : pause;
}
