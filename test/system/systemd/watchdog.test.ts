import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSignsOfLife } from "../../../src/commands/daemon/watchdog.ts";

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A daemon whose signs are expected within three minutes. */
function startDaemon() {
  const told: Readonly<Record<string, string>>[] = [];
  const logged: string[] = [];
  const ledger = { answers: true };
  const life = startSignsOfLife({
    manager: { watchdogMs: 3 * MINUTE, tell: (variables) => void told.push(variables), settled: async () => {} },
    now: Date.now,
    progress() {},
    askLedger() {
      if (!ledger.answers) throw new Error("disk I/O error");
    },
    log: (_level, message) => void logged.push(message),
  });
  const pings = () => told.filter((variables) => "WATCHDOG" in variables).length;
  return { life, ledger, logged, pings };
}

test("a sign of life is given three times in the time allowed", () => {
  const { pings } = startDaemon();
  vi.advanceTimersByTime(6 * MINUTE);
  expect(pings()).toBe(6);
});

test("none while the ledger does not answer", () => {
  const { pings, ledger, logged } = startDaemon();
  ledger.answers = false;
  vi.advanceTimersByTime(3 * MINUTE);
  expect(pings()).toBe(0);
  expect(logged[0]).toContain("disk I/O error");
  ledger.answers = true;
  vi.advanceTimersByTime(MINUTE);
  expect(pings()).toBe(1);
});

test("none once nothing has moved for longer than the service may ask to wait; progress is movement", () => {
  const { life, pings } = startDaemon();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(pings()).toBe(60);
  life.progress("sending", 1, 10);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(pings()).toBe(120);
  vi.advanceTimersByTime(60 * MINUTE);
  const before = pings();
  expect(before).toBeLessThan(140);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(pings()).toBe(before);
  life.turned();
  vi.advanceTimersByTime(MINUTE);
  expect(pings()).toBe(before + 1);
});
