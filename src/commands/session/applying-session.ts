import { openApp, type App, type RunOptions } from "../../app/app.ts";
import { Superseded } from "../../app/startup-error.ts";
import { loadSettings } from "../../config/load.ts";
import type { Settings } from "../../config/settings.ts";
import { logOptions } from "../terminal/log-options.ts";
import { openProgress } from "../terminal/progress.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { listenForStop } from "./stop-signals.ts";

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
 * Returns why this process no longer owns the ledger; null: it does. SQLite's own errors about a file that was moved, replaced
 * or overwritten are of many kinds, and none names the cause.
 */
function whySuperseded({ ledger }: Pick<App, "ledger">): Superseded | null {
  try {
    ledger.prove();
    return null;
  } catch (error) {
    return error instanceof Superseded ? error : null;
  }
}

/**
 * Opens the applying process for a command, with progress on the terminal. A SIGHUP to a process without a terminal changes
 * nothing.
 *
 * @throws StartupError if another process applies, or the key, a folder or the ledger can't be used
 */
export async function startApplying(options: SessionOptions): Promise<ApplyingSession> {
  const { settings, terminal, deadline } = options;
  const stop = listenForStop({
    complain: (text) => terminal.complain(text),
    deadline,
    onHangUp: () => terminal.complain(explainHangUp(settings.configFile)),
  });
  const session = await openSession(options, { signal: stop.signal }).catch((error: unknown) => {
    stop.close();
    throw error;
  });
  return {
    ...session,
    async close() {
      stop.close();
      await session.close();
    },
  };
}

/** What a process with several accounts decides for each of them. */
export interface SharedParts extends Pick<RunOptions, "lock" | "readingTurns" | "listThread" | "consolePath"> {
  readonly signal: AbortSignal;
}

/** Opens the applying process for one account. The caller listens to the signals of the process. */
export async function openSession(
  options: Omit<SessionOptions, "deadline">,
  shared: SharedParts,
): Promise<ApplyingSession> {
  const { settings, terminal, command } = options;
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
      who: whoApplies(command),
      makesCalls: options.needs === "service",
      waitsForProbes: options.probes === "wait",
      progress: progress.show,
      ...shared,
    },
  );
  return {
    app,
    signal: shared.signal,
    async close() {
      progress.end();
      const superseded = whySuperseded(app);
      if (superseded === null) return app.close();
      await app.close().catch(() => {});
      throw superseded;
    },
  };
}

/** Returns the description of this process, which another process that finds the lock taken prints. */
export function whoApplies(command: string): string {
  return `celebration-sync ${command}, process ${process.pid}, since ${new Date().toISOString()}`;
}
