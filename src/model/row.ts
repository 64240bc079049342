/** What intake makes of a file: a table with a header, and rows that know their line. */

/** How a file was read; shown to people so that a wrong reading is seen before a call. */
export interface Reading {
  readonly format: "csv" | "xlsx";
  /** `utf-8`, `windows-1252` …; null for XLSX. */
  readonly encoding: string | null;
  /** `,` `;` tab or `|`; null for XLSX. */
  readonly delimiter: string | null;
  /** Name of the sheet; null for CSV. */
  readonly sheet: string | null;
  /** Line (XLSX: row number) of the header, counted from 1 as a person sees it. */
  readonly headerLine: number;
}

/** A cell that has no trustworthy text: a spreadsheet error, or a formula that was saved without its value. */
export interface CellFault {
  /** Index into the header. */
  readonly column: number;
  readonly code: "error_value" | "formula_without_value" | "number_damaged" | "date_damaged" | "letters_lost";
  /** What a person sees in the cell, or as near as can be told. */
  readonly text: string;
}

/** A cell whose text is no address, but which leads to one: "Write to Ann" with a link to ann@example.org. */
export interface MailLink {
  /** Index into the header. */
  readonly column: number;
  readonly address: string;
}

/** Why a row is left out without being a person's row. */
export type SkipReason =
  | "repeated_header"
  | "footer"
  | "instructions"
  | "hidden_row"
  | "inactive"
  | "outdated"
  | "solved";

/**
 * One data row. `line` is where a person finds it: CSV: the line on which the record starts; XLSX: the row number.
 * `cells` is aligned with the header (short rows padded with ""); text is as found, not trimmed.
 */
export type Row =
  | {
      readonly kind: "cells";
      readonly line: number;
      readonly cells: readonly string[];
      readonly faults?: readonly CellFault[];
      readonly links?: readonly MailLink[];
    }
  | {
      readonly kind: "skipped";
      readonly line: number;
      readonly reason: SkipReason;
      readonly cells: readonly string[];
    }
  | {
      /** The cells can't be told apart with certainty, for instance more cells than columns: never shifted. */
      readonly kind: "unreadable";
      readonly line: number;
      readonly code: "too_many_cells" | "broken_quotes" | "cell_too_long";
      readonly cells: readonly string[];
    };

/** A file opened as a table. `batches()` streams it from the start each time it is called; blank rows are left out. */
export interface Table {
  readonly reading: Reading;
  /** Header cells in file order, trimmed, blank and repeated ones kept. */
  readonly header: readonly string[];
  batches(): AsyncIterable<readonly Row[]>;
  close(): Promise<void>;
}
