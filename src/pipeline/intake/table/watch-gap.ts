import type { Row } from "../../../model/row.ts";
import { countFilled, isBlank, type RawRow } from "./raw-row.ts";

/** Watches the records between the last person and a header that comes again. */
interface GapWatch {
  /** Notes a record and what it was classified as. */
  passed(raw: RawRow, row: Row | null): void;
  personPassed(): void;
  /** Returns whether a title or a blank row stands between the people above and this header. */
  isBefore(header: RawRow): boolean;
  /** Returns whether a header came directly below records that were passed over, so that the gap is not known. */
  isUnclear(): boolean;
}

/** @param marksLines each row has a line of its own, so that a missing line is a blank row (XLSX) */
export function watchGap(marksLines: boolean, width: number): GapWatch {
  let hasPeople = false;
  let hasGap = false;
  let hasFooter = false;
  let isPassed = false;
  let isUnclear = false;
  /** The record before; null: there is none, or it was passed over. */
  let before: RawRow | null = null;

  return {
    passed(raw, row) {
      before = raw;
      isPassed = false;
      if (row === null) hasGap = true;
      else if (row.kind === "skipped") {
        if (row.reason === "footer") hasFooter = true;
        if (row.reason === "repeated_header") hasGap = hasFooter = false;
      } else if (isTitle(row, width)) hasGap = true;
      else {
        hasPeople = true;
        hasGap = hasFooter = false;
      }
    },
    personPassed() {
      hasPeople = isPassed = true;
      hasGap = hasFooter = false;
      before = null;
    },
    isBefore(header) {
      if (isPassed) isUnclear = true;
      if (!hasPeople || hasFooter) return false;
      return hasGap || (before !== null && header.line > before.line + linesOf(before, marksLines));
    },
    isUnclear: () => isUnclear,
  };
}

function isTitle({ cells }: Row, width: number): boolean {
  if (width < 3 || countFilled(cells) !== 1) return false;
  return /\p{L}/u.test(cells.find((cell) => !isBlank(cell)) ?? "");
}

/** Returns the number of lines that a record takes. A cell of a CSV file can have line breaks. */
function linesOf({ cells }: RawRow, marksLines: boolean): number {
  if (marksLines) return 1;
  return 1 + cells.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\r|\n/gu)?.length ?? 0), 0);
}
