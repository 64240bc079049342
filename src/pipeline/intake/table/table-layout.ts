import { FileRefused } from "../../../model/file-refused.ts";
import type { Row } from "../../../model/row.ts";
import type { RowClassifier, RowShape } from "./classify-row.ts";
import { findHeader, looksLikePerson } from "./find-header.ts";
import type { FoundHeader, ScoreHeader } from "./find-header.ts";
import { countFilled, usedWidth } from "./raw-row.ts";
import type { RawRow } from "./raw-row.ts";
import { emptyFile, hostile } from "./refusals.ts";

const MAX_COLUMNS = 1_000;
/** Unnamed columns that are kept beside the named ones; what stands further off is a stray note. */
const MAX_UNNAMED_COLUMNS = 50;

export interface TableLayout {
  readonly shape: RowShape;
  readonly headerLine: number;
  /** The header's last line, where it has several. */
  readonly lastHeaderLine: number;
  readonly score: number;
  /**
   * Rows that stand above the data. `null`: the row is below the header and has to be classified; a list: what becomes
   * of it (titles and notes are listed as left out; the header itself is no row).
   */
  place(raw: RawRow): readonly Row[] | null;
}

/**
 * Lays the header over a file's first rows.
 *
 * @param options.cellsKnowTheirColumn cells carry their column's letter, so nothing can be shifted
 * @throws FileRefused `empty_file`, `no_header`, `hostile`
 */
export function layOutTable(
  rows: readonly RawRow[],
  scoreHeader: ScoreHeader,
  options: { readonly cellsKnowTheirColumn: boolean },
): TableLayout {
  if (rows.every(({ cells, openItem }) => countFilled(cells) === 0 && openItem === undefined)) throw emptyFile();
  const found = findHeader(rows, scoreHeader);
  if (found === null) throw noHeader();
  const person = rows.find(({ line, cells }) => line < found.line && looksLikePerson(cells));
  if (person !== undefined) throw personAboveHeader(found.line, person.line);
  const lastHeaderLine = rows[found.index]?.line ?? found.line;
  const header = fitHeader(found, rows, options.cellsKnowTheirColumn);
  const headerRows = rows.slice(found.index + 1 - found.rows, found.index + 1).map(({ cells }) => cells);
  const shape: RowShape = {
    header,
    headerRows: [found.cells, ...headerRows],
    maxCells: options.cellsKnowTheirColumn ? null : Math.max(found.cells.length, header.length),
    scoreHeader,
  };
  const place = (raw: RawRow): readonly Row[] | null => {
    if (raw.line > lastHeaderLine) return null;
    if (raw.line >= found.line || (countFilled(raw.cells) === 0 && raw.openItem === undefined)) return [];
    return [{ kind: "skipped", line: raw.line, reason: "instructions", cells: raw.cells }];
  };
  return { shape, headerLine: found.line, lastHeaderLine, score: found.score, place };
}

/** What becomes of a batch of records, one after the other. */
export function placeRows(batch: readonly RawRow[], layout: TableLayout, classifier: RowClassifier): readonly Row[] {
  const rows: Row[] = [];
  for (const raw of batch) {
    const above = layout.place(raw);
    const row = above === null ? classifier.row(raw) : null;
    if (row !== null) rows.push(row);
    else if (above !== null) rows.push(...above);
  }
  return rows;
}

/** Drops unnamed columns at the right end, unless the first rows have something in them. */
function fitHeader(found: FoundHeader, rows: readonly RawRow[], cellsKnowTheirColumn: boolean): readonly string[] {
  const named = usedWidth(found.cells);
  if (named > MAX_COLUMNS) throw hostile(`it has ${named} columns`);
  let width = named;
  for (const { cells } of rows.slice(found.index + 1)) {
    const used = usedWidth(cells);
    if (used > width && (cellsKnowTheirColumn || used <= found.cells.length)) width = used;
  }
  width = Math.min(width, named + MAX_UNNAMED_COLUMNS);
  return Array.from({ length: width }, (_, column) => found.cells[column] ?? "");
}

function personAboveHeader(header: number, person: number): FileRefused {
  return new FileRefused(
    "no_header",
    `Line ${header} names the columns, but line ${person} above it looks like a person.`,
    "Move the row that names the columns to the top, or put a second table into a file of its own.",
    person,
  );
}

function noHeader(): FileRefused {
  return new FileRefused(
    "no_header",
    "No row of this file names its columns.",
    'The list needs a first row with names such as “First name”, “E-mail” and “Birthday”. If it has one, name its columns under "columns" in the feed\'s configuration.',
  );
}
