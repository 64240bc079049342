import type { DecidingList } from "../deciding-list.ts";
import { GUARDED_FIELDS } from "../rules/changes/guarded-fields.ts";
import { FEWEST_IN_COLUMN, findFilledDown, findMoved, type OddCells } from "../rules/changes/columns/moved-columns.ts";
import type { ColumnFigures } from "../rules/guards/change-guards.ts";

/** Number of changes of one field that are compared. */
const MOST_COMPARED = 250_000;

/** Gathers what a list moves or fills down in the fields that have no limits of their own: pictures, guardians, companies … */
export function columnFigures({ draft, staging, feed, ledger }: DecidingList): readonly ColumnFigures[] {
  const linked = ledger.entries.count(feed.name);
  return draft.columnsWithChanges(FEWEST_IN_COLUMN, [...GUARDED_FIELDS, "group"]).flatMap((field): ColumnFigures[] => {
    const changes = draft.columnChanges(field, MOST_COMPARED);
    const column = { field, changes, former: draft.formerCounts(feed.name, field), linked };
    const changed = new Set(changes.map(({ seq }) => seq));
    const moved = findMoved(column);
    const filled = findFilledDown(column, {
      beside: (seq, step) => staging.rowBeside(seq, step),
      kept(seq) {
        const found = changed.has(seq) ? null : staging.formerValue(seq, field);
        return found === null ? null : { value: found.value, family: null };
      },
    });
    const shown = (cells: OddCells | null) =>
      cells === null ? null : { people: cells.people, examples: draft.columnExamples(field, cells.seqs.slice(0, 3)) };
    return moved === null && filled === null ? [] : [{ field, moved: shown(moved), filled: shown(filled) }];
  });
}
