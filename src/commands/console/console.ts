import { once } from "node:events";
import { applyingProcess, openLedgerView } from "../../app/ledger-view.ts";
import { takeConsoleLock } from "../../app/console-lock.ts";
import { openRequestsOfConsole } from "../../app/stored-requests.ts";
import { StartupError } from "../../app/startup-error.ts";
import type { Settings } from "../../config/settings.ts";
import { LedgerNotReadable, type ConsoleContext } from "../../console/context.ts";
import { CannotListen, startConsole } from "../../console/start-console.ts";
import { refusedFiles } from "../../pipeline/intake/arrival/fail-file.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { createLog, type Log } from "../../system/log.ts";
import { keylessFindings } from "../checks/keyless-findings.ts";
import { settingsFor } from "../session/settings.ts";
import { logOptions } from "../terminal/log-options.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** The cache of the ledger for one page. The console runs all day, and keeps what it once used. */
const CACHE_KILOBYTES = 1_024;

/** Serves the console until SIGTERM or SIGINT. It needs no API key. */
export async function webConsole(flags: { readonly config?: string }, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const { level, logForm, writeLog } = logOptions(settings, terminal, { isDaemon: true });
  const log = createLog({ level, form: logForm, scrub: (text) => text, write: writeLog });
  const lock = takeConsoleLock(settings);
  const requests = openRequestsOfConsole(settings, (message) => log("warn", message));
  const started = await startConsole(contextOf(settings, log, requests)).catch((error: unknown) => {
    throw error instanceof CannotListen ? new StartupError(1, error.message) : error;
  });
  const { publicUrl } = settings.console;
  terminal.print(`The console listens at ${started.url.startsWith("unix:") ? started.url : `${started.url}/`}`);
  if (publicUrl !== null) terminal.print(`People open ${publicUrl}/`);
  if (started.enterUrl !== null) terminal.print(`Open this link once to sign in: ${started.enterUrl}`);
  if (terminal.json) terminal.printJson({ url: started.url, publicUrl, enterUrl: started.enterUrl });
  const stop = new AbortController();
  await Promise.race(["SIGTERM", "SIGINT"].map((signal) => once(process, signal, { signal: stop.signal })));
  stop.abort();
  await started.close();
  requests.close();
  lock.release();
  return 0;
}

/** Returns what the console's pages read and write through. */
function contextOf(
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
    withLedger(read) {
      const ledger = openForPage(settings);
      return closedAfter(ledger, () => read(ledger));
    },
    applyingProcess: () => applyingProcess(settings),
    findings: () => keylessFindings(settings, Date.now()),
    refusedLists: () => refusedFiles(settings.folders.failed),
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
