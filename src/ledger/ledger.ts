import type { Halt, ReportSource, RunStatus } from "../model/run-record.ts";
import type { Answers } from "./entries/answers.ts";
import type { AccountStops } from "./entries/account-stops.ts";
import type { Account } from "./entries/account.ts";
import type { Entries } from "./entries/entries.ts";
import type { SharedKeys } from "./entries/rename-feed.ts";
import type { EntryState } from "./entries/entry-state.ts";
import type { FollowUps } from "./operations/follow-ups.ts";
import type { HeldOperations } from "./operations/held-operations.ts";
import type { ManualDecisions } from "./operations/manual-decisions.ts";
import type { Operations, StoredOperation } from "./operations/operations.ts";
import type { PlannedAgain } from "./operations/plan-again.ts";
import type { PlanDraft } from "./planning/plan-draft.ts";
import type { Staging } from "./planning/staging.ts";
import type { PlanEffects } from "./planning/store-plan.ts";
import type { FeedDays } from "./entries/feed-days.ts";
import type { HeldRows } from "./runs/held-rows.ts";
import type { ListHistory } from "./runs/list-history.ts";
import type { OpenItems } from "./runs/open-items.ts";
import type { Requests } from "./runs/requests.ts";
import type { Runs, StoredRun } from "./runs/runs.ts";

/** Everything that is stored about contacts and runs. Times are ISO date-times, except where a comment names a unit. */
export interface Ledger extends HeldOperations {
  readonly entries: Entries;
  readonly account: Account;
  readonly stops: AccountStops;
  readonly runs: Runs;
  readonly feedDays: FeedDays;
  readonly lists: ListHistory;
  readonly openItems: OpenItems;
  readonly heldRows: HeldRows;
  readonly operations: Operations;
  readonly answers: Answers;
  readonly entryState: EntryState;
  readonly manualDecisions: ManualDecisions;
  readonly followUps: FollowUps;
  readonly requests: Requests;
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
   * Checks that this process still owns the ledger. Every transaction checks the same.
   *
   * @throws Superseded if another process may be at work
   */
  prove(): void;
  /** Notes that a run's calls begin, in the ledger and outside its folder. */
  beginCalls(run: string): void;
  /** Returns whether a row was refused for an address whose contact is deleted by now. */
  isAddressFreed(): boolean;
  /** Plans these rows again, and returns their runs, oldest first. */
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
  /** Returns what the report stage reads of a stored run. */
  reportSource(run: StoredRun): ReportSource;
  /** Returns what the report stage reads of a draft that is shown and not stored. */
  draftReportSource(run: StoredRun): ReportSource;
  /** Copies the ledger into the backup folder under the run's name. Throws when the copy is not sound. */
  backUp(run: string): void;
  close(): void;
}
