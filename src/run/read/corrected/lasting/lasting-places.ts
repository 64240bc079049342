import type { LastingCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";
import type { KnownCorrections } from "./known-corrections.ts";
import { meaningsOf, saysAsThen } from "./cell-meaning.ts";
import { findColumn } from "./lasting-columns.ts";

/** A correction with the column of this list that it is about. */
export interface Placed {
  readonly correction: LastingCorrection;
  readonly column: number;
}

/** What the wrong cells of a column meant. */
interface Meant {
  readonly column: number;
  readonly target: string | null;
  readonly meanings: Set<string>;
}

/** Returns a function that finds the columns of the corrections for a mapper. All rows of a pass have the same mapper. */
export function placesFor(header: readonly string[], known: KnownCorrections) {
  interface Places {
    readonly place: (correction: LastingCorrection) => number | null;
    readonly rules: readonly Placed[];
    /** Returns whether the cell of a corrected column says what it said when it was corrected. */
    readonly saysAsThen: (cells: readonly string[], placed: Placed) => boolean;
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
    let wrong: ReadonlyMap<string, Meant> | null = null;
    /** Returns what the cells of the movable corrections meant, by column and target. */
    const wrongCells = (): ReadonlyMap<string, Meant> => {
      const meant = new Map<string, Meant>();
      for (const correction of known.movable) {
        const column = place(correction);
        if (column === null) continue;
        const { target, was } = correction;
        const name = JSON.stringify([column, target]);
        const ofColumn = meant.get(name) ?? { column, target, meanings: new Set<string>() };
        meant.set(name, ofColumn);
        for (const meaning of meaningsOf(was, target, column, mapper)) ofColumn.meanings.add(meaning);
      }
      return meant;
    };
    const places: Places = {
      place,
      rules: known.rules.flatMap((correction) => {
        const column = place(correction);
        return column === null ? [] : [{ correction, column }];
      }),
      saysAsThen: (cells, { correction, column }) => saysAsThen(cells[column], correction, column, mapper),
      mayBeMoved(cells) {
        wrong ??= wrongCells();
        for (const { column, target, meanings } of wrong.values())
          if (meaningsOf(cells[column] ?? "", target, column, mapper).some((meaning) => meanings.has(meaning)))
            return true;
        return false;
      },
    };
    made.set(mapper, places);
    return places;
  };
}
