import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Returns the paths of all regular files in a folder and its sub-folders. */
export function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
}
