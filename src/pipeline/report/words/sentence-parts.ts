/** Sentences about holds that depend on several figures. */

/** The figures of a hold as text. */
export interface Figures {
  (name: string): string;
  /** `1 person`, `12 people`. */
  counted(name: string, one: string, many?: string): string;
  /** Returns `one` if the figure is exactly 1, otherwise `other`. */
  ifOne(name: string, one: string, other: string): string;
}

/**
 * Returns the sentence about deletes that wait since an earlier list; null when this list's own figures hold them.
 *
 * @param people who would be deleted: `3 people`
 */
export function stillHeldSentence(how: string, people: string): string | null {
  if (how !== "still") return null;
  return `${people} would be deleted, as after an earlier list that may have been incomplete. That deletion has not been approved yet.`;
}

/** Returns why people of a list may be in their group already, without the ledger knowing. */
export function strangersSentence(the: Figures): string {
  const restored = `The ledger was restored from an older copy. People of this list may be in ${the("groups")} already, and would be greeted twice.`;
  const grown = `In the service, ${the.counted("listed", "person is", "people are")} in ${the("groups")}; ${fromNoList(the)}. If ${the.ifOne("unknown", "that person is", "some of them are")} also on this list, they would be greeted twice.`;
  return the.ifOne("restored", restored, grown);
}

function fromNoList(the: Figures): string {
  if (the("known") === "0") return "none of them came from your lists";
  return `${the("unknown")} of them did not come from your lists`;
}
