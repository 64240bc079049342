import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Makes a folder and the missing folders around it, from the outside in. Returns the outermost folder that was missing;
 * null: all were there.
 *
 * Node's own `recursive` option never returns where a file system answers ENOENT although the folder around it exists, as
 * `/proc` does.
 *
 * @throws the system's error
 */
export function makePath(path: string, mode: number): string | null {
  const missing: string[] = [];
  let at = path;
  while (!isFolder(at)) {
    missing.unshift(at);
    if (dirname(at) === at) break;
    at = dirname(at);
  }
  for (const folder of missing) {
    try {
      mkdirSync(folder, { mode });
    } catch (error) {
      // Another process may have made the folder at the same time.
      if (!isFolder(folder)) throw error;
    }
  }
  return missing[0] ?? null;
}

/** Returns whether a folder is there. Throws the system's error if a file is in its place, or if this user may not look. */
function isFolder(path: string): boolean {
  try {
    const found = statSync(path);
    if (found.isDirectory()) return true;
    throw Object.assign(new Error(`${path} is not a folder`), { code: "ENOTDIR" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
