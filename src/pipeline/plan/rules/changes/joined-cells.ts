import type { ChangedCell, KeptCell, RowsBeside } from "./changed-cells.ts";

/** Finds rows, and the values that their people had before the list. */
export interface FormerRows extends Pick<RowsBeside, "beside"> {
  /** Returns the value, and the last name, that the person of a row had before the list; null: none, or a new person. */
  former(seq: number): KeptCell | null;
}

/** The cell of a row before the list, with the row's place. */
export interface FormerCell {
  readonly seq: number;
  readonly cell: KeptCell | null;
}

/** A changed cell, and where its row is among the rows of its part. */
interface JoinedCell {
  readonly cell: ChangedCell;
  readonly at: number;
}

/** Changed cells with few unchanged rows between them, and the former cells of the rows above, between and below. */
export interface Part {
  readonly former: readonly FormerCell[];
  readonly changed: readonly JoinedCell[];
}

/** Number of unchanged rows on each side of changed ones that are compared, and of all rows that are read for one field. */
const REACH = 500;
const MOST_READ = 10_000;
/** Most rows between two changed ones of a part: rows that a filter hides, or whose own value equals the pasted one. */
const WIDEST_GAP = 64;

/**
 * Yields the parts of a list that have changed cells. Once enough rows are read, only rows that follow each other are joined.
 *
 * @param cells the changed cells of one field, in file order
 * @param fewest parts with fewer changed cells are not read
 */
export function* partsOf(cells: Iterable<ChangedCell>, fewest: number, rows: FormerRows): Generator<Part> {
  let unread = MOST_READ;
  let joined: ChangedCell[] = [];
  let between = 0;
  const read = (): Part | null => {
    const [first, last] = [joined[0], joined.at(-1)];
    if (joined.length < fewest || first === undefined || last === undefined) return null;
    unread -= between;
    const reach = Math.min(REACH, Math.floor(unread / 2));
    const above = formerCells(first.seq, -1, reach, rows);
    const below = formerCells(last.seq, 1, reach, rows);
    unread -= above.length + below.length;
    return joinedPart(joined, above.toReversed(), below, rows);
  };
  for (const cell of cells) {
    const gap = cell.seq - (joined.at(-1)?.seq ?? -Infinity) - 1;
    if (gap > Math.min(WIDEST_GAP, unread - between)) {
      const part = read();
      if (part !== null) yield part;
      joined = [];
      between = 0;
    } else between += gap;
    joined.push(cell);
  }
  const part = read();
  if (part !== null) yield part;
}

function joinedPart(
  joined: readonly ChangedCell[],
  above: readonly FormerCell[],
  below: readonly FormerCell[],
  rows: FormerRows,
): Part {
  const former = [...above];
  const changed: JoinedCell[] = [];
  for (const [index, cell] of joined.entries()) {
    const { seq, before, family } = cell;
    changed.push({ cell, at: former.length });
    former.push({ seq, cell: before === null ? null : { value: before, family } });
    const next = joined[index + 1];
    if (next === undefined || next.seq === seq + 1) continue;
    for (let row = rows.beside(seq, 1); row !== null && row < next.seq; row = rows.beside(row, 1))
      former.push({ seq: row, cell: rows.former(row) });
  }
  former.push(...below);
  return { former, changed };
}

/** Returns the former cells of the rows above (-1) or below (1) a row, the nearest first. */
function formerCells(from: number, step: -1 | 1, most: number, rows: FormerRows): readonly FormerCell[] {
  const found: FormerCell[] = [];
  let seq = most === 0 ? null : rows.beside(from, step);
  while (seq !== null) {
    found.push({ seq, cell: rows.former(seq) });
    seq = found.length === most ? null : rows.beside(seq, step);
  }
  return found;
}
