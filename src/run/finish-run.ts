import type { StoredRun } from "../ledger/runs/runs.ts";
import type { RunRecord } from "../model/run-record.ts";
import { archiveFile } from "../pipeline/intake/arrival/archive-file.ts";
import { clearClaim, hasChanged, type ClaimedFile } from "../pipeline/intake/arrival/claim-file.ts";
import { readStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { isAsRead, putListBack } from "./read/claimed-list.ts";
import { GROUP_READABLE, PRIVATE } from "../pipeline/report/files/atomic-file.ts";
import type { ReportPaths } from "../pipeline/report/json/summary-json.ts";
import { writeReports } from "../pipeline/report/write-reports.ts";
import type { RunEnv } from "./run-env.ts";

/** A run whose reports are written. */
export interface FinishedRun {
  readonly record: RunRecord;
  readonly reports: ReportPaths;
  /** The list changed after it was read, and is back in the inbox. */
  readonly isTakenBack?: boolean;
}

/**
 * Writes the reports from the ledger alone, and moves the list to the archive (report → archive). A halted run keeps its
 * file, because a later pass resumes the run. A run without a path is archived already. A list that changed after it was
 * read goes back to the inbox instead.
 *
 * @param claimed the list as it was claimed; null: its bytes are compared with those that were read
 */
export async function finishRun(
  run: StoredRun,
  { ledger, folders, officeGroup }: Pick<RunEnv, "ledger" | "folders" | "officeGroup">,
  claimed: ClaimedFile | null = null,
): Promise<FinishedRun> {
  const source = ledger.reportSource(run);
  const reports = await writeReports(folders.reports, source, officeGroup === null ? PRIVATE : GROUP_READABLE);
  let isTakenBack = false;
  if (run.path !== null && run.status !== "halted") {
    // If the process died between the move and the entry in the ledger, the file is in the archive already.
    if ((await readStamp(run.path)) !== null) {
      if (claimed === null ? await isAsRead(run) : !(await hasChanged(claimed)))
        await archiveFile(run.path, run.file, folders.archive, run.startedAt.slice(0, 10));
      else {
        await putListBack({ path: run.path, feed: run.feed }, { folders });
        isTakenBack = true;
      }
    }
    await clearClaim(run.path);
    ledger.runs.archived(run.run);
  }
  return { record: source.record, reports, isTakenBack };
}
