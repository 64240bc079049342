/** What the cells of one field of a corrected row meant in the report, and what they mean now; "": the cells are blank. */
export interface ComparedCell {
  readonly seq: number;
  readonly before: string;
  readonly after: string;
  /** The report asked about the cell. */
  readonly isAsked: boolean;
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
  const seqs = moved(cells).map(({ seq }) => seq);
  const isUnreadMoved = moved(cells).some(({ after }) => /\d/u.test(after) && !READ_DATES.test(after));
  return { seqs, isUnreadMoved };
}

/**
 * Returns the rows that exchange texts about which the report did not ask, also when they are only two. Returns no rows where
 * none of them passes its own text on: two rows may get the texts of other rows by chance.
 */
export function findExchanged(cells: readonly ComparedCell[]): readonly number[] {
  const found = moved(cells.filter(({ isAsked }) => !isAsked));
  const received = new Set(found.map(({ after }) => after));
  return found.some(({ before }) => received.has(before)) ? found.map(({ seq }) => seq) : [];
}

/** Returns the cells with the text that another row had and has no longer, one to one. */
function moved(cells: readonly ComparedCell[]): readonly ComparedCell[] {
  const lost = new Map<string, number>();
  for (const { before } of cells) if (before !== "") lost.set(before, (lost.get(before) ?? 0) + 1);
  return cells.filter(({ after }) => {
    const left = lost.get(after) ?? 0;
    lost.set(after, left - 1);
    return left > 0;
  });
}
