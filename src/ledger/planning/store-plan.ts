import { acceptCorrections } from "../corrections/accept-corrections.ts";
import { noteCorrectedRows } from "../corrections/corrected-rows.ts";
import type { CorrectionEffects } from "../corrections/lasting-corrections.ts";
import { putAnswersBack, setAnswersAside, type HeldAnswers } from "../corrections/held-answers.ts";
import { newerRows, supersedeCorrections } from "../corrections/supersede-corrections.ts";
import { storeLastRows } from "../runs/former-rows.ts";
import { LINKED_BY_PERSON } from "../operations/manual-decisions.ts";
import type { ContactJournal } from "../entries/contact-journal.ts";
import type { Database } from "../database/open-database.ts";
import { rekey, type NewKey } from "../entries/rekey.ts";
import { IS_OPEN, OF_ANY_KIND, REMOVAL } from "../database/operation-indexes.ts";
import { noteListed, type Listed } from "./refused-rows.ts";
import { openDueReports } from "../runs/due-reports.ts";
import { openFeedDays } from "../entries/feed-days.ts";
import type { Runs, StoredRun } from "../runs/runs.ts";
import { noteWaitingDeletes, type WaitingDeletes } from "../entries/waiting-deletes.ts";

/** The changes to entries that take effect when a run's list is accepted: at once, or when its held run is approved. */
export interface PlanEffects {
  /** Entries whose person has a new key in the list, and whose row needs no call. */
  readonly rekeyed: readonly NewKey[];
  /**
   * Entries whose row asks for the same content in another form. They get the row's hash if their hash is still
   * `before`.
   */
  readonly rehashed: readonly { readonly entryId: number; readonly hash: string; readonly before: string }[];
  /** Entries that the list does not name; null for a list of changes, where absence means nothing. */
  readonly absent: readonly number[] | null;
  /** The rows that are not applied and the contacts that no row names; null for a list of changes. */
  readonly listed?: Listed | null;
  /** The contacts whose deletes wait for a person until they are back. */
  readonly waiting?: readonly WaitingDeletes[];
  /** The corrections that the corrected report makes, or that the list needs. While a run is held, they are personal data. */
  readonly corrections?: CorrectionEffects;
  /** The answers of a held corrected report. They are personal data. */
  readonly answers?: HeldAnswers;
  /** Operations of undos that the list does again: a person may know that the list is right after all. */
  readonly again?: readonly number[];
}

interface Stores {
  readonly db: Database;
  readonly runs: Pick<Runs, "insert" | "accept">;
  readonly journal: () => Pick<ContactJournal, "append">;
}

const COPIED = `kind, line, key, entry_id, contact_id, group_id, group_name, input, changes, hash, base_hash, email, phone,
  wave, state, attempts, sent_at, issue, status, request_id, warnings, cells, body, open_item`;

/**
 * Stores the whole plan of a run in one transaction, before the first call. The plan is copied from the temporary
 * tables of `staging-tables.ts`.
 *
 * @param run its `acceptedAt` is null when the whole run is held
 */
export function storePlan(stores: Stores, run: StoredRun, effects: PlanEffects): void {
  const { db, runs } = stores;
  db.transaction(() => {
    runs.insert(run);
    if (run.kind === "list" && run.mode === "snapshot") storeLastRows(db, run);
    const base = db.prepare("SELECT coalesce(max(id), 0) FROM operations").pluck().get() as number;
    db.prepare(`
      INSERT INTO operations (id, run, feed, guardian_operation, waits_for, ${COPIED})
      SELECT id + @base, @run, @feed, guardian_operation + @base, waits_for + @base, ${COPIED}
      FROM temp.drafted ORDER BY id`).run({ base, run: run.run, feed: run.feed });
    db.prepare(`
      INSERT INTO row_results (run, line, outcome, reason, issues, key, hash, status, request_id, cells, open_item,
        follow_up)
      SELECT ?, line, outcome, reason, issues, key, hash, status, request_id, cells, open_item, follow_up FROM temp.drafted_results`).run(
      run.run,
    );
    if (run.kind === "rejections") {
      noteCorrectedRows(db, run.run);
      supersedeCorrections(db, run);
    }
    if (run.acceptedAt === null) {
      const answers = run.kind === "rejections" ? { answers: setAnswersAside(db, run.run) } : {};
      db.prepare("UPDATE runs SET effects = ? WHERE run = ?").run(JSON.stringify({ ...effects, ...answers }), run.run);
      if (run.kind === "list" && run.mode === "snapshot") supersedeSameList(db, run);
    } else {
      accept(stores, run, effects, run.startedAt);
      // A contact that a corrected report names is present, even when the last list or a held one lacks it.
      db.exec(
        "UPDATE entries SET absent_since = NULL WHERE absent_since IS NOT NULL AND id IN (SELECT entry_id FROM temp.staged)",
      );
      if (run.kind === "rejections")
        db.prepare("UPDATE entries SET changed_run = ? WHERE id IN (SELECT entry_id FROM temp.staged)").run(run.run);
    }
  }).immediate();
}

/** Accepts the list of a run that was held as a whole and that a person approved. */
export function acceptHeldRun(stores: Stores, run: StoredRun, at: string): void {
  const { db, runs } = stores;
  db.transaction(() => {
    const stored = db.prepare("SELECT effects FROM runs WHERE run = ?").pluck().get(run.run) as string | null;
    runs.accept(run.run, at);
    if (stored !== null) {
      const effects = JSON.parse(stored) as PlanEffects;
      accept(stores, run, withoutNewerKeys(db, run, withoutCorrected(db, run, effects)), at);
      if (effects.answers !== undefined) putAnswersBack(db, run.feed, effects.answers, newerRows(db, run));
    }
    db.prepare("UPDATE runs SET effects = NULL WHERE run = ?").run(run.run);
  }).immediate();
}

/** Removes from `absent` the contacts that a corrected report named while the list was held: the report is newer. */
function withoutCorrected(db: Database, { run }: StoredRun, effects: PlanEffects): PlanEffects {
  if (effects.absent === null) return effects;
  const changed = db.prepare("SELECT id FROM entries WHERE changed_run > ? AND changed_run <> ?").pluck();
  const newer = new Set(changed.all(run, LINKED_BY_PERSON) as number[]);
  return { ...effects, absent: effects.absent.filter((id) => !newer.has(id)) };
}

/** Removes the new keys of contacts whose row a newer corrected report has. */
function withoutNewerKeys(db: Database, run: StoredRun, effects: PlanEffects): PlanEffects {
  if (run.kind !== "rejections") return effects;
  const isNewer = newerRows(db, run);
  const keyOf = db.prepare("SELECT key FROM entries WHERE id = ?").pluck();
  const rekeyed = effects.rekeyed.filter(
    ({ entryId, key }) => !isNewer(key) && !isNewer((keyOf.get(entryId) as string | undefined) ?? null),
  );
  return { ...effects, rekeyed };
}

/** Accepts a list. A snapshot supersedes earlier plans, and contacts that the snapshot lacks become absent. */
function accept({ db, journal }: Stores, run: StoredRun, effects: PlanEffects, at: string): void {
  const { rekeyed, rehashed, absent, listed, waiting = [], again = [] } = effects;
  const forget = db.prepare("DELETE FROM undone_changes WHERE operation = ?");
  for (const id of again) forget.run(id);
  if (run.kind === "list") openFeedDays(db).noteList(run.feed, at);
  if (effects.corrections !== undefined) acceptCorrections(db, run, effects.corrections, at);
  if (run.kind === "list" && run.mode === "snapshot") supersede(db, run.feed, run.run);
  // The newest row's create supersedes an unsent create of the same key.
  db.prepare(`
    UPDATE operations SET state = 'superseded' WHERE feed = @feed AND run < @run AND kind = 'create'
      AND state IN ('planned', 'deferred') AND ${IS_OPEN}
      AND key IN (SELECT key FROM operations WHERE run = @run AND kind = 'create')`).run({
    feed: run.feed,
    run: run.run,
  });
  noteFormerKeys(db, run, rekeyed);
  rekey(db, journal(), run, rekeyed, at);
  const rehash = db.prepare("UPDATE entries SET hash = @hash WHERE id = @entryId AND hash = @before");
  for (const row of rehashed) rehash.run(row);
  // A run that an older program held has no \`listed\`.
  if (listed !== null && listed !== undefined) noteListed(db, run, listed);
  if (absent === null) return;
  db.prepare(
    "UPDATE entries SET absent_since = NULL WHERE feed = ? AND absent_since IS NOT NULL AND id NOT IN (SELECT value FROM json_each(?))",
  ).run(run.feed, JSON.stringify(absent));
  const markAbsent = db.prepare("UPDATE entries SET absent_since = ? WHERE id = ? AND absent_since IS NULL");
  for (const id of absent) markAbsent.run(run.startedAt, id);
  // A contact that is back in the list loses its approved delete: a later delete needs a new approval.
  db.prepare(
    `DELETE FROM approvals WHERE EXISTS (SELECT 1 FROM entries e
      WHERE e.contact_id = approvals.contact_id AND e.feed = ? AND e.absent_since IS NULL)`,
  ).run(run.feed);
  noteWaitingDeletes(db, run, waiting, absent);
}

/** Notes the keys that updated contacts had until now, so that an undo gives them back. */
function noteFormerKeys(db: Database, { run }: StoredRun, rekeyed: PlanEffects["rekeyed"]): void {
  const note = db.prepare(`
    UPDATE operations SET former_key = (SELECT key FROM entries WHERE id = @entryId)
    WHERE contact_id = (SELECT contact_id FROM entries WHERE id = @entryId) AND +run = @run AND kind = 'update'`);
  for (const { entryId } of rekeyed) note.run({ run, entryId });
}

/** Supersedes the earlier held runs of the same list: the list was dropped again, and is one hold. */
function supersedeSameList(db: Database, { feed, run, sha256 }: StoredRun): void {
  const held = db
    .prepare(
      "SELECT run FROM runs WHERE feed = ? AND run < ? AND sha256 = ? AND status = 'held' AND accepted_at IS NULL",
    )
    .pluck()
    .all(feed, run, sha256) as string[];
  for (const earlier of held) {
    db.prepare(`UPDATE operations SET state = 'superseded' WHERE run = ? AND state = 'held' AND ${OF_ANY_KIND}`).run(
      earlier,
    );
    db.prepare("UPDATE runs SET status = 'superseded' WHERE run = ?").run(earlier);
    openDueReports(db).mark(earlier);
  }
}

/**
 * Supersedes a feed's plans that are older than the run `by`. Creates that are being sent or in doubt stay, and so do deletes
 * that a person asked for.
 */
function supersede(db: Database, feed: string, by: string): void {
  db.prepare(`
    UPDATE operations SET state = 'superseded' WHERE feed = ? AND run < ? AND state IN ('planned', 'held', 'deferred')
      AND ${IS_OPEN} AND changes ->> '$.${REMOVAL}' IS NULL`).run(feed, by);
  const superseded = db
    .prepare(
      `UPDATE runs SET status = 'superseded' WHERE feed = ? AND run < ? AND kind <> 'removal'
        AND (status IS NULL OR status IN ('held', 'halted')) RETURNING run`,
    )
    .pluck()
    .all(feed, by) as string[];
  const dueReports = openDueReports(db);
  for (const run of superseded) dueReports.mark(run);
}
