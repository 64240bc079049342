import type { Issue } from "../../model/issue.ts";
import type { OperationKind, OperationState } from "../../model/operation.ts";
import type { Database } from "../database/open-database.ts";
import { readRowResults, type RowResult } from "../runs/row-results.ts";

/** How one line of a corrected report ended. Lines that were in order already are only counted by their run. */
export interface LineResult {
  readonly line: number | null;
  /** The result of a row without a call, or the kind and state of its operation. */
  readonly outcome: RowResult["outcome"] | { readonly kind: OperationKind; readonly state: OperationState };
  /** Why a line was skipped; null: it was not. */
  readonly reason: string | null;
  readonly issues: readonly Issue[];
  readonly contactId: number | null;
  readonly cells: readonly string[];
}

/** Returns the results of a run's lines in the order of the file. The file must be short: all results are read at once. */
export function readLineResults(db: Database, run: string): readonly LineResult[] {
  const rows = [...readRowResults(db, "row_results WHERE run = @run", run)].map(
    ({ line, outcome, reason, issues, cells }): LineResult => ({
      line,
      outcome,
      reason,
      issues,
      contactId: null,
      cells,
    }),
  );
  const operations = db
    .prepare("SELECT line, kind, state, issue, warnings, contact_id AS contactId, cells FROM operations WHERE run = ?")
    .all(run) as OperationRow[];
  const results = [...rows, ...operations.map(toResult)];
  return results.toSorted((one, other) => (one.line ?? Infinity) - (other.line ?? Infinity));
}

interface OperationRow {
  readonly line: number | null;
  readonly kind: OperationKind;
  readonly state: OperationState;
  readonly issue: string | null;
  readonly warnings: string;
  readonly contactId: number | null;
  readonly cells: string;
}

function toResult({ line, kind, state, issue, warnings, contactId, cells }: OperationRow): LineResult {
  const main = issue === null ? [] : [JSON.parse(issue) as Issue];
  return {
    line,
    outcome: { kind, state },
    reason: null,
    issues: [...main, ...(JSON.parse(warnings) as Issue[])],
    contactId,
    cells: JSON.parse(cells) as string[],
  };
}

/** Returns the open items whose corrections wait for the decision about a held list, each with the run of its correction. */
export function readWaitingCorrections(db: Database): ReadonlyMap<number, string> {
  const rows = db
    .prepare("SELECT open_item AS openItem, run FROM row_results WHERE outcome = 'deferred' AND open_item IS NOT NULL")
    .all() as { readonly openItem: number; readonly run: string }[];
  return new Map(rows.map(({ openItem, run }) => [openItem, run]));
}
