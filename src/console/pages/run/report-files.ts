import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../../../config/settings.ts";

/** The files of a report, and what they are. No other name is ever looked up in the folder. */
const TYPES: Readonly<Record<string, string>> = {
  "rejections.xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "rejections.csv": "text/csv; charset=utf-8",
  "plan.json": "application/json",
  "summary.json": "application/json",
  "report.html": "text/html; charset=utf-8",
};

/** A file that can be downloaded. */
export interface ReportFile {
  readonly name: string;
  readonly path: string;
  readonly type: string;
}

/**
 * Returns the files of a run's report that are there.
 *
 * @param run the name of a run in the ledger; never text of a request
 */
export function reportFiles({ folders }: Pick<Settings, "folders">, run: string): readonly ReportFile[] {
  return Object.entries(TYPES)
    .map(([name, type]) => ({ name, path: join(folders.reports, run, name), type }))
    .filter(({ path }) => existsSync(path));
}
