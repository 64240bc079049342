import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileIdentity } from "./file-identity.ts";
import { LedgerUnusable } from "../ledger-unusable.ts";
import { isFileLocked, takeFileLock, type LockedFile } from "./open-database.ts";

/** The lock that only the applying process holds. The operating system frees the lock when the process dies. */
export interface Lock {
  readonly file: string;
  /** The identity of the file that this process has locked. Another file may be at the lock's path by now. */
  readonly identity: string;
  release(): void;
}

/** Number of times that the lock is tried while another program replaces or deletes its file. */
const TRIES = 5;

/**
 * Takes and returns the lock. When another process holds the lock, returns a description of that process.
 *
 * @param who a description of this process, which other processes show
 * @throws LedgerUnusable if the lock file has other content, or another program replaces it again and again
 */
export function takeLock(file: string, who: string): Lock | { readonly heldBy: string } {
  const note = `${file}.holder`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const lock = takeFileLock(file);
    if (lock === "held") return { heldBy: readNote(note) };
    if (lock === "damaged") throw damagedLock(file);
    if (lock !== "replaced") return keepLock(file, note, who, lock);
  }
  throw new LedgerUnusable(
    `Another program deletes or replaces the lock file ${file} again and again, so this process can't take the lock. Nothing ` +
      "was changed. Stop the program that removes files there (a clean-up job, a virus scanner), then run again.",
  );
}

function keepLock(file: string, note: string, who: string, lock: LockedFile): Lock {
  writeFileSync(note, who, { mode: 0o600 });
  return {
    file,
    identity: lock.identity,
    release() {
      // The note of a replaced lock is the note of another process.
      if (fileIdentity(file) === lock.identity) rmSync(note, { force: true });
      lock.close();
    },
  };
}

function damagedLock(file: string): LedgerUnusable {
  return new LedgerUnusable(
    `The lock file ${file} can't be used, because another program wrote to it. It holds no data, and the ledger is not ` +
      "affected. Nothing was changed. Delete this file, then run again.",
  );
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
