/** The signals by which people and systemd stop a process. */
import { once } from "node:events";

/** The signals of a process, until `close`. */
export interface StopSignals {
  /** Aborts at the first SIGTERM or SIGINT, and at the deadline. */
  readonly signal: AbortSignal;
  close(): void;
}

export interface StopOptions {
  readonly complain: (text: string) => void;
  /** ms since 1970 after which no call is started; null: no deadline. */
  readonly deadline: number | null;
  /** Called at a SIGHUP of a process without a terminal. */
  readonly onHangUp: () => void;
}

/**
 * Listens to the signals of this process. The first SIGTERM or SIGINT lets the calls under way finish. A second signal ends
 * the process at once, and the next start continues from the ledger. A SIGHUP does the same if the process has a terminal,
 * which was closed then.
 */
export function listenForStop({ complain, deadline, onHangUp }: StopOptions): StopSignals {
  const stopping = new AbortController();
  let signals = 0;
  const onSignal = () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    complain("Stopping: the calls under way are finished first.");
    stopping.abort();
  };
  const hasTerminal = process.stdin.isTTY || process.stderr.isTTY;
  const onHup = hasTerminal ? onSignal : onHangUp;
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal).on("SIGHUP", onHup);
  const timer = deadline === null ? null : setTimeout(() => stopping.abort(), Math.max(0, deadline - Date.now()));
  timer?.unref();
  return {
    signal: stopping.signal,
    close() {
      if (timer !== null) clearTimeout(timer);
      process.off("SIGTERM", onSignal).off("SIGINT", onSignal).off("SIGHUP", onHup);
    },
  };
}

/** Resolves at the first SIGTERM or SIGINT. Call it before the process says that it is ready: a signal may follow at once. */
export async function stopSignal(): Promise<void> {
  const stop = new AbortController();
  await Promise.race(["SIGTERM", "SIGINT"].map((name) => once(process, name, { signal: stop.signal })));
  stop.abort();
}
