/** Finds the known word that a person most likely meant by a mistyped word. */
import { editDistance } from "../model/text/spelling/edit-distance.ts";

/**
 * Returns the known word with the smallest edit distance, ignoring letter case. Returns null if every word needs more
 * edits than a third of the mistyped word's length, and more than one.
 */
export function nearestKey(word: string, known: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    nearest = candidate;
  }
  return nearest;
}
