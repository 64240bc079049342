import type { Database } from "../database/open-database.ts";
import { OF_ANY_KIND } from "../database/operation-indexes.ts";

/** What a decision about a held run does to the run's operations. */
export interface HeldOperations {
  /** Notes that a person approved the held deletes of a run. */
  approveDeletes(run: string, at: string): void;
  /** Drops held deletes of contacts that a newer accepted list names again, and returns how many there were. */
  dropReturned(run: string): number;
  /** Returns whether all that `run` holds is deletes of contacts that the run `approved` was to delete too. */
  heldDeletesWithin(run: string, approved: string): boolean;
  /** Plans a run's held operations, and returns how many there were. */
  releaseHeld(run: string): number;
  /** Drops a run's held operations and those deferred behind them, and returns how many there were. */
  dropHeld(run: string): number;
}

export function openHeldOperations(db: Database): HeldOperations {
  return {
    approveDeletes: (run, at) =>
      void db
        .prepare(`
        INSERT OR REPLACE INTO approvals SELECT contact_id, @run, @at FROM operations
        WHERE run = @run AND kind = 'delete' AND state = 'held'`)
        .run({ run, at }),
    dropReturned: (run) =>
      db
        .prepare(`
        UPDATE operations SET state = 'dropped' WHERE run = ? AND kind = 'delete' AND state = 'held' AND changes = '{}'
          AND entry_id IN (SELECT id FROM entries WHERE absent_since IS NULL)`)
        .run(run).changes,
    heldDeletesWithin: (run, approved) =>
      db
        .prepare(`
        SELECT count(*) FROM operations WHERE run = ? AND state = 'held' AND (kind <> 'delete' OR contact_id NOT IN
          (SELECT contact_id FROM operations WHERE run = ? AND kind = 'delete'))`)
        .pluck()
        .get(run, approved) === 0,
    releaseHeld: (run) =>
      db.prepare(`UPDATE operations SET state = 'planned' WHERE run = ? AND state = 'held' AND ${OF_ANY_KIND}`).run(run)
        .changes,
    dropHeld: (run) =>
      db
        .prepare(`
        UPDATE operations SET state = 'dropped', issue = NULL WHERE run = ? AND state IN ('held', 'deferred')
          AND ${OF_ANY_KIND} AND (state = 'held' OR issue ->> 'code' = 'waits_for_held')`)
        .run(run).changes,
  };
}
