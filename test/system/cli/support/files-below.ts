import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
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

/** Returns a hash of all files with their bytes, sizes and times, without the files in which SQLite notes readers. */
export function fingerprint(folder: string): string {
  const hash = createHash("sha256");
  for (const path of [...filesBelow(folder)].sort()) {
    if (path.endsWith("-shm") || path.endsWith("-wal")) continue;
    const { mtimeMs, size } = statSync(path);
    hash.update(`${path} ${mtimeMs} ${size}`).update(readFileSync(path));
  }
  return hash.digest("hex");
}
