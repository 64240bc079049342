import { isBlankLine, type RecordSink, type Row, type Stretches } from "../../../model/row.ts";
import { createRowClassifier } from "../table/classify-row.ts";
import type { FoundDialect } from "./csv-dialect.ts";
import { createCsvReader } from "./csv-records.ts";
import type { RawRow } from "../table/raw-row.ts";
import type { TableLayout } from "../table/table-layout.ts";

const CHUNK_BYTES = 64 * 1024;

/**
 * Reads parts of a file with the same reader and classifier as the whole file. The rows carry their lines in the file.
 *
 * The parts are read as one text. Each part begins and ends between two records, so the records that were left out
 * change nothing for the reader or the classifier.
 *
 * @param onRow gets the rows in file order, until it returns false
 * @returns false when a part does not begin where the reader sees a record begin, or when a second table begins
 * @throws FileRefused as reading the whole file does
 */
export function readStretches(
  { bytes, starts }: Stretches,
  onRecord: RecordSink,
  onRow: (row: Row) => boolean,
  dialect: FoundDialect,
  layout: TableLayout,
): boolean {
  /** Records that the reader has seen and whose rows are not yet classified. */
  const records: { readonly at: number; readonly line: number; readonly isFirst: boolean }[] = [];
  let next = 0;
  /** Lines in the file minus lines in the joined parts. */
  let shift = 0;
  const reader = createCsvReader(dialect, (at, window, from, to, cells) => {
    const start = starts[next];
    const isFirst = at === start?.at;
    // A part that begins inside a record is never counted, so `next` stays below the number of parts.
    if (isFirst) {
      shift = start.line - start.at;
      next += 1;
    }
    if (isFirst || !isBlankLine(window, from, to)) records.push({ at, line: at + shift, isFirst });
    onRecord(at + shift, window, from, to, cells);
  });
  const classify = createRowClassifier(layout.shape);
  /** Classifies records and gives their rows to `onRow`. Returns false when no further row is to be read. */
  const take = (raws: readonly RawRow[]): boolean => {
    let seen = -1;
    for (const raw of raws) {
      // A record of blank cells has no row, so `seen` moves on to the record of this row.
      do {
        seen += 1;
        if (records[seen]?.isFirst === true) classify.personPassed();
      } while ((records[seen]?.at ?? raw.line) < raw.line);
      const line = records[seen]?.line ?? raw.line;
      if (line === 1 && dialect.hasSeparatorLine) continue;
      const here = { ...raw, line };
      for (const row of layout.place(here) ?? [classify.row(here)]) if (row !== null && !onRow(row)) return false;
      // The rows of a second table need its header, so the whole file has to be read.
      if (classify.isInSecondTable()) return false;
    }
    records.splice(0, seen + 1);
    return true;
  };
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let from = 0; from < text.length; from += CHUNK_BYTES)
    if (!take(reader.push(text.subarray(from, from + CHUNK_BYTES)))) return !classify.isInSecondTable();
  return !take(reader.end()) ? !classify.isInSecondTable() : next === starts.length;
}
