import { existsSync, statSync } from "node:fs";
import type { ReportSource } from "../model/run-record.ts";
import { openAccount } from "./account.ts";
import { backUpLedger } from "./backup.ts";
import { openContactJournal, readContactJournal, type ContactJournal, type JournalLine } from "./contact-journal.ts";
import { openEntries } from "./entries.ts";
import { LEDGER_VERSION, migrate } from "./migrations.ts";
import { openForReading, openForWriting, openInMemory, type Database } from "./open-database.ts";
import { openOperations, type StoredOperation } from "./operations.ts";
import { openPlanDraft } from "./plan-draft.ts";
import { openProblems } from "./problems.ts";
import { draftReportSource, storedReportSource } from "./report-source.ts";
import { openRequests } from "./requests.ts";
import { openRuns, type StoredRun } from "./runs.ts";
import { settleOperationProblem, settleProblems } from "./settle-problems.ts";
import { openStaging } from "./staging.ts";
import { acceptHeldRun, storePlan, supersede, type PlanEffects } from "./store-plan.ts";

/** Where the ledger and its companions lie. */
export interface LedgerFiles {
  readonly ledger: string;
  readonly contactJournal: string;
  readonly backups: string;
}

/** A ledger that can't be used as it is. The message says what happened and the way out. */
export class LedgerUnusable extends Error {
  override readonly name = "LedgerUnusable";
}

export type Ledger = ReturnType<typeof composeLedger>;

/**
 * Opens the ledger for the applying process, creating it on the very first start.
 *
 * @throws LedgerUnusable if it is damaged, newer than this program, or gone while other traces of it are there:
 *   a fresh start by mistake would create everybody again
 */
export function openLedger(files: LedgerFiles): Ledger {
  const isNew = !existsSync(files.ledger);
  if (isNew && existsSync(files.contactJournal) && statSync(files.contactJournal).size > 0) {
    throw new LedgerUnusable(
      `The ledger ${files.ledger} is gone, but ${files.contactJournal} shows that contacts were created. ` +
        `Copy the newest file of ${files.backups} to ${files.ledger}; starting without it would create everybody again.`,
    );
  }
  const db = usable(files, () => {
    const opened = openForWriting(files.ledger);
    migrate(opened);
    return opened;
  });
  const journal = openContactJournal(files.contactJournal);
  const ledger = composeLedger(db, files, journal);
  if (isNew) db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
  recover(db, ledger, files);
  return ledger;
}

/** Opens the ledger to look at it, also while another process applies. An empty one stands in before the first run. */
export function openLedgerForReading(files: LedgerFiles): Ledger {
  if (!existsSync(files.ledger)) {
    const empty = openInMemory();
    migrate(empty);
    return composeLedger(empty, files, null);
  }
  const db = usable(files, () => openForReading(files.ledger));
  const found = db.prepare("PRAGMA user_version").pluck().get() as number;
  if (found !== LEDGER_VERSION) {
    throw new LedgerUnusable(
      `The ledger ${files.ledger} has version ${found}, this program works with ${LEDGER_VERSION}.`,
    );
  }
  return composeLedger(db, files, null);
}

function composeLedger(db: Database, files: LedgerFiles, journal: ContactJournal | null) {
  const entries = openEntries(db);
  const account = openAccount(db);
  const runs = openRuns(db);
  const problems = openProblems(db);
  const operations = openOperations(db, entries, () => {
    if (journal === null) throw new Error("this ledger was opened for reading");
    return journal;
  });
  return {
    entries,
    account,
    runs,
    problems,
    operations,
    requests: openRequests(db),
    /** Starts a plan: afterwards `draft()` takes the decisions. */
    stage: (feed: string) => openStaging(db, entries, feed, keysOf(problems.openSubjects(feed))),
    draft: () => openPlanDraft(db),
    storePlan: (run: StoredRun, effects: PlanEffects) => storePlan(db, runs, run, effects),
    acceptHeldRun: (run: StoredRun, at: string) => acceptHeldRun(db, runs, run, at),
    supersede: (feed: string, by: string) => db.transaction(() => supersede(db, feed, by)).immediate(),
    approveDeletes: (run: string, at: string): void =>
      void db
        .prepare(`
        INSERT OR REPLACE INTO approvals SELECT contact_id, @run, @at FROM operations
        WHERE run = @run AND kind = 'delete' AND state = 'held'`)
        .run({ run, at }),
    /** Held deletes of people whom a newer accepted list names again. @returns how many were dropped */
    dropReturned: (run: string): number =>
      db
        .prepare(`
        UPDATE operations SET state = 'dropped' WHERE run = ? AND kind = 'delete' AND state = 'held' AND changes = '{}'
          AND entry_id IN (SELECT id FROM entries WHERE absent_since IS NULL)`)
        .run(run).changes,
    /** Whether `run` holds deletes of contacts only that `approved` held too. */
    heldDeletesWithin: (run: string, approved: string): boolean =>
      db
        .prepare(`
        SELECT count(*) FROM operations WHERE run = ? AND state = 'held' AND (kind <> 'delete' OR contact_id NOT IN
          (SELECT contact_id FROM operations WHERE run = ? AND kind = 'delete'))`)
        .pluck()
        .get(run, approved) === 0,
    releaseHeld: (run: string): number =>
      db.prepare("UPDATE operations SET state = 'planned' WHERE run = ? AND state = 'held'").run(run).changes,
    dropHeld: (run: string): number =>
      db
        .prepare(
          "UPDATE operations SET state = 'dropped', issue = NULL WHERE run = ? AND state IN ('held', 'deferred')",
        )
        .run(run).changes,
    settleProblems: (run: StoredRun, at: string) => settleProblems(db, problems, run, at),
    settleOperationProblem: (run: StoredRun, operation: StoredOperation, at: string) =>
      settleOperationProblem(problems, run, operation, at),
    /** A feed that goes on under another name. @returns how many contacts came along */
    renameFeed: (from: string, to: string): number =>
      db
        .transaction(() => {
          const { changes } = db.prepare("UPDATE entries SET feed = ? WHERE feed = ?").run(to, from);
          for (const table of ["operations", "runs", "first_uses"])
            db.prepare(`UPDATE OR REPLACE ${table} SET feed = ? WHERE feed = ?`).run(to, from);
          db.prepare("UPDATE OR IGNORE problems SET feed = ? WHERE feed = ?").run(to, from);
          return changes;
        })
        .immediate(),
    reportSource: (run: StoredRun): ReportSource => storedReportSource(db, runs, problems, run),
    draftReportSource: (run: StoredRun): ReportSource => draftReportSource(db, run),
    backUp: (run: string) => backUpLedger(db, files.backups, run),
    close: (): void => {
      journal?.close();
      db.close();
    },
  };
}

/**
 * What an earlier process left open. A create that was being sent is in doubt, unless the journal has its answer: then
 * it died between journal and ledger.
 */
function recover(db: Database, ledger: Ledger, files: LedgerFiles): void {
  const written = new Map(readContactJournal(files.contactJournal).map((line) => [line.contactId, line]));
  // A probe that was answered leaves the same trace as a first sending.
  for (const operation of [...ledger.operations.inState("sending"), ...ledger.operations.inState("in_doubt")]) {
    const answer = [...written.values()].find(
      (line) => line.operation === operation.id && line.event === "created" && line.key === operation.key,
    );
    if (answer === undefined) {
      if (operation.state === "in_doubt") continue;
      const data = { operationId: operation.id };
      ledger.operations.inDoubt(operation.id, {
        issue: { code: "in_doubt", field: null, header: null, data },
        status: null,
        requestId: null,
      });
    } else {
      db.transaction(() => {
        const applied = operation.body ?? operation.input;
        ledger.entries.insert({ ...operation, contactId: answer.contactId, applied });
        db.prepare("UPDATE operations SET state = 'done', contact_id = ?, issue = NULL WHERE id = ?").run(
          answer.contactId,
          operation.id,
        );
      }).immediate();
    }
  }
  const unknown = [...written.values()].filter(
    (line) =>
      (line.event === "created" || line.event === "linked") &&
      ledger.entries.byContact(line.contactId) === null &&
      !isStillToLink(line, ledger),
  );
  if (unknown.length > 0) {
    ledger.close();
    throw new LedgerUnusable(
      `${files.contactJournal} names ${unknown.length} contacts that the ledger does not know (for instance ` +
        `contact_id ${unknown[0]?.contactId}): the ledger is older than the journal. Put the newest ledger back from ` +
        `${files.backups}; going on would create people again.`,
    );
  }
}

/** The link was journalled, and the process died before the ledger had it: its update is made again. */
function isStillToLink({ event, operation: id, key }: JournalLine, ledger: Ledger): boolean {
  const operation = id === null ? null : ledger.operations.get(id);
  return event === "linked" && operation?.key === key && operation.state === "planned";
}

function usable(files: LedgerFiles, open: () => Database): Database {
  try {
    return open();
  } catch (error) {
    throw new LedgerUnusable(
      `The ledger ${files.ledger} can't be opened: ${(error as Error).message}. Nothing was changed. ` +
        `Sound copies lie in ${files.backups}.`,
    );
  }
}

function keysOf(subjects: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...subjects].flatMap((subject) => (subject.startsWith("key:") ? [subject.slice(4)] : [])));
}
