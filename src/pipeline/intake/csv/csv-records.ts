import { parse } from "csv-parse";

import { FileRefused } from "../../../model/file-refused.ts";
import type { RecordSink } from "../../../model/row.ts";
import { auditQuotes, swallowsRows } from "./csv-quotes.ts";
import type { RawRow } from "../table/raw-row.ts";
import { hostile } from "../table/refusals.ts";
import { MAX_CELL_CHARACTERS } from "../table/raw-row.ts";

/** Characters of one record. A record that is longer is an open quote or an attack, not a person. */
const MAX_RECORD_CHARACTERS = 524_288;
/** A sheet has 16,384 columns, and spreadsheets do write all of them, empty. */
const MAX_CELLS = 20_000;
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** `crlf` also reads lone LF as a line end; `cr` is what old Macs write. */
export type LineEnd = "lf" | "crlf" | "cr";

export interface CsvDialect {
  readonly delimiter: string;
  readonly lineEnd: LineEnd;
}

/**
 * The synchronous parser inside csv-parse's stream. Driving it directly costs a third less than its events do, and
 * `info.bytes` tells at each record where its bytes end, which no public call tells without halving the speed.
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
    relax_column_count: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  return (parser as unknown as { api: CsvCore }).api;
}

export interface CsvReader {
  /** Records that are complete after these UTF-8 bytes. */
  push(bytes: Buffer): RawRow[];
  /** The rest, when the file has ended. */
  end(): RawRow[];
}

/**
 * Splits UTF-8 bytes (no BOM) into records, blank lines left out, and names the line on which each starts. Memory: one
 * chunk and one record.
 *
 * A quote inside a cell that does not begin with one is text. Text after a closing quote makes that one record
 * `broken_quotes`, as long as the damage ends with its line.
 *
 * @throws FileRefused `broken_quotes` where a quote is left open, so that the following records can't be trusted;
 * `hostile` for lines without end
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
    // Each record sets anew how many cells there should be: the parser makes an error, with its stack, of any other number.
    core.info.records = 0;
    width = Math.max(width, cells.length);
  };

  const judgeRecord = (cells: string[], at: number, from: number, to: number, severalLines: boolean): RawRow => {
    if (cells.some(startsWithQuote)) {
      const quotes = auditQuotes(window.toString("utf8", from, to), dialect.delimiter);
      if (quotes.kind === "broken") {
        if (quotes.crossesLines) throw openQuote(at + quotes.openedOnLine);
        return { line: at, cells, openItem: "broken_quotes" };
      }
    }
    if (severalLines && swallowsRows(cells, width, dialect.delimiter)) {
      return { line: at, cells, openItem: "broken_quotes" };
    }
    if (to - from > MAX_CELL_CHARACTERS && cells.some((cell) => cell.length > MAX_CELL_CHARACTERS)) {
      return { line: at, cells: cells.map((cell) => cell.slice(0, MAX_CELL_CHARACTERS)), openItem: "cell_too_long" };
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
    // The parser counts what stands in cells, not what stands between them.
    const pending = windowStart + window.length - recordStart;
    if (error !== undefined || (bytes !== undefined && pending > MAX_RECORD_CHARACTERS)) {
      const quotes = auditQuotes(window.toString("utf8", recordStart - windowStart), dialect.delimiter);
      throw quotes.kind === "sound" ? endlessLine(line) : openQuote(line + quotes.openedOnLine);
    }
    return rows;
  };

  return { push: (bytes) => (bytes.length === 0 ? [] : run(bytes)), end: () => run(undefined) };
}

/** The last byte of a line end. */
export function newlineOf({ lineEnd }: CsvDialect): number {
  return lineEnd === "cr" ? CARRIAGE_RETURN : LINE_FEED;
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
    `A quotation mark (") that opens on line ${line} is never closed properly, so the rows after it can't be told apart.`,
    `Open the file in a text editor, correct the quotation marks of line ${line}, and drop the file again.`,
    line,
  );
}

function endlessLine(line: number): FileRefused {
  return new FileRefused(
    "hostile",
    `Line ${line} is longer than half a million characters; a list of contacts has no such line.`,
    "Check that the program that made this file wrote one person per line.",
    line,
  );
}
