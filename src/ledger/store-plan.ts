import type { Database } from "./open-database.ts";
import type { Runs, StoredRun } from "./runs.ts";

/** What changes in the ledger together with a plan, besides the plan itself. */
export interface PlanEffects {
  /** The run's list is accepted now: it supersedes what is pending of earlier ones. */
  readonly accepted: boolean;
  readonly supersedes: boolean;
  /** Rows whose person was found under a former key and need no call: entry → its new key. */
  readonly rekeyed: readonly { readonly entryId: number; readonly key: string }[];
  /** Rows that say the same in other words: entry → the row's hash. */
  readonly rehashed: readonly { readonly entryId: number; readonly hash: string }[];
}

const COPIED = `kind, line, key, entry_id, contact_id, group_id, group_name, input, changes, hash, base_hash, email, phone,
  wave, state, attempts, sent_at, issue, status, request_id, warnings, cells, body, problem`;

/**
 * Writes a plan down, whole, in one transaction, before its first call.
 *
 * @param draft the run and its rows stand in the temporary tables of `staging-tables.ts`
 */
export function storePlan(db: Database, runs: Runs, run: StoredRun, effects: PlanEffects): void {
  db.transaction(() => {
    runs.insert(run);
    const base = db.prepare("SELECT coalesce(max(id), 0) FROM operations").pluck().get() as number;
    db.prepare(`
      INSERT INTO operations (id, run, feed, guardian_operation, waits_for, ${COPIED})
      SELECT id + @base, @run, @feed, guardian_operation + @base, waits_for + @base, ${COPIED}
      FROM temp.planned ORDER BY id`).run({ base, run: run.run, feed: run.feed });
    db.prepare(`
      INSERT INTO told_rows (run, line, outcome, reason, issues, key, status, request_id, cells, problem)
      SELECT ?, line, outcome, reason, issues, key, status, request_id, cells, problem FROM temp.told`).run(run.run);
    if (effects.accepted) acceptList(db, run, effects);
  }).immediate();
}

/** The list is the feed's newest now: who it names is present, who it lacks is absent from here on. */
function acceptList(db: Database, run: StoredRun, effects: PlanEffects): void {
  if (effects.supersedes) supersede(db, run.feed, run.run);
  const rekey = db.prepare("UPDATE entries SET key = ? WHERE id = ?");
  // Through names that can't be keys first: two people may have swapped theirs.
  for (const { entryId } of effects.rekeyed) rekey.run(`\u0000${entryId}`, entryId);
  for (const { entryId, key } of effects.rekeyed) rekey.run(key, entryId);
  const rehash = db.prepare("UPDATE entries SET hash = ? WHERE id = ?");
  for (const { entryId, hash } of effects.rehashed) rehash.run(hash, entryId);
  if (run.mode === "snapshot" && run.kind === "list") {
    db.prepare(`
      UPDATE entries SET absent_since = coalesce(absent_since, @at) WHERE id IN (SELECT entry_id FROM temp.vanished)`)
      .run({ at: run.startedAt });
    db.prepare("UPDATE entries SET absent_since = NULL WHERE feed = ? AND absent_since IS NOT NULL AND id NOT IN (SELECT entry_id FROM temp.vanished)")
      .run(run.feed);
  }
}

/** Earlier plans of a snapshot feed give way. What is in flight or in doubt stays. */
export function supersede(db: Database, feed: string, by: string): void {
  db.prepare(`
    UPDATE operations SET state = 'superseded' WHERE feed = ? AND run < ? AND state IN ('planned', 'held', 'deferred')`).run(feed, by);
  db.prepare("UPDATE runs SET status = 'superseded' WHERE feed = ? AND run < ? AND (status IS NULL OR status IN ('held', 'halted'))").run(feed, by);
}
