import type { Row, SkipReason } from "../../../model/row.ts";
import type { ScoreHeader } from "./find-header.ts";
import { isCurrentHeading, isFormerHeading, pageTitle } from "./former-titles.ts";
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
  /** The titles above the header, as `pageTitle` returns them. Each page of a printed list may repeat them. */
  readonly titles?: readonly string[];
  /** The first table is one of people who have left. It is read as a second table, and the list begins below it. */
  readonly isFormer?: true;
}

export interface RowClassifier {
  /** Classifies the next record. Returns null for a blank record. */
  row(raw: RawRow): Row | null;
  /**
   * Returns whether a header has begun a second table, or may have begun one below rows that were passed over. The rows of a
   * second table are skipped.
   */
  isInSecondTable(): boolean;
  /**
   * Returns the line of a header below a first table of people who have left, if it may begin the list or be a page of that
   * table; null: there is none.
   */
  unclearHeader(): number | null;
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
  let unclearLine: number | null = null;
  /** Whether the rows are those of people who have left, with the columns of the list. */
  let isFormer = shape.isFormer === true;
  /** The header of the second table; null in the list. */
  let second: readonly string[] | null = isFormer ? shape.header : null;
  const titles = new Set(shape.titles);
  const gap = watchGap(shape.maxCells === null, width, titles);

  const begin = (header: readonly string[] | null, ofFormer: boolean) => {
    second = header;
    isFormer = ofFormer;
  };

  /** Notes which table begins below the list's own header when that comes again. */
  const beginAgain = (raw: RawRow) => {
    const { hasFormerTitle, hasTitle, isOpen } = gap.before(raw);
    if (hasFormerTitle) begin(shape.header, true);
    else if (isFormer && hasTitle) begin(null, false);
    else if (isFormer && isOpen) unclearLine ??= raw.line;
    else if (hasTitle) begin(shape.header, false);
    // Each page of a printed list has the header again, so the same table goes on.
    else if (second !== null && signature(second) !== signature(shape.header))
      begin(isOpen ? shape.header : null, false);
  };

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
      beginAgain(raw);
      return "repeated_header";
    }
    if (filled.length <= 2 || !isOtherHeader(filled, shape.scoreHeader)) return null;
    if (isFormer) unclearLine ??= raw.line;
    begin(
      cells.slice(0, usedWidth(cells)).map((cell) => cell.trim()),
      false,
    );
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
    if (isFormerHeading(filled)) {
      begin(shape.header, true);
      return "instructions";
    }
    if (isFormer && isCurrentHeading(filled)) {
      begin(null, false);
      return "instructions";
    }
    if (filled.length < 3 && width > 2 && titles.has(pageTitle(filled))) return "instructions";
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
        ...(isFormer && { hasLeft: true }),
      };
    if (shape.maxCells !== null && used > shape.maxCells) {
      return { kind: "unreadable", line: raw.line, code: "too_many_cells", cells: raw.cells.slice(0, used) };
    }
    if (raw.hidden === true) return { kind: "skipped", line: raw.line, reason: "hidden_row", cells };
    const defects = raw.defects?.filter(({ column }) => column < width) ?? [];
    const { links, numbers } = raw;
    if (defects.length === 0 && links === undefined && numbers === undefined)
      return { kind: "cells", line: raw.line, cells };
    return {
      kind: "cells",
      line: raw.line,
      cells,
      ...(defects.length > 0 && { defects }),
      ...(links !== undefined && { links }),
      ...(numbers !== undefined && { numbers }),
    };
  };
  return {
    row,
    isInSecondTable: () => second !== null || gap.isUnclear(),
    unclearHeader: () => unclearLine,
    personPassed() {
      inFooter = false;
      gap.personPassed();
    },
  };
}

/** Returns whether most cells are known header words. It stops at the first cells that rule it out, because rows are many. */
function isOtherHeader(filled: readonly string[], scoreHeader: ScoreHeader): boolean {
  let unknown = 0;
  const most = filled.length * (1 - OTHER_HEADER_SHARE);
  return filled.every((cell) => {
    if (scoreHeader([cell]) === 0) unknown += 1;
    return unknown <= most;
  });
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
