/** The result of intake: a table with a header, and rows with their lines. */
import { cleanText, foldHeader } from "./text/spelling/text-folding.ts";

/** How a file was read. People see the reading in the plan and the report, so that they can notice a wrong one. */
export interface Reading {
  readonly format: "csv" | "xlsx" | "ods";
  /** `utf-8`, `windows-1252` …; null for a workbook. */
  readonly encoding: string | null;
  /** `,` `;` tab or `|`; null for a workbook. */
  readonly delimiter: string | null;
  /** Name of the sheet; null for CSV. */
  readonly sheet: string | null;
  /** Line (workbook: row number) of the header, counted from 1. */
  readonly headerLine: number;
  /** The workbook counts its days from 1904, so that a number without a date format can be two dates. */
  readonly is1904?: true;
  /** Visible sheets with people that were not read. */
  readonly sheetsNotRead?: readonly string[];
}

/** A cell whose text can't be trusted, for instance a spreadsheet error or a formula saved without its value. */
export interface CellDefect {
  /** Index into the header. */
  readonly column: number;
  readonly code:
    | "error_value"
    | "formula_without_value"
    | "number_damaged"
    | "date_damaged"
    | "letters_lost"
    /** The cell belongs to a merged range whose value stands in a row above. `text` is that value. */
    | "merged_cell";
  /** The text that a person sees in the cell, or the nearest text that is known. */
  readonly text: string;
  /** The first and last line of a merged range; only for the first row that the range covers. */
  readonly range?: readonly [first: number, last: number];
}

/** A cell that a workbook stores as a number with a fraction. The number has lost the zeros at its end: 3.10 is stored as 3.1. */
export interface NumberCell {
  /** Index into the header. */
  readonly column: number;
}

/** A cell with a link to an e-mail address that is not its text: "Write to Ann", linked to ann@example.org. */
export interface MailLink {
  /** Index into the header. */
  readonly column: number;
  readonly address: string;
}

/**
 * Why a row is skipped.
 *
 * - `repeated_header`, `footer`, `instructions`: it is not a person's row
 * - `hidden_row`: a person hid it in the workbook
 * - `other_sheet`: it stands on a sheet that is not read
 * - `second_table`: it belongs to another table than the list, or stands below a heading of people who have left
 * - `inactive`: it is a new person with a mark like "deceased"
 * - `outdated`, `solved`, `left_out`: it is a row of a corrected report; a newer version is known, its item is closed, or a
 *   person left the row out since the report was saved
 * - `refused_line`: it is a row of a corrected report whose `_id` can't be right
 * - `waits_for_list`, `not_corrected`: it is a row of a held list in a corrected report, with a correction or without one
 * - `never`: its person must never be greeted
 * - `sent_on`: it waited for the decision about a held list, and is in the file of a later run
 */
export type SkipReason =
  | "repeated_header"
  | "footer"
  | "instructions"
  | "hidden_row"
  | "other_sheet"
  | "second_table"
  | "inactive"
  | "outdated"
  | "solved"
  | "left_out"
  | "refused_line"
  | "waits_for_list"
  | "not_corrected"
  | "sent_on"
  | "never";

/**
 * A data row of a list. `line` is the line on which its record starts (CSV) or its row number (workbook). `cells` is aligned
 * with the header, a short row padded with ""; the text is not trimmed.
 */
export type Row =
  | {
      readonly kind: "cells";
      readonly line: number;
      readonly cells: readonly string[];
      readonly defects?: readonly CellDefect[];
      readonly links?: readonly MailLink[];
      readonly numbers?: readonly NumberCell[];
    }
  | {
      readonly kind: "skipped";
      readonly line: number;
      readonly reason: SkipReason;
      readonly cells: readonly string[];
      /** The header of `cells`, if the row stands under another header than the table's. */
      readonly header?: readonly string[];
      /** The title of the row's table or sheet says that its people have left. */
      readonly hasLeft?: true;
    }
  | {
      /** It is not certain which cell belongs to which column, for instance with more cells than columns. */
      readonly kind: "unreadable";
      readonly line: number;
      readonly code: "too_many_cells" | "broken_quotes" | "cell_too_long";
      readonly cells: readonly string[];
    };

/**
 * Gets the bytes of each record while it is read: `bytes` from `from` to `to`, with the line end. The bytes are valid only
 * during the call.
 *
 * @param line the line on which the record starts
 * @param cells the number of its cells
 */
export type RecordSink = (line: number, bytes: Uint8Array, from: number, to: number, cells: number) => void;

/** Returns true when the bytes of a CSV record are only its line end. Such a record never becomes a row. */
export function isBlankLine(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] !== 0x0a && bytes[at] !== 0x0d) return false;
  return true;
}

/** Parts of a file, joined in file order. Each part begins and ends between two records. */
export interface Stretches {
  readonly bytes: Uint8Array;
  /** The start of each part: its offset `at` in `bytes`, and its first `line` in the file, counted from 1. */
  readonly starts: readonly { readonly at: number; readonly line: number }[];
}

/** The records of a delimited text as bytes. The row cache uses it to read only the records that it does not know. */
export interface RecordAccess {
  /** Everything that decides how a record's bytes are read, as one text. */
  readonly layout: string;
  /** The last byte of a line end. */
  readonly newline: number;
  /** The last line of the header; the data rows come after it. */
  readonly lastHeaderLine: number;
  /** Yields the text as UTF-8 without a byte order mark. Each chunk is valid until the next one. */
  bytes(): AsyncIterable<Buffer>;
  /**
   * Reads parts of the file with the same result as reading the whole file.
   *
   * @param onRow gets the rows in file order, until it returns false
   * @returns false if a part does not begin where a record begins; the rows read so far are then not valid
   * @throws FileRefused as `batches()` does
   */
  readStretches(stretches: Stretches, onRecord: RecordSink, onRow: (row: Row) => boolean): boolean;
}

/** A file opened as a table. */
export interface Table {
  readonly reading: Reading;
  /** The header's cells in file order, trimmed, with blank and repeated ones. */
  readonly header: readonly string[];
  /**
   * Yields the rows, without blank ones. Each call reads the file from its start.
   *
   * @param onRecord gets every record, also blank ones and the header; only for a table with `records`
   */
  batches(onRecord?: RecordSink): AsyncIterable<readonly Row[]>;
  /** null for a table whose records have no bytes of their own (workbooks). */
  readonly records: RecordAccess | null;
  close(): Promise<void>;
}

/**
 * Returns the text of a row by which it is recognised in later lists: its filled cells with their headers, in any order of
 * the columns.
 *
 * @param leftOut indexes of columns whose cells do not count
 */
export function textOfRow(
  header: readonly string[],
  cells: readonly string[],
  leftOut: ReadonlySet<number> = new Set(),
): string {
  const filled = cells.flatMap((cell, at) => {
    const text = leftOut.has(at) ? "" : cleanText(cell);
    return text === "" ? [] : [`${foldHeader(header[at] ?? "")}\n${text}`];
  });
  return JSON.stringify(filled.toSorted());
}
