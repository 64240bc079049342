/** Serves one of many accounts until it is stopped: awake while there is work, and at rest with a closed ledger. */
import { setTimeout as delay } from "node:timers/promises";
import { dirname } from "node:path";
import { lockAccount } from "../../../app/app.ts";
import { scrubberOf } from "../../../app/scrubber.ts";
import type { Settings } from "../../../config/settings.ts";
import type { Lock } from "../../../ledger/database/lock.ts";
import { watchFolder } from "../../../pipeline/intake/arrival/watch-folder.ts";
import type { ReadingTurns } from "../../../run/read/accounts/reading-turns.ts";
import { createLog, type Log } from "../../../system/log.ts";
import { accountTerminal } from "../../accounts/account-terminal.ts";
import { LIST_THREAD } from "../../accounts/list-thread.ts";
import { explainError } from "../../session/explain-error.ts";
import { prefixOf } from "../../../model/text/account-path.ts";
import { openSession, whoApplies } from "../../session/applying-session.ts";
import { logOptions } from "../../terminal/log-options.ts";
import type { Terminal } from "../../terminal/terminal.ts";
import { newWatchMemory, watchLoop, type WatchMemory } from "../watch-loop.ts";
import { mayRest, planRest, seeInbox, type Rest } from "./account-rest.ts";
import type { OpeningTurns } from "./opening-turns.ts";

/** Time between two looks at the folders of a resting account that send no event. */
const RESCAN_SECONDS = 30;
/** The first pause after an error of the account. The pause doubles from error to error. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** `failing`: the account can't be served at the moment, and is tried again. */
type AccountState = "starting" | "at work" | "resting" | "failing";

export interface ServedAccount {
  readonly settings: Settings;
  state(): AccountState;
  /** Returns the time in ms since 1970 when the account last made progress. */
  movedAt(): number;
  /** Finishes the calls under way, and resolves when the lock is released. */
  stop(): Promise<void>;
}

/** What the accounts of a process share. Nothing of an account is in it. */
export interface ServingOptions {
  readonly terminal: Terminal;
  /** Whether to look into the inboxes at intervals, because network folders send no events. */
  readonly polling: boolean;
  readonly readingTurns: ReadingTurns;
  readonly openingTurns: OpeningTurns;
}

/** Begins to serve an account. An error of the account is logged, and the account is tried again after a pause. */
export function serveAccount(name: string, settings: Settings, options: ServingOptions): ServedAccount {
  const stopping = new AbortController();
  const { signal } = stopping;
  const log = logOf(name, settings, options.terminal);
  // Progress and messages become log lines, which name the account.
  const terminal = { ...accountTerminal(options.terminal, name), complain: (text: string) => log("info", text) };
  let state: AccountState = "starting";
  // The pause after the last error, and what was said of it.
  let [pause, said] = [0, ""];
  let movedAt = Date.now();
  const move = (next: AccountState): void => {
    state = next;
    movedAt = Date.now();
  };
  const watchdog = {
    loopTurned: () => move("at work"),
    showStatus: () => {},
    progress: () => void (movedAt = Date.now()),
    stop: async () => {},
  };

  /** Serves the account until it is stopped. @throws the first error of the account */
  async function serve(): Promise<void> {
    const memory = newWatchMemory();
    const lock = lockAccount(settings, whoApplies("watch"));
    const inbox = { mayHaveChanged: true };
    let wake = () => {};
    const onHint = () => {
      inbox.mayHaveChanged = true;
      wake();
    };
    const watched = [settings.folders.inbox, dirname(settings.folders.requestsFile)].map((folder) =>
      watchFolder(folder, {
        rescanSeconds: RESCAN_SECONDS,
        quietMs: 200,
        polling: options.polling,
        onHint,
        onError: (error) => log("warn", `Watching ${folder}: ${(error as Error).message}`),
      }),
    );
    try {
      while (!signal.aborted) {
        memory.seen = await seeInbox(settings, signal);
        const endTurn = await options.openingTurns.take(signal);
        if (endTurn === null) return;
        const rest = await beAwake(memory, inbox, lock).finally(endTurn);
        if (rest === null) return;
        move("resting");
        // The account was served, so the next error is a new one.
        [pause, said] = [0, ""];
        await beAtRest(rest, (wakeUp) => (wake = wakeUp), signal);
        inbox.mayHaveChanged = true;
      }
    } finally {
      for (const folder of watched) await folder.close();
      lock.release();
    }
  }

  /** Applies lists with an open ledger while there is work. Returns what to wait for then; null: the account is stopped. */
  async function beAwake(memory: WatchMemory, inbox: { mayHaveChanged: boolean }, lock: Lock): Promise<Rest | null> {
    const { readingTurns } = options;
    const session = await openSession(
      { settings, terminal, command: "watch", needs: "service", probes: "later" },
      { signal, lock, readingTurns, listThread: LIST_THREAD, consolePath: prefixOf(name) },
    );
    let plan: Awaited<ReturnType<typeof planRest>> | null = null;
    try {
      const { app } = session;
      const env = { ...app.env, progress: watchdog.progress };
      if (memory.turnedAt === 0) log("info", `Watching ${env.folders.inbox}`);
      const end = await watchLoop({
        feeds: settings.feeds,
        settleSeconds: settings.settleMs / 1000,
        inbox,
        watchdog,
        app: { ...app, env },
        memory,
        mayRest: () => mayRest(app),
      });
      if (end === "rest") plan = await planRest(app, settings, memory);
    } finally {
      await session.close();
    }
    return plan?.begin() ?? null;
  }

  async function serveAgainAndAgain(): Promise<void> {
    while (!signal.aborted) {
      const begunAt = Date.now();
      try {
        await serve();
      } catch (error) {
        move("failing");
        // After a long time without an error, the next one is a new one.
        if (Date.now() - begunAt > LONGEST_PAUSE_MS) [pause, said] = [0, ""];
        const complain = (text: string): void => {
          if (text !== said) log("error", `${text} This account is tried again every few minutes.`);
          said = text;
        };
        explainError(error, settings.configFile, { complain }, "This account");
        pause = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pause * 2));
        await delay(pause, undefined, { signal }).catch(() => {});
      }
    }
  }

  const ended = serveAgainAndAgain();
  return {
    settings,
    state: () => state,
    movedAt: () => movedAt,
    stop() {
      stopping.abort();
      return ended;
    },
  };
}

/** Waits until there may be work, the rest is over, or the account is stopped. */
async function beAtRest(rest: Rest, onWake: (wake: () => void) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && Date.now() < rest.until) {
    let wake = () => {};
    const woken = new Promise<void>((resolve) => (wake = resolve));
    onWake(wake);
    if (await rest.mayHaveWork()) return;
    const timer = setTimeout(wake, Math.max(0, rest.until - Date.now()));
    signal.addEventListener("abort", wake, { once: true });
    if (!signal.aborted) await woken;
    signal.removeEventListener("abort", wake);
    clearTimeout(timer);
  }
}

function logOf(name: string, settings: Settings, terminal: Terminal): Log {
  const { level, logForm, writeLog } = logOptions(settings, terminal, { isDaemon: true });
  const scrub = scrubberOf(settings, process.env);
  return createLog({ account: name, level, form: logForm, scrub, write: writeLog });
}
