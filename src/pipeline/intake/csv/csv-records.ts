import { parse } from "csv-parse";

import { FileRefused } from "../../../model/file-refused.ts";
import type { RecordSink } from "../../../model/row.ts";
import { auditQuotes, containsWholeRows } from "./csv-quotes.ts";
import type { RawRow } from "../table/raw-row.ts";
import { hostile } from "../table/refusals.ts";
import { MAX_CELL_CHARACTERS } from "../table/raw-row.ts";

/** Largest number of characters in one record. A longer record is an open quote or an attack, not a person. */
const MAX_RECORD_CHARACTERS = 524_288;
/** Largest number of cells in one record. Some spreadsheets write all 16,384 columns of a sheet as empty cells. */
const MAX_CELLS = 20_000;
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** How lines end. `crlf` also accepts a lone LF; old Macs write `cr`. */
export type LineEnd = "lf" | "crlf" | "cr";

export interface CsvDialect {
  readonly delimiter: string;
  readonly lineEnd: LineEnd;
  /** Blanks stand between a delimiter and an opening quote: `"a", "b"`. */
  readonly hasGaps?: true;
  /** The sign before a quote inside a quoted cell. Absent: the quote is doubled. */
  readonly escape?: "\\";
}

/**
 * The synchronous parser inside csv-parse's stream, called directly for two reasons. Direct calls take a third less
 * time than the stream's events. And `info.bytes` gives the end of each record's bytes; every public call that gives
 * the end halves the speed.
 */
interface CsvCore {
  readonly info: { readonly bytes: number; records: number };
  parse(
    bytes: Buffer | undefined,
    end: boolean,
    push: (cells: string[]) => void,
    close: () => void,
  ): { code?: string } | undefined;
}

const RECORD_ENDS: Record<LineEnd, string[]> = { lf: ["\n"], crlf: ["\r\n", "\n"], cr: ["\r"] };

function createCore(dialect: CsvDialect): CsvCore {
  const parser = parse({
    delimiter: dialect.delimiter,
    record_delimiter: RECORD_ENDS[dialect.lineEnd],
    relax_quotes: true,
    ltrim: dialect.hasGaps === true,
    escape: dialect.escape ?? '"',
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  return (parser as unknown as { api: CsvCore }).api;
}

export interface CsvReader {
  /** Takes the next UTF-8 bytes and returns the records that are complete now. */
  push(bytes: Buffer): RawRow[];
  /** Returns the last records at the end of the file. */
  end(): RawRow[];
}

/**
 * Creates a reader that splits UTF-8 bytes (without byte order mark) into records, each with the line on which the
 * record starts. Blank lines are left out. Memory: one chunk and one record.
 *
 * In a cell that does not begin with a quote, a quote is text. Text after a closing quote makes the record unreadable
 * (`broken_quotes`), as long as the damage stays within one line.
 *
 * @throws FileRefused `broken_quotes` when a quote stays open, because the records after it can't be trusted; `hostile`
 * for a line that is too long
 */
export function createCsvReader(dialect: CsvDialect, onRecord: RecordSink | null = null): CsvReader {
  const core = createCore(dialect);
  const newline = newlineOf(dialect);
  let window = Buffer.alloc(0);
  let windowStart = 0;
  let recordStart = 0;
  let line = 1;
  let width = 0;
  let rows: RawRow[] = [];

  const take = (cells: string[]): void => {
    const from = recordStart - windowStart;
    const to = core.info.bytes - windowStart;
    const lines = countLines(window, from, to, newline);
    if (cells.length > MAX_CELLS) throw hostile(`line ${line} has ${cells.length} cells`);
    if (cells.length > 1 || cells[0] !== "") rows.push(judgeRecord(cells, line, from, to, lines > 1));
    if (onRecord !== null) onRecord(line, window, from, to, cells.length);
    line += lines;
    recordStart = core.info.bytes;
    // Without this reset the parser builds an error with a stack trace for each record of another length than the
    // first.
    core.info.records = 0;
    width = Math.max(width, cells.length);
  };

  const judgeRecord = (cells: string[], at: number, from: number, to: number, severalLines: boolean): RawRow => {
    if (cells.some(startsWithQuote)) {
      const quotes = auditQuotes(window.toString("utf8", from, to), dialect);
      if (quotes.kind === "broken") {
        if (quotes.crossesLines) throw openQuote(at + quotes.openedOnLine);
        return { line: at, cells, unreadable: "broken_quotes" };
      }
    }
    if (severalLines && containsWholeRows(cells, width, dialect.delimiter)) {
      return { line: at, cells, unreadable: "broken_quotes" };
    }
    if (to - from > MAX_CELL_CHARACTERS && cells.some((cell) => cell.length > MAX_CELL_CHARACTERS)) {
      return { line: at, cells: cells.map((cell) => cell.slice(0, MAX_CELL_CHARACTERS)), unreadable: "cell_too_long" };
    }
    return { line: at, cells };
  };

  const run = (bytes: Buffer | undefined): RawRow[] => {
    if (bytes !== undefined) {
      window = Buffer.concat([window.subarray(recordStart - windowStart), bytes]);
      windowStart = recordStart;
    }
    rows = [];
    const error = core.parse(bytes, bytes === undefined, take, () => {});
    // The parser's own limit counts the characters in cells, not the delimiters between them.
    const pending = windowStart + window.length - recordStart;
    if (error !== undefined || (bytes !== undefined && pending > MAX_RECORD_CHARACTERS)) {
      const quotes = auditQuotes(window.toString("utf8", recordStart - windowStart), dialect);
      throw quotes.kind === "sound" ? endlessLine(line) : openQuote(line + quotes.openedOnLine);
    }
    return rows;
  };

  return { push: (bytes) => (bytes.length === 0 ? [] : run(bytes)), end: () => run(undefined) };
}

/** Returns the last byte of a line end. */
export function newlineOf({ lineEnd }: CsvDialect): number {
  switch (lineEnd) {
    case "lf":
    case "crlf":
      return LINE_FEED;
    case "cr":
      return CARRIAGE_RETURN;
  }
}

function startsWithQuote(cell: string): boolean {
  return cell.charCodeAt(0) === QUOTE;
}

function countLines(bytes: Buffer, from: number, to: number, newline: number): number {
  let count = 0;
  for (let at = bytes.indexOf(newline, from); at !== -1 && at < to; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}

function openQuote(line: number): FileRefused {
  return new FileRefused(
    "broken_quotes",
    `A quotation mark (") that opens on line ${line} is never closed, so it is not clear where the rows after it begin and end.`,
    `Open the file in a text editor, correct the quotation marks of line ${line}, and put the file into the inbox folder again.`,
    line,
  );
}

function endlessLine(line: number): FileRefused {
  return new FileRefused(
    "hostile",
    `Line ${line} is longer than half a million characters. A line of a list of contacts is never that long.`,
    "Check that the program that made this file writes one person per line.",
    line,
  );
}
