import { fitsColumns, isData, isPersonAbove } from "./person-above.ts";
import { countFilled, isBlank, usedWidth } from "./raw-row.ts";
import type { RawRow } from "./raw-row.ts";

/** Number of rows that are searched for the header; blank rows do not count. */
const HEADER_SEARCH_ROWS = 30;

/** Returns the number of cells that are known header words. The mapping stage provides this pure function. */
export type ScoreHeader = (cells: readonly string[]) => number;

export interface FoundHeader {
  /** Index of the header's last row among the searched rows. */
  readonly index: number;
  /** Number of rows of the header. In a header of two rows, each name has one part in each row. */
  readonly rows: 1 | 2;
  readonly line: number;
  /** Trimmed; as many cells as the row has in the file. */
  readonly cells: readonly string[];
  readonly score: number;
}

/**
 * Finds the row that names the columns: the row with the most known words. Titles and notes may come before this row.
 *
 * Two rows are joined if the joined names have more known words than each row alone. If no word is known, only the
 * first row that is not blank can be the header, and only if it looks like a header.
 *
 * @param rows the file's first rows, with or without blank rows
 * @returns null when no row can be recognised as the header
 */
export function findHeader(rows: readonly RawRow[], scoreHeader: ScoreHeader): FoundHeader | null {
  const candidates = rows
    .flatMap((row, index) => (countFilled(row.cells) > 0 ? [{ row, index, cells: trimAll(row.cells) }] : []))
    .slice(0, HEADER_SEARCH_ROWS)
    .filter(({ row }) => row.unreadable === undefined);
  let best: FoundHeader | null = null;
  for (const [at, { row, index, cells }] of candidates.entries()) {
    if (cells.some(isData)) {
      // The people begin here. If a second table follows, its header must not turn these people into notes above it.
      const next = candidates[at + 1];
      const isNote =
        next !== undefined && best?.index === index - 1 && isNoteAbove(cells, next, rows, best, scoreHeader);
      if ((best?.score ?? 0) > 1 && !isNote) break;
      continue;
    }
    const score = scoreHeader(cells);
    if (score > (best?.score ?? 0)) best = { index, rows: 1, line: row.line, cells, score };
  }
  const first = candidates.find(({ cells }) => looksLikeHeader(cells));
  if (first !== undefined && outranks(first.cells, first.index, best)) {
    best = { index: first.index, rows: 1, line: first.row.line, cells: first.cells, score: 0 };
    if (first !== candidates[0] && countFilled(candidates[0]?.cells ?? []) > 1) return null;
  }
  return best === null ? null : (joinTwoRows(rows, best, scoreHeader) ?? best);
}

/**
 * Returns whether a line between two rows of known words belongs to a small table of notes ("List; Date; Author"). The
 * row below it knows more words, and the line does not fit the columns there.
 */
function isNoteAbove(
  cells: readonly string[],
  next: { readonly index: number; readonly cells: readonly string[] },
  rows: readonly RawRow[],
  best: FoundHeader,
  scoreHeader: ScoreHeader,
): boolean {
  if (next.cells.some(isData) || scoreHeader(next.cells) <= best.score) return false;
  return !fitsColumns(cells, rows.slice(next.index + 1));
}

/**
 * Returns true when an earlier row without known words is the header, in place of the best row so far.
 *
 * If the best row has only one known word, that word may be a value ("Mobile" under "Kind of phone"). Then an earlier
 * row that is at least as wide is the header.
 */
function outranks(cells: readonly string[], index: number, best: FoundHeader | null): boolean {
  if (best === null) return true;
  return best.score <= 1 && index < best.index && countFilled(best.cells) > 2 && cells.length >= best.cells.length;
}

function trimAll(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim());
}

function looksLikeHeader(cells: readonly string[]): boolean {
  const named = cells.slice(0, usedWidth(cells));
  const words = new Set(named.map((cell) => cell.toLowerCase()));
  return named.length > 1 && words.size === named.length && named.every((cell) => /^[^\d@]*\p{L}[^\d@]*$/u.test(cell));
}

function joinTwoRows(rows: readonly RawRow[], best: FoundHeader, scoreHeader: ScoreHeader): FoundHeader | null {
  if (best.score === 0) return null;
  const pairs = [
    [best.index - 1, best.index],
    [best.index, best.index + 1],
  ] as const;
  for (const [upperIndex, lowerIndex] of pairs) {
    const upper = rows[upperIndex];
    const lower = rows[lowerIndex];
    if (upper === undefined || lower === undefined || !isNext(upper, lower)) continue;
    if ([...upper.cells, ...lower.cells].some((cell) => isData(cell.trim()))) continue;
    if (lowerIndex === best.index && isPersonAbove(upper.cells, lower.cells, rows.slice(lowerIndex + 1))) continue;
    if (holdsValues(trimAll(upper.cells), trimAll(lower.cells), scoreHeader)) continue;
    const { cells, madeWords } = joinCells(trimAll(upper.cells), trimAll(lower.cells), scoreHeader);
    const score = scoreHeader(cells);
    // "Birth" above "Date" says more than "Date" alone, although "Date" is a known word too.
    const saysMore = Math.round(score) === Math.round(best.score) && lowerIndex === best.index && madeWords;
    if (score > best.score || saysMore) return { index: lowerIndex, rows: 2, line: upper.line, cells, score };
  }
  return null;
}

/** Returns true when no blank line is between two rows. */
function isNext(upper: RawRow, lower: RawRow): boolean {
  return lower.line - upper.line <= upper.cells.join("").split("\n").length;
}

/**
 * Returns true when the lower row holds a person's values, not the second part of the names. A word below a known name
 * is a value ("Anna"), unless both words together make a known name ("First", "Name").
 */
function holdsValues(upper: readonly string[], lower: readonly string[], scoreHeader: ScoreHeader): boolean {
  return lower.some((below, column) => {
    const above = upper[column] ?? "";
    if (isBlank(below) || isBlank(above) || scoreHeader([above]) === 0) return false;
    return scoreHeader([`${below} ${above}`]) === 0 && scoreHeader([`${above} ${below}`]) === 0;
  });
}

/**
 * Joins the names of two header rows, column by column. A name in the upper row also counts for the blank cells to its
 * right. If the joined name is not a known word but one of the two parts is, that part is the name.
 */
function joinCells(
  upper: readonly string[],
  lower: readonly string[],
  scoreHeader: ScoreHeader,
): { cells: string[]; madeWords: boolean } {
  let above = "";
  let madeWords = false;
  const cells = Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const own = upper[column] ?? "";
    const below = lower[column] ?? "";
    if (!isBlank(own) || isBlank(below)) above = own;
    if (isBlank(above) || isBlank(below)) return isBlank(below) ? above : below;
    const readings = [`${below} ${above}`, `${above} ${below}`].filter((reading) => scoreHeader([reading]) > 0);
    const joined = readings.toSorted((one, other) => scoreHeader([other]) - scoreHeader([one]))[0];
    madeWords ||= joined !== undefined;
    return joined ?? [below, above].find((reading) => scoreHeader([reading]) > 0) ?? `${above} ${below}`;
  });
  return { cells, madeWords };
}
