import type { ColumnUse } from "./mapped-row.ts";
import type { FeedMode } from "./feed.ts";
import type { Issue } from "./issue.ts";
import type { Hold, Operation, OperationKind } from "./operation.ts";
import type { RunDecision, UndoRecord } from "./request.ts";
import type { Reading, SkipReason } from "./row.ts";

/**
 * - `list`: a list
 * - `rejections`: a corrected report, or rows that an answer decides
 * - `undo`: the way back of another run
 * - `removal`: deletes the contacts of a person who must never be greeted, or who is erased
 */
export type RunKind = "list" | "rejections" | "undo" | "removal";

/**
 * - `completed`: every operation has an outcome
 * - `held`: a hold waits for `approve` or `discard`
 * - `halted`: the run stopped before its end
 * - `failed`: the outcomes don't add up to the rows read
 * - `superseded`: a newer list replaced its held or pending operations
 */
export type RunStatus = "completed" | "held" | "halted" | "failed" | "superseded";

/** The cause of a halt. The report has its own sentence for each. */
export type HaltCode =
  | "key_refused"
  | "not_allowed"
  | "unreachable"
  | "unanswered"
  | "applied_differently"
  | "other_contact"
  | "all_refused"
  | "contacts_missing"
  | "stopped";

/** A halt: a run stopped before its end. */
export interface Halt {
  readonly code: HaltCode;
  /** Whole sentences for an administrator. */
  readonly reason: string;
}

/** How the service applied a field differently from what was sent. */
export interface AppliedDifference {
  /** `contact_id`: the answer is about another contact than the one that was sent. A person can't accept this. */
  readonly field: string;
  /**
   * - `missing`: the field is blank
   * - `added`: the field has a value where none was sent
   * - `year`: only the year of a birthday differs
   * - `shortened`: only the beginning of the text is there
   * - `other`: the field has another value
   */
  readonly kind: "missing" | "added" | "year" | "shortened" | "other";
}

/**
 * A stop of the account: the service applied an operation differently from what was sent, or answered a create with another
 * contact. No call is made until a person releases the stop with `approve` or drops the run with `discard`.
 */
export interface AccountStop {
  readonly operation: number;
  readonly run: string;
  readonly contactId: number;
  /** The row's line in the list; null if it is not known. */
  readonly line: number | null;
  readonly differences: readonly AppliedDifference[];
}

/** The number of rows of a list by outcome. `read` is the sum of all others. */
export interface RowCounts {
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  readonly deferred: number;
  readonly held: number;
  readonly inDoubt: number;
  readonly duplicate: number;
  readonly skipped: number;
}

/** Returns the rows read minus the rows with an outcome. If it is not 0, the program has lost or invented rows. */
export function unaccountedRows({ read, ...outcomes }: RowCounts): number {
  return read - Object.values(outcomes).reduce((sum, count) => sum + count, 0);
}

/** The calls of a run by kind. */
export interface RequestCounts {
  readonly create: number;
  readonly update: number;
  readonly delete: number;
  readonly groups: number;
  readonly retried: number;
  /** Answers with status 429. */
  readonly throttled: number;
}

export const NO_REQUESTS: RequestCounts = { create: 0, update: 0, delete: 0, groups: 0, retried: 0, throttled: 0 };

/** A run, which is the processing of one list: everything that the reports need, without the rows. */
export interface RunRecord {
  readonly kind: RunKind;
  /** `2026-11-21T020000.123Z-staff`: sorts by time. */
  readonly run: string;
  readonly feed: string;
  /** The file's own name, without folders; of an undo, that of the undone run; of a removal, what a person asked for. */
  readonly file: string;
  readonly sha256: string;
  readonly mode: FeedMode;
  /** Whether the run was a trial, which sends and stores nothing. Absent: it was none. */
  readonly isTrial?: true;
  /** null while the run is going on. */
  readonly status: RunStatus | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly reading: Reading;
  readonly header: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly holds: readonly Hold[];
  /** The cause of the run's halt; null if it did not halt. */
  readonly haltCode: HaltCode | null;
  /** Why the run halted, in sentences for administrators; null if it did not halt. */
  readonly haltReason: string | null;
  readonly rows: RowCounts;
  readonly warnings: number;
  /** Number of skipped lines of a corrected report whose corrections came too late. */
  readonly lostCorrections: number;
  /**
   * Number of people on a sheet or in a table that the program did not read, where a person has to check. They are contacts
   * that the list would otherwise delete, and new people.
   */
  readonly notRead: number;
  readonly deletes: { readonly deleted: number; readonly held: number; readonly rejected: number };
  readonly requests: RequestCounts;
  /** The decisions of people about the run and its rows, oldest first. */
  readonly decisions: readonly RunDecision[];
  /** What the run takes back; absent: the run is no undo. */
  readonly undo?: UndoRecord;
  /** The undo that took this run back, or that waits to do so; absent: there is none. */
  readonly undoneBy?: { readonly run: string; readonly isDone: boolean };
}

/** `closed`: solved, or gone from a later list. `dismissed`: a person dropped the item from the reports. */
export type OpenItemState = "open" | "closed" | "dismissed";

/** An open item: a rejection, doubt or warning that still needs a person. It is one line of rejections.csv. */
export interface OpenItem {
  /** The `_id` column: feed, row and version; "" for a row of a list that is held as a whole. */
  readonly id: string;
  /** The row's line; null for an item carried over from an earlier list, and for a delete. */
  readonly line: number | null;
  readonly operation: OperationKind | null;
  readonly status: number | "local" | "in_doubt" | "deferred" | "warning";
  /** The main issue. */
  readonly issue: Issue;
  /** Further issues of the same row. */
  readonly further: readonly Issue[];
  readonly requestId: string | null;
  /** ISO date-time of the run that first reported the item. */
  readonly since: string;
  /** The item is of a run that takes a list back; absent: it is of another run. */
  readonly isOfUndo?: true;
  /** The header of `cells`; for a carried-over item it may differ from the run's. */
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

/** A row that needs no operation: it is skipped, or equal to an earlier row of the file (`duplicate`). */
export interface SkippedRow {
  readonly line: number;
  readonly reason: SkipReason | "duplicate";
  /** A person corrected the row in a report, and the correction is not used. */
  readonly isLostCorrection?: boolean;
  readonly cells: readonly string[];
}

/** A correction that the run's list needs because it still has the wrong text. Equal corrections of one column are one. */
export interface NeededCorrection {
  readonly kind: "cell" | "rule" | "row" | "address";
  /** The first rows that need it. */
  readonly first: readonly { readonly line: number; readonly person: string }[];
  readonly rows: number;
  /** The column's header; "" for a row and an address. */
  readonly header: string;
  /** The field of an address; null: it is no address. */
  readonly field: "email" | "phone" | null;
  /** The text of the list's cell, or the address; of a row that is left out, its cells. */
  readonly was: string;
  readonly becomes: string;
}

/** An equal correction of several rows, which a person may accept as a rule for the feed. */
export interface OfferedRule {
  /** The number by which a person accepts it. */
  readonly id: number;
  readonly header: string;
  readonly was: string;
  readonly becomes: string;
  /** Number of rows that were corrected so. */
  readonly rows: number;
}

/** An open item as an earlier rejections.csv shows it. */
export interface ShownItem {
  /** The `_id` cell. */
  readonly id: string;
  /** The line of the run's list; null: the item has none, or an earlier list has it. */
  readonly line: number | null;
}

/** What an earlier report of a run showed. It is written again as it was, without a person who was erased. */
export interface ShownReport {
  readonly items: readonly ShownItem[];
  /** When the newest run of its history began (ISO date-time); null: it showed no other run. */
  readonly newestRun: string | null;
}

/** All data of a run that the report stage reads. Each call returns a new iterable, which may be long. */
export interface ReportSource {
  readonly record: RunRecord;
  /** Returns this run's items by line, then the carried-over items, oldest first. */
  openItems(): Iterable<OpenItem>;
  /** Returns the operations in the order of the plan. */
  operations(): Iterable<Operation>;
  /** Returns the number of operations of each kind. */
  operationCounts(): Readonly<Record<OperationKind, number>>;
  /** Returns the skipped rows by line. */
  skipped(): Iterable<SkippedRow>;
  /** Returns the corrections that the list needs, and the rules that could be made of them. */
  corrections(): { readonly needed: readonly NeededCorrection[]; readonly offers: readonly OfferedRule[] };
  /** Returns the feed's latest runs, this one first, at most `limit`. */
  history(limit: number): readonly RunRecord[];
}

/** The format of stored plans. It is incremented when this program can no longer carry out plans of earlier versions. */
export const PLAN_FORMAT = 1;
