/** Measures how close the pace comes to unknown rate limits on a simulated clock, and the speed of the rate limiter itself. */
import { setTimeout as delay } from "node:timers/promises";
import { test } from "vitest";
import { createRateLimiter } from "../../src/api/rate-limit.ts";
import { serverWithLimit, SIMULATED_SERVERS, simulate } from "./rate-simulation.ts";

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

test("measures which share of the best rate the pace reaches at six services", () => {
  console.log("10,000 requests; worst of 20 seeds, 4 and 16 calls in flight");
  for (const server of SIMULATED_SERVERS) {
    const results = [4, 16].flatMap((concurrency) =>
      SEEDS.map((seed) => simulate(server, { requests: 10_000, cap: 1_000, ceiling: null, concurrency, seed })),
    );
    const efficiency = Math.min(...results.map((result) => result.efficiency));
    const refused = Math.max(...results.map((result) => result.refused));
    console.log(`${server.name.padEnd(36)} ${percent(efficiency, 0)} of the best rate, ${percent(refused, 2)} refused`);
  }
});

test.each([200, 600, 5_000])("measures how soon the pace finds an unknown limit in a run of %i calls", (requests) => {
  console.log(`${requests} calls of 50 ms, 16 in flight; with Retry-After, and without`);
  for (const limit of [2, 5, 10, 40, 100, 200]) {
    for (const burst of [1, 5, 50]) {
      const server = serverWithLimit(limit, burst);
      const line = [1_000, null].map((retryAfterMs) => {
        const options = { cap: 1_000, ceiling: null, concurrency: 16, seed: 1, latencyMs: [50, 50] as const };
        const { seconds, refused, laterRate } = simulate(server, { ...options, requests, retryAfterMs });
        const later = laterRate === null ? "    –  " : percent(laterRate / limit, 0);
        return `${seconds.toFixed(1).padStart(7)} s, later ${later}, ${percent(refused, 1)} refused`;
      });
      const best = Math.max(0, requests - burst) / limit;
      console.log(`${server.name.padEnd(16)} best ${best.toFixed(1).padStart(7)} s | ${line.join(" | ")}`);
    }
  }
});

test("measures how many turns a second the rate limiter grants without a service", async () => {
  const limiter = createRateLimiter({
    requestsPerSecond: 1_000,
    ceiling: 1_000,
    now: () => performance.now(),
    random: () => 0.5,
    sleep: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
  });
  const begun = performance.now();
  const worker = async (): Promise<void> => {
    for (let i = 0; i < 500; i += 1) await limiter.turn();
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  console.log(`rate limiter: ${((2_000 / (performance.now() - begun)) * 1_000).toFixed(0)} turns a second`);
  await limiter.stop();
});

function percent(share: number, digits: number): string {
  return `${(share * 100).toFixed(digits)} %`.padStart(7);
}
