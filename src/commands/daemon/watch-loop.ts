/** The loop of `watch`: passes over the inbox, with growing pauses after a pass that could not go on. */
import { setTimeout as delay } from "node:timers/promises";
import type { App } from "../../app/app.ts";
import type { FeedSettings } from "../../model/feed.ts";
import { asSentence } from "../../model/text/sentence.ts";
import type { SeenFile } from "../../pipeline/intake/arrival/take-file.ts";
import { answerRequests } from "../../run/decisions/answer-requests.ts";
import { makePass, whatIsDue, type PassEnd } from "../../run/inbox-pass.ts";
import type { AccountState } from "../../run/check-account-binding.ts";
import type { RunEnv } from "../../run/run-env.ts";
import { lookIntoInbox } from "../../run/read/claimed/look-into-inbox.ts";
import { isArchivedListWritten } from "../../run/read/claimed/archived-lists.ts";
import { countsInWords } from "../terminal/show-run.ts";
import { inboxFiles } from "./inbox-files.ts";
import type { Watchdog } from "./watchdog.ts";

const TICK_MS = 500;
/** The first pause after a pass that could not go on. The pause doubles from pass to pass. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
const DEFERRED_EVERY_MS = 3_600_000;
const OVERDUE_EVERY_MS = 60_000;
/** One of many accounts rests after so long without work. */
const QUIET_MS = 1_000;
/** The inbox shows nothing of a write to an archived list. */
const ARCHIVE_EVERY_MS = 2_000;

/** A file that waits, for instance behind a held run, makes a pass every few seconds. Only some of them ask the service. */
const ACCOUNT_EVERY_MS = 5 * 60_000;

/** The account as a pass found it, and when (ms since 1970). */
interface KnownAccount {
  readonly account: AccountState;
  readonly at: number;
}

/** Returns the account for the next pass; null: the next pass asks the service. */
function nextKnownAccount({ runs, account }: PassEnd, known: KnownAccount | null, now: number): KnownAccount | null {
  if (account === null || account.stopReason !== null || runs.length > 0) return null;
  const at = known !== null && known.account === account ? known.at : now;
  return now - at < ACCOUNT_EVERY_MS ? { account, at } : null;
}

/** Records whether the inbox may have changed since the last pass. The folder watcher sets `mayHaveChanged`. */
interface InboxMark {
  mayHaveChanged: boolean;
}

/** What the loop remembers from turn to turn; of one of many accounts, also while the account rests. */
export interface WatchMemory {
  /** The pause in ms after a pass that could not go on; 0: the last pass could. */
  pause: number;
  /** No pass is made before this time. All times are in ms since 1970; 0: never. */
  notBefore: number;
  deferredAt: number;
  overdueAt: number;
  archiveAt: number;
  /** When the loop last found something to do. */
  activeAt: number;
  turnedAt: number;
  known: KnownAccount | null;
  /** The files left alone that the log names already. */
  named: ReadonlySet<string>;
  /** The inbox's files that one of many accounts saw before it opened its ledger. */
  seen: readonly SeenFile[];
  /** The inbox's files at the beginning of the last pass. A file that is not among them needs a pass. */
  passedOver: readonly string[];
}

/** Returns the memory of a loop that has not turned yet. */
export function newWatchMemory(): WatchMemory {
  const times = { notBefore: 0, deferredAt: 0, overdueAt: 0, archiveAt: 0, activeAt: 0, turnedAt: 0 };
  return { ...times, pause: 0, known: null, named: new Set(), seen: [], passedOver: [] };
}

export interface WatchLoopOptions {
  readonly feeds: readonly FeedSettings[];
  readonly settleSeconds: number;
  readonly inbox: InboxMark;
  readonly watchdog: Watchdog;
  readonly app: Pick<App, "env" | "afterPass" | "lookForOverdue" | "sendDueNotices">;
  readonly memory?: WatchMemory;
  /** Returns whether one of many accounts may rest when the loop has nothing to do; absent: the loop never rests. */
  readonly mayRest?: () => boolean;
}

/** Applies lists and answers requests until the signal of `env` aborts, or until there is nothing to do and it may rest. */
export async function watchLoop(options: WatchLoopOptions): Promise<"stopped" | "rest"> {
  const { feeds, settleSeconds, inbox, watchdog, app, memory = newWatchMemory(), mayRest = () => false } = options;
  const { env } = app;
  while (!env.signal.aborted) {
    watchdog.loopTurned();
    // After the clock was set back, all these times would be waited for again.
    if (env.now() < memory.turnedAt) Object.assign(memory, { ...newWatchMemory(), named: memory.named });
    memory.turnedAt = env.now();
    env.ledger.prove();
    const answered = await answerRequests(feeds, env);
    if (answered.length > 0) {
      // A decision may release what the last pass waited for.
      memory.notBefore = 0;
      inbox.mayHaveChanged = true;
      memory.known = null;
      memory.activeAt = env.now();
    }
    if (env.now() - memory.archiveAt >= ARCHIVE_EVERY_MS) {
      memory.archiveAt = env.now();
      if (await isArchivedListWritten(env)) inbox.mayHaveChanged = true;
    }
    if (env.now() >= memory.notBefore && inbox.mayHaveChanged) {
      inbox.mayHaveChanged = false;
      const triesDeferred = env.now() - memory.deferredAt >= DEFERRED_EVERY_MS;
      if (triesDeferred) memory.deferredAt = env.now();
      const { known, seen } = memory;
      memory.passedOver = await inboxFiles(feeds, env.folders);
      const pass = await onePass({ feeds, settleSeconds, triesDeferred, known, seen }, env);
      memory.seen = [];
      memory.known = nextKnownAccount(pass, memory.known, env.now());
      logPass(pass, env);
      memory.named = logLeftAlone(pass, memory.named, env);
      await app.afterPass({ ...pass, decisions: [...answered, ...(pass.decisions ?? [])] });
      watchdog.showStatus(statusOf(pass, env));
      const { stopReason, waiting } = pass;
      memory.pause = stopReason === null ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, memory.pause * 2));
      memory.notBefore = env.now() + memory.pause;
      if (pass.runs.length + pass.failed.length > 0) memory.activeAt = env.now();
      // The next pass must see files that are still being written, and the files that a stopped pass left.
      inbox.mayHaveChanged = stopReason !== null || waiting.some(({ reason }) => reason === "being_written");
    }
    if (env.now() - memory.overdueAt >= OVERDUE_EVERY_MS) {
      memory.overdueAt = env.now();
      app.lookForOverdue();
    }
    app.sendDueNotices();
    if (isQuiet(memory, inbox, env.now()) && mayRest()) return "rest";
    await delay(TICK_MS, undefined, { signal: env.signal }).catch(() => {});
  }
  return "stopped";
}

/** Returns whether the loop has nothing to do for a while. */
function isQuiet({ notBefore, activeAt }: WatchMemory, { mayHaveChanged }: InboxMark, now: number): boolean {
  if (notBefore - now > QUIET_MS) return true;
  return !mayHaveChanged && now - activeAt >= QUIET_MS;
}

/** Returns the line for `systemctl status`: why the last pass stopped, or that the daemon watches the inbox. */
function statusOf({ stopReason }: PassEnd, { ledger }: RunEnv): string {
  if (stopReason !== null) return `Tries again soon: ${stopReason}`;
  const [latest] = ledger.runs.latest(1);
  const lastRun = latest === undefined ? "" : `; last run ${latest.run}: ${latest.status ?? "running"}`;
  return `Watching the inbox${lastRun}`;
}

/**
 * Makes a pass if there is anything to do. A folder may be missing for a while, for instance while its disk is not
 * mounted. A missing folder must not count as empty: the pass stops with a reason, and the daemon goes on.
 */
async function onePass(
  options: Pick<WatchLoopOptions, "feeds" | "settleSeconds"> & {
    readonly triesDeferred: boolean;
    readonly known: KnownAccount | null;
    readonly seen: readonly SeenFile[];
  },
  env: RunEnv,
): Promise<PassEnd> {
  const { feeds, settleSeconds, triesDeferred, known, seen } = options;
  const lastAccount = known?.account ?? null;
  const nothing: PassEnd = {
    runs: [],
    failed: [],
    waiting: [],
    leftAlone: [],
    stopReason: null,
    account: lastAccount,
  };
  try {
    const due = await whatIsDue(feeds, triesDeferred, env);
    if (due === "nothing") return { ...nothing, leftAlone: (await lookIntoInbox(feeds, env)).leftAlone };
    const patienceSeconds = settleSeconds * 2 + 1;
    const common = { feeds, settleSeconds, triesDeferred, patienceSeconds, files: null, seen };
    return await makePass({ ...common, lastAccount: due === "files" ? lastAccount : null }, env);
  } catch (error) {
    // A create whose answer could not be stored becomes a create in doubt at the next start only. So the daemon must end.
    if (!isFileSystemError(error) || env.ledger.operations.inState("sending").length > 0) throw error;
    return { ...nothing, stopReason: asSentence(`The folders can't be used: ${error.message}`) };
  }
}

function isFileSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}

/** Logs each file that is not taken, but once as long as it stays. @returns what has been logged and is still there */
function logLeftAlone({ leftAlone, stopReason }: PassEnd, before: ReadonlySet<string>, env: RunEnv) {
  // A pass that was stopped may not have looked into the inbox.
  if (stopReason !== null) return before;
  const lines = leftAlone.map(({ name, why }) => `Left alone in the inbox: ${name}: ${why}`);
  for (const line of lines) if (!before.has(line)) env.log("warn", line);
  return new Set(lines);
}

function logPass({ runs, waiting, stopReason }: PassEnd, env: RunEnv): void {
  for (const { record, reports } of runs) {
    const level = record.status === "completed" ? "info" : "warn";
    env.log(level, `${record.file}: ${record.status ?? "?"}, ${countsInWords(record)}`, {
      run: record.run,
      report: reports.report,
    });
  }
  for (const { name, why, isLong } of waiting) env.log(isLong ? "warn" : "debug", `${name} waits: ${why}`);
  if (stopReason !== null) env.log("error", stopReason);
}
