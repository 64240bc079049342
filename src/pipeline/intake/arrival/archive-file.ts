import { dirname, join } from "node:path";

import { makeFolder, moveInto, syncFolder } from "./safe-move.ts";

const PRIVATE_FILE = 0o600;

/**
 * Moves a finished list to `archive/YYYY-MM-DD/`. Never replaces another file.
 *
 * @param name the file's name in the inbox
 * @param day `YYYY-MM-DD`
 * @returns the file's path in the archive
 */
export async function archiveFile(path: string, name: string, archive: string, day: string): Promise<string> {
  const folder = join(archive, day);
  await makeFolder(folder);
  await syncFolder(dirname(folder));
  return moveInto(path, folder, name, PRIVATE_FILE);
}
