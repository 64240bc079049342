import type { GuardName } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";

/** The contacts whose deletes wait because of a guard whose evidence is gone with the next list. */
export interface WaitingDeletes {
  readonly guard: GuardName | typeof CUT_ROW;
  readonly entryIds: readonly number[];
}

/** A list that is cut in its last row. The end of the next list shows whether that one is whole. */
const CUT_ROW = "cut_row";

/** The guard of contacts that a person kept when approving a list. They wait one by one, until they are back. */
export const KEPT = "kept_people" satisfies GuardName;

/** A planned delete that waits for a person since an earlier list. */
interface StillWaiting {
  /** The delete's id in the draft. */
  readonly id: number;
  readonly guard: GuardName;
}

/** The deletes that an earlier list held, and about which no person has decided. */
export interface WaitingDeletesOfFeed {
  /**
   * Returns the planned deletes that still wait. When half of the people who waited since a list are back, the list was
   * wrong, and the others no longer wait.
   */
  stillWaiting(feed: string): readonly StillWaiting[];
}

const IS_NOT_APPROVED = "e.contact_id NOT IN (SELECT contact_id FROM approvals)";

export function openWaitingDeletes(db: Database): WaitingDeletesOfFeed {
  return {
    stillWaiting: (feed) =>
      db
        .prepare(`
        SELECT p.id, w.guard FROM waiting_deletes w CROSS JOIN entries e ON e.id = w.entry_id
          CROSS JOIN temp.planned p ON p.entry_id = w.entry_id
        WHERE w.feed = @feed AND w.guard <> '${CUT_ROW}' AND p.kind = 'delete' AND ${IS_NOT_APPROVED}
          AND (w.guard = '${KEPT}' OR 2 * (SELECT count(*) FROM waiting_deletes o CROSS JOIN temp.vanished v ON v.entry_id = o.entry_id
            WHERE o.feed = @feed AND o.run = w.run AND o.guard = w.guard) > w.people)
        ORDER BY p.id`)
        .all({ feed }) as StillWaiting[],
  };
}

/**
 * Notes the contacts whose deletes wait when a snapshot is accepted. Contacts that are back no longer wait.
 *
 * @param absent the contacts that the list lacks
 */
export function noteWaitingDeletes(
  db: Database,
  { run, feed }: { readonly run: string; readonly feed: string },
  waiting: readonly WaitingDeletes[],
  absent: readonly number[],
): void {
  const lacking = JSON.stringify(absent);
  const isCutAgain = waiting.some(({ guard }) => guard === CUT_ROW) ? 1 : 0;
  db.prepare(`
    DELETE FROM waiting_deletes WHERE feed = @feed AND ((guard = '${CUT_ROW}' AND NOT @isCutAgain)
      OR entry_id NOT IN (SELECT value FROM json_each(@lacking)))`).run({ feed, lacking, isCutAgain });
  db.prepare(`
    DELETE FROM waiting_deletes AS w WHERE feed = @feed AND guard <> '${KEPT}' AND people >= 2 * (
      SELECT count(*) FROM waiting_deletes o WHERE o.feed = @feed AND o.run = w.run AND o.guard = w.guard)`).run({
    feed,
  });
  const note = db.prepare(`
    INSERT OR IGNORE INTO waiting_deletes SELECT e.id, @feed, @run, @guard, @people FROM entries e
    WHERE e.id = @id AND ${IS_NOT_APPROVED}`);
  for (const { guard, entryIds } of waiting)
    for (const id of entryIds) note.run({ id, feed, run, guard, people: entryIds.length });
}

/** Selects the start of the feed's first list since which deletes wait because it may be cut; NULL: there is none. */
export const FIRST_CUT_LIST = `(SELECT min(w.run) FROM waiting_deletes w WHERE w.feed = @feed
  AND w.guard IN ('cut_off', '${CUT_ROW}'))`;
