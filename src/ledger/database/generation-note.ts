/**
 * The generation of the ledger, noted outside the folder of the ledger. An older ledger that a person puts back has a
 * smaller generation than the note. It does not know the contacts that were created since, and would create them again.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { counted } from "../../model/text/counted.ts";

/** A ledger, and the number of times that it has begun to make the calls of a run. */
export interface Generation {
  /** The ledger's random name; null: an empty ledger that was never used. */
  readonly ledger: string | null;
  readonly number: number;
}

/** Returns the noted generation; `none` if there is no note, and `unreadable` if the file holds anything else. */
export function readGenerationNote(file: string): Generation | "none" | "unreadable" {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "none";
    throw error;
  }
  try {
    const found = JSON.parse(text) as { ledger?: unknown; generation?: unknown };
    const { ledger, generation } = found;
    const isNote = typeof ledger === "string" && Number.isSafeInteger(generation);
    return isNote ? { ledger, number: generation as number } : "unreadable";
  } catch {
    return "unreadable";
  }
}

/** Writes the note, and returns when it is on disk. */
export function writeGenerationNote(file: string, { ledger, number }: Generation): void {
  const draft = `${file}.tmp`;
  const fd = openSync(draft, "w", 0o600);
  try {
    writeSync(fd, `${JSON.stringify({ ledger, generation: number })}\n`);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  // A power failure may undo the renaming. The note is then one run behind the ledger, which the next start mends.
  renameSync(draft, file);
}

/**
 * Returns why a ledger must not send anything, in whole sentences; null: it is as new as the note.
 *
 * @param file the note's path
 */
export function whyOlder(
  note: ReturnType<typeof readGenerationNote>,
  { ledger, number }: Generation,
  file: string,
): string | null {
  if (note === "none") return null;
  const wayOut = "Nothing is sent. Put the newest state folder back. If there is none, run: celebration-sync rebuild";
  if (note === "unreadable")
    return `${file} can't be read, so it is not known whether the ledger is the newest. ${wayOut}`;
  if (note.ledger !== ledger)
    return `The ledger is another one than the ledger that made the last run, as ${file} shows. It may not know the contacts in the service. ${wayOut}`;
  if (note.number <= number) return null;
  const runs = counted(note.number - number, "run");
  return `The ledger is older than the last run: ${runs} made calls since, as ${file} shows. The ledger does not know the contacts that they created, and would create them again. ${wayOut}`;
}
