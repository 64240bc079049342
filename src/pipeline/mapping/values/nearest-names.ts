import { fold } from "./text.ts";

/**
 * The names most like a misspelt one, nearest first: for "did you mean …".
 * @param limit at most so many
 * @returns names within a third of their length in edits (neighbours swapped counts one), or that contain the word
 */
export function nearestNames(name: string, names: readonly string[], limit = 3): readonly string[] {
  const word = fold(name).slice(0, 200);
  if (word === "") return [];
  return names
    .map((candidate) => ({ candidate, distance: distanceBetween(word, fold(candidate)) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance || compareTexts(a.candidate, b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

function distanceBetween(word: string, name: string): number {
  const allowed = Math.max(2, Math.floor(Math.max(word.length, name.length) / 3));
  if (Math.abs(word.length - name.length) <= allowed) {
    const edits = editDistance(word, name);
    if (edits <= allowed) return edits;
  }
  const isPart = word.length >= 3 && name.length >= 3 && (name.includes(word) || word.includes(name));
  return isPart ? allowed + 1 : Number.POSITIVE_INFINITY;
}

/** Damerau-Levenshtein (optimal string alignment), over UTF-16 units: good enough for hints. */
function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) best = Math.min(best, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
