import type { RecordSink, Row, Stretches } from "../../model/row.ts";
import { createRowClassifier } from "./classify-row.ts";
import type { FoundDialect } from "./csv-dialect.ts";
import { createCsvReader } from "./csv-records.ts";
import type { TableLayout } from "./table-layout.ts";

/**
 * Reads parts of a file with the reader and the classifier that read whole files, and gives their rows the lines of the
 * file. The parts are read as one text: between two records it makes no difference to either what was left out.
 *
 * @returns null: a part does not begin where the reader sees a record begin
 * @throws FileRefused as reading the whole file does
 */
export function readStretches(
  { bytes, starts }: Stretches,
  onRecord: RecordSink,
  dialect: FoundDialect,
  layout: TableLayout,
): readonly Row[] | null {
  const records: { readonly at: number; readonly line: number; readonly isFirst: boolean }[] = [];
  let next = 0;
  let moved = 0;
  const reader = createCsvReader(dialect, (at, window, from, to, cells) => {
    const start = starts[next];
    const isFirst = at === start?.at;
    // A part that begins inside a record is never counted, so that the count at the end tells.
    if (isFirst) {
      moved = start.line - start.at;
      next += 1;
    }
    records.push({ at, line: at + moved, isFirst });
    onRecord(at + moved, window, from, to, cells);
  });
  const raws = [...reader.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)), ...reader.end()];
  if (next !== starts.length) return null;
  const classify = createRowClassifier(layout.shape);
  let seen = -1;
  return raws.flatMap((raw) => {
    // Blank lines are records, but no rows.
    do {
      seen += 1;
      if (records[seen]?.isFirst === true) classify.personPassed();
    } while ((records[seen]?.at ?? raw.line) < raw.line);
    const line = records[seen]?.line ?? raw.line;
    if (line === 1 && dialect.hasSeparatorLine) return [];
    const here = { ...raw, line };
    return layout.place(here) ?? classify.row(here) ?? [];
  });
}
