import { existsSync, readdirSync, statSync } from "node:fs";
import { counted } from "../model/counted.ts";
import type { ReportSource } from "../model/run-record.ts";
import { checkAccountBinding } from "./entries/account.ts";
import { backUpLedger } from "./database/backup.ts";
import { createManualDecisions } from "./operations/manual-decisions.ts";
import { openContactJournal, readJournal, type ContactJournal } from "./entries/contact-journal.ts";
import { openEntries } from "./entries/entries.ts";
import { openEntryState } from "./entries/entry-state.ts";
import { LEDGER_VERSION, migrate } from "./database/migrations.ts";
import { openForReading, openForWriting, openInMemory, type Database } from "./database/open-database.ts";
import { OF_ANY_KIND } from "./database/operation-indexes.ts";
import { openOperations, type StoredOperation } from "./operations/operations.ts";
import { planAgain } from "./operations/plan-again.ts";
import { openPlanDraft } from "./planning/plan-draft.ts";
import { AMONG_OTHERS, createOpenItems } from "./runs/open-items.ts";
import { isAllLinked, openWords, recover } from "./recovery/recover.ts";
import { draftReportSource, storedReportSource } from "./runs/report-source.ts";
import { noteLinks } from "./entries/rekey.ts";
import { openRequests } from "./runs/requests.ts";
import { openRuns, type StoredRun } from "./runs/runs.ts";
import { updateOpenItemOfOperation, updateOpenItems } from "./runs/update-open-items.ts";
import { openStaging } from "./planning/staging.ts";
import { createFollowUps } from "./operations/follow-ups.ts";
import { acceptHeldRun, storePlan, supersede, type PlanEffects } from "./planning/store-plan.ts";

/** Where the ledger and its companions lie. */
export interface LedgerFiles {
  readonly ledger: string;
  readonly contactJournal: string;
  readonly backups: string;
  /** Where finished lists are put away: a filled one shows that there was a ledger. */
  readonly archive?: string;
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
  const isNew = isToBeMade(files);
  const db = usable(files, () => {
    const opened = openForWriting(files.ledger);
    migrate(opened);
    return opened;
  });
  const journal = openContactJournal(files.contactJournal);
  const ledger = composeLedger(db, files, journal);
  if (isNew) db.prepare("INSERT OR IGNORE INTO meta VALUES ('ledger_id', lower(hex(randomblob(8))))").run();
  // What stood in both at an earlier start stands in both still: a ledger that is put back says how far it had come.
  const compared = Number(ledger.account.fact("journal_compared") ?? 0);
  const words = openWords(ledger);
  const end = readJournal(files.contactJournal, compared, words.take);
  const behind = recover(db, ledger, words);
  if (behind.length > 0) {
    ledger.close();
    throw new LedgerUnusable(
      `${files.contactJournal} names ${counted(behind.length, "contact")} that the ledger does not know (for instance ` +
        `contact_id ${behind[0]?.contactId}): the ledger is older than the journal, and going on would create people ` +
        "again. To bring it up to date, run: celebration-sync rebuild",
    );
  }
  if (end !== compared && isAllLinked(words, ledger)) ledger.account.setFact("journal_compared", String(end));
  tellDoubts(ledger);
  return ledger;
}

/** Whoever came in doubt by a crash is told of at once: the run that would do it may give way before it goes on. */
function tellDoubts({ operations, openItems, runs, updateOpenItemOfOperation: tell }: Ledger): void {
  for (const operation of operations.inState("in_doubt")) {
    const { feed, key, run, sentAt } = operation;
    if (openItems.bySubject(feed, `key:${key}`)?.status === "in_doubt") continue;
    tell(runs.named(run), operation, new Date(sentAt ?? 0).toISOString());
  }
}

/**
 * Opens the ledger to look at it, also while another process applies. An empty one stands in before the first run.
 *
 * @throws LedgerUnusable as `openLedger` does: a ledger that is gone must not look like one that is empty
 */
export function openLedgerForReading(files: LedgerFiles): Ledger {
  if (isToBeMade(files)) {
    const empty = openInMemory();
    migrate(empty);
    return composeLedger(empty, files, null);
  }
  let found = 0;
  const db = usable(files, () => {
    const opened = openForReading(files.ledger);
    found = opened.prepare("PRAGMA user_version").pluck().get() as number;
    return opened;
  });
  if (found !== LEDGER_VERSION) {
    const wayOut =
      found < LEDGER_VERSION ? "The next run brings it up to date." : "Install the newer celebration-sync again.";
    throw new LedgerUnusable(
      `The ledger ${files.ledger} has version ${found}, this program works with ${LEDGER_VERSION}. ${wayOut}`,
    );
  }
  return composeLedger(db, files, null);
}

/** @throws LedgerUnusable where there is no ledger although there was one */
function isToBeMade(files: LedgerFiles): boolean {
  const isNew = !existsSync(files.ledger) || statSync(files.ledger).size === 0;
  const trace = isNew ? traceOfAnother(files) : null;
  if (trace === null) return isNew;
  throw new LedgerUnusable(
    `The ledger ${files.ledger} is gone, but ${trace}. Starting without it would create everybody again. ` +
      "To restore it, run: celebration-sync rebuild",
  );
}

function composeLedger(db: Database, files: LedgerFiles, journal: ContactJournal | null) {
  const entries = openEntries(db);
  const account = checkAccountBinding(db);
  const runs = openRuns(db);
  const openItems = createOpenItems(db);
  const writableJournal = () => {
    if (journal === null) throw new Error("this ledger was opened for reading");
    return journal;
  };
  const operations = openOperations(db, entries, writableJournal);
  const watchedKeys = (feed: string) => keysOf(openItems.openSubjects(feed));
  return {
    entries,
    account,
    runs,
    openItems,
    operations,
    entryState: openEntryState(db, watchedKeys),
    manualDecisions: createManualDecisions(db, entries, writableJournal),
    followUps: createFollowUps(db),
    requests: openRequests(db),
    /** Starts a plan: afterwards `draft()` takes the decisions. */
    stage: (feed: string) => openStaging(db, entries, feed, watchedKeys(feed)),
    draft: () => openPlanDraft(db),
    storePlan: (run: StoredRun, effects: PlanEffects) =>
      storePlan({ db, runs, journal: writableJournal }, run, effects),
    acceptHeldRun: (run: StoredRun, at: string) => acceptHeldRun({ db, runs, journal: writableJournal }, run, at),
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
      db.prepare(`UPDATE operations SET state = 'planned' WHERE run = ? AND state = 'held' AND ${OF_ANY_KIND}`).run(run)
        .changes,
    dropHeld: (run: string): number =>
      db
        .prepare(`
        UPDATE operations SET state = 'dropped', issue = NULL WHERE run = ? AND state IN ('held', 'deferred')
          AND ${OF_ANY_KIND} AND (state = 'held' OR issue ->> 'code' = 'waits_for_held')`)
        .run(run).changes,
    planAgain: (run: string | null) => planAgain(db, run),
    updateOpenItems: (run: StoredRun, at: string) => updateOpenItems(db, openItems, run, at),
    updateOpenItemOfOperation: (run: StoredRun, operation: StoredOperation, at: string): void => {
      updateOpenItemOfOperation(openItems, run, operation, at);
      // While somebody is in doubt nothing else is told of their row. What the newest list has to say of it comes now.
      const newest = operation.state === "in_doubt" ? null : runs.latestAccepted(run.feed);
      if (newest !== null && newest.run > run.run && newest.status !== null)
        updateOpenItems(db, openItems, newest, newest.startedAt);
    },
    /** A feed that goes on under another name. @returns how many contacts came along */
    renameFeed: (from: string, to: string, at: string): number =>
      db
        .transaction(() => {
          const known = db.prepare("SELECT id AS entryId, ? AS feed, key FROM entries WHERE feed = ?").all(to, from);
          noteLinks(db, writableJournal(), known as { entryId: number; feed: string; key: string }[], at);
          const { changes } = db.prepare("UPDATE entries SET feed = ? WHERE feed = ?").run(to, from);
          db.prepare("UPDATE operations SET feed = ? WHERE run IN (SELECT run FROM runs WHERE feed = ?)").run(to, from);
          for (const table of ["runs", "first_uses"])
            db.prepare(`UPDATE OR REPLACE ${table} SET feed = ? WHERE feed = ?`).run(to, from);
          db.prepare("UPDATE OR IGNORE open_items SET feed = ? WHERE feed = ?").run(to, from);
          return changes;
        })
        .immediate(),
    reportSource: (run: StoredRun): ReportSource => storedReportSource(db, runs, openItems, run),
    draftReportSource: (run: StoredRun): ReportSource => draftReportSource(db, run),
    backUp: (run: string) => backUpLedger(db, files.backups, run),
    close: (): void => {
      journal?.close();
      db.close();
    },
  };
}

/** What shows that there was a ledger here; null: nothing. */
function traceOfAnother({ contactJournal, backups, archive }: LedgerFiles): string | null {
  const holds = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;
  if (existsSync(contactJournal) && statSync(contactJournal).size > 0)
    return `${contactJournal} shows that contacts were created`;
  if (holds(backups)) return `${backups} holds backups of one`;
  if (archive !== undefined && holds(archive)) return `${archive} holds lists of earlier runs`;
  return null;
}

function usable(files: LedgerFiles, open: () => Database): Database {
  try {
    return open();
  } catch (error) {
    throw new LedgerUnusable(
      `The ledger ${files.ledger} can't be opened: ${(error as Error).message}. Nothing was changed. ` +
        "To restore it, run: celebration-sync rebuild",
    );
  }
}

function keysOf(subjects: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...subjects].flatMap((subject) =>
      subject.startsWith("key:") ? (subject.slice(4).split(AMONG_OTHERS)[0] ?? []) : [],
    ),
  );
}
