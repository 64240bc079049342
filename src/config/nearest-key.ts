/** Finds what somebody who mistyped a word meant. */

/**
 * The nearest of the known words by Damerau-Levenshtein distance (letters changed, missing, added or swapped), letter
 * case aside; null where none is near enough to be meant.
 */
export function nearestKey(word: string, known: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = distanceOf(word.toLowerCase(), candidate.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = candidate;
  }
  return nearest;
}

/** Optimal string alignment: no part of the word is edited twice. */
function distanceOf(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped =
        from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? (beforeLast[j - 2] ?? Infinity) + 1 : Infinity;
      row.push(Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
