import type { StoredRun } from "../ledger/runs/runs.ts";
import type { RunRecord } from "../model/run-record.ts";
import { archiveFile } from "../pipeline/intake/arrival/archive-file.ts";
import { clearClaim } from "../pipeline/intake/arrival/claim-file.ts";
import { readStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { GROUP_READABLE, PRIVATE } from "../pipeline/report/files/atomic-file.ts";
import type { ReportPaths } from "../pipeline/report/json/summary-json.ts";
import { writeReports } from "../pipeline/report/write-reports.ts";
import type { RunEnv } from "./run-env.ts";

/** A run with what it left for people. */
export interface FinishedRun {
  readonly record: RunRecord;
  readonly reports: ReportPaths;
}

/** report → archive: tells people what happened, from the ledger alone, and puts the original away. */
export async function finishRun(run: StoredRun, env: RunEnv): Promise<FinishedRun> {
  const { ledger, folders } = env;
  const source = ledger.reportSource(run);
  const reports = await writeReports(folders.reports, source, env.officeGroup === null ? PRIVATE : GROUP_READABLE);
  if (run.path !== null && run.status !== "halted") {
    // It is there already if the process died before it could say so.
    if ((await readStamp(run.path)) !== null) {
      await archiveFile(run.path, run.file, folders.archive, run.startedAt.slice(0, 10));
    }
    await clearClaim(run.path);
    ledger.runs.archived(run.run);
  }
  return { record: source.record, reports };
}
