import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startWatchdog } from "../../../src/commands/daemon/watchdog.ts";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts the watchdog of a daemon whose messages systemd expects within three minutes. */
function startDaemon() {
  const sent: Readonly<Record<string, string>>[] = [];
  const logged: string[] = [];
  const ledger = { answers: true };
  const watchdog = startWatchdog({
    manager: { watchdogMs: 3 * MINUTE, tell: (variables) => void sent.push(variables), flushed: async () => {} },
    now: Date.now,
    progress() {},
    askLedger() {
      if (!ledger.answers) throw new Error("disk I/O error");
    },
    log: (_level, message) => void logged.push(message),
  });
  const pings = () => sent.filter((variables) => "WATCHDOG" in variables).length;
  return { watchdog, ledger, logged, pings };
}

describe("the watchdog", () => {
  test("sends three messages in the time that systemd allows for one", () => {
    const { pings } = startDaemon();
    vi.advanceTimersByTime(6 * MINUTE);
    expect(pings()).toBe(6);
  });

  test("sends no message while the ledger does not answer", () => {
    const { pings, ledger, logged } = startDaemon();
    ledger.answers = false;
    vi.advanceTimersByTime(3 * MINUTE);
    expect(pings()).toBe(0);
    expect(logged[0]).toContain("disk I/O error");
    ledger.answers = true;
    vi.advanceTimersByTime(MINUTE);
    expect(pings()).toBe(1);
  });

  test("sends no message when the daemon made no progress for longer than the longest wait of the service", () => {
    const { watchdog, pings } = startDaemon();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(pings()).toBe(60);
    watchdog.progress("sending", 1, 10);
    vi.advanceTimersByTime(60 * MINUTE);
    expect(pings()).toBe(120);
    vi.advanceTimersByTime(60 * MINUTE);
    const before = pings();
    expect(before).toBeLessThan(140);
    vi.advanceTimersByTime(60 * MINUTE);
    expect(pings()).toBe(before);
    watchdog.loopTurned();
    vi.advanceTimersByTime(MINUTE);
    expect(pings()).toBe(before + 1);
  });
});
