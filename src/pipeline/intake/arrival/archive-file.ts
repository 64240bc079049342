import { dirname, join } from "node:path";

import { makeFolder, moveInto, syncFolder } from "./safe-move.ts";

const PRIVATE_FILE = 0o600;

/**
 * Moves a finished list to `archive/YYYY-MM-DD/`, never over another file.
 *
 * @param name the name it was dropped under
 * @param day `YYYY-MM-DD`
 * @returns where it lies
 */
export async function archiveFile(path: string, name: string, archive: string, day: string): Promise<string> {
  const folder = join(archive, day);
  await makeFolder(folder);
  await syncFolder(dirname(folder));
  return moveInto(path, folder, name, PRIVATE_FILE);
}
