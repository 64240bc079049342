import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { ReportSource } from "../../model/run-record.ts";
import type { Language } from "../../model/feed.ts";
import { makeFolder, replaceFile, writeTextFile, type FileModes } from "./files/atomic-file.ts";
import { phrasesIn, type Phrases } from "./language/phrases.ts";
import { planJsonText } from "./json/plan-json.ts";
import { QuestionCollector } from "./words/column-questions.ts";
import { rejectionsCsv } from "./rejections/rejections-csv.ts";
import { writeRejectionsXlsx } from "./rejections/rejections-xlsx.ts";
import { reportPage } from "./page/report-page.ts";
import { toSummary, type ReportPaths } from "./json/summary-json.ts";

/**
 * Writes all reports of a run. Everything comes from the ledger, so the reports can be written again at any time. Each
 * file is replaced as a whole.
 *
 * @param folder `reports/`; the files go into `reports/RUN/`
 * @param modes `PRIVATE` or `GROUP_READABLE`
 * @param language the reader's language
 * @param questions gathers the questions about columns on the way
 * @throws the file system's error; the reports can be written again later
 */
export async function writeReports(
  folder: string,
  source: ReportSource,
  modes: FileModes,
  language: Language,
  questions = new QuestionCollector(),
): Promise<ReportPaths> {
  const phrases = phrasesIn(language);
  const { record } = source;
  const answerable = answerableOf(source);
  // A corrected report of a trial would answer a run that never was.
  const paths = reportPaths(join(folder, record.run), record.isTrial !== true && hasOpenItems(answerable));
  await makeFolder(join(folder, record.run), modes);
  await writeTextFile(paths.plan, modes.file, planJsonText(phrases, source, questions));
  await writeRejections(phrases, paths, answerable, modes);
  await writeTextFile(paths.summary, modes.file, [`${JSON.stringify(toSummary(record, paths), null, 2)}\n`]);
  await writeTextFile(paths.report, modes.file, reportPage(phrases, source, paths));
  if (paths.rejectionsCsv === null) await removeRejections(join(folder, record.run));
  return paths;
}

async function writeRejections(
  phrases: Phrases,
  paths: ReportPaths,
  source: ReportSource,
  modes: FileModes,
): Promise<void> {
  const { rejectionsCsv: csv, rejectionsXlsx: xlsx } = paths;
  if (csv === null || xlsx === null) return;
  await writeTextFile(csv, modes.file, rejectionsCsv(phrases, source));
  const created = new Date(source.record.startedAt);
  await replaceFile(xlsx, modes.file, (out) => writeRejectionsXlsx(phrases, source, out, created));
}

/** Removes the rejections reports that an earlier call wrote. Call it when no open item is left in them. */
async function removeRejections(folder: string): Promise<void> {
  for (const name of ["rejections.csv", "rejections.xlsx"]) await rm(join(folder, name), { force: true });
}

/**
 * Returns the paths of a run's reports.
 *
 * @param folder `reports/RUN/`
 */
export function reportPaths(folder: string, withRejections: boolean): ReportPaths {
  return {
    report: join(folder, "report.html"),
    rejectionsCsv: withRejections ? join(folder, "rejections.csv") : null,
    rejectionsXlsx: withRejections ? join(folder, "rejections.xlsx") : null,
    summary: join(folder, "summary.json"),
    plan: join(folder, "plan.json"),
  };
}

/** Returns the source with only the open items that a corrected report can answer: those with an `_id`. */
function answerableOf(source: ReportSource): ReportSource {
  return {
    ...source,
    *openItems() {
      for (const openItem of source.openItems()) if (openItem.id !== "") yield openItem;
    },
  };
}

function hasOpenItems(source: Pick<ReportSource, "openItems">): boolean {
  for (const _ of source.openItems()) return true;
  return false;
}
