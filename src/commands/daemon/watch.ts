import type { ExitCode } from "../../run/exit-code.ts";
import { loadWorkbookReader } from "../../pipeline/intake/open-table.ts";
import { watchFolder } from "../../pipeline/intake/arrival/watch-folder.ts";
import { openServiceManager } from "../../system/service-manager.ts";
import { checkOneChoice, type AccountFlags } from "../accounts/each-account.ts";
import { startApplying } from "../session/applying-session.ts";
import { watchAccounts } from "./accounts/watch-accounts.ts";
import { watchLoop } from "./watch-loop.ts";
import { startWatchdog } from "./watchdog.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

/** Time between two looks into the inbox, because a folder that is removed and made again sends no event. */
const RESCAN_SECONDS = 5;

export interface WatchFlags extends AccountFlags {
  /** Whether to look into the inbox at intervals, because network folders send no events. */
  readonly polling?: boolean;
}

/** Runs the daemon, for one account or for all accounts of a folder: applies the files that are dropped until it is stopped, and survives outages. */
export async function watch(flags: WatchFlags, terminal: Terminal): Promise<ExitCode> {
  await loadWorkbookReader();
  const polling = flags.polling ?? false;
  if (flags.accounts !== undefined) {
    checkOneChoice(flags);
    return watchAccounts(flags.accounts, polling, terminal);
  }
  const settings = settingsFor(flags.config);
  const session = await startApplying({
    settings,
    terminal,
    command: "watch",
    needs: "service",
    probes: "later",
    deadline: null,
  });
  const { app } = session;
  const { log, ledger } = app;
  const manager = openServiceManager(process.env, process.pid, (what) => log("warn", what));
  const inbox = { mayHaveChanged: true };
  const folder = watchFolder(app.env.folders.inbox, {
    rescanSeconds: RESCAN_SECONDS,
    quietMs: 200,
    polling,
    onHint: () => (inbox.mayHaveChanged = true),
    onError: (error) => log("warn", `Watching the inbox: ${(error as Error).message}`),
  });
  const askLedger = () => void ledger.account.fact("ledger_id");
  const watchdog = startWatchdog({ manager, now: () => performance.now(), progress: app.env.progress, askLedger, log });
  const env = { ...app.env, progress: watchdog.progress };
  const tellStopping = () => manager.tell({ STOPPING: "1", STATUS: "Finishing the calls under way" });
  env.signal.addEventListener("abort", tellStopping, { once: true });
  log("info", `Watching ${env.folders.inbox}`);
  try {
    const settleSeconds = settings.settleMs / 1000;
    await watchLoop({ feeds: settings.feeds, settleSeconds, inbox, watchdog, app: { ...app, env } });
    log("info", "Stopped");
    return 0;
  } finally {
    await folder.close();
    await watchdog.stop();
    await session.close();
  }
}
