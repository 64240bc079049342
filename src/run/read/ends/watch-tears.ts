import type { Row } from "../../../model/row.ts";

type CellsRow = Extract<Row, { readonly kind: "cells" }>;

/** A row with the number of cells that its record has. */
export interface Piece {
  readonly row: CellsRow;
  readonly cells: number;
}

/** Rows that stand on lines which follow each other, and that may be one row which line breaks tear apart. */
export interface Candidate {
  readonly pieces: readonly [head: Piece, tail: Piece, ...tails: Piece[]];
  /** The pieces have together as many cells as the header. */
  readonly isWhole: boolean;
}

/** What the watched rows show about rows that are torn apart. */
export interface SeenTears {
  readonly candidates: readonly Candidate[];
  /** Rows with fewer cells than the header are no usual rows of the list. */
  readonly isRegular: boolean;
}

export interface TearWatch {
  /**
   * Takes in the next row of the list.
   *
   * @param cells the number of cells of its record
   * @param follows its record stands on the line below the record of the row before
   */
  row(row: Row, cells: number, follows: boolean): void;
  /** @param passedFewest the fewest cells of the rows that were passed over; `Infinity`: there are none */
  seen(passedFewest: number): SeenTears;
}

/** Most pieces of one row. */
const MOST_PIECES = 4;
/** With more candidates, short rows are ordinary in the list. */
const MOST_CANDIDATES = 2_000;
/** A row below a whole row may be a piece of it if it has at most one of so many cells. */
const PART = 3;

/** @param width the number of cells of the header */
export function watchTears(width: number): TearWatch {
  const candidates: Candidate[] = [];
  const shortPieces = new Set<number>();
  let before: Piece[] = [];
  let shortRows = 0;
  let fullRows = 0;
  let isMany = false;

  const note = (pieces: Candidate["pieces"], isWhole: boolean) => {
    if (candidates.length === MOST_CANDIDATES) isMany = true;
    if (isMany) return;
    candidates.push({ pieces, isWhole });
    for (const { row, cells } of pieces) if (cells < width) shortPieces.add(row.line);
  };

  const compare = (tail: Piece) => {
    const tails: Piece[] = [tail];
    let { cells } = tail;
    for (const head of before.toReversed()) {
      cells += head.cells - 1;
      if (cells > width) {
        const isPart = tails.length === 1 && head.cells === width && tail.cells * PART <= width;
        return isPart ? note([head, tail], false) : undefined;
      }
      const [first = tail, ...others] = tails;
      note([head, first, ...others], cells === width);
      tails.unshift(head);
    }
  };

  return {
    row(row, cells, follows) {
      if (row.kind === "skipped") return void (before = []);
      if (cells < width) shortRows += 1;
      else fullRows += 1;
      if (row.kind !== "cells") return void (before = []);
      const piece = { row, cells };
      if (!follows) before = [];
      else if (!isMany && cells <= width) compare(piece);
      before = [...before.slice(1 - MOST_PIECES), piece];
    },
    seen(passedFewest) {
      const isFull = Number.isFinite(passedFewest) && passedFewest >= width;
      const isRegular = shortRows === shortPieces.size && passedFewest >= width && (isFull || fullRows > shortRows);
      return { candidates: isMany ? [] : candidates, isRegular: isRegular && !isMany };
    },
  };
}
