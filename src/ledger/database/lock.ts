import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isFileLocked, takeFileLock } from "./open-database.ts";

/** Held by the one process that applies; the operating system frees it when that process dies. */
export interface Lock {
  release(): void;
}

/** @returns the lock, or who has it, in words */
export function takeLock(file: string, who: string): Lock | { readonly heldBy: string } {
  const note = `${file}.holder`;
  const lock = takeFileLock(file);
  if (lock === null) return { heldBy: readNote(note) };
  writeFileSync(note, who, { mode: 0o600 });
  return {
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

/** Who applies at the moment, in words; null: nobody. */
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
