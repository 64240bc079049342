/** Looks whether there is a ledger, or whether a ledger was lost. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { codeOf, LedgerUnusable, unusable } from "../ledger-unusable.ts";

/** Size of a page in a ledger. Its tables need many pages. */
const PAGE_BYTES = 4096;

/** The paths of the ledger, and of files that show that there was one. */
export interface LedgerTraces {
  readonly ledger: string;
  readonly contactJournal: string;
  readonly backups: string;
  /** The folder of finished lists: when it holds files, a ledger must have existed. */
  readonly archive?: string;
  /** The note of the ledger's generation, outside the folder of the ledger. */
  readonly generation?: string;
}

/**
 * Returns whether there is no ledger yet. Throws LedgerUnusable when other files show that there was one, or when this
 * user may not look: then a ledger may be there.
 */
export function mustBeCreated(files: LedgerTraces): boolean {
  const [isNew, trace] = lookForLedger(files);
  if (trace === null) return isNew;
  throw new LedgerUnusable(
    `The ledger ${files.ledger} is gone, but ${trace}. A new ledger would create every contact again. ` +
      "To restore the ledger, run: celebration-sync rebuild",
  );
}

function lookForLedger(files: LedgerTraces): readonly [isNew: boolean, trace: string | null] {
  try {
    const isNew = sizeOf(files.ledger) === 0 || isOfKilledStart(files.ledger);
    return [isNew, isNew ? findTrace(files) : null];
  } catch (error) {
    throw unusable(files.ledger, error);
  }
}

/**
 * Returns whether the file holds no table yet, because the process died while it made the file. SQLite empties the file when
 * it is opened for writing, and refuses to open it for reading.
 */
function isOfKilledStart(ledger: string): boolean {
  return sizeOf(ledger) <= PAGE_BYTES && sizeOf(`${ledger}-journal`) > 0 && sizeOf(`${ledger}-wal`) === 0;
}

/**
 * Returns a file's size; 0 if there is no file.
 *
 * @throws Error if this user may not look; `existsSync` would return false
 */
export function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return 0;
    throw error;
  }
}

/** Returns a clause that names the files of an earlier ledger; null when there are none. */
function findTrace({ contactJournal, backups, archive, generation }: LedgerTraces): string | null {
  const holds = (folder: string) => existsSync(folder) && readdirSync(folder).length > 0;
  if (sizeOf(contactJournal) > 0) return `${contactJournal} shows that contacts were created`;
  if (holds(backups)) return `${backups} holds backups of a ledger`;
  if (generation !== undefined && existsSync(generation)) return `${generation} shows that a ledger made calls`;
  if (archive !== undefined && holds(archive)) return `${archive} holds lists of earlier runs`;
  return null;
}
