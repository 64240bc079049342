/** Sends the daemon's state to systemd: the daemon is ready, what the daemon does, and that it is not stuck (watchdog). */
import type { RunEnv } from "../../run/run-env.ts";
import type { ServiceManager } from "../../system/service-manager.ts";
import { describeStage } from "../terminal/progress.ts";

/**
 * The service may ask for a pause of up to an hour, in which the daemon rightly does nothing. If the loop, the rows and the
 * calls stand still for longer, the daemon is stuck.
 */
const LONGEST_STANDSTILL_MS = 75 * 60_000;
const STATUS_EVERY_MS = 10_000;

export interface Watchdog {
  /** Records a turn of the daemon's loop. Called at each turn. */
  loopTurned(): void;
  /** Shows in `systemctl status` what the daemon does now. */
  showStatus(text: string): void;
  /** Records a run's progress, which shows that the daemon is not stuck, and passes the progress on. */
  readonly progress: RunEnv["progress"];
  stop(): Promise<void>;
}

export interface WatchdogOptions {
  readonly manager: ServiceManager;
  /** A steady clock in ms: a step of the machine's clock is no standstill. */
  readonly now: () => number;
  readonly progress: RunEnv["progress"];
  /** Throws if the ledger does not answer. */
  readonly askLedger: () => void;
  readonly log: RunEnv["log"];
}

/** Tells systemd that the daemon is ready, and starts the watchdog messages. */
export function startWatchdog({ manager, now, progress, askLedger, log }: WatchdogOptions): Watchdog {
  let lastMove = now();
  let statusAt = -Infinity;
  let shown = "Watching the inbox";
  const ping = () => {
    try {
      askLedger();
    } catch (error) {
      log(
        "error",
        `No watchdog message was sent to systemd, because the ledger does not answer: ${(error as Error).message}`,
      );
      return;
    }
    const stillMs = now() - lastMove;
    if (stillMs < LONGEST_STANDSTILL_MS) manager.tell({ WATCHDOG: "1" });
    else
      log("error", `No watchdog message was sent to systemd: no progress for ${Math.round(stillMs / 60_000)} minutes`);
  };
  const timer = manager.watchdogMs === null ? null : setInterval(ping, manager.watchdogMs / 3);
  manager.tell({ READY: "1", STATUS: shown });
  return {
    loopTurned: () => (lastMove = now()),
    showStatus(text) {
      if (text === shown) return;
      shown = text;
      manager.tell({ STATUS: text });
    },
    progress(stage, done, total) {
      lastMove = now();
      progress(stage, done, total);
      if (lastMove - statusAt < STATUS_EVERY_MS) return;
      statusAt = lastMove;
      shown = describeStage(stage, done, total);
      manager.tell({ STATUS: shown });
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await manager.flushed();
    },
  };
}
