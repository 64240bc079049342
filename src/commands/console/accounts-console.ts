/** `console --accounts DIR`: one console for all accounts of a folder. */
import { readdirSync, statSync } from "node:fs";
import { takeConsoleLock } from "../../app/console-lock.ts";
import { StartupError } from "../../app/startup-error.ts";
import { openRequestsOfConsole, openRequestsOfPages } from "../../app/stored-requests.ts";
import type { ConsoleSettings } from "../../config/console-settings.ts";
import type { Settings } from "../../config/settings.ts";
import { serveAccountPages, type ServedAccount } from "../../console/accounts/served-account.ts";
import { startAccountsConsole } from "../../console/accounts/start-accounts-console.ts";
import { CannotListen } from "../../console/start-console.ts";
import { watchFolder } from "../../pipeline/intake/arrival/watch-folder.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import type { Log } from "../../system/log.ts";
import { openAccountsInForce, type AccountsInForce } from "../accounts/accounts-in-force.ts";
import { accountsLogs } from "../accounts/accounts-logs.ts";
import { readAccounts } from "../accounts/read-accounts.ts";
import { stopSignal } from "../session/stop-signals.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { consoleContext, ledgerOfPages } from "./console-context.ts";
import { commonPlace, whyOtherPlace } from "../accounts/console-place.ts";

/** Time between two looks at the folder of accounts, because some folders send no events. */
const RESCAN_SECONDS = 10;

/** Serves the console of all accounts until SIGTERM or SIGINT, and takes up changes of their configurations. */
export async function accountsConsole(folder: string, terminal: Terminal): Promise<ExitCode> {
  const logs = accountsLogs(terminal);
  const log = logs(null);
  const consoleSettings = placeOf(folder);
  const accounts: AccountsInForce<ServedAccount> = openAccountsInForce({
    folder,
    whyUnusable: (settings) => whyOtherPlace(settings.console, consoleSettings),
    serve: (name, settings) => serveAccountPages(partsOf(name, settings, logs(name))),
    say: (level, account, message) => logs(account)(level, message),
  });
  accounts.takeUp();
  const started = await startAccountsConsole({
    consoleSettings,
    now: Date.now,
    log,
    accounts: accounts.served,
    isFormer: accounts.isFormer,
    hasUploads,
  }).catch((error: unknown) => {
    throw error instanceof CannotListen ? new StartupError(1, error.message) : error;
  });
  const configurations = watchFolder(folder, {
    rescanSeconds: RESCAN_SECONDS,
    quietMs: 500,
    polling: false,
    onHint: accounts.takeUp,
    onError: (error) => log("warn", `Watching ${folder}: ${(error as Error).message}`),
  });
  process.on("SIGHUP", accounts.takeUp);
  const stopped = stopSignal();
  const { publicUrl } = consoleSettings;
  terminal.print(`The console listens at ${started.url.startsWith("unix:") ? started.url : `${started.url}/`}`);
  if (publicUrl !== null) terminal.print(`People open ${publicUrl}/`);
  if (started.enterUrl !== null) terminal.print(`Open this link once to sign in: ${started.enterUrl}`);
  if (terminal.json) terminal.printJson({ url: started.url, publicUrl, enterUrl: started.enterUrl });
  await stopped;
  process.off("SIGHUP", accounts.takeUp);
  await configurations.close();
  await started.close();
  await accounts.stop();
  return 0;
}

/**
 * Returns where the console listens: as most of the accounts say whose configuration can be used.
 *
 * @throws StartupError (2) if there is no such account
 */
function placeOf(folder: string): ConsoleSettings {
  const usable = readAccounts(folder).flatMap(({ loaded }) => (typeof loaded === "string" ? [] : [loaded.console]));
  const place = commonPlace(usable);
  if (place !== null) return place;
  throw new StartupError(
    2,
    `No account of the folder ${folder} can be served. Run: celebration-sync check --accounts ${folder}`,
  );
}

/** A request that waits may be void an hour later. */
const HOUR_MS = 3_600_000;

function partsOf(name: string, settings: Settings, log: Log): Parameters<typeof serveAccountPages>[0] {
  const { ledgerFile, requestsFile } = settings.folders;
  return {
    name,
    settings,
    log,
    now: Date.now,
    withLedger: ledgerOfPages(settings),
    stamp: () => [...[ledgerFile, requestsFile].map(stampOf), Math.floor(Date.now() / HOUR_MS)].join("|"),
    requestsToShow: () => openRequestsOfPages(settings),
    open() {
      const lock = takeConsoleLock(settings);
      const requests = openRequestsOfConsole(settings, (message) => log("warn", message));
      return {
        context: consoleContext(settings, log, requests),
        close() {
          requests.close();
          lock.release();
        },
      };
    },
  };
}

/** Returns whether uploads wait in an account: their checks go on, and they are deleted after a day. */
function hasUploads({ folders }: Settings): boolean {
  try {
    return readdirSync(folders.uploads).length > 0;
  } catch {
    return false;
  }
}

/** Returns a text that changes when a database does. The write-ahead log has the newest changes. */
function stampOf(database: string): string {
  return [database, `${database}-wal`]
    .map((file) => {
      const found = statSync(file, { bigint: true, throwIfNoEntry: false });
      return found === undefined ? "" : `${found.ino}:${found.size}:${found.mtimeNs}`;
    })
    .join("|");
}
