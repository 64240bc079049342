/** What a daemon tells the service manager: that it is ready, what it does, and, only while that is true, that it lives. */
import type { RunEnv } from "../../run/run-env.ts";
import type { ServiceManager } from "../../system/service-manager.ts";
import { describeStage } from "../terminal/progress.ts";

/**
 * The service may ask for a pause of up to an hour, which is kept in silence; anything longer without a turn of the
 * loop, a row or a call is a standstill.
 */
const LONGEST_SILENCE_MS = 75 * 60_000;
const STATUS_EVERY_MS = 10_000;

export interface SignsOfLife {
  /** The loop has turned. */
  turned(): void;
  /** What it does now, in words, for `systemctl status`. */
  status(text: string): void;
  /** To be passed on to the run: progress is a sign of life, too. */
  readonly progress: RunEnv["progress"];
  stop(): Promise<void>;
}

export interface SignsOfLifeOptions {
  readonly manager: ServiceManager;
  readonly now: () => number;
  readonly progress: RunEnv["progress"];
  /** Throws if the ledger does not answer. */
  readonly askLedger: () => void;
  readonly log: RunEnv["log"];
}

/** Begins to tell: from now on the daemon is ready. */
export function startSignsOfLife({ manager, now, progress, askLedger, log }: SignsOfLifeOptions): SignsOfLife {
  let lastSign = now();
  let statusAt = 0;
  let shown = "Watching the inbox";
  const ping = () => {
    try {
      askLedger();
    } catch (error) {
      log("error", `No sign of life to systemd: the ledger does not answer: ${(error as Error).message}`);
      return;
    }
    const silentMs = now() - lastSign;
    if (silentMs < LONGEST_SILENCE_MS) manager.tell({ WATCHDOG: "1" });
    else log("error", `No sign of life to systemd: nothing has moved for ${Math.round(silentMs / 60_000)} minutes`);
  };
  const timer = manager.watchdogMs === null ? null : setInterval(ping, manager.watchdogMs / 3);
  manager.tell({ READY: "1", STATUS: shown });
  return {
    turned: () => (lastSign = now()),
    status(text) {
      if (text === shown) return;
      shown = text;
      manager.tell({ STATUS: text });
    },
    progress(stage, done, total) {
      lastSign = now();
      progress(stage, done, total);
      if (lastSign - statusAt < STATUS_EVERY_MS) return;
      statusAt = lastSign;
      shown = describeStage(stage, done, total);
      manager.tell({ STATUS: shown });
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await manager.settled();
    },
  };
}
