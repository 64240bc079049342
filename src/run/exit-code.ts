import type { RunRecord } from "../model/run-record.ts";

/** What a script is told, over all that was done (DESIGN section 7): the first that applies. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;

/** @param records all runs of a command. Files in `failed/` count as 1 and are the caller's to add. */
export function exitCodeOf(records: readonly RunRecord[]): ExitCode {
  if (records.some(({ status }) => status === "failed" || status === "halted")) return 1;
  if (records.some(({ status }) => status === "held")) return 4;
  const needsPerson = ({ rows, deletes }: RunRecord) =>
    rows.rejected + rows.deferred + rows.inDoubt + deletes.rejected > 0;
  return records.some(needsPerson) ? 3 : 0;
}
