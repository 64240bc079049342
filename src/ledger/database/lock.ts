import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileIdentity } from "./file-identity.ts";
import { isFileLocked, takeFileLock } from "./open-database.ts";

/** The lock that only the applying process holds. The operating system frees the lock when the process dies. */
export interface Lock {
  readonly file: string;
  /** Returns whether the file at the lock's path is still the file that this process has locked. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Takes and returns the lock. When another process holds the lock, returns a description of that process.
 *
 * @param who a description of this process, which other processes show
 */
export function takeLock(file: string, who: string): Lock | { readonly heldBy: string } {
  const note = `${file}.holder`;
  const lock = takeFileLock(file);
  if (lock === null) return { heldBy: readNote(note) };
  const identity = fileIdentity(file);
  const isHeld = () => identity !== null && fileIdentity(file) === identity;
  writeFileSync(note, who, { mode: 0o600 });
  return {
    file,
    isHeld,
    release() {
      // The note of a replaced lock is the note of another process.
      if (isHeld()) rmSync(note, { force: true });
      lock.close();
    },
  };
}

/** Returns a description of the process that holds the lock; null when no process holds it. */
export function lockHolder(file: string): string | null {
  return existsSync(file) && isFileLocked(file) ? readNote(`${file}.holder`) : null;
}

function readNote(note: string): string {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return "another process";
  }
}
