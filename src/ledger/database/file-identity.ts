import { statSync } from "node:fs";

/** Returns a text that is equal for two paths only if both name the same file; null: there is no file. */
export function fileIdentity(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
}
