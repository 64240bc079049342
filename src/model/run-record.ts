import type { ColumnUse } from "./mapped-row.ts";
import type { FeedMode } from "./feed.ts";
import type { HaltCode } from "./halt.ts";
import type { Issue } from "./issue.ts";
import type { Hold, Operation, OperationKind } from "./operation.ts";
import type { Reading, SkipReason } from "./row.ts";

export type RunStatus = "completed" | "held" | "halted" | "failed" | "superseded";

/** `read` is the sum of all others. */
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

export interface RequestCounts {
  readonly create: number;
  readonly update: number;
  readonly delete: number;
  readonly groups: number;
  readonly retried: number;
  readonly throttled: number;
}

export const NO_REQUESTS: RequestCounts = { create: 0, update: 0, delete: 0, groups: 0, retried: 0, throttled: 0 };

/** A run as the ledger tells it: everything the reports need but the rows. */
export interface RunRecord {
  /** `2026-11-21T020000.123Z-staff`: sorts by time. */
  readonly run: string;
  readonly feed: string;
  /** The file's own name, without folders. */
  readonly file: string;
  readonly sha256: string;
  readonly mode: FeedMode;
  /** null while it is being carried out. */
  readonly status: RunStatus | null;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly finishedAt: string | null;
  readonly reading: Reading;
  readonly header: readonly string[];
  readonly columns: readonly ColumnUse[];
  readonly holds: readonly Hold[];
  /** What kind of trouble halted the run; null if none did. */
  readonly haltCode: HaltCode | null;
  /** Why the run halted, in sentences for administrators; null if it did not. */
  readonly haltReason: string | null;
  readonly rows: RowCounts;
  readonly warnings: number;
  readonly deletes: { readonly deleted: number; readonly held: number; readonly rejected: number };
  readonly requests: RequestCounts;
}

/** One line of rejections.csv: something that a person has to see to. */
export interface OpenItem {
  /** The `_id` column: feed, row and version. */
  readonly id: string;
  /** null where no row of this run's file is meant (carried over from an earlier list, or a delete). */
  readonly line: number | null;
  readonly operation: OperationKind | null;
  readonly status: number | "local" | "in_doubt" | "deferred" | "warning";
  /** The main cause. */
  readonly issue: Issue;
  /** What else a person has to see to in the same row. */
  readonly further: readonly Issue[];
  readonly requestId: string | null;
  /** ISO date-time of the run that first reported it. */
  readonly since: string;
  /** The header that `cells` belongs to; for carried-over problems it may differ from the run's. */
  readonly header: readonly string[];
  readonly cells: readonly string[];
}

export interface SkippedRow {
  readonly line: number;
  readonly reason: SkipReason | "duplicate";
  readonly cells: readonly string[];
}

/** What the report stage reads of one run. Iterables may be long and are read once each call. */
export interface ReportSource {
  readonly record: RunRecord;
  /** Sorted: this run's rows by line, then what is carried over, oldest first. */
  openItems(): Iterable<OpenItem>;
  /** In the order of the plan. */
  operations(): Iterable<Operation>;
  /** How many of them there are of each kind. */
  operationCounts(): Readonly<Record<OperationKind, number>>;
  skipped(): Iterable<SkippedRow>;
  /** The feed's latest runs, this one first, at most `limit`. */
  history(limit: number): readonly RunRecord[];
}
