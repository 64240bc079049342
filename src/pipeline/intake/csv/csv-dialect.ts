import { createCsvReader } from "./csv-records.ts";
import type { CsvDialect, LineEnd } from "./csv-records.ts";
import { findHeader } from "../table/find-header.ts";
import type { ScoreHeader } from "../table/find-header.ts";
import { usedWidth } from "../table/raw-row.ts";
import type { RawRow } from "../table/raw-row.ts";

const DELIMITERS = [",", ";", "\t", "|"] as const;
const SEPARATOR_LINE = /^"?sep=(.)"?\r?(\n|\r|$)/i;

export interface FoundDialect extends CsvDialect {
  /** The file's first line is Excel's `sep=;` directive. */
  readonly hasSeparatorLine: boolean;
}

/**
 * Finds the delimiter and the line end of a text.
 *
 * The sample is read once with each delimiter. The reading with the most known header words wins. If several readings
 * have the same number of known words, the reading with the most even records wins (`measureEvenness`).
 *
 * @param sample the file's beginning as UTF-8 without byte order mark; may end inside a record
 * @param isWhole true when the sample is the whole file
 */
export function findDialect(sample: Buffer, isWhole: boolean, scoreHeader: ScoreHeader): FoundDialect {
  const text = sample.toString("utf8");
  const lineEnd = findLineEnd(text);
  const directive = SEPARATOR_LINE.exec(text);
  if (directive !== null) return { delimiter: directive[1] ?? ",", lineEnd, hasSeparatorLine: true };
  const candidates = DELIMITERS.filter((delimiter) => text.includes(delimiter));
  const [only = ",", ...others] = candidates;
  if (others.length === 0) return { delimiter: only, lineEnd, ...quotesIn(text, only), hasSeparatorLine: false };
  let best = { delimiter: only, words: -1, evenness: 0 };
  for (const delimiter of candidates) {
    const records = readSample(sample, isWhole, { delimiter, lineEnd, ...quotesIn(text, delimiter) });
    const words = findHeader(records, scoreHeader)?.score ?? 0;
    const evenness = measureEvenness(records);
    if (words > best.words || (words === best.words && evenness > best.evenness)) best = { delimiter, words, evenness };
  }
  return { delimiter: best.delimiter, lineEnd, ...quotesIn(text, best.delimiter), hasSeparatorLine: false };
}

/** Returns how quotes stand in a text: behind blanks, and with a backslash inside a cell. */
function quotesIn(text: string, delimiter: string): Pick<CsvDialect, "hasGaps" | "escape"> {
  const before = delimiter === "|" ? "\\|" : delimiter;
  const hasGaps =
    delimiter !== "\t" && new RegExp(`"${before} +"`, "u").test(text) && !new RegExp(`"${before}"`, "u").test(text);
  const hasBackslashes = /[^"\\]\\"[\p{L}\p{N}]/u.test(text) && !/[^\s,;|"]""[\p{L}\p{N} ]/u.test(text);
  return { ...(hasGaps && { hasGaps: true }), ...(hasBackslashes && { escape: "\\" }) };
}

/** Lone CRs end lines only in a text without LF; in other texts, lone CRs are stray characters in cells. */
function findLineEnd(text: string): LineEnd {
  if (text.includes("\r\n")) return "crlf";
  return text.includes("\n") || !text.includes("\r") ? "lf" : "cr";
}

/** Returns the records of a sample. If quotes are broken, returns the first lines instead, cut at each delimiter. */
export function readSample(sample: Buffer, isWhole: boolean, dialect: CsvDialect): RawRow[] {
  try {
    const reader = createCsvReader(dialect);
    const rows = reader.push(sample);
    return isWhole ? [...rows, ...reader.end()] : rows;
  } catch {
    // The quotes are broken for this delimiter. Cutting plain lines is enough to compare delimiters.
    return readSampleLines(sample, dialect);
  }
}

function readSampleLines(sample: Buffer, dialect: CsvDialect): RawRow[] {
  const lines = sample.toString("utf8").split(/\r\n|\n|\r/);
  return lines.slice(0, 40).map((text, index) => ({ line: index + 1, cells: text.split(dialect.delimiter) }));
}

/** Returns the share of records that have the most common number of cells (at least two), weighed by that number. */
function measureEvenness(records: readonly RawRow[]): number {
  const widths = new Map<number, number>();
  const filled = records.filter(({ cells }) => usedWidth(cells) > 0);
  for (const { cells } of filled) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
  let best = 0;
  for (const [width, times] of widths) {
    if (width > 1) best = Math.max(best, (times / filled.length) * (1 - 1 / width));
  }
  return best;
}
