import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the paths of all regular files in a folder and its sub-folders. Unlike a recursive readdir, follows no links. A
 * folder that the program removes meanwhile has no files.
 */
export function filesBelow(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
