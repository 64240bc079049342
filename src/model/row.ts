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

/**
 * Sees a record's bytes as it is read: `bytes` from `from` to `to`, its line end included, as long as the call lasts.
 *
 * @param line the line on which the record starts
 * @param cells how many cells it has
 */
export type RecordSink = (line: number, bytes: Uint8Array, from: number, to: number, cells: number) => void;

/** Parts of a file that begin and end between records, one after the other. */
export interface Stretches {
  readonly bytes: Uint8Array;
  /** Per stretch: the line of `bytes`, and the line of the file, on which it begins; counted from 1. */
  readonly starts: readonly { readonly at: number; readonly line: number }[];
}

/** The records of a delimited text as bytes, for whoever knows most of them from before. */
export interface RecordAccess {
  /** All that decides how a record's bytes are read, as one text. */
  readonly layout: string;
  /** The line end's last byte. */
  readonly newline: number;
  /** Rows on the lines up to here stand above the data. */
  readonly lastHeaderLine: number;
  /** The text as UTF-8 without a byte order mark, in chunks, each of which is gone with the next. */
  bytes(): AsyncIterable<Buffer>;
  /**
   * Reads stretches as they are read within the whole file.
   *
   * @param onRow gets the rows, in file order, until it returns false: then nothing is said of what comes after
   * @returns false: a stretch does not begin where a record does, and nothing that was read holds
   * @throws FileRefused as `batches()` does
   */
  readStretches(stretches: Stretches, onRecord: RecordSink, onRow: (row: Row) => boolean): boolean;
}

/** A file opened as a table. `batches()` streams it from the start each time it is called; blank rows are left out. */
export interface Table {
  readonly reading: Reading;
  /** Header cells in file order, trimmed, blank and repeated ones kept. */
  readonly header: readonly string[];
  /** @param onRecord sees every record, blank ones and the header too; only where there is `records` */
  batches(onRecord?: RecordSink): AsyncIterable<readonly Row[]>;
  /** null where records have no bytes of their own (XLSX). */
  readonly records: RecordAccess | null;
  close(): Promise<void>;
}
