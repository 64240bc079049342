import type { StoredRun } from "../ledger/runs/runs.ts";
import type { RunRecord } from "../model/run-record.ts";
import { archiveFile } from "../pipeline/intake/arrival/archive-file.ts";
import { clearClaim } from "../pipeline/intake/arrival/claim-file.ts";
import { readStamp } from "../pipeline/intake/arrival/file-stamp.ts";
import { usualArchivePath, watchArchived } from "./read/claimed/archived-lists.ts";
import { putListBack, removeCopy, watchList } from "./read/claimed/claimed-list.ts";
import { GROUP_READABLE, PRIVATE } from "../pipeline/report/files/atomic-file.ts";
import type { ReportPaths } from "../pipeline/report/json/summary-json.ts";
import { QuestionCollector, type ColumnQuestion } from "../pipeline/report/words/column-questions.ts";
import { writeReports } from "../pipeline/report/write-reports.ts";
import type { RunEnv } from "./run-env.ts";
import { renewRunsIndex } from "./runs-index.ts";

/** What the reports of runs need. */
type Reporting = Pick<RunEnv, "ledger" | "folders" | "officeGroup" | "languageOf">;

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
  env: Reporting,
  list: { readonly hasChanged: () => Promise<boolean>; readonly isCopy: boolean } = {
    hasChanged: watchList(run, null),
    isCopy: false,
  },
): Promise<FinishedRun> {
  const { ledger, folders, officeGroup, languageOf } = env;
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
  ledger.dueReports.written(run.run);
  await renewReports(env);
  await renewRunsIndex(env);
  return { record: source.record, reports, questions: questions.found(), isTakenBack };
}

/**
 * Writes the reports again that do not show what the ledger knows: a newer list or an undo has changed what they say, or a
 * process was killed before it wrote them. A run that is not finished gets its reports when it ends.
 */
export async function writeDueReports(env: Reporting): Promise<void> {
  if (await renewReports(env)) await renewRunsIndex(env);
}

/** @returns whether a report was due */
async function renewReports({ ledger, folders, officeGroup, languageOf }: Reporting): Promise<boolean> {
  const due = ledger.dueReports.all();
  if (due.length > 0) ledger.prove();
  const modes = officeGroup === null ? PRIVATE : GROUP_READABLE;
  for (const name of due) {
    const run = ledger.runs.get(name);
    if (run !== null && (run.status === null || run.path !== null)) continue;
    if (run !== null) await writeReports(folders.reports, ledger.reportSource(run), modes, languageOf(run.feed));
    ledger.dueReports.written(name);
  }
  return due.length > 0;
}
