import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StoredRun } from "../ledger/runs/runs.ts";
import type { RunRecord } from "../model/run-record.ts";
import { archiveFile } from "../pipeline/intake/arrival/archive-file.ts";
import { clearClaim } from "../pipeline/intake/arrival/claim-file.ts";
import { readStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { usualArchivePath, watchArchived } from "./read/claimed/archived-lists.ts";
import { putListBack, removeCopy, watchList } from "./read/claimed/claimed-list.ts";
import { GROUP_READABLE, PRIVATE, type FileModes } from "../pipeline/report/files/atomic-file.ts";
import type { ReportPaths, Summary } from "../pipeline/report/json/summary-json.ts";
import { QuestionCollector, type ColumnQuestion } from "../pipeline/report/words/column-questions.ts";
import { reportPaths, writeReports } from "../pipeline/report/write-reports.ts";
import { LISTED_RUNS, writeRunsIndex } from "../pipeline/report/write-runs-index.ts";
import type { RunEnv } from "./run-env.ts";

/** A run whose reports are written. */
export interface FinishedRun {
  readonly record: RunRecord;
  readonly reports: ReportPaths;
  /** The questions about the list's columns. */
  readonly questions?: readonly ColumnQuestion[];
  /** The list changed after it was read, and is back in the inbox. */
  readonly isTakenBack?: boolean;
}

/**
 * Writes the reports from the ledger alone, and moves the list to the archive (report → archive). A halted run keeps its
 * file, because a later pass resumes the run. A run without a path is archived already. A list that changed after it was
 * read goes back to the inbox instead.
 *
 * @param list whether the list has changed, and whether it is a copy of a file that the command line named
 */
export async function finishRun(
  run: StoredRun,
  { ledger, folders, officeGroup, languageOf }: Pick<RunEnv, "ledger" | "folders" | "officeGroup" | "languageOf">,
  list: { readonly hasChanged: () => Promise<boolean>; readonly isCopy: boolean } = {
    hasChanged: watchList(run, null),
    isCopy: false,
  },
): Promise<FinishedRun> {
  ledger.prove();
  const modes = officeGroup === null ? PRIVATE : GROUP_READABLE;
  const language = languageOf(run.feed);
  let source = ledger.reportSource(run);
  const questions = new QuestionCollector();
  let reports = await writeReports(folders.reports, source, modes, language, questions);
  let isTakenBack = false;
  if (run.path !== null && run.status !== "halted") {
    // If the process died between the move and the entry in the ledger, the file is in the archive already.
    const stamp = await readStamp(run.path);
    if (stamp !== null) {
      isTakenBack = await list.hasChanged();
      ledger.prove();
      if (isTakenBack) {
        ledger.supersedeRest(run.run);
        source = ledger.reportSource(ledger.runs.named(run.run));
        reports = await writeReports(folders.reports, source, modes, language);
        if (list.isCopy) await removeCopy(run.path);
        else await putListBack({ path: run.path, feed: run.feed }, { folders });
      } else {
        // The list is watched before it is moved, so that a kill after the move does not lose sight of it.
        const watch = (path: string) => (list.isCopy ? undefined : watchArchived(run, path, stamp, { ledger }));
        const usual = usualArchivePath(run, folders.archive);
        watch(usual);
        const path = await archiveFile(run.path, run.file, folders.archive, run.startedAt.slice(0, 10));
        if (path !== usual) watch(path);
      }
    }
    await clearClaim(run.path);
    ledger.runs.archived(run.run);
  }
  if (run.status !== "superseded") await renewSuperseded(run, { ledger, folders, languageOf }, modes);
  // The folder of a trial has no reports of the other runs.
  if (source.record.isTrial !== true)
    await writeRunsIndex(folders.reports, ledger.runs.latest(LISTED_RUNS), modes, languageOf(""));
  return { record: source.record, reports, questions: questions.found(), isTakenBack };
}

/** Number of earlier runs of a feed whose reports may be out of date. */
const EARLIER_RUNS = 20;

/** Writes the reports of earlier runs again that ask for a decision which a newer list has made needless. */
async function renewSuperseded(
  { run, feed }: StoredRun,
  { ledger, folders, languageOf }: Pick<RunEnv, "ledger" | "folders" | "languageOf">,
  modes: FileModes,
): Promise<void> {
  for (const earlier of ledger.runs.latest(EARLIER_RUNS, feed)) {
    if (earlier.status !== "superseded" || earlier.run >= run) continue;
    const reported = await reportedStatus(folders.reports, earlier.run);
    if (reported !== undefined && reported !== "superseded")
      await writeReports(folders.reports, ledger.reportSource(earlier), modes, languageOf(feed));
  }
}

/** Returns the status in a run's summary.json; undefined: the run has no reports, or they were deleted. */
async function reportedStatus(reports: string, run: string): Promise<unknown> {
  try {
    return (JSON.parse(await readFile(reportPaths(join(reports, run), false).summary, "utf8")) as Summary).status;
  } catch {
    return undefined;
  }
}
