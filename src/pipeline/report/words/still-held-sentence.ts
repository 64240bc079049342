/**
 * Returns the sentence about deletes that wait since an earlier list; null when this list's own figures hold them.
 *
 * @param people who would be deleted: `3 people`
 */
export function stillHeldSentence(how: string, people: string): string | null {
  if (how !== "still") return null;
  return `${people} would be deleted, as after an earlier list that may have been incomplete. That deletion has not been approved yet.`;
}
