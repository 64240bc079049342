import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../../model/feed.ts";
import type { RunRecord } from "../../model/run-record.ts";
import { makeFolder, writeTextFile, type FileModes } from "./files/atomic-file.ts";
import type { Summary } from "./json/summary-json.ts";
import { phrasesIn } from "./language/phrases.ts";
import { runsPage, type RefusedList } from "./page/runs-page.ts";
import { reportPaths } from "./write-reports.ts";

/** Number of runs that the page lists. The reports of older runs stay in their folders. */
export const LISTED_RUNS = 100;

/**
 * Writes `reports/index.html`, which lists the runs whose reports are there, and the files that were not used. The figures
 * of the runs come from summary.json.
 *
 * @param folder `reports/`
 * @param listed the latest runs with their states of now, the newest first; the files in `failed/`
 * @throws the file system's error; the page can be written again later
 */
export async function writeRunsIndex(
  folder: string,
  {
    runs,
    refused,
  }: {
    readonly runs: readonly Pick<RunRecord, "run" | "status" | "holds">[];
    readonly refused: readonly RefusedList[];
  },
  modes: FileModes,
  language: Language,
): Promise<void> {
  const found = await Promise.all(
    runs.map(async ({ run, status, holds }) => {
      const summary = await readSummary(join(folder, run));
      return summary === null ? [] : [{ ...summary, run, status, holds }];
    }),
  );
  await makeFolder(folder, modes);
  await writeTextFile(join(folder, "index.html"), modes.file, runsPage(phrasesIn(language), found.flat(), refused));
}

/** Returns null if the run has no reports, or they were deleted. */
async function readSummary(folder: string): Promise<Summary | null> {
  try {
    return JSON.parse(await readFile(reportPaths(folder, false).summary, "utf8")) as Summary;
  } catch {
    return null;
  }
}
