/** The composition root: opens everything that the settings describe, and closes everything in reverse order. */
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { makeFolders } from "./data-folders.ts";
import { applyFeedRenames } from "./feeds-in-ledger.ts";
import { takeLock, type Lock } from "../ledger/database/lock.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { openLedger } from "../ledger/open-ledger.ts";
import { openRequestQueue, type RequestQueue } from "../ledger/requests/request-queue.ts";
import { withLedgerError } from "./ledger-view.ts";
import { openRowCaches } from "./row-caches.ts";
import { ledgerFilesOf } from "./locked-ledger.ts";
import { openNotifier } from "../notify/notifier.ts";
import { openService, openWithoutService, pause, type AppOptions, type ServiceApp } from "./open-service.ts";
import { openFirstSeen } from "../run/first-seen.ts";
import type { PassEnd } from "../run/inbox-pass.ts";
import { opensInThreads } from "../run/read/accounts/open-in-thread.ts";
import type { ReadingTurns } from "../run/read/accounts/reading-turns.ts";
import type { RunEnv } from "../run/run-env.ts";
import { sweepOld } from "../run/upkeep/sweep-old.ts";
import { machineName } from "../system/machine-name.ts";
import { mailPasswordReader, scrubberOf } from "./scrubber.ts";

/** The parts of the applying process: lock, writable ledger and service. */
export interface App extends ServiceApp {
  readonly ledger: Ledger;
  readonly env: RunEnv;
  /** Stores the notices on a pass, and deletes archives and reports older than `retention`. Called after each pass. */
  afterPass(pass: PassEnd): Promise<void>;
  /** Stores a notice for each feed whose list is overdue. Called from time to time. */
  lookForOverdue(): void;
  /** Tries each notice that is not sent yet, within 15 seconds in all. Called before a `run` ends. */
  sendNotices(): Promise<void>;
  /** Starts sending the notices whose time has come, and returns at once. Called often. */
  sendDueNotices(): void;
}

export interface RunOptions {
  /** Description of this process. Another process that finds the lock taken prints this description. */
  readonly who: string;
  readonly signal: AbortSignal;
  /** Whether the process calls the service. A process that makes no call needs no key. */
  readonly makesCalls: boolean;
  /** Whether a pass waits for the probes of creates in doubt, or leaves them to a later pass. */
  readonly waitsForProbes: boolean;
  readonly progress: RunEnv["progress"];
  /** The lock of the account, if the caller holds it already; absent: it is taken, and released at the end. */
  readonly lock?: Lock;
  /** Whose turn it is to read a list, if the process serves several accounts; absent: it serves one. */
  readonly readingTurns?: ReadingTurns;
  /** The path of the account's pages in the console, if the process serves several accounts; absent: it serves one. */
  readonly consolePath?: string;
  /** The program of the threads that read workbooks, if the process serves several accounts; absent: it serves one. */
  readonly listThread?: URL;
}

/**
 * Opens the applying process.
 *
 * @throws StartupError if another process applies, or the key, a folder or the ledger can't be used
 */
export async function openApp(settings: Settings, options: AppOptions, run: RunOptions): Promise<App> {
  const lock = run.lock ?? lockAccount(settings, run.who);
  const closers: (() => Promise<void> | void)[] = run.lock === undefined ? [() => lock.release()] : [];
  const closeAll = async () => {
    const errors: unknown[] = [];
    for (const close of closers.reverse()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };
  try {
    const ledger = withLedgerError(() => openLedger(ledgerFilesOf(settings), lock));
    closers.push(() => ledger.close());
    applyFeedRenames(settings, ledger);
    const lastCeiling = ledger.account.fact("pace_ceiling");
    const service = run.makesCalls
      ? openService(settings, options, {
          ceiling: lastCeiling === null ? null : Number(lastCeiling),
          notePause: (until) => notePause(ledger, until),
          prove: () => ledger.prove(),
        })
      : openWithoutService(settings, options);
    closers.push(async () => {
      await service.close();
      const ceiling = service.paceCeiling();
      if (ceiling !== null) ledger.account.setFact("pace_ceiling", String(ceiling));
    });
    // A wait that the service asked for can be long. A stop ends the wait at once.
    const stopCalls = () => void service.stopCalls();
    run.signal.addEventListener("abort", stopCalls, { once: true });
    closers.push(() => run.signal.removeEventListener("abort", stopCalls));
    const requests = openRequestQueue(settings.folders.requestsFile, (message) => service.log("warn", message));
    closers.push(() => requests.close());
    const env = envOf(settings, service, ledger, requests, run);
    const { close: closeNotifier, ...afterPass } = openAfterPass(settings, options, env, run.consolePath ?? "");
    closers.push(closeNotifier);
    return { ...service, ledger, env, ...afterPass, close: closeAll };
  } catch (error) {
    await closeAll().catch(() => {});
    throw error;
  }
}

/**
 * Makes the folders of an account, and takes its lock. No other process can apply until the lock is released.
 *
 * @param who a description of this process, which another process that finds the lock taken prints
 * @throws StartupError if another process applies, or a folder can't be used
 */
export function lockAccount(settings: Settings, who: string): Lock {
  makeFolders(settings);
  const lock = withLedgerError(() => takeLock(settings.folders.lockFile, who));
  if ("heldBy" in lock) throw new StartupError(1, `Another process is at work: ${lock.heldBy}.`, true);
  return lock;
}

/** Notes for the command `status` that the service asked to wait. Nothing else depends on the note. */
function notePause({ account }: Pick<Ledger, "account">, until: string): void {
  try {
    account.setFact("paused_until", until);
  } catch {
    // The answer to the call that was refused must still be stored. If that fails, too, the run says why.
  }
}

/** Returns the functions that send notices and delete old files. */
function openAfterPass(settings: Settings, { env: variables }: AppOptions, env: RunEnv, consolePath: string) {
  const { ledger, log, now } = env;
  const scrub = scrubberOf(settings, variables);
  const mailPassword = mailPasswordReader(settings, variables);
  const notifier = openNotifier({ settings, consolePath, env: variables, scrub, mailPassword, ledger, log, now });
  const feeds = settings.feeds.map(({ name }) => name);
  return {
    async afterPass(pass: PassEnd) {
      notifier.passEnded(pass);
      await sweepOld(settings.retention, feeds, env).catch((error: unknown) => {
        log("error", `Old files could not be removed: ${(error as Error).message}`);
      });
    },
    lookForOverdue: () => notifier.lookForOverdue(),
    sendNotices: () => notifier.sendAll(),
    sendDueNotices: () => notifier.sendDue(),
    close: () => notifier.close(),
  };
}

/** Returns everything that a run reads, writes or calls. */
export function envOf(
  settings: Settings,
  { service, log }: Pick<ServiceApp, "service" | "log">,
  ledger: Ledger,
  requests: RequestQueue,
  run: Omit<RunOptions, "who" | "makesCalls">,
): RunEnv {
  const { api, folders, folderGroup } = settings;
  return {
    ledger,
    requests,
    service,
    folders,
    log,
    rowCaches: openRowCaches(settings, true),
    privateFolders: { uploads: folders.uploads, known: folders.knownRecords },
    baseUrl: api.baseUrl,
    formerBaseUrl: api.formerly,
    concurrency: api.concurrency,
    timeoutMs: api.timeoutMs,
    officeGroup: folderGroup,
    fourEyes: settings.console.fourEyes,
    ledgerDays: settings.retention.ledgerDays,
    languageOf: (name) => settings.feeds.find((feed) => feed.name === name)?.language ?? settings.language,
    waitsForProbes: run.waitsForProbes,
    signal: run.signal,
    now: () => Date.now(),
    firstSeen: openFirstSeen(ledger, machineName(), () => Date.now()),
    sleep: (ms) => pause(ms, run.signal),
    random: Math.random,
    progress: run.progress,
    ...(run.readingTurns === undefined ? {} : { readingTurns: run.readingTurns }),
    ...(run.listThread === undefined
      ? {}
      : { openList: opensInThreads({ entry: run.listThread, signal: run.signal }) }),
  };
}
