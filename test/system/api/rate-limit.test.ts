import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRateLimiter, withRateLimit } from "../../../src/api/rate-limit.ts";
import type { RateLimiter } from "../../../src/api/rate-limit.ts";
import type { Answer, Service } from "../../../src/api/service.ts";

const started: RateLimiter[] = [];
// The clock moves only when a test moves it.
beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] }),
);
afterEach(async () => {
  for (const limiter of started.splice(0)) await after(100, limiter.stop());
  vi.useRealTimers();
});

/** Lets time pass on the clock of the tests, and waits for a promise. */
async function after<T>(ms: number, promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return promise;
}

/** Waits on the clock of the tests, or until the signal aborts. */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function limiterAt(requestsPerSecond: number, ceiling: number | null = null): RateLimiter {
  const limiter = createRateLimiter({
    requestsPerSecond,
    ceiling,
    now: Date.now,
    random: () => 0.5,
    sleep,
  });
  started.push(limiter);
  return limiter;
}

/** Returns a service that gives the nth delete the answer `answer(n)`, and the times of the deletes. */
function deleting(answer: (count: number) => Answer<null>): { service: Service; times: number[] } {
  const times: number[] = [];
  const unexpected = (): never => {
    throw new Error("only deletes are called here");
  };
  const deleteContact = (): Promise<Answer<null>> => {
    times.push(Date.now());
    return Promise.resolve(answer(times.length));
  };
  const others = { createContact: unexpected, updateContact: unexpected };
  return { service: { ...others, deleteContact, listGroups: unexpected, deleteGroup: unexpected }, times };
}

const OK: Answer<null> = { kind: "ok", status: 200, value: null };

describe("the rate limiter", () => {
  test("sends calls no faster than the user's limit when all are made at the same time", async () => {
    const { service, times } = deleting(() => OK);
    const limited = withRateLimit(service, limiterAt(40, 100));
    await after(1_000, Promise.all(Array.from({ length: 13 }, () => limited.deleteContact(1))));
    const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
    // Timers have no fractions of a ms.
    expect(took).toBeGreaterThanOrEqual(12 * 25 - 1);
  });

  test("says once when a pause is long, obeys 15 minutes at most, and ends the wait when it is stopped", async () => {
    const pauses: number[] = [];
    const limiter = createRateLimiter({
      requestsPerSecond: 200,
      ceiling: null,
      now: Date.now,
      random: () => 0.5,
      sleep,
      onLongPause: (ms) => pauses.push(Math.round(ms / 60_000)),
    });
    const throttled: Answer<null> = { kind: "throttled", retryAfterMs: 2_000_000_000_000, requestId: null };
    const { service, times } = deleting(() => throttled);
    const limited = withRateLimit(service, limiter);
    await after(100, limited.deleteContact(1));
    const waiting = after(100, limited.deleteContact(1));
    await vi.advanceTimersByTimeAsync(800_000);
    await after(100, limiter.stop());
    expect(await waiting).toMatchObject({ kind: "lost", applied: "no", cause: "stopped" });
    expect(pauses).toEqual([15]);
    expect(times).toHaveLength(1);
  });

  test("returns a 429 to its caller, and delays all calls for the time that the 429 names", async () => {
    const throttled: Answer<null> = { kind: "throttled", retryAfterMs: 300, requestId: null };
    const { service, times } = deleting((count) => (count === 1 ? throttled : OK));
    const limiter = limiterAt(200, 100);
    const limited = withRateLimit(service, limiter);
    const first = await after(100, limited.deleteContact(1));
    expect(first).toEqual(throttled);
    expect(limiter.rate()).toBe(0);
    await after(10_000, limited.deleteContact(1));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(300);
    expect(limiter.ceiling()).toBeLessThanOrEqual(100);
  });

  test("ends the waiting calls without sending them when it is stopped", async () => {
    const throttled: Answer<null> = { kind: "throttled", retryAfterMs: 60_000, requestId: null };
    const { service, times } = deleting(() => throttled);
    const limiter = limiterAt(100);
    const limited = withRateLimit(service, limiter);
    await after(100, limited.deleteContact(1));
    const waiting = [limited.deleteContact(1), limited.deleteContact(1), limited.deleteContact(1)];
    await vi.advanceTimersByTimeAsync(50_000);
    await after(100, limiter.stop());
    const answers = await Promise.all([...waiting, limited.deleteContact(1)]);
    for (const answer of answers) expect(answer).toMatchObject({ kind: "lost", applied: "no" });
    expect(times).toHaveLength(1);
  });
});
