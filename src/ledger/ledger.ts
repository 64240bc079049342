import type { Halt, ReportSource, RunStatus, ShownReport } from "../model/run-record.ts";
import type { Answers } from "./entries/answers.ts";
import type { LearnedSettings } from "./corrections/learned-settings.ts";
import type { AccountStops } from "./entries/account-stops.ts";
import type { Account } from "./entries/account.ts";
import type { Entries } from "./entries/entries.ts";
import type { SharedKeys } from "./entries/rename-feed.ts";
import type { EntryState } from "./entries/entry-state.ts";
import type { SeenGroups } from "./checks/seen-groups.ts";
import type { FollowUps } from "./operations/follow-ups.ts";
import type { HeldPeople } from "./operations/held-people.ts";
import type { HeldOperations } from "./operations/held-operations.ts";
import type { ManualDecisions } from "./operations/manual-decisions.ts";
import type { Never } from "./people/never/never.ts";
import type { Operations, StoredOperation } from "./operations/operations.ts";
import type { Undos } from "./operations/undo/undos.ts";
import type { DueReports } from "./runs/due-reports.ts";
import type { Erasures } from "./people/erase/erasures.ts";
import type { LeftOutRows } from "./people/never/left-out-rows.ts";
import type { Removals } from "./people/never/removals.ts";
import type { PlannedAgain } from "./operations/plan-again.ts";
import type { PlanDraft } from "./planning/plan-draft.ts";
import type { Staging } from "./planning/staging.ts";
import type { PlanEffects } from "./planning/store-plan.ts";
import type { FeedDays } from "./entries/feed-days.ts";
import type { Decisions } from "./runs/decisions.ts";
import type { People } from "./people/open-people.ts";
import type { UpcomingBirthdays } from "./people/upcoming-birthdays.ts";
import type { HeldRows } from "./runs/held-rows.ts";
import type { ListHistory } from "./runs/list-history.ts";
import type { LastingCorrections } from "./corrections/lasting-corrections.ts";
import type { LearnedCorrection } from "./corrections/learned-corrections.ts";
import type { LineResult } from "./corrections/line-results.ts";
import type { LostCorrections } from "./corrections/lost-corrections.ts";
import type { OpenItems } from "./runs/open-items/open-items.ts";
import type { PendingNotices } from "./runs/pending-notices.ts";
import type { CarriedOut } from "./requests/carried-out.ts";
import type { FormerRequests } from "./requests/former-requests.ts";
import type { RunOverview } from "./runs/run-overview.ts";
import type { Runs, StoredRun } from "./runs/runs.ts";

/** Everything that is stored about contacts and runs. Times are ISO date-times, except where a comment names a unit. */
export interface Ledger extends HeldOperations {
  readonly entries: Entries;
  readonly account: Account;
  readonly seenGroups: SeenGroups;
  readonly stops: AccountStops;
  readonly runs: Runs;
  readonly overview: RunOverview;
  readonly feedDays: FeedDays;
  readonly lists: ListHistory;
  readonly openItems: OpenItems;
  readonly heldRows: HeldRows;
  readonly operations: Operations;
  readonly people: People;
  readonly birthdays: UpcomingBirthdays;
  readonly answers: Answers;
  /** Lets answers be stored without changing the ledger, until the returned function is called. */
  tryAnswers(): () => void;
  readonly corrections: LastingCorrections;
  readonly learnedSettings: LearnedSettings;
  readonly entryState: EntryState;
  readonly manualDecisions: ManualDecisions;
  readonly followUps: FollowUps;
  readonly undos: Undos;
  readonly dueReports: DueReports;
  readonly heldPeople: HeldPeople;
  readonly decisions: Decisions;
  readonly carriedOut: CarriedOut;
  readonly formerRequests: FormerRequests;
  readonly notices: PendingNotices;
  readonly never: Never;
  readonly removals: Removals;
  readonly leftOutRows: LeftOutRows;
  readonly erasures: Erasures;
  /** Starts a plan, and returns the temporary tables that take the rows of a feed's list. */
  stage(feed: string): Staging;
  /** Returns the draft of a plan, which collects the decisions about the rows that were staged last. */
  draft(): PlanDraft;
  /** Stores the draft as the plan of a run, in one transaction. */
  storePlan(run: StoredRun, effects: PlanEffects): void;
  /** Accepts the list of a run that was held as a whole. */
  acceptHeldRun(run: StoredRun, at: string): void;
  /** Plans a run's refused operations again, and returns them with the deferred ones; null for all runs. */
  planAgain(run: string | null): PlannedAgain;
  /**
   * Checks that this process still owns the ledger. Every write and every call checks the same.
   *
   * @throws Superseded if another process may be at work
   */
  prove(): void;
  /** Notes that a run's calls begin, in the ledger and outside its folder. */
  beginCalls(run: string): void;
  /** Notes that links are changed, or creates in doubt are probed, outside a run. */
  beginChanges(): void;
  /** Returns whether a row was refused for an address that its contact no longer has, and can be sent. */
  isAddressFreed(): boolean;
  /**
   * Plans these rows again, and returns their runs, oldest first. The open item of a row whose person has that contact says so from
   * then on.
   */
  planFreed(): readonly string[];
  /** Stores how a run ended, and brings the feed's open items up to date, in one transaction. */
  finishRun(run: string, status: RunStatus, at: string, halt: Halt | null): StoredRun;
  /** Brings the feed's open items up to date with what a run did. */
  updateOpenItems(run: StoredRun, at: string): void;
  /** Brings the open items up to date after an operation of an earlier run changed its state. */
  updateOpenItemOfOperation(run: StoredRun, operation: StoredOperation, at: string): void;
  /**
   * Moves everything of a feed to the feed's new name, and returns how many contacts were moved. If both names have a
   * contact under the same key, nothing is moved, and those keys are returned.
   */
  renameFeed(from: string, to: string, at: string): number | SharedKeys;
  /** Returns the results of a corrected report's lines. */
  lineResults(run: string): readonly LineResult[];
  /** Returns the open items whose corrections wait for the decision about a held list, each with its correction's run. */
  waitingCorrections(): ReadonlyMap<number, string>;
  /** Returns the corrected rows of a feed that were not used since its newest accepted list, the newest first. */
  lostCorrections(feed: string, limit: number): LostCorrections;
  /** Returns the cells that people of a feed corrected in refused rows, newest first. */
  learnedCorrections(feed: string): readonly LearnedCorrection[];
  /**
   * Returns what the report stage reads of a stored run.
   *
   * @param shown what an earlier report of the run showed; null: the report shows what the ledger knows now
   */
  reportSource(run: StoredRun, shown?: ShownReport | null): ReportSource;
  /** Returns what the report stage reads of a draft that is shown and not stored. */
  draftReportSource(run: StoredRun): ReportSource;
  /**
   * Removes the personal data of finished operations and rows of runs before a day (`YYYY-MM-DD`), also from the copies of the ledger.
   * Returns their number.
   *
   * @param now ISO date-time
   */
  expireBefore(day: string, now: string): Promise<number>;
  /** Copies the ledger into the backup folder under the run's name. Throws when the copy is not sound. */
  backUp(run: string): void;
  /** Copies the ledger if people have decided something since the last call. An error is returned: the copy could not be made. */
  backUpDecided(at: string): "copied" | "nothing_decided" | Error;
  close(): void;
}
