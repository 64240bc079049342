/**
 * The generation of the ledger, noted outside the folder of the ledger. An older ledger that a person puts back has a
 * smaller generation than the note. It does not know the contacts that were created since, and would create them again.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { counted } from "../../model/text/counted.ts";

/** A ledger, and how often it has begun to change contacts or links. */
export interface Generation {
  /** The ledger's random name; null: an empty ledger that was never used. */
  readonly ledger: string | null;
  /** Number of runs that made calls, of probes outside a run, and of decisions about links. */
  readonly number: number;
  /** Number of runs among them. A backup is made before each run only. */
  readonly runs: number;
}

export interface GenerationNote extends Generation {
  /** Whether the ledger's file was overwritten while a process worked with it: it may have pages of two databases. */
  readonly isOverwritten: boolean;
}

/** Returns the noted generation; `none` if there is no note, and `unreadable` if the file holds anything else. */
export function readGenerationNote(file: string): GenerationNote | "none" | "unreadable" {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "none";
    throw error;
  }
  try {
    const found = JSON.parse(text) as { ledger?: unknown; generation?: unknown; runs?: unknown; overwritten?: unknown };
    const { ledger, generation, runs = generation } = found;
    const isNote = typeof ledger === "string" && Number.isSafeInteger(generation) && Number.isSafeInteger(runs);
    if (!isNote) return "unreadable";
    return { ledger, number: generation as number, runs: runs as number, isOverwritten: found.overwritten === true };
  } catch {
    return "unreadable";
  }
}

/** Writes the note, and returns when it is on disk. */
export function writeGenerationNote(
  file: string,
  { ledger, number, runs, isOverwritten = false }: Generation & Partial<GenerationNote>,
): void {
  const draft = `${file}.tmp`;
  const fd = openSync(draft, "w", 0o600);
  try {
    const note = { ledger, generation: number, runs, ...(isOverwritten ? { overwritten: true } : {}) };
    writeSync(fd, `${JSON.stringify(note)}\n`);
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
  { ledger, number, runs }: Generation,
  file: string,
): string | null {
  if (note === "none") return null;
  const wayOut = "Nothing is sent. Put the newest state folder back. If there is none, run: celebration-sync rebuild";
  if (note === "unreadable")
    return `${file} can't be read, so it is not known whether the ledger is the newest. ${wayOut}`;
  if (note.isOverwritten)
    return `Another file was copied over the ledger while a process worked with it, as ${file} shows. The ledger may be a mix of both. Nothing is sent. To restore the ledger, run: celebration-sync rebuild`;
  if (note.ledger !== ledger)
    return `The ledger is another one than the ledger that made the last run, as ${file} shows. It may not know the contacts in the service. ${wayOut}`;
  if (note.number <= number) return null;
  if (note.runs <= runs)
    return `The ledger is older than the last change: links were made or ended, or creates in doubt were asked about since, as ${file} shows. ${wayOut}`;
  return `The ledger is older than the last run: ${counted(note.runs - runs, "run")} made calls since, as ${file} shows. The ledger does not know the contacts that they created, and would create them again. ${wayOut}`;
}
