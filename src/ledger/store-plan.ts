import type { Database } from "./open-database.ts";
import type { Runs, StoredRun } from "./runs.ts";

/** What becomes of the ledger when a run's list is accepted: at once, or when its held run is approved. */
export interface PlanEffects {
  /** Rows whose person was found under a former key and need no call: entry → its new key. */
  readonly rekeyed: readonly { readonly entryId: number; readonly key: string }[];
  /** Rows that say the same in other words: entry → the row's hash. */
  readonly rehashed: readonly { readonly entryId: number; readonly hash: string }[];
  /** Contacts that the list no longer names; null where absence means nothing (changes only). */
  readonly absent: readonly number[] | null;
}

const COPIED = `kind, line, key, entry_id, contact_id, group_id, group_name, input, changes, hash, base_hash, email, phone,
  wave, state, attempts, sent_at, issue, status, request_id, warnings, cells, body, problem`;

/**
 * Writes a plan down, whole, in one transaction, before its first call.
 *
 * @param run with `acceptedAt` null where the whole run is held; the rest of it stands in the temporary tables of
 *   `staging-tables.ts`
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
      INSERT INTO told_rows (run, line, outcome, reason, issues, key, hash, status, request_id, cells, problem,
        wanted)
      SELECT ?, line, outcome, reason, issues, key, hash, status, request_id, cells, problem, wanted FROM temp.told`).run(
      run.run,
    );
    if (run.acceptedAt === null) {
      db.prepare("UPDATE runs SET effects = ? WHERE run = ?").run(JSON.stringify(effects), run.run);
    } else {
      accept(db, run, effects);
      // Whoever a report that was dropped back names is present, whatever the last list said.
      db.exec(
        "UPDATE entries SET absent_since = NULL WHERE absent_since IS NOT NULL AND id IN (SELECT entry_id FROM temp.staged)",
      );
    }
  }).immediate();
}

/** A person approved a run that was held whole: its list counts from now on. */
export function acceptHeldRun(db: Database, runs: Runs, run: StoredRun, at: string): void {
  db.transaction(() => {
    const effects = db.prepare("SELECT effects FROM runs WHERE run = ?").pluck().get(run.run) as string | null;
    runs.accept(run.run, at);
    if (effects !== null) accept(db, run, JSON.parse(effects) as PlanEffects);
    db.prepare("UPDATE runs SET effects = NULL WHERE run = ?").run(run.run);
  }).immediate();
}

/** The list counts from now on: who it lacks is absent, earlier plans give way. */
function accept(db: Database, run: StoredRun, { rekeyed, rehashed, absent }: PlanEffects): void {
  if (run.kind === "list" && run.mode === "snapshot") supersede(db, run.feed, run.run);
  const rekey = db.prepare("UPDATE OR IGNORE entries SET key = ? WHERE id = ?");
  // Through names that can't be keys first: two people may have swapped theirs.
  for (const { entryId } of rekeyed) rekey.run(`\u0000${entryId}`, entryId);
  for (const { entryId, key } of rekeyed) rekey.run(key, entryId);
  const rehash = db.prepare("UPDATE entries SET hash = ? WHERE id = ?");
  for (const { entryId, hash } of rehashed) rehash.run(hash, entryId);
  if (absent === null) return;
  db.prepare(
    "UPDATE entries SET absent_since = NULL WHERE feed = ? AND absent_since IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?))",
  ).run(run.feed, JSON.stringify(absent));
  const markAbsent = db.prepare("UPDATE entries SET absent_since = ? WHERE id = ? AND absent_since IS NULL");
  for (const id of absent) markAbsent.run(run.startedAt, id);
  // Whoever is back was approved for a list that was wrong: a later delete asks again.
  db.prepare(
    "DELETE FROM approvals WHERE contact_id IN (SELECT contact_id FROM entries WHERE feed = ? AND absent_since IS NULL)",
  ).run(run.feed);
}

/** Earlier plans of a snapshot feed give way. What is in flight or in doubt stays. */
export function supersede(db: Database, feed: string, by: string): void {
  db.prepare(`
    UPDATE operations SET state = 'superseded' WHERE feed = ? AND run < ? AND state IN ('planned', 'held', 'deferred')`).run(
    feed,
    by,
  );
  db.prepare(
    "UPDATE runs SET status = 'superseded' WHERE feed = ? AND run < ? AND (status IS NULL OR status IN ('held', 'halted'))",
  ).run(feed, by);
}
