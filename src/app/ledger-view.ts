/** Opens the ledger without the service, so that commands that only read load much less code. */
import { statSync } from "node:fs";
import { StartupError } from "./startup-error.ts";
import { checkStatePlaces } from "./state-places.ts";
import type { Settings } from "../config/settings.ts";
import { lockHolder } from "../ledger/database/lock.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { LedgerUnusable } from "../ledger/ledger-unusable.ts";
import { openLedgerForReading } from "../ledger/open-ledger.ts";
import { ledgerFilesOf } from "./locked-ledger.ts";

/** Opens the ledger for reading, also while another process applies. */
export function openLedgerView(settings: Settings, cacheKilobytes?: number): Ledger {
  checkStatePlaces(settings);
  return withLedgerError(() => openLedgerForReading(ledgerFilesOf(settings), false, cacheKilobytes));
}

/** Opens the ledger to show what it has. `why` says why the ledger can't be used, and what to do; null: it can. */
export function openLedgerToShow(settings: Settings): { readonly ledger: Ledger | null; readonly why: string | null } {
  const files = ledgerFilesOf(settings);
  try {
    checkStatePlaces(settings);
    return { ledger: openLedgerForReading(files), why: null };
  } catch (error) {
    if (error instanceof StartupError) return { ledger: null, why: error.message };
    if (!(error instanceof LedgerUnusable)) throw error;
    return { ledger: error.canBeShown ? openLedgerForReading(files, true) : null, why: error.message };
  }
}

/** Returns the description of the process that applies at the moment; null: no process applies. */
export function applyingProcess({ folders }: Settings): string | null {
  // No process can hold a lock on a pipe or a folder.
  if (!statSync(folders.lockFile, { throwIfNoEntry: false })?.isFile()) return null;
  return lockHolder(folders.lockFile);
}

/** Returns the result of `open`. An error that the ledger can't be used becomes a StartupError. */
export function withLedgerError<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof LedgerUnusable) throw new StartupError(1, error.message);
    throw error;
  }
}
