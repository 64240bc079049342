/** Opens the ledger without the service, so that commands that only read load much less code. */
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { lockHolder } from "../ledger/database/lock.ts";
import { openForWriting } from "../ledger/database/open-database.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { LedgerUnusable, openLedgerForReading } from "../ledger/open-ledger.ts";
import { openRequests, type Requests } from "../ledger/runs/requests.ts";
import { ledgerFilesOf } from "./locked-ledger.ts";
import { openRowCachesIn, type RowCaches } from "../run/read/row-cache/row-cache.ts";

/** Returns the row caches, which know the records of earlier lists. */
export function openRowCaches({ folders }: Settings, isWritable: boolean): RowCaches {
  return openRowCachesIn(folders.knownRecords, { isWritable });
}

/** Opens the ledger for reading, also while another process applies. */
export function openLedgerView(settings: Settings): Ledger {
  return withLedgerError(() => openLedgerForReading(ledgerFilesOf(settings)));
}

/** Returns the description of the process that applies at the moment; null: no process applies. */
export function applyingProcess({ folders }: Settings): string | null {
  return lockHolder(folders.lockFile);
}

/** Opens the stored requests. Through them, a command asks the applying process to carry out a decision. */
export function openRequestDesk(settings: Settings): { readonly requests: Requests; close(): void } {
  const db = openForWriting(settings.folders.ledgerFile);
  return { requests: openRequests(db), close: () => db.close() };
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
