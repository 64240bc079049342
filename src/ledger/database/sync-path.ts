import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until a file, or the entries of a folder, are on the disk. */
export function syncPath(path: string): void {
  const fd = openSync(path, "r");
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
