/** Puts the corrections that last into the rows of a list, before the rows are mapped. */
import type {
  CorrectedRowMark,
  LastingCorrection,
  SeenCorrection,
} from "../../../../ledger/corrections/lasting-corrections.ts";
import type { Ledger } from "../../../../ledger/ledger.ts";
import type { MappedRow } from "../../../../model/mapped-row.ts";
import { textOfRow, type Row } from "../../../../model/row.ts";
import { cleanText } from "../../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";
import { openKnownCorrections, type KnownCorrections, type RowCorrections } from "./known-corrections.ts";
import { columnsOfKey, findColumn, nameColumns, withCells } from "./lasting-columns.ts";

/** A row of a list, mapped with the corrections that last. */
interface MappedWithCorrections {
  readonly mapped: MappedRow;
  /** The row as the list has it; null: no correction is about the row. */
  readonly listed: MappedRow | null;
}

type MapRow = (row: Row, corrected: ReadonlySet<number>) => MappedRow;
type CellsRow = Extract<Row, { kind: "cells" }>;

/** The rows of one list with the feed's corrections. A correction holds while its cell says what it said then. */
export interface LastingRows {
  /** Starts a pass over the list's rows. */
  begin(): void;
  map(row: Row, mapper: Mapper, map: MapRow): MappedWithCorrections;
  /** Returns a row with its corrections. Nothing is noted of it. */
  correctedRow(row: Row, mapper: Mapper, map: (row: Row, mapper: Mapper) => MappedRow): Row;
  /** Returns the cells of a row of this pass, with its corrections. */
  cellsOf(row: Pick<Row, "line" | "cells">): readonly string[];
  /** Returns which corrections the rows of this pass need, and which the list no longer needs. */
  found(): { readonly seen: readonly SeenCorrection[]; readonly changed: readonly number[] };
  /** The rules, as a text; null: there are none. Rows are read otherwise when it changes. */
  readonly rules: string | null;
}

/** A correction with the column of this list that it is about. */
interface Placed {
  readonly correction: LastingCorrection;
  readonly column: number;
}

/** Opens the corrections of a list's rows; null: the feed has none. */
export function openLastingRows(
  header: readonly string[],
  feed: string,
  ledger: Pick<Ledger, "corrections" | "entries">,
): LastingRows | null {
  const known = openKnownCorrections(feed, ledger);
  return known === null ? null : lastingRows(header, feed, known, ledger);
}

function lastingRows(
  header: readonly string[],
  feed: string,
  known: KnownCorrections,
  { corrections, entries }: Pick<Ledger, "corrections" | "entries">,
): LastingRows {
  const seen = new Map<number, SeenCorrection>();
  const changed = new Set<number>();
  const moved = new Set<number>();
  let last: Mapper | null = null;
  const linesCorrected = new Map<number, readonly string[]>();
  const hashOf = (cells: readonly string[], leftOut?: ReadonlySet<number>) =>
    corrections.hashOf(textOfRow(header, cells, leftOut));
  const placesOf = placesFor(header, known);

  const noteRule = ({ id }: LastingCorrection, line: number): void => {
    const before = seen.get(id);
    seen.set(id, { id, line: before?.line ?? line, rows: (before?.rows ?? 0) + 1, mark: null });
  };
  /** Returns the corrections of a row whose key is new, but whose person had another key before. */
  const movedTo = (row: CellsRow, listed: MappedRow, mapper: Mapper): RowCorrections | null => {
    if (listed.kind === "skipped" || listed.key === null) return null;
    const { mayBeMoved } = placesOf(mapper);
    if (!mayBeMoved(row.cells) || entries.byKey(feed, listed.key) !== null) return null;
    const rowHash = hashOf(row.cells);
    const restHash = hashOf(row.cells, columnsOfKey(mapper));
    const found = known.ofMoved({ rowHash, restHash, traits: listed.traits });
    return found === null || found.some(({ id }) => moved.has(id) || seen.has(id)) ? null : found;
  };

  /** Returns whether a row is about the person whose row was corrected. @param asThen its corrections that would hold */
  const isOfPerson = (
    own: RowCorrections,
    asThen: readonly Placed[],
    { row, listed, mapper }: { readonly row: CellsRow; readonly listed: MappedRow; readonly mapper: Mapper },
  ): boolean => {
    if (listed.kind === "skipped") return true;
    const texts = new Map(asThen.map(({ correction, column }) => [column, correction.becomes]));
    const columns = nameColumns(mapper);
    const names = [row.cells, withCells(row, texts).cells].map((cells) =>
      columns.map((at) => cells[at] ?? "").join(" "),
    );
    return known.isSamePerson(own, { listed, needed: asThen.map(({ correction }) => correction), names });
  };

  /** Finds the corrections of a row, and the texts that they put into its columns. */
  const correct = (row: CellsRow, listed: MappedRow, mapper: Mapper) => {
    const texts = new Map<number, string>();
    const { place, rules } = placesOf(mapper);
    const used = rules.filter(({ correction, column }) => saysAsThen(row.cells[column], correction));
    for (const { correction, column } of used) texts.set(column, correction.becomes);
    const key = listed.kind === "skipped" ? null : listed.key;
    const own = known.ofRow(key, () => hashOf(row.cells));
    const ofRow = own ?? movedTo(row, listed, mapper) ?? [];
    const placed = ofRow.flatMap((correction) => {
      const column = place(correction);
      return column === null ? [] : [{ correction, column }];
    });
    const asThen = placed.filter(({ correction, column }) => saysAsThen(row.cells[column], correction));
    const needed = own === null || isOfPerson(own, asThen, { row, listed, mapper }) ? asThen : [];
    for (const { correction, column } of needed) texts.set(column, correction.becomes);
    const isAny = used.length > 0 || ofRow.length > 0;
    return { texts, used, placed, needed, isMoved: own === null, isAny };
  };

  return {
    rules:
      known.rules.length === 0
        ? null
        : JSON.stringify(known.rules.map(({ header: name, nth, was, becomes }) => [name, nth, was, becomes])),
    begin() {
      seen.clear();
      changed.clear();
      moved.clear();
      linesCorrected.clear();
    },
    map(row, mapper, map) {
      last = mapper;
      const listed = map(row, NONE);
      if (row.kind !== "cells" || listed.kind === "skipped") return { mapped: listed, listed: null };
      const { texts, used, placed, needed, isMoved, isAny } = correct(row, listed, mapper);
      if (!isAny) return { mapped: listed, listed: null };
      for (const { correction } of used) noteRule(correction, row.line);
      for (const { correction } of placed) {
        if (isMoved) moved.add(correction.id);
        else if (!needed.some((each) => each.correction === correction)) changed.add(correction.id);
      }
      if (texts.size === 0) return { mapped: listed, listed };
      const corrected = withCells(row, texts);
      const mapped = map(corrected, new Set(texts.keys()));
      if (needed.length === 0) return { mapped, listed };
      linesCorrected.set(row.line, corrected.cells);
      const mark: CorrectedRowMark = {
        key: listed.key,
        rowHash: hashOf(row.cells),
        restHash: hashOf(row.cells, columnsOfKey(mapper)),
        resultHash: hashOf(corrected.cells),
        resultKey: mapped.kind === "skipped" ? null : mapped.key,
      };
      // The contact of a row that has gone is deleted, and the correction ends with it.
      const isGone = mapped.kind === "contact" && mapped.inactive !== null;
      for (const { correction } of isGone ? [] : needed)
        seen.set(correction.id, { id: correction.id, line: row.line, rows: 1, mark });
      return { mapped, listed };
    },
    correctedRow(row, mapper, map) {
      if (row.kind !== "cells") return row;
      return withCells(row, correct(row, map(row, mapper), mapper).texts);
    },
    cellsOf({ line, cells }) {
      const { rules } = last === null ? { rules: [] } : placesOf(last);
      const used = rules.filter(({ correction, column }) => saysAsThen(cells[column], correction));
      const texts = new Map(used.map(({ correction, column }) => [column, correction.becomes]));
      return linesCorrected.get(line) ?? cells.map((cell, at) => texts.get(at) ?? cell);
    },
    found: () => ({
      seen: [...seen.values()],
      // Of two rows with one key, one may still need the correction.
      changed: [...changed].filter((id) => !seen.has(id)),
    }),
  };
}

const NONE: ReadonlySet<number> = new Set();

function saysAsThen(cell: string | undefined, { was }: LastingCorrection): boolean {
  return cell !== undefined && cleanText(cell) === cleanText(was);
}

/** Returns a function that finds the columns of the corrections for a mapper. All rows of a pass have the same mapper. */
function placesFor(header: readonly string[], known: KnownCorrections) {
  interface Places {
    readonly place: (correction: LastingCorrection) => number | null;
    readonly rules: readonly Placed[];
    /** Returns whether a cell of the row says what a corrected cell said. */
    readonly mayBeMoved: (cells: readonly string[]) => boolean;
  }
  const made = new WeakMap<Mapper, Places>();
  return (mapper: Mapper): Places => {
    const found = made.get(mapper);
    if (found !== undefined) return found;
    const columns = new Map<string, number | null>();
    const place = (correction: LastingCorrection): number | null => {
      const name = JSON.stringify([correction.header, correction.nth, correction.target]);
      const column = columns.get(name);
      if (column !== undefined) return column;
      const placed = findColumn(correction, header, mapper);
      columns.set(name, placed);
      return placed;
    };
    const wrong = new Map<number, Set<string>>();
    for (const correction of known.movable) {
      const column = place(correction);
      if (column === null) continue;
      wrong.set(column, (wrong.get(column) ?? new Set()).add(cleanText(correction.was)));
    }
    const places: Places = {
      place,
      rules: known.rules.flatMap((correction) => {
        const column = place(correction);
        return column === null ? [] : [{ correction, column }];
      }),
      mayBeMoved(cells) {
        for (const [column, texts] of wrong) if (texts.has(cleanText(cells[column] ?? ""))) return true;
        return false;
      },
    };
    made.set(mapper, places);
    return places;
  };
}
