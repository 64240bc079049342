import type { RunRecord } from "../model/run-record.ts";

/** The exit code of a command, for scripts. The README lists them. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/**
 * Returns the exit code for all runs of a command, the most serious first: failed or halted, held, rows that need a person.
 *
 * @param records the runs. The caller adds the files that were moved to `failed/`: they make the exit code 1.
 */
export function exitCodeOf(records: readonly RunRecord[]): ExitCode {
  if (records.some(({ status }) => status === "failed" || status === "halted")) return 1;
  if (records.some(({ status }) => status === "held")) return 4;
  // A newer list has replaced the rows of a superseded run. Only a create in doubt is still open.
  const needsPerson = ({ status, rows, deletes, lostCorrections, notRead }: RunRecord) =>
    rows.inDoubt > 0 ||
    (status !== "superseded" && rows.rejected + rows.deferred + deletes.rejected + lostCorrections + notRead > 0);
  return records.some(needsPerson) ? 3 : 0;
}
