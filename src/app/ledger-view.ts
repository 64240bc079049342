/** What can be opened without the service: much less to load for whoever only looks. */
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { lockHolder } from "../ledger/database/lock.ts";
import { openForWriting } from "../ledger/database/open-database.ts";
import { LedgerUnusable, openLedgerForReading, type Ledger } from "../ledger/open-ledger.ts";
import { openRequests, type Requests } from "../ledger/runs/requests.ts";
import { ledgerFilesOf } from "./locked-ledger.ts";
import { openRowCacheFiles } from "../run/read/row-cache/row-cache-file.ts";
import type { RowCaches } from "../run/read/row-cache/row-caches.ts";
import { SCAN_LIMITS } from "../run/read/row-cache/scan-records.ts";

/** What is known of earlier lists' records. */
export function openRowCaches({ folders }: Settings, learns: boolean): RowCaches {
  return { files: openRowCacheFiles(folders.knownRecords), learns, limits: SCAN_LIMITS };
}

/** The ledger to look at, also while another process applies. */
export function openLedgerView(settings: Settings): Ledger {
  return usable(() => openLedgerForReading(ledgerFilesOf(settings)));
}

/** Who applies at the moment, in words; null: nobody. */
export function whoApplies({ folders }: Settings): string | null {
  return lockHolder(folders.lockFile);
}

/** Where another process can be asked for something. */
export function openRequestDesk(settings: Settings): { readonly requests: Requests; close(): void } {
  const db = openForWriting(settings.folders.ledgerFile);
  return { requests: openRequests(db), close: () => db.close() };
}

/** What the ledger says of itself where it can't be used, as a reason not to start. */
export function usable<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof LedgerUnusable) throw new StartupError(1, error.message);
    throw error;
  }
}
