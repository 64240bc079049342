import type { StoredRun } from "../ledger/runs.ts";
import type { RunRecord } from "../model/run-record.ts";
import { archiveFile } from "./intake/archive-file.ts";
import { clearClaim } from "./intake/claim-file.ts";
import { readStamp } from "./intake/file-stamp.ts";
import { GROUP_READABLE, PRIVATE } from "./report/atomic-file.ts";
import type { ReportPaths } from "./report/summary-json.ts";
import { writeReports } from "./report/write-reports.ts";
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
