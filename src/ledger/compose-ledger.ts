import { backUpDecided, backUpLedger } from "./database/backup.ts";
import type { Database } from "./database/open-database.ts";
import { openAccountStops } from "./entries/account-stops.ts";
import { openAccount } from "./entries/account.ts";
import { openAnswers } from "./entries/answers.ts";
import { tryAnswers } from "./corrections/tried-answers.ts";
import { openLearnedSettings } from "./corrections/learned-settings.ts";
import type { ContactJournal } from "./entries/contact-journal.ts";
import type { Ownership } from "./database/ownership.ts";
import { openEntries } from "./entries/entries.ts";
import { openEntryState } from "./entries/entry-state.ts";
import { openSeenGroups } from "./checks/seen-groups.ts";
import { renameFeed } from "./entries/rename-feed.ts";
import type { Ledger } from "./ledger.ts";
import { openNever, type NeverFiles } from "./people/never/never.ts";
import { createFollowUps } from "./operations/follow-ups.ts";
import { openHeldPeople } from "./operations/held-people.ts";
import { openHeldOperations } from "./operations/held-operations.ts";
import { createManualDecisions } from "./operations/manual-decisions.ts";
import { openUndos } from "./operations/undo/open-undos.ts";
import { openOperations } from "./operations/open-operations.ts";
import { isAddressFreed, planAgain, planFreed } from "./operations/plan-again.ts";
import { openErasures } from "./people/erase/erasures.ts";
import { openLeftOutRows } from "./people/never/left-out-rows.ts";
import { openRemovals } from "./people/never/removals.ts";
import { openPeople } from "./people/open-people.ts";
import { openUpcomingBirthdays } from "./people/upcoming-birthdays.ts";
import { openPlanDraft } from "./planning/plan-draft.ts";
import { noteRefusedCreates } from "./planning/refused-rows.ts";
import { openStaging } from "./planning/staging.ts";
import { acceptHeldRun, storePlan } from "./planning/store-plan.ts";
import { createOpenItems, markOf } from "./runs/open-items/create-open-items.ts";
import { openFeedDays } from "./entries/feed-days.ts";
import { AMONG_OTHERS } from "./runs/open-items/open-items.ts";
import { openHeldRows } from "./runs/held-rows.ts";
import { expireCopies } from "./people/erase/expire-copies.ts";
import { expireBefore } from "./people/erase/expire.ts";
import { openDecisions } from "./runs/decisions.ts";
import { openDueReports } from "./runs/due-reports.ts";
import { openListHistory } from "./runs/list-history.ts";
import { draftReportSource, storedReportSource } from "./runs/report-source.ts";
import { openPendingNotices } from "./runs/pending-notices.ts";
import { openCarriedOut } from "./requests/carried-out.ts";
import { openFormerRequests } from "./requests/former-requests.ts";
import { openLastingCorrections } from "./corrections/open-lasting-corrections.ts";
import { neededCorrections } from "./corrections/needed-corrections.ts";
import { readLearnedCorrections } from "./corrections/learned-corrections.ts";
import { readLostCorrections } from "./corrections/lost-corrections.ts";
import { readLineResults, readWaitingCorrections } from "./corrections/line-results.ts";
import { openRunOverview } from "./runs/run-overview.ts";
import { openRuns, type StoredRun } from "./runs/runs.ts";
import { findRowBehind } from "./runs/open-items/doubts-of-keys.ts";
import {
  updateOpenItemOfOperation,
  updateOpenItemOfRow,
  updateOpenItems,
} from "./runs/open-items/update-open-items.ts";

/** What only the applying process has. */
interface Writing {
  readonly journal: ContactJournal;
  readonly ownership: Ownership;
}

/** The paths of files beside the ledger. */
interface Beside {
  readonly backups: string;
  readonly never?: NeverFiles;
  readonly erased?: string;
  readonly ledger?: string;
}

/** Returns the ledger's stores over one database. `writing`: null for a ledger that is opened for reading. */
export function composeLedger(db: Database, { backups, never, ...files }: Beside, writing: Writing | null): Ledger {
  const writable = () => {
    if (writing === null) throw new Error("this ledger was opened for reading");
    return writing;
  };
  const writableJournal = () => writable().journal;
  const entries = openEntries(db);
  const runs = openRuns(db);
  const openItems = createOpenItems(db);
  const corrections = openLastingCorrections(db);
  const stores = { db, runs, journal: writableJournal };
  const watchedKeys = (feed: string) => keysOf(openItems.openSubjects(feed));
  const updateItems = (run: StoredRun, at: string): void => {
    updateOpenItems(db, openItems, run, at);
    if (run.kind === "list" && run.mode === "snapshot" && run.acceptedAt !== null) noteRefusedCreates(db, run);
  };
  return {
    entries,
    account: openAccount(db),
    seenGroups: openSeenGroups(db),
    stops: openAccountStops(db),
    runs,
    overview: openRunOverview(db),
    feedDays: openFeedDays(db),
    lists: openListHistory(db),
    openItems,
    operations: openOperations(db, entries, writableJournal),
    people: openPeople(db),
    birthdays: openUpcomingBirthdays(db),
    answers: openAnswers(db),
    tryAnswers: () => tryAnswers(db),
    corrections,
    learnedSettings: openLearnedSettings(db),
    entryState: openEntryState(db, watchedKeys),
    manualDecisions: createManualDecisions(db, entries, writableJournal),
    followUps: createFollowUps(db),
    undos: openUndos(db, runs),
    dueReports: openDueReports(db),
    heldPeople: openHeldPeople(db),
    decisions: openDecisions(db),
    carriedOut: openCarriedOut(db),
    formerRequests: openFormerRequests(db),
    notices: openPendingNotices(db),
    never: openNever(db, never ?? null),
    removals: openRemovals(db, runs),
    leftOutRows: openLeftOutRows(db),
    erasures: openErasures(db, { backups, ...files }, writableJournal),
    ...openHeldOperations(db),
    stage: (feed) => openStaging(db, entries, feed, watchedKeys(feed)),
    draft: () => openPlanDraft(db),
    storePlan: (run, effects) => storePlan(stores, run, effects),
    acceptHeldRun: (run, at) => acceptHeldRun(stores, run, at),
    planAgain: (run) => planAgain(db, run),
    isAddressFreed: () => isAddressFreed(db),
    planFreed: () => planFreed(db, openDueReports(db).mark),
    prove: () => writable().ownership.prove(),
    beginCalls(name) {
      const { ownership } = writable();
      db.transaction(() => {
        const run = runs.named(name);
        if (run.status === null) runs.countSent(run);
        runs.reopen(name);
        ownership.advance("run");
      }).immediate();
      ownership.note();
    },
    beginChanges() {
      const { ownership } = writable();
      db.transaction(() => ownership.advance("other")).immediate();
      ownership.note();
    },
    finishRun: (name, status, at, halt) =>
      db
        .transaction(() => {
          runs.finish(name, status, at, halt);
          const run = runs.named(name);
          updateItems(run, run.startedAt);
          return run;
        })
        .immediate(),
    updateOpenItems: updateItems,
    updateOpenItemOfOperation(run, operation, at) {
      updateOpenItemOfOperation(openItems, run, operation, at);
      // While a create is in doubt, its row has no other open item. Once the doubt is decided, the row gets the item
      // that the newest list found for the row.
      const newest = operation.state === "in_doubt" ? null : runs.latestAccepted(run.feed);
      if (newest !== null && newest.run > run.run && newest.status !== null)
        updateOpenItems(db, openItems, newest, newest.startedAt);
      // A list of changes or a corrected report, which the newest list does not replace, may have the row.
      const behind = operation.state === "in_doubt" ? null : findRowBehind(db, operation);
      if (behind !== null && behind.run !== newest?.run)
        updateOpenItemOfRow(db, openItems, runs.named(behind.run), behind.line);
    },
    renameFeed: (from, to, at) => renameFeed(db, writableJournal(), from, to, at),
    heldRows: openHeldRows(db, runs, openItems, () => markOf(db)),
    lineResults: (run) => readLineResults(db, run),
    waitingCorrections: () => readWaitingCorrections(db),
    lostCorrections: (feed, limit) => readLostCorrections(db, feed, limit),
    learnedCorrections: (feed) => readLearnedCorrections(db, feed),
    reportSource(run, shown = null) {
      const needed = () => ({
        needed: neededCorrections(corrections, run.run),
        offers: corrections.offers(run.feed),
      });
      return storedReportSource(db, runs, openItems, needed, run, () => markOf(db), shown);
    },
    draftReportSource: (run) => draftReportSource(db, run),
    async expireBefore(day, now) {
      const expired = expireBefore(db, day);
      await expireCopies(db, backups, day, now.replaceAll(":", ""));
      return expired;
    },
    backUp(run) {
      backUpLedger(db, backups, run);
      writing?.ownership.copied();
    },
    backUpDecided(at) {
      const result = backUpDecided(db, backups, at);
      if (result === "copied") writing?.ownership.copied();
      return result;
    },
    close() {
      writing?.journal.close();
      if (writing !== null) leaveReadable(db);
      db.close();
      // The ownership reads by a connection of its own, which closes last, so that SQLite leaves the log's files.
      writing?.ownership.close();
    },
  };
}

/**
 * Writes everything into the ledger's own file. The log's files then stay, without content: a process that may not write
 * to the folder, such as the console, can't make them, and could not open the ledger without them.
 */
function leaveReadable(db: Database): void {
  db.pragma("wal_checkpoint(TRUNCATE)");
}

/** Returns the keys in the subjects of rows. Rows without a key, and deletes, are left out. */
function keysOf(subjects: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(
    [...subjects].flatMap((subject) =>
      subject.startsWith("key:") ? (subject.slice("key:".length).split(AMONG_OTHERS)[0] ?? []) : [],
    ),
  );
}
