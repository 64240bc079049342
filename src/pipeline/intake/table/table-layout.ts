import { FileRefused } from "../../../model/file-refused.ts";
import type { Row } from "../../../model/row.ts";
import { createRowClassifier, type RowClassifier, type RowShape } from "./classify-row.ts";
import { isFormerTitle, pageTitle } from "./former-titles.ts";
import { findHeader } from "./find-header.ts";
import type { FoundHeader, ScoreHeader } from "./find-header.ts";
import { isPersonAbove } from "./person-above.ts";
import { countFilled, isBlank, usedWidth } from "./raw-row.ts";
import type { RawRow } from "./raw-row.ts";
import { emptyFile, hostile } from "./refusals.ts";

const MAX_COLUMNS = 1_000;
/** Number of unnamed columns that are kept to the right of the named columns; cells further right are stray notes. */
const MAX_UNNAMED_COLUMNS = 50;

export interface TableLayout {
  readonly shape: RowShape;
  readonly headerLine: number;
  /** Line of the header's last row. */
  readonly lastHeaderLine: number;
  readonly score: number;
  /** The line of a title of people who have left, above the header; null: there is none. */
  readonly formerTitle: number | null;
  /**
   * Handles records above the data. Returns `null` for a record below the header, which must be classified. Returns a
   * skipped row for a title or a note, and an empty list for the header and for blank records.
   */
  place(raw: RawRow): readonly Row[] | null;
}

/**
 * Finds the header and the columns in a file's first rows.
 *
 * @param options.cellsKnowTheirColumn true when each cell carries its column's letter, so that no cell can be shifted
 * @throws FileRefused `empty_file`, `no_header`, `hostile`
 */
export function layOutTable(
  rows: readonly RawRow[],
  scoreHeader: ScoreHeader,
  options: { readonly cellsKnowTheirColumn: boolean },
): TableLayout {
  if (rows.every(({ cells, unreadable }) => countFilled(cells) === 0 && unreadable === undefined)) throw emptyFile();
  const found = findHeader(rows, scoreHeader);
  if (found === null) throw noHeader();
  const below = rows.slice(found.index + 1);
  const person = rows.find(({ line, cells }) => line < found.line && isPersonAbove(cells, found.cells, below));
  if (person !== undefined) throw personAboveHeader(found.line, person.line);
  const lastHeaderLine = rows[found.index]?.line ?? found.line;
  const header = fitHeader(found, rows, options.cellsKnowTheirColumn);
  const headerRows = rows.slice(found.index + 1 - found.rows, found.index + 1).map(({ cells }) => cells);
  const titles = rows
    .filter(({ line }) => line < found.line)
    .map(({ line, cells }) => ({ line, filled: filledOf(cells) }));
  const shape: RowShape = {
    titles: titles.map(({ filled }) => pageTitle(filled)).filter((title) => title !== ""),
    header,
    headerRows: [found.cells, ...headerRows],
    maxCells: options.cellsKnowTheirColumn ? null : Math.max(found.cells.length, header.length),
    scoreHeader,
  };
  const place = (raw: RawRow): readonly Row[] | null => {
    if (raw.line > lastHeaderLine) return null;
    if (raw.line >= found.line || (countFilled(raw.cells) === 0 && raw.unreadable === undefined)) return [];
    return [{ kind: "skipped", line: raw.line, reason: "instructions", cells: raw.cells }];
  };
  const formerTitle = titles.findLast(({ filled }) => isFormerTitle(filled))?.line ?? null;
  return { shape, headerLine: found.line, lastHeaderLine, score: found.score, formerTitle, place };
}

/**
 * Returns the layout of a file whose first table may be one of people who have left. If the list stands below that table,
 * only the list is read. A table below a title of such people is a list of its own if no other table follows.
 *
 * @param batches reads the whole file
 * @throws FileRefused `no_header` when a header may begin the list or be a page of the first table
 */
export async function belowFormerPeople(
  layout: TableLayout,
  batches: () => AsyncIterable<readonly RawRow[]>,
): Promise<TableLayout> {
  if (layout.formerTitle === null) return layout;
  const shape: RowShape = { ...layout.shape, isFormer: true };
  const classifier = createRowClassifier(shape);
  for await (const batch of batches())
    for (const raw of batch) {
      placeRows([raw], layout, classifier);
      const unclear = classifier.unclearHeader();
      if (unclear !== null) throw formerPeopleFirst(layout.formerTitle, unclear);
      if (!classifier.isInSecondTable()) return { ...layout, shape };
    }
  return layout;
}

/** Turns a batch of records into rows. */
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

/** Returns the header without the unnamed columns at the right end that are blank in the first rows. */
function fitHeader(found: FoundHeader, rows: readonly RawRow[], cellsKnowTheirColumn: boolean): readonly string[] {
  const named = Math.max(usedWidth(found.cells), rows[found.index]?.width ?? 0);
  if (named > MAX_COLUMNS) throw hostile(`it has ${named} columns`);
  let width = named;
  for (const { cells } of rows.slice(found.index + 1)) {
    const used = usedWidth(cells);
    if (used > width && (cellsKnowTheirColumn || used <= found.cells.length)) width = used;
  }
  width = Math.min(width, named + MAX_UNNAMED_COLUMNS);
  return Array.from({ length: width }, (_, column) => found.cells[column] ?? "");
}

function filledOf(cells: readonly string[]): readonly string[] {
  return cells.filter((cell) => !isBlank(cell)).map((cell) => cell.trim());
}

function formerPeopleFirst(title: number, header: number): FileRefused {
  return new FileRefused(
    "no_header",
    `Line ${title} is the title of people who have left, and line ${header} below them names columns again.`,
    "Put the people who have left into a file of their own, or give each table a title: “Former members”, “Members”.",
    header,
  );
}

function personAboveHeader(header: number, person: number): FileRefused {
  return new FileRefused(
    "no_header",
    `Line ${header} names the columns, but line ${person} above it looks like a person.`,
    "Move the row that names the columns to the top, or put each table into a file of its own.",
    person,
  );
}

function noHeader(): FileRefused {
  return new FileRefused(
    "no_header",
    "No row of this file names the columns.",
    'The list needs a first row with names such as “First name”, “E-mail” and “Birthday”. If it has one, name its columns under "columns" in the feed\'s configuration.',
  );
}
