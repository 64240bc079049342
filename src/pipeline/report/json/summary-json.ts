import type { HaltCode } from "../../../model/halt.ts";
import type { RowCounts, RunRecord } from "../../../model/run-record.ts";

/** Where a run's reports are; null for those that were not needed. */
export interface ReportPaths {
  readonly report: string;
  readonly rejectionsCsv: string | null;
  readonly rejectionsXlsx: string | null;
  readonly summary: string;
  readonly plan: string;
}

/** summary.json (DESIGN section 4), and what `run --json` prints. */
export interface Summary extends Pick<
  RunRecord,
  | "run"
  | "feed"
  | "file"
  | "sha256"
  | "mode"
  | "status"
  | "startedAt"
  | "finishedAt"
  | "rows"
  | "warnings"
  | "deletes"
  | "requests"
> {
  /** Why it stopped before its end, for administrators; null if it did not. */
  readonly halt: { readonly code: HaltCode | null; readonly reason: string } | null;
  readonly reports: ReportPaths | null;
}

/**
 * The run in numbers. A run whose rows don't add up to those read says that it failed, whatever it ended as: each row
 * is accounted for, or nothing is claimed.
 *
 * @param reports null where none were written (a plan that is only shown)
 */
export function toSummary(record: RunRecord, reports: ReportPaths | null): Summary {
  const { run, feed, file, sha256, mode, startedAt, finishedAt, rows, warnings, deletes, requests } = record;
  const halt = record.haltReason === null ? null : { code: record.haltCode, reason: record.haltReason };
  const status = unaccountedRows(rows) === 0 ? record.status : "failed";
  const numbers = { rows, warnings, deletes, requests };
  return { run, feed, file, sha256, mode, status, startedAt, finishedAt, ...numbers, halt, reports };
}

/** Rows read less the rows that became something: 0, or the program has lost or invented some. */
export function unaccountedRows({ read, ...outcomes }: RowCounts): number {
  return read - Object.values(outcomes).reduce((sum, count) => sum + count, 0);
}
