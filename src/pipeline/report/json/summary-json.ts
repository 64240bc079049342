import type { HaltCode, RunRecord } from "../../../model/run-record.ts";

/** Paths of a run's reports; null for a report that was not needed. */
export interface ReportPaths {
  readonly report: string;
  readonly rejectionsCsv: string | null;
  readonly rejectionsXlsx: string | null;
  readonly summary: string;
  readonly plan: string;
}

/** summary.json, and what `run --json` prints. */
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
  /** Why the run halted, for administrators; null if it did not halt. */
  readonly halt: { readonly code: HaltCode | null; readonly reason: string } | null;
  readonly reports: ReportPaths | null;
}

/**
 * Returns the run in numbers.
 *
 * @param reports null if no reports were written (a plan that is only shown)
 */
export function toSummary(record: RunRecord, reports: ReportPaths | null): Summary {
  const { run, feed, file, sha256, mode, status, startedAt, finishedAt, rows, warnings, deletes, requests } = record;
  const halt = record.haltReason === null ? null : { code: record.haltCode, reason: record.haltReason };
  const numbers = { rows, warnings, deletes, requests };
  return { run, feed, file, sha256, mode, status, startedAt, finishedAt, ...numbers, halt, reports };
}
