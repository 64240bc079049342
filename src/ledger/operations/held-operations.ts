import type { Database } from "../database/open-database.ts";
import { KEPT } from "../entries/waiting-deletes.ts";
import type { Issue } from "../../model/issue.ts";
import type { Hold } from "../../model/operation.ts";
import { OF_ANY_KIND } from "../database/operation-indexes.ts";

/** Changes a run's operations after a person's decision about what the run holds. */
export interface HeldOperations {
  /** Notes that a person approved the held deletes of a run. */
  approveDeletes(run: string, at: string): void;
  /** Returns the number of a run's held deletes that are not among these. */
  countHeldDeletesBeside(run: string, deletes: readonly number[]): number;
  /**
   * Drops a run's held deletes that are not among these, with this issue. Their contacts are kept until a person approves
   * their delete.
   */
  keepOthers(run: string, deletes: readonly number[], issue: Issue): void;
  /** Drops a run's held deletes of contacts that a newer accepted list names again, with this issue. */
  dropReturned(run: string, issue: Issue): void;
  /**
   * Returns whether the run holds only deletes, and only of contacts that the run `approved` planned to delete, too.
   */
  heldDeletesWithin(run: string, approved: string): boolean;
  /** Lets a run's held creates go without waiting for an earlier create of the same name: they are different people. */
  separateTwins(run: string): void;
  /** Releases a run's held operations, which are planned now, and returns their number. */
  releaseHeld(run: string): number;
  /** Holds what a run has not sent, and notes why, in place of an earlier hold of the same guard. */
  holdRest(run: string, hold: Hold): void;
  /** Drops a run's held operations and the deferred ones that wait for them, and returns their number. */
  dropHeld(run: string): number;
  /** Drops all operations of a run that are not sent yet, with this issue, and returns their number. */
  dropRest(run: string, issue: Issue): number;
  /**
   * Supersedes a run and what it has not sent, because its list changed after it was read. The list no longer counts as
   * accepted. Creates that are being sent or in doubt stay.
   */
  supersedeRest(run: string): void;
  /** Supersedes what a superseded run has not sent. No pass would send it. */
  supersedeOpen(run: string): void;
}

/** A run's held deletes that are not among the chosen ones. */
const BESIDE =
  "run = @run AND kind = 'delete' AND state = 'held' AND id NOT IN (SELECT value FROM json_each(@deletes))";

export function openHeldOperations(db: Database): HeldOperations {
  return {
    approveDeletes: (run, at) =>
      void db
        .prepare(`
        INSERT OR REPLACE INTO approvals SELECT contact_id, @run, @at FROM operations
        WHERE run = @run AND kind = 'delete' AND state = 'held'`)
        .run({ run, at }),
    countHeldDeletesBeside: (run, deletes) =>
      db
        .prepare(`SELECT count(*) FROM operations WHERE ${BESIDE}`)
        .pluck()
        .get({ run, deletes: JSON.stringify(deletes) }) as number,
    keepOthers(run, deletes, issue) {
      const these = { run, deletes: JSON.stringify(deletes) };
      db.prepare(`
        INSERT OR REPLACE INTO waiting_deletes
        SELECT entry_id, feed, run, '${KEPT}', 1 FROM operations WHERE ${BESIDE} AND entry_id IS NOT NULL`).run(these);
      db.prepare(`
        DELETE FROM approvals WHERE contact_id IN (SELECT contact_id FROM operations WHERE ${BESIDE})`).run(these);
      db.prepare(`UPDATE operations SET state = 'dropped', issue = @issue WHERE ${BESIDE}`).run({
        ...these,
        issue: JSON.stringify(issue),
      });
    },
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
    separateTwins: (run) =>
      void db
        .prepare(`
        UPDATE operations SET waits_for = NULL WHERE run = @run AND kind = 'create' AND state = 'held' AND waits_for IN
          (SELECT id FROM operations WHERE run = @run AND kind = 'create' AND state = 'held')`)
        .run({ run }),
    releaseHeld: (run) =>
      db.prepare(`UPDATE operations SET state = 'planned' WHERE run = ? AND state = 'held' AND ${OF_ANY_KIND}`).run(run)
        .changes,
    holdRest: (run, hold) =>
      db
        .transaction(() => {
          const holds = db.prepare("SELECT holds FROM runs WHERE run = ?").pluck().get(run) as string;
          const others = (JSON.parse(holds) as Hold[]).filter(({ guard }) => guard !== hold.guard);
          db.prepare("UPDATE runs SET holds = ? WHERE run = ?").run(JSON.stringify([...others, hold]), run);
          db.prepare(`
            UPDATE operations SET state = 'held' WHERE run = ? AND state = 'planned' AND ${OF_ANY_KIND}`).run(run);
        })
        .immediate(),
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
    supersedeOpen: (run) =>
      void db
        .prepare(`
        UPDATE operations SET state = 'superseded' WHERE run = ? AND state IN ('planned', 'deferred') AND ${OF_ANY_KIND}
          AND run IN (SELECT run FROM runs WHERE status = 'superseded')`)
        .run(run),
  };
}
