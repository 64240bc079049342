import { describe, expect, test } from "vitest";
import { afterAccepted, afterSending, afterThrottled, ceilingOf, rateOf, startPace } from "../../../src/api/pace.ts";
import type { Pace } from "../../../src/api/pace.ts";
import { serverWithLimit, SIMULATED_SERVERS, simulate } from "../../bench/rate-simulation.ts";

/** Sends as fast as the pace allows until `end`. Returns the pace and the times of sending. */
function sendUntil(start: Pace, end: number): { pace: Pace; times: number[] } {
  const times: number[] = [];
  let pace = start;
  while (pace.readyAt < end) {
    times.push(pace.readyAt);
    pace = afterSending(pace, pace.readyAt);
  }
  return { pace, times };
}

describe("before the first refusal", () => {
  test("starts at ten a second and doubles every two seconds up to the user's limit", () => {
    const { pace, times } = sendUntil(startPace(40, null, 0), 6_000);
    expect(times.filter((t) => t < 500).length).toBeLessThanOrEqual(6);
    expect(rateOf(pace)).toBe(40);
    expect(times.filter((t) => t >= 5_000).length).toBeLessThanOrEqual(40);
    expect(ceilingOf(pace)).toBeNull();
  });

  test("starts and stays at the user's limit when that limit is below ten a second", () => {
    const { times } = sendUntil(startPace(5, null, 0), 10_000);
    const gaps = times.slice(1).map((t, i) => t - (times[i] ?? 0));
    expect(Math.min(...gaps)).toBeCloseTo(200, 6);
  });

  test("does not raise the pace while there is no call to send", () => {
    let pace = startPace(1_000, null, 0);
    for (let now = 0; now < 60_000; now += 500) pace = afterSending(pace, now);
    expect(rateOf(pace)).toBe(10);
  });
});

describe("a refusal", () => {
  test("pauses all calls for as long as the service asks", () => {
    const sent = afterSending(startPace(20, null, 0), 0);
    const pace = afterThrottled(sent, 0, 100, 7_000, 0.5);
    expect(pace.readyAt).toBe(7_100);
  });

  test("pauses for growing times with jitter when the service names no time", () => {
    let pace = startPace(20, null, 0);
    const pauses: number[] = [];
    let now = 0;
    for (let i = 0; i < 8; i += 1) {
      pace = afterSending(pace, now);
      pace = afterThrottled(pace, now, now + 100, null, 0.5);
      pauses.push(pace.readyAt - now - 100);
      now = pace.readyAt;
    }
    expect(pauses.map(Math.round)).toEqual([1_000, 1_700, 2_890, 4_913, 8_352, 14_199, 24_138, 30_000]);
    const again = afterSending(pace, now);
    expect(afterThrottled(again, now, now, null, 0).readyAt - now).toBe(22_500);
    expect(afterThrottled(again, now, now, null, 1).readyAt - now).toBe(37_500);
  });

  test("counts once when several calls were under way", () => {
    let pace = startPace(20, null, 0);
    for (const now of [0, 50, 100, 150]) pace = afterSending(pace, now);
    const once = afterThrottled(pace, 0, 200, null, 0.5);
    const thrice = afterThrottled(afterThrottled(once, 50, 210, null, 0.5), 100, 220, null, 0.5);
    expect(thrice).toEqual(once);
    expect(afterThrottled(once, 50, 210, 9_000, 0.5).readyAt).toBe(9_210);
  });

  test("ends when a call that was sent after the pause is accepted, and not before", () => {
    let pace = startPace(20, null, 0);
    for (const now of [0, 100]) pace = afterSending(pace, now);
    pace = afterThrottled(pace, 0, 200, null, 0.5);
    pace = afterAccepted(pace, 100, 300);
    expect(pace.pauses).toBe(1);
    pace = afterSending(pace, 1_200);
    expect(pace.readyAt).toBe(2_200);
    pace = afterAccepted(pace, 1_200, 1_300);
    expect(pace.pauses).toBe(0);
    expect(ceilingOf(pace)).toBeLessThan(2);
  });
});

test("starts just below the ceiling that an earlier run measured", () => {
  expect(rateOf(startPace(1_000, 40, 0))).toBeCloseTo(38);
  expect(rateOf(startPace(5, 40, 0))).toBe(5);
});

describe("when the service's limit is not known", () => {
  const options = { requests: 10_000, cap: 1_000, ceiling: null };
  test.each(SIMULATED_SERVERS)("reaches 78 % of the best rate with at most 1.2 % refused: $name", (server) => {
    for (const concurrency of [4, 16]) {
      for (const seed of [1, 2, 3]) {
        const result = simulate(server, { ...options, concurrency, seed });
        expect(result.efficiency).toBeGreaterThanOrEqual(0.78);
        expect(result.refused).toBeLessThanOrEqual(0.012);
      }
    }
  });

  const search = { cap: 1_000, ceiling: null, concurrency: 16, seed: 1 };
  describe.each([1_000, null])("and a refusal asks for a wait of %s ms", (retryAfterMs) => {
    const LIMITS = [2, 5, 10, 40, 100, 200].flatMap((limit) => [1, 5, 50].map((burst) => ({ limit, burst })));
    test.each(LIMITS)(
      "reaches 80 % of $limit/s within 15 s of the first refusal, with at most 2 % refused (burst $burst)",
      ({ limit, burst }) => {
        for (const requests of [600, 5_000]) {
          for (const latency of [20, 50, 100]) {
            const run = { ...search, requests, retryAfterMs, latencyMs: [latency, latency] as const };
            const { laterRate, refused } = simulate(serverWithLimit(limit, burst), run);
            if (laterRate !== null) expect(laterRate).toBeGreaterThanOrEqual(0.8 * limit);
            expect(refused).toBeLessThanOrEqual(0.02);
          }
        }
      },
    );

    test.each([2, 5, 10])("has at most 7 of 200 calls refused at %i/s when a burst hid the limit", (limit) => {
      for (const burst of [1, 5, 50]) {
        const run = { ...search, requests: 200, retryAfterMs, latencyMs: [50, 50] as const };
        expect(simulate(serverWithLimit(limit, burst), run).refused).toBeLessThanOrEqual(0.035);
      }
    });
  });

  test("needs less than 21 s when it makes 600 calls at 40/s with a burst of 5", () => {
    const run = { ...search, requests: 600, latencyMs: [50, 50] as const };
    expect(simulate(serverWithLimit(40, 5), run).seconds).toBeLessThan(21);
  });

  test("never exceeds the user's limit when the service has none", () => {
    const { seconds } = simulate(serverWithLimit(1_000, 1_000), { ...search, requests: 600, cap: 5 });
    expect(seconds).toBeGreaterThanOrEqual(599 / 5 - 0.1);
  });

  test("goes on with the next call at once when the call after a pause is accepted", () => {
    let pace = startPace(20, null, 0);
    for (const now of [0, 50, 100, 150]) pace = afterSending(pace, now);
    pace = afterThrottled(pace, 100, 200, null, 0.5);
    pace = afterAccepted(afterSending(pace, 1_200), 1_200, 1_250);
    expect(pace.readyAt).toBeLessThanOrEqual(1_250 + 1_000 / rateOf(pace));
  });

  test("simulates the same run for the same seed", () => {
    const [server] = SIMULATED_SERVERS;
    if (server === undefined) throw new Error("no simulated server");
    const once = simulate(server, { ...options, concurrency: 4, seed: 7 });
    expect(simulate(server, { ...options, concurrency: 4, seed: 7 })).toEqual(once);
  });
});
