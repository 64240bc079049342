import type { RecordSink, Table } from "../../../model/row.ts";
import { createRowClassifier } from "../table/classify-row.ts";
import { findDialect } from "./csv-dialect.ts";
import type { FoundDialect } from "./csv-dialect.ts";
import { createCsvReader, newlineOf } from "./csv-records.ts";
import { readStretches } from "./csv-stretches.ts";
import { lookAtBytes, readAsUtf8 } from "../text/decode-text.ts";
import type { TextEncoding } from "../text/decode-text.ts";
import type { ScoreHeader } from "../table/find-header.ts";
import type { RawRow } from "../table/raw-row.ts";
import { belowFormerPeople, layOutTable, placeRows } from "../table/table-layout.ts";

const SAMPLE_BYTES = 256 * 1024;
/** Number of records in which the header is searched and the table's width is measured. */
const SAMPLE_RECORDS = 300;
const SAMPLE_CELLS = 200_000;

/**
 * Opens delimited text as a table.
 *
 * @throws FileRefused `no_header`, `broken_quotes`, `hostile`; `batches()` also throws the last two
 */
export async function openCsvTable(path: string, encoding: TextEncoding, scoreHeader: ScoreHeader): Promise<Table> {
  const sample = await readSample(path, encoding);
  const dialect = findDialect(sample.bytes, sample.isWhole, scoreHeader);
  const records = await firstRecords(path, encoding, dialect);
  const first = layOutTable(records, scoreHeader, { cellsKnowTheirColumn: false });
  const layout = await belowFormerPeople(first, () => readRecords(path, encoding, dialect));
  // A title may carry today's date. It matters only where a header comes again, and such a file is read whole.
  const { titles: _titles, ...shape } = layout.shape;
  return {
    reading: {
      format: "csv",
      encoding: encoding.label,
      delimiter: dialect.delimiter,
      sheet: null,
      headerLine: layout.headerLine,
    },
    header: layout.shape.header,
    async *batches(onRecord) {
      const classifier = createRowClassifier(layout.shape);
      for await (const batch of readRecords(path, encoding, dialect, onRecord)) {
        const rows = placeRows(batch, layout, classifier);
        if (rows.length > 0) yield rows;
      }
    },
    records: {
      layout: JSON.stringify([encoding, dialect, shape, layout.headerLine, layout.lastHeaderLine]),
      newline: newlineOf(dialect),
      lastHeaderLine: layout.lastHeaderLine,
      bytes: () => readAsUtf8(path, encoding, lookAtBytes),
      readStretches: (stretches, onRecord, onRow) => readStretches(stretches, onRecord, onRow, dialect, layout),
    },
    close: async () => {},
  };
}

async function readSample(path: string, encoding: TextEncoding): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const bytes of readAsUtf8(path, encoding)) {
    chunks.push(bytes);
    length += bytes.length;
    if (length >= SAMPLE_BYTES) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

async function firstRecords(path: string, encoding: TextEncoding, dialect: FoundDialect): Promise<RawRow[]> {
  const records: RawRow[] = [];
  let cells = 0;
  for await (const batch of readRecords(path, encoding, dialect)) {
    for (const record of batch) {
      if (records.length === SAMPLE_RECORDS || cells > SAMPLE_CELLS) return records;
      records.push(record);
      cells += record.cells.length;
    }
  }
  return records;
}

async function* readRecords(
  path: string,
  encoding: TextEncoding,
  dialect: FoundDialect,
  onRecord?: RecordSink,
): AsyncGenerator<readonly RawRow[]> {
  const reader = createCsvReader(dialect, onRecord);
  const below = (rows: RawRow[]): RawRow[] => (dialect.hasSeparatorLine ? rows.filter(({ line }) => line > 1) : rows);
  for await (const bytes of readAsUtf8(path, encoding)) yield below(reader.push(bytes));
  yield below(reader.end());
}
