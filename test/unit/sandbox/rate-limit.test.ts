import { describe, expect, test } from "vitest";
import { createRateLimiter, rateHeaders, retryAfterHeader } from "../../../src/sandbox/rate-limit.ts";
import type { RateRule } from "../../../src/sandbox/rate-limit.ts";

const START = Date.UTC(2026, 10, 21, 2, 0, 0, 250);
const RULE: RateRule = { kind: "bucket", limit: 10, windowMs: 1000, burst: 20, penaltyMs: 0 };

/** Sends a request every `stepMs` for `forMs` and counts those that are allowed. */
function countAllowed(rule: RateRule, stepMs: number, forMs: number): number {
  const limiter = createRateLimiter(rule);
  let allowed = 0;
  for (let passed = 0; passed < forMs; passed += stepMs) if (limiter.take(START + passed).allowed) allowed += 1;
  return allowed;
}

describe("createRateLimiter", () => {
  test("allows a bucket's burst at once, and then only the bucket's rate", () => {
    expect(countAllowed(RULE, 1, 10_000)).toBe(20 + 99);
  });

  test("allows only the burst after a bucket was idle for an hour", () => {
    const limiter = createRateLimiter(RULE);
    limiter.take(START);
    const later = START + 3_600_000;
    const allowed = Array.from({ length: 30 }, () => limiter.take(later)).filter((verdict) => verdict.allowed);
    expect(allowed).toHaveLength(20);
  });

  test("allows the limit in each window of the clock when the windows are fixed", () => {
    expect(countAllowed({ ...RULE, kind: "fixed", limit: 100, windowMs: 60_000 }, 1, 120_000)).toBe(300);
  });

  test("never allows more than the limit in any period of a sliding window", () => {
    const limiter = createRateLimiter({ ...RULE, kind: "sliding", limit: 5 });
    const times: number[] = [];
    for (let passed = 0; passed < 10_000; passed += 37) if (limiter.take(START + passed).allowed) times.push(passed);
    for (const time of times)
      expect(times.filter((one) => one >= time && one < time + 1000).length).toBeLessThanOrEqual(5);
    expect(times.length).toBeGreaterThanOrEqual(45);
  });

  test.each(["bucket", "fixed", "sliding"] as const)(
    "gives the exact wait with a refusal, and no wait with an allowed request (%s)",
    (kind) => {
      const limiter = createRateLimiter({ ...RULE, kind, limit: 7, burst: 7 });
      let now = START;
      for (let round = 0; round < 200; round += 1) {
        const verdict = limiter.take(now);
        if (verdict.allowed) expect(verdict.waitMs).toBe(0);
        else {
          expect(limiter.take(now + verdict.waitMs - 1).allowed).toBe(false);
          now += verdict.waitMs;
          expect(limiter.take(now).allowed).toBe(true);
        }
      }
    },
  );

  test("refuses all requests for the penalty's time after each refusal", () => {
    const limiter = createRateLimiter({ ...RULE, burst: 1, penaltyMs: 10_000 });
    expect(limiter.take(START).allowed).toBe(true);
    expect(limiter.take(START)).toMatchObject({ allowed: false, waitMs: 10_000 });
    expect(limiter.take(START + 9_999).allowed).toBe(false);
    expect(limiter.take(START + 19_998).allowed).toBe(false);
    expect(limiter.take(START + 29_998).allowed).toBe(true);
  });
});

describe("rate headers", () => {
  test("round Retry-After up to a whole second", () => {
    expect(retryAfterHeader("seconds", 1, START)).toEqual({ "retry-after": "1" });
    expect(retryAfterHeader("seconds", 1001, START)).toEqual({ "retry-after": "2" });
    expect(retryAfterHeader("date", 1000, START)).toEqual({ "retry-after": "Sat, 21 Nov 2026 02:00:02 GMT" });
    expect(retryAfterHeader("none", 1000, START)).toEqual({});
  });

  test("carry limit, remaining and reset, with the reset in seconds or as epoch", () => {
    const verdict = { allowed: false, remaining: 0, waitMs: 1500 };
    expect(rateHeaders("none", RULE, verdict, START)).toEqual({});
    expect(rateHeaders("ratelimit", RULE, verdict, START)).toEqual({
      "ratelimit-limit": "10",
      "ratelimit-remaining": "0",
      "ratelimit-reset": "2",
    });
    expect(rateHeaders("x-ratelimit", RULE, verdict, START)).toMatchObject({
      "x-ratelimit-reset": String(Math.ceil(START / 1000) + 2),
    });
  });
});
