import { setTimeout as delay } from "node:timers/promises";
import type { App } from "../app/app.ts";
import type { FeedSettings } from "../model/feed.ts";
import { asSentence } from "../model/sentence.ts";
import { answerRequests } from "../run/decisions/answer-requests.ts";
import type { ExitCode } from "../run/exit-code.ts";
import { isAnythingDue, makePass, type PassEnd } from "../run/inbox-pass.ts";
import { loadWorkbookReader } from "../pipeline/intake/open-table.ts";
import { watchFolder } from "../pipeline/intake/arrival/watch-folder.ts";
import type { RunEnv } from "../run/run-env.ts";
import { openServiceManager } from "../system/service-manager.ts";
import { startApplying } from "./daemon/applying-session.ts";
import { settingsFor } from "./settings.ts";
import { countsInWords } from "./terminal/show-run.ts";
import { startSignsOfLife, type SignsOfLife } from "./daemon/watchdog.ts";
import type { Terminal } from "./terminal/terminal.ts";

const TICK_MS = 500;
/** A look costs next to nothing; a folder that is removed and made again sends no event. */
const RESCAN_SECONDS = 5;
/** After trouble: doubled from pass to pass. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
const DEFERRED_EVERY_MS = 3_600_000;
const OVERDUE_EVERY_MS = 60_000;

export interface WatchFlags {
  readonly config?: string;
  /** Look instead of being told: for network folders. */
  readonly polling?: boolean;
}

/** The daemon: applies what is dropped until it is stopped; survives outages with growing pauses. */
export async function watch(flags: WatchFlags, terminal: Terminal): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  await loadWorkbookReader();
  const applying = await startApplying(settings, terminal, "watch", true, false, null);
  const { log, ledger, env: given } = applying.app;
  const manager = openServiceManager(process.env, process.pid, (what) => log("warn", what));
  const hints = { waiting: true };
  const folder = watchFolder(given.folders.inbox, {
    rescanSeconds: RESCAN_SECONDS,
    quietMs: 200,
    polling: flags.polling ?? false,
    onHint: () => (hints.waiting = true),
    onError: (error) => log("warn", `Watching the inbox: ${(error as Error).message}`),
  });
  const askLedger = () => void ledger.account.fact("ledger_id");
  const life = startSignsOfLife({ manager, now: Date.now, progress: given.progress, askLedger, log });
  const env: RunEnv = { ...given, progress: life.progress };
  const sayStopping = () => manager.tell({ STOPPING: "1", STATUS: "Finishing what is under way" });
  env.signal.addEventListener("abort", sayStopping, { once: true });
  log("info", `Watching ${env.folders.inbox}`);
  try {
    await loop(settings.feeds, settings.settleMs / 1000, hints, life, { ...applying.app, env });
    log("info", "Stopped");
    return 0;
  } finally {
    await folder.close();
    await life.stop();
    await applying.close();
  }
}

async function loop(
  feeds: readonly FeedSettings[],
  settleSeconds: number,
  hints: { waiting: boolean },
  life: SignsOfLife,
  { env, afterPass, lookForOverdue }: Pick<App, "env" | "afterPass" | "lookForOverdue">,
): Promise<void> {
  let pause = 0;
  let notBefore = 0;
  let deferredAt = 0;
  let overdueAt = 0;
  while (!env.signal.aborted) {
    life.turned();
    await answerRequests(feeds, env);
    if (env.now() >= notBefore && hints.waiting) {
      hints.waiting = false;
      const triesDeferred = env.now() - deferredAt >= DEFERRED_EVERY_MS;
      if (triesDeferred) deferredAt = env.now();
      const pass = await onePass(feeds, settleSeconds, triesDeferred, env);
      logPass(pass, env);
      await afterPass(pass);
      life.status(statusOf(pass, env));
      pause = pass.trouble === null ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pause * 2));
      notBefore = env.now() + pause;
      // Files that are still being written, and whatever trouble left undone, are looked at again.
      hints.waiting = pass.trouble !== null || pass.waiting.some(({ why }) => why.includes("still"));
    }
    if (env.now() - overdueAt >= OVERDUE_EVERY_MS) {
      overdueAt = env.now();
      await lookForOverdue();
    }
    await delay(TICK_MS, undefined, { signal: env.signal }).catch(() => {});
  }
}

/** For `systemctl status`: what keeps it from working, or that it watches. */
function statusOf({ trouble }: PassEnd, { ledger }: RunEnv): string {
  if (trouble !== null) return `Tries again soon: ${trouble}`;
  const [latest] = ledger.runs.latest(1);
  const lastRun = latest === undefined ? "" : `; last run ${latest.run}: ${latest.status ?? "running"}`;
  return `Watching the inbox${lastRun}`;
}

/** The folder may be away for a while (a mount): that is trouble, never "empty", and no reason to die. */
async function onePass(
  feeds: readonly FeedSettings[],
  settleSeconds: number,
  triesDeferred: boolean,
  env: RunEnv,
): Promise<PassEnd> {
  const nothing: PassEnd = { runs: [], failed: [], waiting: [], leftAlone: [], trouble: null, groups: [] };
  try {
    if (!(await isAnythingDue(feeds, triesDeferred, env))) return nothing;
    return await makePass(
      { feeds, settleSeconds, patienceSeconds: settleSeconds * 2 + 1, files: null, triesDeferred },
      env,
    );
  } catch (error) {
    // A create whose answer could not be written down is settled at a start.
    if (!isFileSystemError(error) || env.ledger.operations.inState("sending").length > 0) throw error;
    return { ...nothing, trouble: asSentence(`The folders can't be used: ${error.message}`) };
  }
}

function isFileSystemError(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}

function logPass({ runs, waiting, leftAlone, trouble }: PassEnd, env: RunEnv): void {
  for (const { record, reports } of runs) {
    const level = record.status === "completed" ? "info" : "warn";
    env.log(level, `${record.file}: ${record.status ?? "?"}, ${countsInWords(record)}`, {
      run: record.run,
      report: reports.report,
    });
  }
  for (const { name, why } of waiting) env.log("debug", `${name} waits: ${why}`);
  for (const { name, why } of leftAlone) env.log("warn", `Left alone in the inbox: ${name}: ${why}`);
  if (trouble !== null) env.log("error", trouble);
}
