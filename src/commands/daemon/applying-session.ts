import { openApp, type App } from "../../app/app.ts";
import type { Settings } from "../../config/settings.ts";
import { logOptions } from "../terminal/log-options.ts";
import { openProgress } from "../terminal/progress.ts";
import type { Terminal } from "../terminal/terminal.ts";

export interface Applying {
  readonly app: App;
  readonly signal: AbortSignal;
  close(): Promise<void>;
}

/**
 * Opens the applying process for a command: progress on the terminal, and a stop that finishes what is in flight on
 * SIGTERM and SIGINT (a second one ends at once; the next start then goes on from the ledger).
 *
 * @param makesCalls false: no key is needed
 * @param deadline ms since 1970 after which no new call is begun; null: none
 * @throws CannotStart
 */
export async function startApplying(
  settings: Settings,
  terminal: Terminal,
  command: string,
  makesCalls: boolean,
  waitsForProbes: boolean,
  deadline: number | null,
): Promise<Applying> {
  const stopping = new AbortController();
  let signals = 0;
  const onSignal = () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    terminal.complain("Stopping: what is in flight is finished first.");
    stopping.abort();
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  const timer = deadline === null ? null : setTimeout(() => stopping.abort(), Math.max(0, deadline - Date.now()));
  timer?.unref();
  const progress = openProgress(terminal, Date.now, (message) => terminal.complain(message));
  const options = logOptions(settings, terminal, command === "watch");
  const app = await openApp(
    settings,
    {
      ...options,
      // A log line must not end up in the middle of the progress line.
      writeLog: (text) => {
        progress.end();
        options.writeLog(text);
      },
    },
    {
      who: `celebration-sync ${command}, process ${process.pid}, since ${new Date().toISOString()}`,
      signal: stopping.signal,
      makesCalls,
      waitsForProbes,
      progress: progress.show,
    },
  );
  return {
    app,
    signal: stopping.signal,
    async close() {
      progress.end();
      if (timer !== null) clearTimeout(timer);
      process.off("SIGTERM", onSignal).off("SIGINT", onSignal);
      await app.close();
    },
  };
}
