import type { RunDecision } from "../../../model/request.ts";
import type { HaltCode, RunRecord } from "../../../model/run-record.ts";
import type { UndoFigures } from "../../../model/request.ts";

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
  /** true: the run was a trial, and nothing was sent. Absent: it was none. */
  readonly trial?: true;
  /** Who decided about the run and its rows, oldest first. */
  readonly decisions: readonly SummaryDecision[];
  /** The contacts of a person were deleted, because the person must never be greeted, or is erased. Absent: no such run. */
  readonly removal?: "never" | "erase";
  /** What the run takes back, and what it can't; absent: the run is no undo. */
  readonly undo?: UndoFigures;
  /** The undo that took the run back, or that waits to do so; absent: there is none. */
  readonly undoneBy?: RunRecord["undoneBy"];
}

/** `rows`: number of rows that were decided alike; null: the decision is about the run. `kept`: deletes that were left out. */
type SummaryDecision = Pick<RunDecision, "choice" | "by" | "via" | "note" | "at" | "rows" | "kept"> & {
  readonly decision: RunDecision["kind"];
};

/**
 * Returns the run in numbers.
 *
 * @param reports null if no reports were written (a plan that is only shown)
 */
export function toSummary(record: RunRecord, reports: ReportPaths | null): Summary {
  const { run, feed, file, sha256, mode, status, startedAt, finishedAt, rows, warnings, deletes, requests } = record;
  const halt = record.haltReason === null ? null : { code: record.haltCode, reason: record.haltReason };
  const numbers = { rows, warnings, deletes, requests };
  const decisions = record.decisions.map(({ kind, choice, by, via, note, at, rows: alike, kept }) => {
    return { decision: kind, choice, by, via, note, at, rows: alike, kept };
  });
  const whole = { run, feed, file, sha256, mode, status, startedAt, finishedAt, ...numbers, halt, reports, decisions };
  const removal =
    record.kind === "removal" ? { removal: file === "erase" ? ("erase" as const) : ("never" as const) } : {};
  return { ...whole, ...(record.isTrial === true ? { trial: true } : {}), ...removal, ...undoIn(record) };
}

/** Returns the figures of an undo, without the names of people, and the undo of this run. */
function undoIn({ undo, undoneBy }: RunRecord): Pick<Summary, "undo" | "undoneBy"> {
  const by = undoneBy === undefined ? {} : { undoneBy };
  if (undo === undefined) return by;
  const { run, back, left, changed, greeted, recreated, kept, inDoubt } = undo;
  return { ...by, undo: { run, back, left, changed, greeted, recreated, kept, inDoubt } };
}
