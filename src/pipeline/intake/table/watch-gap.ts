import { isFormerTitle, pageTitle } from "./former-titles.ts";
import type { Row } from "../../../model/row.ts";
import { isBlank, type RawRow } from "./raw-row.ts";

/** What stands between the people above and a header that comes again. */
interface Gap {
  /** A title of people who have left. */
  readonly hasFormerTitle: boolean;
  /** A title that does not stand above the file's first header. */
  readonly hasTitle: boolean;
  /** A title, or a blank row, and no footer of a page. */
  readonly isOpen: boolean;
}

/** Watches the records between the last person and a header that comes again. */
interface GapWatch {
  /** Notes a record and what it was classified as. */
  passed(raw: RawRow, row: Row | null): void;
  personPassed(): void;
  before(header: RawRow): Gap;
  /** Returns whether a header came directly below records that were passed over, so that the gap is not known. */
  isUnclear(): boolean;
}

const NO_GAP: Gap = { hasFormerTitle: false, hasTitle: false, isOpen: false };

/** Number of columns from which a row with one cell is no person. */
const WIDE = 3;

/**
 * @param marksLines each row has a line of its own, so that a missing line is a blank row (XLSX)
 * @param titles the titles above the file's first header, as `pageTitle` returns them; each page may repeat them
 */
export function watchGap(marksLines: boolean, width: number, titles: ReadonlySet<string>): GapWatch {
  let hasPeople = false;
  let hasBlank = false;
  let hasTitle = false;
  let hasFormerTitle = false;
  let hasFooter = false;
  let isPassed = false;
  let isUnclear = false;
  /** The record before; null: there is none, or it was passed over. */
  let before: RawRow | null = null;

  const close = () => {
    hasBlank = hasTitle = hasFormerTitle = hasFooter = false;
  };
  const skipsLine = (raw: RawRow) => before !== null && raw.line > before.line + linesOf(before, marksLines);

  return {
    passed(raw, row) {
      const filled = row === null ? [] : fewCells(row.cells);
      if (row === null || (filled !== null && skipsLine(raw))) hasBlank = true;
      before = raw;
      isPassed = false;
      if (row === null) return;
      if (filled !== null && isFormerTitle(filled)) hasFormerTitle = true;
      else if (row.kind === "skipped" && row.reason !== "second_table") {
        if (row.reason === "footer") hasFooter = true;
        if (row.reason === "repeated_header") close();
      } else if (filled !== null && isTitle(filled, width, hasBlank)) hasTitle ||= !titles.has(pageTitle(filled));
      else {
        hasPeople = true;
        close();
      }
    },
    personPassed() {
      hasPeople = isPassed = true;
      close();
      before = null;
    },
    before(header) {
      if (isPassed) isUnclear = true;
      if (!hasPeople && !hasFormerTitle) return NO_GAP;
      const isOpen = !hasFooter && (hasTitle || hasBlank || skipsLine(header));
      return { hasFormerTitle, hasTitle: hasTitle && !hasFooter, isOpen };
    },
    isUnclear: () => isUnclear,
  };
}

/** Returns the cells that are not blank, if there are one or two; else null. */
function fewCells(cells: readonly string[]): readonly string[] | null {
  const filled: string[] = [];
  for (const cell of cells) {
    if (isBlank(cell)) continue;
    if (filled.length === 2) return null;
    filled.push(cell.trim());
  }
  return filled.length === 0 ? null : filled;
}

/** Returns whether a row can be a title. In a narrow table, a title stands below a blank row. */
function isTitle(filled: readonly string[], width: number, hasBlank: boolean): boolean {
  return filled.length === 1 && /\p{L}/u.test(filled[0] ?? "") && (width >= WIDE || hasBlank);
}

/** Returns the number of lines that a record takes. A cell of a CSV file can have line breaks. */
function linesOf({ cells }: RawRow, marksLines: boolean): number {
  if (marksLines) return 1;
  return 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/gu)?.length ?? 0), 0);
}
