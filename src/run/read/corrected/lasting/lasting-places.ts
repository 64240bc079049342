import type { LastingCorrection } from "../../../../ledger/corrections/lasting-corrections.ts";
import { cleanText } from "../../../../model/text/spelling/text-folding.ts";
import type { Mapper } from "../../../../pipeline/mapping/row/mapper.ts";
import type { KnownCorrections } from "./known-corrections.ts";
import { findColumn } from "./lasting-columns.ts";

/** A correction with the column of this list that it is about. */
export interface Placed {
  readonly correction: LastingCorrection;
  readonly column: number;
}

/** Returns a function that finds the columns of the corrections for a mapper. All rows of a pass have the same mapper. */
export function placesFor(header: readonly string[], known: KnownCorrections) {
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
