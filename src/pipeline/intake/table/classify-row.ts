import type { Row, SkipReason } from "../../../model/row.ts";
import type { ScoreHeader } from "./find-header.ts";
import { isExample, isFooter, isInstruction, isMonthHeading } from "./known-phrases.ts";
import { isBlank, usedWidth } from "./raw-row.ts";
import { watchGap } from "./watch-gap.ts";
import type { RawRow } from "./raw-row.ts";

const NUMBER_OR_ADDRESS = /[\d@]/;
/** A row is a header when at least this share of its cells are known header words. */
const OTHER_HEADER_SHARE = 0.75;

export interface RowShape {
  /** The table's header, trimmed. */
  readonly header: readonly string[];
  /** The file's header rows. If the same row comes again further down, it is a repeated header after a page break. */
  readonly headerRows: readonly (readonly string[])[];
  /**
   * Largest number of cells in a record. null (XLSX): each cell carries its column, so cells beyond the header are side
   * notes.
   */
  readonly maxCells: number | null;
  readonly scoreHeader: ScoreHeader;
}

export interface RowClassifier {
  /** Classifies the next record. Returns null for a blank record. */
  row(raw: RawRow): Row | null;
  /**
   * Returns whether a header has begun a second table, or may have begun one below rows that were passed over. The rows of a
   * second table are skipped.
   */
  isInSecondTable(): boolean;
  /** Tells the classifier that full rows of people were passed over since the last record, so a footer has ended. */
  personPassed(): void;
}

/**
 * Creates a classifier that separates rows of people from headers, footers and notes. One classifier reads one file
 * from top to bottom. Rows with one cell below a footer belong to the footer (a report's name, a copyright line).
 *
 * A row that could be a person stays a row, even with one cell. If it were left out, that person would count as absent.
 */
export function createRowClassifier(shape: RowShape): RowClassifier {
  const width = shape.header.length;
  const headers = new Set(shape.headerRows.map(signature));
  const headerWords = new Set(shape.headerRows.flatMap((cells) => cells.map(fold)));
  let inFooter = false;
  let hasMonths = false;
  /** The header of the second table; null in the first table. */
  let second: readonly string[] | null = null;
  const gap = watchGap(shape.maxCells === null, width);

  /** Returns true for a person with an e-mail address. This check comes first, because nearly every row passes it. */
  const isPersonWithEmail = (cells: readonly string[]): boolean => {
    const first = cells.find((cell) => !isBlank(cell)) ?? "";
    const isAddressed = !first.includes("@") && cells.some((cell) => cell.includes("@"));
    return isAddressed && !headerWords.has(fold(first)) && !isExample(first.trim());
  };

  /** Returns whether a row is a header: the table's own again, or the one of a second table. */
  const headerReason = (raw: RawRow, cells: readonly string[], filled: readonly string[]): SkipReason | null => {
    if (!headerWords.has(fold(filled[0] ?? "")) && filled.some((cell) => NUMBER_OR_ADDRESS.test(cell))) return null;
    if (headers.has(signature(cells))) {
      // A page break repeats the header too, but with no title and no blank row before it, or below a footer.
      second = gap.isBefore(raw) ? shape.header : null;
      return "repeated_header";
    }
    if (filled.length <= 2 || shape.scoreHeader(filled) < filled.length * OTHER_HEADER_SHARE) return null;
    second = cells.slice(0, usedWidth(cells)).map((cell) => cell.trim());
    return "repeated_header";
  };

  const skipReason = (raw: RawRow, cells: readonly string[]): SkipReason | null => {
    if (isPersonWithEmail(cells)) {
      inFooter = false;
      return null;
    }
    const filled = cells.filter((cell) => !isBlank(cell)).map((cell) => cell.trim());
    const header = headerReason(raw, cells, filled);
    if (header !== null) return header;
    if (isFooter(filled, width) || (inFooter && filled.length === 1 && width > 2)) {
      inFooter = true;
      return "footer";
    }
    inFooter = false;
    const heading = isMonthHeading(filled, width);
    hasMonths ||= heading === "certain";
    if (heading !== "no" && hasMonths) return "footer";
    return isInstruction(filled, width) ? "instructions" : null;
  };

  const row = (raw: RawRow): Row | null => {
    const found = classify(raw);
    gap.passed(raw, found);
    return found;
  };

  const classify = (raw: RawRow): Row | null => {
    const used = usedWidth(raw.cells);
    if (used === 0 && raw.unreadable === undefined && (raw.defects ?? []).length === 0) return null;
    if (raw.unreadable !== undefined)
      return { kind: "unreadable", line: raw.line, code: raw.unreadable, cells: raw.cells };
    const cells = fit(raw.cells, width);
    const reason = skipReason(raw, used > width ? raw.cells : cells);
    if (reason !== null) return { kind: "skipped", line: raw.line, reason, cells };
    if (second !== null)
      return {
        kind: "skipped",
        line: raw.line,
        reason: "second_table",
        cells: raw.cells.slice(0, used),
        header: second,
      };
    if (shape.maxCells !== null && used > shape.maxCells) {
      return { kind: "unreadable", line: raw.line, code: "too_many_cells", cells: raw.cells.slice(0, used) };
    }
    if (raw.hidden === true) return { kind: "skipped", line: raw.line, reason: "hidden_row", cells };
    const defects = raw.defects?.filter(({ column }) => column < width) ?? [];
    if (defects.length === 0 && raw.links === undefined) return { kind: "cells", line: raw.line, cells };
    return {
      kind: "cells",
      line: raw.line,
      cells,
      ...(defects.length > 0 && { defects }),
      ...(raw.links !== undefined && { links: raw.links }),
    };
  };
  return {
    row,
    isInSecondTable: () => second !== null || gap.isUnclear(),
    personPassed() {
      inFooter = false;
      gap.personPassed();
    },
  };
}

function fit(cells: readonly string[], width: number): readonly string[] {
  if (cells.length === width) return cells;
  if (cells.length > width) return cells.slice(0, width);
  return [...cells, ...Array.from({ length: width - cells.length }, () => "")];
}

function signature(cells: readonly string[]): string {
  return cells.slice(0, usedWidth(cells)).map(fold).join("\u0000");
}

function fold(cell: string): string {
  return cell.trim().toLowerCase();
}
