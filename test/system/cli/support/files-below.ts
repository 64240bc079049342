import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the paths of all regular files in a folder and its sub-folders. Unlike a recursive readdir, follows no links. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}
