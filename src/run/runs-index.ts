import { refusedFiles } from "../pipeline/intake/arrival/fail-file.ts";
import { GROUP_READABLE, PRIVATE } from "../pipeline/report/files/atomic-file.ts";
import { LISTED_RUNS, writeRunsIndex } from "../pipeline/report/write-runs-index.ts";
import type { RunEnv } from "./run-env.ts";

/** Writes `reports/index.html` again, with the latest runs and the files in `failed/` as they are now. */
export async function renewRunsIndex({
  ledger,
  folders,
  officeGroup,
  languageOf,
}: Pick<RunEnv, "ledger" | "folders" | "officeGroup" | "languageOf">): Promise<void> {
  const modes = officeGroup === null ? PRIVATE : GROUP_READABLE;
  const listed = { runs: ledger.runs.latest(LISTED_RUNS), refused: refusedFiles(folders.failed) };
  await writeRunsIndex(folders.reports, listed, modes, languageOf(""));
}
