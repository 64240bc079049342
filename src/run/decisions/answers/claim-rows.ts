import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { StoredOpenItem } from "../../../ledger/runs/open-items/open-items.ts";
import { claimFolderFor, copyingFolderFor } from "../../../pipeline/intake/arrival/claim-folder.ts";
import { makeFolder, syncFolder } from "../../../pipeline/intake/arrival/safe-move.ts";
import { PRIVATE, writeTextFile } from "../../../pipeline/report/files/atomic-file.ts";
import { ENGLISH } from "../../../pipeline/report/language/phrases.ts";
import { rejectionsCsv } from "../../../pipeline/report/rejections/rejections-csv.ts";
import type { RunEnv } from "../../run-env.ts";

/**
 * Writes the rows of open items into a claim folder, as if a person had dropped their lines of the report. The next pass runs
 * the file, also after a kill.
 *
 * @param openItems at least one item, all of one feed
 * @param name the file's name in the report and the archive
 * @returns the file's path
 */
export async function claimRows(
  openItems: readonly [StoredOpenItem, ...StoredOpenItem[]],
  name: string,
  env: Pick<RunEnv, "ledger" | "folders" | "now" | "random">,
): Promise<string> {
  const [{ feed, header }] = openItems;
  const folder = claimFolderFor(env.folders.working, feed, env.now(), env.random());
  const copying = copyingFolderFor(folder);
  await makeFolder(copying);
  const lines = openItems.map((openItem) => env.ledger.openItems.toLine(openItem, null));
  await writeTextFile(
    join(copying, name),
    PRIVATE.file,
    rejectionsCsv(ENGLISH, { record: { header }, openItems: () => lines }),
  );
  await syncFolder(copying);
  // A claim folder counts from its final name on. After a kill, the next pass runs the file in it.
  await rename(copying, folder);
  await syncFolder(dirname(folder));
  return join(folder, name);
}
