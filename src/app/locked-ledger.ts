/** Opens the ledger under the lock but without the service, for `forget` and `rebuild`, which need no key. */
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { makeFolders } from "./data-folders.ts";
import { takeLock, type Lock } from "../ledger/database/lock.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { LedgerUnusable, openLedger, type LedgerFiles } from "../ledger/open-ledger.ts";
import { rebuildLedger, type Rebuilt } from "../ledger/rebuild.ts";

/** Returns the paths of the ledger's files. */
export function ledgerFilesOf({ folders }: Settings): LedgerFiles {
  const { ledgerFile: ledger, contactsFile: contactJournal, backup: backups, archive, generationFile } = folders;
  return { ledger, contactJournal, backups, archive, generation: generationFile };
}

/**
 * Restores a lost or damaged ledger.
 *
 * @throws StartupError if another process applies, or a newer version of the program wrote the ledger
 */
export async function restoreLedger(settings: Settings, at: string): Promise<Rebuilt> {
  return withLock(settings, "rebuild", (files) => rebuildLedger(files, at));
}

async function withLock<T>(
  settings: Settings,
  command: string,
  act: (files: LedgerFiles, lock: Lock) => T | Promise<T>,
): Promise<T> {
  makeFolders(settings);
  const lock = takeLock(settings.folders.lockFile, `celebration-sync ${command}, process ${process.pid}`);
  if ("heldBy" in lock) throw new StartupError(1, `Another process is at work: ${lock.heldBy}. Stop it first.`, true);
  try {
    return await act(ledgerFilesOf(settings), lock);
  } catch (error) {
    if (error instanceof LedgerUnusable) throw new StartupError(1, error.message);
    throw error;
  } finally {
    lock.release();
  }
}

/**
 * Calls `act` with the ledger while this process holds the lock. Returns the result of `act`.
 *
 * @throws StartupError if another process applies, or the ledger can't be used
 */
export async function withLockedLedger<T>(
  settings: Settings,
  command: string,
  act: (ledger: Ledger) => T | Promise<T>,
): Promise<T> {
  return withLock(settings, command, async (files, lock) => {
    const ledger = openLedger(files, lock);
    try {
      return await act(ledger);
    } finally {
      ledger.close();
    }
  });
}
