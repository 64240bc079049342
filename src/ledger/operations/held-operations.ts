import type { Database } from "../database/open-database.ts";
import type { Issue } from "../../model/issue.ts";
import { OF_ANY_KIND } from "../database/operation-indexes.ts";

/** Changes a run's operations after a person's decision about what the run holds. */
export interface HeldOperations {
  /** Notes that a person approved the held deletes of a run. */
  approveDeletes(run: string, at: string): void;
  /** Drops a run's held deletes of contacts that a newer accepted list names again, with this issue. */
  dropReturned(run: string, issue: Issue): void;
  /**
   * Returns whether the run holds only deletes, and only of contacts that the run `approved` planned to delete, too.
   */
  heldDeletesWithin(run: string, approved: string): boolean;
  /** Releases a run's held operations, which are planned now, and returns their number. */
  releaseHeld(run: string): number;
  /** Drops a run's held operations and the deferred ones that wait for them, and returns their number. */
  dropHeld(run: string): number;
  /** Drops all operations of a run that are not sent yet, with this issue, and returns their number. */
  dropRest(run: string, issue: Issue): number;
  /**
   * Supersedes a run and what it has not sent, because its list changed after it was read. The list no longer counts as
   * accepted. Creates that are being sent or in doubt stay.
   */
  supersedeRest(run: string): void;
}

export function openHeldOperations(db: Database): HeldOperations {
  return {
    approveDeletes: (run, at) =>
      void db
        .prepare(`
        INSERT OR REPLACE INTO approvals SELECT contact_id, @run, @at FROM operations
        WHERE run = @run AND kind = 'delete' AND state = 'held'`)
        .run({ run, at }),
    dropReturned: (run, issue) =>
      void db
        .prepare(`
        UPDATE operations SET state = 'dropped', issue = ? WHERE run = ? AND kind = 'delete' AND state = 'held' AND changes = '{}'
          AND entry_id IN (SELECT id FROM entries WHERE absent_since IS NULL)`)
        .run(JSON.stringify(issue), run),
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
    dropRest: (run, issue) =>
      db
        .prepare(`
        UPDATE operations SET state = 'dropped', issue = ? WHERE run = ? AND state IN ('planned', 'held', 'deferred')
          AND ${OF_ANY_KIND}`)
        .run(JSON.stringify(issue), run).changes,
    supersedeRest: (run) =>
      db
        .transaction(() => {
          db.prepare(`
            UPDATE operations SET state = 'superseded' WHERE run = ? AND state IN ('planned', 'held', 'deferred')
              AND ${OF_ANY_KIND}`).run(run);
          db.prepare("UPDATE runs SET status = 'superseded', accepted_at = NULL, effects = NULL WHERE run = ?").run(
            run,
          );
        })
        .immediate(),
  };
}
