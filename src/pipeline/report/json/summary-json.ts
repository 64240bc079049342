import type { HaltCode, RowCounts, RunRecord } from "../../../model/run-record.ts";

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
 * Returns the run in numbers. If the outcomes don't add up to the rows read, the status is `failed`, and the
 * record's own status does not count.
 *
 * @param reports null if no reports were written (a plan that is only shown)
 */
export function toSummary(record: RunRecord, reports: ReportPaths | null): Summary {
  const { run, feed, file, sha256, mode, startedAt, finishedAt, rows, warnings, deletes, requests } = record;
  const halt = record.haltReason === null ? null : { code: record.haltCode, reason: record.haltReason };
  const status = unaccountedRows(rows) === 0 ? record.status : "failed";
  const numbers = { rows, warnings, deletes, requests };
  return { run, feed, file, sha256, mode, status, startedAt, finishedAt, ...numbers, halt, reports };
}

/** Returns the rows read minus the rows with an outcome. If it is not 0, the program has lost or invented rows. */
export function unaccountedRows({ read, ...outcomes }: RowCounts): number {
  return read - Object.values(outcomes).reduce((sum, count) => sum + count, 0);
}
