import { editDistance } from "./edit-distance.ts";
import { fold } from "./text-folding.ts";

/**
 * Returns the names most like a misspelt one, the nearest first, for a "did you mean …".
 * A name is near if the number of edits is at most a third of its length, or if one name contains the other.
 *
 * @param limit the largest number of names to return
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

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
