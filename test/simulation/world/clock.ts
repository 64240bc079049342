/** The clock of a simulation, and replies of the service that take time. */
import type { Reply } from "../../../src/sandbox/wire.ts";

/** The time-out of a call. */
export const TIMEOUT_MS = 30_000;
const START = Date.parse("2026-11-21T02:00:00.000Z");

export interface Clock {
  now(): number;
  /** Moves the clock and runs the actions that were scheduled until then. */
  pass(ms: number): void;
  /** Returns how many delayed requests the service has not applied yet. */
  pending(): number;
}

export function createClock(): { clock: Clock; schedule: (at: number, action: () => void) => void } {
  let time = START;
  let due: { readonly at: number; readonly action: () => void }[] = [];
  const pass = (ms: number) => {
    const end = time + ms;
    for (;;) {
      const next = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      due = due.filter((other) => other !== next);
      time = Math.max(time, next.at);
      next.action();
    }
    time = end;
  };
  return {
    clock: { now: () => time, pass, pending: () => due.length },
    schedule: (at, action) => void due.push({ at, action }),
  };
}

/**
 * Lets a delay pass on the clock. A delay beyond the timeout breaks the connection, and the service applies the request
 * later.
 */
export function replyInTime(reply: Reply, clock: Clock, schedule: (at: number, action: () => void) => void): Reply {
  if (reply.kind !== "delayed") return reply;
  if (reply.ms < TIMEOUT_MS) {
    clock.pass(reply.ms);
    return { ...reply, ms: 0, proceed: () => replyInTime(reply.proceed(), clock, schedule) };
  }
  schedule(clock.now() + reply.ms, () => reply.proceed());
  clock.pass(TIMEOUT_MS);
  return { kind: "break" };
}
