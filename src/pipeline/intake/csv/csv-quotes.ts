/**
 * The result of checking the quotation marks of one record's raw text.
 *
 * `broken`: a quoted cell never closes, or text follows the closing quote before the next delimiter. `openedOnLine` is
 * the line of the opening quote, counted from 0 within the record.
 */
export type QuoteAudit =
  | { readonly kind: "sound" }
  | { readonly kind: "broken"; readonly openedOnLine: number; readonly crossesLines: boolean };

/** The signs between cells, and how a quote stands inside a quoted cell. */
interface QuoteRules {
  readonly delimiter: string;
  readonly hasGaps?: true | undefined;
  readonly escape?: "\\" | undefined;
}

const QUOTE = '"';

/** Checks the quotes of a raw record cell by cell. This check is slow, so only records that look broken need it. */
export function auditQuotes(record: string, { delimiter, hasGaps, escape }: QuoteRules): QuoteAudit {
  let at = hasGaps === true ? skipBlanks(record, 0) : 0;
  let line = 0;
  while (at < record.length) {
    if (record[at] !== QUOTE) {
      at = endOfPlainCell(record, at, delimiter);
    } else {
      const openedOnLine = line;
      const closing = closingQuote(record, at + 1, escape ?? QUOTE);
      const inside = record.slice(at + 1, closing === -1 ? record.length : closing);
      line += countLineEnds(inside);
      if (closing === -1) return { kind: "broken", openedOnLine, crossesLines: true };
      at = closing + 1;
      if (!isCellEnd(record, at, delimiter)) {
        return { kind: "broken", openedOnLine, crossesLines: line > openedOnLine };
      }
    }
    at = hasGaps === true ? skipBlanks(record, at + 1) : at + 1;
  }
  return { kind: "sound" };
}

/**
 * Returns true when one cell of a record probably contains whole rows of the list.
 *
 * This happens when an open quote is closed by another open quote some rows below. The quotes are then sound, but the
 * rows between them become the text of one cell. The cell shows it: the text before its first line end completes one
 * row, and the text after its last line end completes another. Tables of fewer than 3 columns (with commas: 5) are not
 * checked, because ordinary text can look the same by chance.
 *
 * @param width the largest number of cells of the file's records so far
 */
export function containsWholeRows(cells: readonly string[], width: number, delimiter: string): boolean {
  if (width < (delimiter === "," ? 5 : 3)) return false;
  return cells.some((cell, index) => {
    const lines = cell.split(/\r\n|\n|\r/);
    if (lines.length < 2) return false;
    const first = count(lines[0] ?? "", delimiter);
    const last = count(lines.at(-1) ?? "", delimiter);
    return index + first + 1 === width && last + cells.length - index === width;
  });
}

function count(text: string, delimiter: string): number {
  return text.split(delimiter).length - 1;
}

function endOfPlainCell(record: string, from: number, delimiter: string): number {
  const end = record.indexOf(delimiter, from);
  return end === -1 ? record.length : end;
}

/** Returns the index of the closing quote, or -1. A quote behind a backslash, or a doubled one, is a character of the text. */
function closingQuote(record: string, from: number, escape: string): number {
  let at = record.indexOf(QUOTE, from);
  if (escape !== QUOTE) {
    while (at > from && record[at - 1] === escape) at = record.indexOf(QUOTE, at + 1);
    return at;
  }
  while (at !== -1 && record[at + 1] === QUOTE) at = record.indexOf(QUOTE, at + 2);
  return at;
}

function skipBlanks(record: string, from: number): number {
  let at = from;
  while (record[at] === " ") at += 1;
  return at;
}

function isCellEnd(record: string, at: number, delimiter: string): boolean {
  return at >= record.length || record.startsWith(delimiter, at) || record[at] === "\n" || record[at] === "\r";
}

function countLineEnds(text: string): number {
  let ends = 0;
  for (const _ of text.matchAll(/\r\n|\n|\r/g)) ends += 1;
  return ends;
}
