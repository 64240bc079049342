import { isFooter } from "./known-phrases.ts";

/** What stands above a row, in the column of its first filled cell. */
export interface RowsAbove {
  readonly width: number;
  /** Number of people in the list. */
  readonly people: number;
  /** Cells of the column. */
  readonly cells: readonly string[];
  /** The list lacks the line end that the feed's lists have, so that its last row may be cut off. */
  readonly lacksLineEnd: boolean;
}

const HAS_LETTER = /\p{L}/u;
const SIGNS = /^[^\p{L}\p{N}]+$/u;
/** What names are made of. */
const NAME_SIGNS = /^[\p{L}\p{M}\s'’`.,\-–/()&_+]*$/u;
/** With fewer rows above, nothing shows how the column's values look. */
const FEWEST_ABOVE = 2;
/** A word of fewer letters in front of a number belongs to the number. */
const WORD = /^\p{L}[\p{L}\p{M}]{2}/u;

/**
 * Returns whether a row at the end of a list is a footer: one cell, or a label with a figure, that can't be the beginning of a
 * person's row. A row that is cut off begins like the rows above it.
 *
 * @param filled the row's cells that are not blank, trimmed
 */
export function isBelowList(filled: readonly string[], above: RowsAbove): boolean {
  const [first = "", second] = filled;
  if (filled.length === 0 || filled.length > 2 || above.width < 3 || above.cells.length < FEWEST_ABOVE) return false;
  if (filled.some((cell) => cell.includes("@"))) return false;
  if (second === undefined && SIGNS.test(first)) return !above.cells.some((cell) => cell.startsWith(first[0] ?? ""));
  if (second !== undefined && (!/\d/u.test(second) || !HAS_LETTER.test(first))) return false;
  if (isLikeAbove(first, above)) return second !== undefined && isFooter([`${first} ${second}`], above.width);
  if (HAS_LETTER.test(first)) return true;
  const numbers = [...first.matchAll(/\d+/gu)].map(([number]) => Number(number));
  return numbers.includes(above.people) && !above.lacksLineEnd;
}

/** Returns whether a text can be a value of the column, or the beginning of one. */
function isLikeAbove(text: string, { cells, lacksLineEnd }: RowsAbove): boolean {
  const areWords = cells.filter((cell) => WORD.test(cell)).length * 2 >= cells.length;
  if (!areWords) return cells.some((cell) => beginsLike(text, cell, cells));
  if (lacksLineEnd) return HAS_LETTER.test(text);
  const words = Math.max(...cells.map((cell) => cell.split(/\s+/u).length));
  const longest = Math.max(...cells.map((cell) => cell.length));
  if (text.split(/\s+/u).length > words + 1 || text.length > longest * 2) return false;
  const withoutDigits = cells.some((cell) => /\d/u.test(cell)) ? text.replaceAll(/\d/gu, "") : text;
  return NAME_SIGNS.test(withoutDigits);
}

interface Run {
  readonly kind: string;
  readonly length: number;
}

/** Returns whether the text has the letters, digits and signs of the cell's beginning, with no longer runs of them. */
function beginsLike(text: string, cell: string, cells: readonly string[]): boolean {
  const [ours, theirs] = [runsOf(text), runsOf(cell)];
  const longest = Math.max(...cells.map((other) => other.length));
  if (ours.length > theirs.length || text.length > longest) return false;
  return ours.every(({ kind, length }, at) => {
    const other = theirs[at];
    return other?.kind === kind && (kind === "digits" || length <= other.length);
  });
}

/** Divides a text into runs of letters, runs of digits, and single signs. */
function runsOf(text: string): readonly Run[] {
  return (text.match(/[\p{L}\p{M}]+|\p{N}+|./gsu) ?? []).map((run) => {
    const kind = HAS_LETTER.test(run) ? "letters" : /\p{N}/u.test(run) ? "digits" : run;
    return { kind, length: run.length };
  });
}
