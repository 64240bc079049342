/** Opens the ledger under the lock but without the service, for `forget` and `rebuild`, which need no key. */
import { existsSync } from "node:fs";
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { makeFolders } from "./data-folders.ts";
import { takeLock, type Lock } from "../ledger/database/lock.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { LedgerUnusable } from "../ledger/ledger-unusable.ts";
import { openLedger, type LedgerFiles } from "../ledger/open-ledger.ts";
import { RESTORED_SINCE } from "../ledger/requests/carried-out.ts";
import { openRequestQueue } from "../ledger/requests/request-queue.ts";
import { rebuildLedger, type Rebuilt } from "../ledger/rebuild.ts";
import { eraseAfterRebuild } from "../run/decisions/runs/privacy/go-on-erasing.ts";

/** Returns the paths of the ledger's files. */
export function ledgerFilesOf({ folders }: Settings): LedgerFiles {
  const { ledgerFile: ledger, contactsFile: contactJournal, backup: backups, archive, generationFile } = folders;
  const never = { lines: folders.neverFile, key: folders.neverKeyFile };
  return { ledger, contactJournal, backups, archive, generation: generationFile, never, erased: folders.erasedFile };
}

/**
 * Restores a lost or damaged ledger, and erases people again who came back with it.
 *
 * @param isPutBack whether a person says that the files were put back from a backup
 * @throws StartupError if another process applies, or a newer version of the program wrote the ledger
 */
export async function restoreLedger(
  settings: Settings,
  at: string,
  isPutBack: boolean,
): Promise<{ readonly rebuilt: Rebuilt; readonly erased: readonly string[] }> {
  return withLock(settings, "rebuild", async (files, lock) => {
    const rebuilt = rebuildLedger(files, at, isPutBack);
    if (rebuilt.kind !== "rebuilt") return { rebuilt, erased: [] };
    await voidWaiting(settings, at);
    const erased = await eraseAgain(settings, files, lock);
    return { rebuilt: { ...rebuilt, kept: rebuilt.kept.filter((file) => existsSync(file)) }, erased };
  });
}

/**
 * Erases people again who came back with the rebuilt ledger, before anything shows them. An error is said: the ledger is restored, and
 * the next run goes on.
 */
async function eraseAgain(settings: Settings, files: LedgerFiles, lock: Lock): Promise<readonly string[]> {
  const { folders, folderGroup, feeds, language } = settings;
  const said: string[] = [];
  const ledger = openLedger(files, lock);
  const requests = openRequestQueue(folders.requestsFile, () => {});
  try {
    const lines = await eraseAfterRebuild(feeds, {
      ledger,
      requests,
      folders,
      privateFolders: { uploads: folders.uploads, known: folders.knownRecords },
      officeGroup: folderGroup,
      languageOf: (name) => feeds.find((feed) => feed.name === name)?.language ?? language,
      now: () => Date.now(),
      log: (level, message) => void (level === "warn" && said.push(message)),
    });
    return [...said, ...lines];
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return [...said, `People who were erased are not yet erased again: ${error.message}. The next run goes on.`];
  } finally {
    requests.close();
    ledger.close();
  }
}

/** Makes the requests void that wait. The clock of the machine that stored one may be ahead, so its time alone shows nothing. */
async function voidWaiting({ folders }: Settings, at: string): Promise<void> {
  const queue = openRequestQueue(folders.requestsFile, () => {});
  try {
    await queue.whileUsable(async () => {
      for (let waiting = queue.waiting(); waiting.length > 0; waiting = queue.waiting())
        for (const { id } of waiting) queue.makeVoid(id, RESTORED_SINCE, at);
    });
  } finally {
    queue.close();
  }
}

async function withLock<T>(
  settings: Settings,
  command: string,
  act: (files: LedgerFiles, lock: Lock) => T | Promise<T>,
): Promise<T> {
  makeFolders(settings);
  let lock: Lock | null = null;
  try {
    const taken = takeLock(settings.folders.lockFile, `celebration-sync ${command}, process ${process.pid}`);
    if ("heldBy" in taken)
      throw new StartupError(1, `Another process is at work: ${taken.heldBy}. Stop it first.`, true);
    lock = taken;
    return await act(ledgerFilesOf(settings), lock);
  } catch (error) {
    if (error instanceof LedgerUnusable) throw new StartupError(1, error.message);
    throw error;
  } finally {
    lock?.release();
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
