import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createRateLimiter, withRateLimit } from "../../../src/api/rate-limit.ts";
import type { RateLimiter } from "../../../src/api/rate-limit.ts";
import type { Answer, Service } from "../../../src/api/service.ts";

const started: RateLimiter[] = [];
afterEach(async () => {
  for (const limiter of started.splice(0)) await limiter.stop();
});

function limiterAt(requestsPerSecond: number, ceiling: number | null = null): RateLimiter {
  const limiter = createRateLimiter({
    requestsPerSecond,
    ceiling,
    now: () => performance.now(),
    random: () => 0.5,
    sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
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
    times.push(performance.now());
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
    await Promise.all(Array.from({ length: 13 }, () => limited.deleteContact(1)));
    const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
    expect(took).toBeGreaterThanOrEqual(12 * 25 - 10);
  });

  test("returns a 429 to its caller, and delays all calls for the time that the 429 names", async () => {
    const throttled: Answer<null> = { kind: "throttled", retryAfterMs: 300, requestId: null };
    const { service, times } = deleting((count) => (count === 1 ? throttled : OK));
    const limiter = limiterAt(200, 100);
    const limited = withRateLimit(service, limiter);
    const first = await limited.deleteContact(1);
    expect(first).toEqual(throttled);
    expect(limiter.rate()).toBe(0);
    await limited.deleteContact(1);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(299);
    expect(limiter.ceiling()).toBeLessThanOrEqual(100);
  });

  test("ends the waiting calls without sending them when it is stopped", async () => {
    const throttled: Answer<null> = { kind: "throttled", retryAfterMs: 60_000, requestId: null };
    const { service, times } = deleting(() => throttled);
    const limiter = limiterAt(100);
    const limited = withRateLimit(service, limiter);
    await limited.deleteContact(1);
    const waiting = [limited.deleteContact(1), limited.deleteContact(1), limited.deleteContact(1)];
    await delay(50);
    await limiter.stop();
    const answers = await Promise.all([...waiting, limited.deleteContact(1)]);
    for (const answer of answers) expect(answer).toMatchObject({ kind: "lost", applied: "no" });
    expect(times).toHaveLength(1);
  });
});
