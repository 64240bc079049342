/** What the cells of one field of a corrected row meant in the report, and what they mean now; "": the cells are blank. */
export interface ComparedCell {
  readonly seq: number;
  readonly before: string;
  readonly after: string;
}

/** The rows of a corrected report that have the texts of other rows. */
export interface MovedTexts {
  readonly seqs: readonly number[];
  /** One of the texts is a date that can't be read. No person writes such a date into another row. */
  readonly isUnreadMoved: boolean;
}

/** Dates that can be read, as `cell-meaning.ts` returns them. */
const READ_DATES = /^(?:\d{4}|-)-\d\d-\d\d(?:\|(?:\d{4}|-)-\d\d-\d\d)*$/u;

/**
 * Returns the rows whose cells have the text that another row had and has no longer, one to one. The column was probably moved
 * or sorted without the others. A row that is refused again counts like a row that is sent.
 */
export function findMovedTexts(cells: readonly ComparedCell[]): MovedTexts {
  const lost = new Map<string, number>();
  for (const { before } of cells) if (before !== "") lost.set(before, (lost.get(before) ?? 0) + 1);
  const seqs: number[] = [];
  let isUnreadMoved = false;
  for (const { seq, after } of cells) {
    const left = lost.get(after) ?? 0;
    if (left === 0) continue;
    lost.set(after, left - 1);
    seqs.push(seq);
    isUnreadMoved ||= /\d/u.test(after) && !READ_DATES.test(after);
  }
  return { seqs, isUnreadMoved };
}
