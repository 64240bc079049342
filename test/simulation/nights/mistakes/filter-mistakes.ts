/** Mistakes in filtered lists: cells that were copied from visible rows, or pasted into visible rows only. */
import type { Cells } from "../list-style.ts";
import { cellsFrom, ofRows, stretch, type Mistake } from "./mistake.ts";
import type { Random } from "../../world/random.ts";

const COLUMNS = { first: "first names", last: "last names", email: "e-mails", phone: "phones", birthday: "birthdays" };
type Column = keyof typeof COLUMNS;

const MOST_COPIED = 7;
/** Fewer copied cells are not made: the guards look at three people and more. */
const FEWEST_COPIED = 4;

/** Returns the places of the rows of one group, as a filter shows them. */
function visibleIn(rows: readonly Cells[], random: Random): readonly number[] {
  const group = rows[random.below(rows.length)]?.group;
  return [...rows.keys()].filter((at) => rows[at]?.group === group).slice(0, MOST_COPIED + 1);
}

/**
 * Returns a mistake that pastes cells.
 *
 * @param pasted maps the place of each row that gets a cell to the place of the row that has it
 */
const pasting = (
  name: string,
  column: Column,
  pasted: (visible: readonly number[], rows: readonly Cells[], random: Random) => ReadonlyMap<number, number>,
): Mistake =>
  ofRows(`${COLUMNS[column]} ${name}`, (rows, random) => {
    const visible = visibleIn(rows, random);
    if (visible.length <= FEWEST_COPIED) return null;
    const from = pasted(visible, rows, random);
    return cellsFrom(rows, [column], (index) => rows[from.get(index) ?? -1]);
  });

export const FILTER_MISTAKES: readonly Mistake[] = (Object.keys(COLUMNS) as readonly Column[]).flatMap((column) => [
  pasting(
    "of a filtered list pasted over hidden rows",
    column,
    (visible) => new Map(visible.map((place, index) => [(visible[0] ?? 0) + index, place])),
  ),
  pasting("pasted into the visible rows of a filtered list", column, (visible, rows, random) => {
    const { from } = stretch(rows, visible.length, random);
    return new Map(visible.map((place, index) => [place, from + index]));
  }),
  pasting(
    "of a filtered list one visible row down",
    column,
    (visible) => new Map(visible.slice(1).map((place, index) => [place, visible[index] ?? place])),
  ),
]);
