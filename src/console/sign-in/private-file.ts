/** A small JSON file of the console, for its owner only. It holds no secret by which a person could sign in. */
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/**
 * Returns the content of a file; null: there is no file.
 *
 * @throws Error if others may read or write the file, or if it is not whole
 */
export function readPrivateJson(file: string): unknown {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (!found.isFile() || found.nlink !== 1) throw new Error(`${file} is not a file of its own`);
  if ((found.mode & 0o077) !== 0) throw new Error(`others may read ${file}`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Replaces a file. At every instant, the whole old file or the whole new file exists. */
export function writePrivateJson(file: string, content: unknown): void {
  const unfinished = `${file}.new`;
  mkdirSync(dirname(file), { mode: 0o700, recursive: true });
  rmSync(unfinished, { force: true });
  const descriptor = openSync(unfinished, "wx", 0o600);
  try {
    writeFileSync(descriptor, JSON.stringify(content));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  renameSync(unfinished, file);
}
