import { countFilled, isBlank, usedWidth } from "./raw-row.ts";
import type { RawRow } from "./raw-row.ts";

/** How many rows that are not blank are looked at. */
const HEADER_SEARCH_ROWS = 30;

/** Number of cells that are known header words. Given by mapping; pure. */
export type ScoreHeader = (cells: readonly string[]) => number;

export interface FoundHeader {
  /** Index into the rows that were searched, of the header's last row. */
  readonly index: number;
  /** 2: the names stand in two rows, one above the other. */
  readonly rows: 1 | 2;
  readonly line: number;
  /** Trimmed, as wide as the row in the file. */
  readonly cells: readonly string[];
  readonly score: number;
}

/**
 * Finds the row that names the columns: the one with the most known words, wherever titles and notes stand above it.
 * Two rows are joined if that makes more words known than either has. Where no word is known, only the first row that
 * is not blank can be a header, and only if it looks like one.
 *
 * @param rows the file's first rows, blank ones included or not
 * @returns null: no header that can be recognised
 */
export function findHeader(rows: readonly RawRow[], scoreHeader: ScoreHeader): FoundHeader | null {
  const candidates = rows
    .flatMap((row, index) => (countFilled(row.cells) > 0 ? [{ row, index, cells: trimAll(row.cells) }] : []))
    .slice(0, HEADER_SEARCH_ROWS)
    .filter(({ row }) => row.openItem === undefined);
  let best: FoundHeader | null = null;
  for (const { row, index, cells } of candidates) {
    if (cells.some(isData)) {
      // People have begun; a second table further down must not turn them into its preamble.
      if ((best?.score ?? 0) > 1) break;
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
 * One known word far down may be a value ("Mobile" under "Kind of phone"): a wider row above it that looks like a
 * header is one, though none of its words are known.
 */
function outranks(cells: readonly string[], index: number, best: FoundHeader | null): boolean {
  if (best === null) return true;
  return best.score === 1 && index < best.index && countFilled(best.cells) > 2 && cells.length >= best.cells.length;
}

/** A row above the header that could be a person: the list was sorted together with its header, or has two tables. */
export function looksLikePerson(cells: readonly string[]): boolean {
  return countFilled(cells) > 2 && cells.some((cell) => isData(cell.trim()));
}

function trimAll(cells: readonly string[]): string[] {
  return cells.map((cell) => cell.trim());
}

/** E-mail addresses, dates and long numbers stand in data rows, never in a header. */
function isData(cell: string): boolean {
  return /\S@\S+\.\S/.test(cell) || /^\D{0,2}\d[\d\s./-]{4,}\d$/.test(cell);
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
    if (lower.cells.some((cell) => isData(cell.trim()))) continue;
    if (standsUnderNames(trimAll(upper.cells), trimAll(lower.cells), scoreHeader)) continue;
    const { cells, madeWords } = joinCells(trimAll(upper.cells), trimAll(lower.cells), scoreHeader);
    const score = scoreHeader(cells);
    // "Birth" above "Date" tells more than the "Date" that is known by itself.
    const saysMore = score === best.score && lowerIndex === best.index && madeWords;
    if (score > best.score || saysMore) return { index: lowerIndex, rows: 2, line: upper.line, cells, score };
  }
  return null;
}

/** Nothing blank stands between them. */
function isNext(upper: RawRow, lower: RawRow): boolean {
  return lower.line - upper.line <= upper.cells.join("").split("\n").length;
}

/** A word below a name that is known by itself belongs to a person ("Anna"), unless both make a name ("First", "Name"). */
function standsUnderNames(upper: readonly string[], lower: readonly string[], scoreHeader: ScoreHeader): boolean {
  return lower.some((below, column) => {
    const above = upper[column] ?? "";
    if (isBlank(below) || isBlank(above) || scoreHeader([above]) === 0) return false;
    return scoreHeader([`${below} ${above}`]) === 0 && scoreHeader([`${above} ${below}`]) === 0;
  });
}

/** A name above several columns holds for the blank cells to its right. Known words win over joined ones. */
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
    const joined = [`${below} ${above}`, `${above} ${below}`].find((reading) => scoreHeader([reading]) > 0);
    madeWords ||= joined !== undefined;
    return joined ?? [below, above].find((reading) => scoreHeader([reading]) > 0) ?? `${above} ${below}`;
  });
  return { cells, madeWords };
}
