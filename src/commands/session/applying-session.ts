import { openApp, type App } from "../../app/app.ts";
import { Superseded } from "../../app/startup-error.ts";
import { loadSettings } from "../../config/load.ts";
import type { Settings } from "../../config/settings.ts";
import { logOptions } from "../terminal/log-options.ts";
import { openProgress } from "../terminal/progress.ts";
import type { Terminal } from "../terminal/terminal.ts";

export interface ApplyingSession {
  readonly app: App;
  readonly signal: AbortSignal;
  close(): Promise<void>;
}

export interface SessionOptions {
  readonly settings: Settings;
  readonly terminal: Terminal;
  /** Name of the command. Another process that finds the lock taken prints it. */
  readonly command: string;
  /** `service`: the command makes calls, and needs the key. `ledger_only`: it makes no call. */
  readonly needs: "service" | "ledger_only";
  /** Whether a pass waits for the probes of creates in doubt, or leaves them to a later pass. */
  readonly probes: "wait" | "later";
  /** ms since 1970 after which no call is started; null: no deadline. */
  readonly deadline: number | null;
}

/** Returns what to do after a SIGHUP, by which other daemons read their configuration again. */
function explainHangUp(configFile: string): string {
  const { kind } = loadSettings({ option: configFile, env: process.env, cwd: process.cwd() });
  const next =
    kind === "errors"
      ? "The file has errors now, so a restart would fail. To see them, run: celebration-sync check"
      : "To use a changed configuration, restart the program.";
  return `The signal SIGHUP changes nothing: ${configFile} is read at the start only. ${next}`;
}

/**
 * Returns the error that another file was copied over the ledger; null: none was. SQLite's own errors
 * about such a file are of many kinds, and none names the cause.
 */
function whyOverwritten({ ledger }: Pick<App, "ledger">): Superseded | null {
  try {
    ledger.prove();
    return null;
  } catch (error) {
    return error instanceof Superseded && error.isOverwritten ? error : null;
  }
}

/**
 * Opens the applying process for a command, with progress on the terminal. The first SIGTERM or SIGINT lets the calls
 * under way finish. A second signal ends the process at once, and the next start continues from the ledger. A SIGHUP does the
 * same if the process has a terminal, which was closed then. Otherwise it changes nothing.
 *
 * @throws StartupError if another process applies, or the key, a folder or the ledger can't be used
 */
export async function startApplying(options: SessionOptions): Promise<ApplyingSession> {
  const { settings, terminal, command, deadline } = options;
  const stopping = new AbortController();
  let signals = 0;
  const onSignal = () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    terminal.complain("Stopping: the calls under way are finished first.");
    stopping.abort();
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  const hasTerminal = process.stdin.isTTY || process.stderr.isTTY;
  const onHangUp = () => {
    if (hasTerminal) onSignal();
    else terminal.complain(explainHangUp(settings.configFile));
  };
  process.on("SIGHUP", onHangUp);
  const timer = deadline === null ? null : setTimeout(() => stopping.abort(), Math.max(0, deadline - Date.now()));
  timer?.unref();
  const progress = openProgress(terminal, Date.now, (message) => terminal.complain(message));
  const logging = logOptions(settings, terminal, { isDaemon: command === "watch" });
  const app = await openApp(
    settings,
    {
      ...logging,
      // A log line must not end up in the middle of the progress line.
      writeLog: (text) => {
        progress.end();
        logging.writeLog(text);
      },
    },
    {
      who: `celebration-sync ${command}, process ${process.pid}, since ${new Date().toISOString()}`,
      signal: stopping.signal,
      makesCalls: options.needs === "service",
      waitsForProbes: options.probes === "wait",
      progress: progress.show,
    },
  );
  return {
    app,
    signal: stopping.signal,
    async close() {
      progress.end();
      if (timer !== null) clearTimeout(timer);
      process.off("SIGTERM", onSignal).off("SIGINT", onSignal).off("SIGHUP", onHangUp);
      const overwritten = whyOverwritten(app);
      if (overwritten === null) return app.close();
      await app.close().catch(() => {});
      throw overwritten;
    },
  };
}
