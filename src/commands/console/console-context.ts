import { applyingProcess, openLedgerView } from "../../app/ledger-view.ts";
import { StartupError } from "../../app/startup-error.ts";
import type { Settings } from "../../config/settings.ts";
import { LedgerNotReadable, type ConsoleContext } from "../../console/context.ts";
import { refusedFiles } from "../../pipeline/intake/arrival/fail-file.ts";
import type { Log } from "../../system/log.ts";
import { keylessFindings } from "../checks/keyless-findings.ts";

/** The cache of the ledger for one page. The console runs all day, and keeps what it once used. */
const CACHE_KILOBYTES = 1_024;

/** Returns what the console's pages read and write through. */
export function consoleContext(
  settings: Settings,
  log: Log,
  requests: ConsoleContext["requests"],
): Omit<ConsoleContext, "uploads"> {
  return {
    settings,
    requests,
    consoleSettings: settings.console,
    now: Date.now,
    log,
    withLedger: ledgerOfPages(settings),
    applyingProcess: () => applyingProcess(settings),
    findings: () => keylessFindings(settings, Date.now()),
    refusedLists: () => refusedFiles(settings.folders.failed),
  };
}

/** Returns the function by which pages read the ledger. */
export function ledgerOfPages(settings: Settings): ConsoleContext["withLedger"] {
  return (read) => {
    const ledger = openForPage(settings);
    return closedAfter(ledger, () => read(ledger));
  };
}

/** Returns the result of `read`, and closes the ledger after it. If `read` returns a promise, the ledger is closed when that ends. */
function closedAfter<T>(ledger: ReturnType<typeof openLedgerView>, read: () => T): T {
  const close = () => ledger.close();
  try {
    const result = read();
    if (result instanceof Promise) void result.then(close, close);
    else close();
    return result;
  } catch (error) {
    close();
    throw error;
  }
}

function openForPage(settings: Settings): ReturnType<typeof openLedgerView> {
  try {
    return openLedgerView(settings, CACHE_KILOBYTES);
  } catch (error) {
    if (error instanceof StartupError) throw new LedgerNotReadable(error.message);
    throw error;
  }
}
