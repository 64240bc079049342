/** One client on a simulated clock against services whose limit it does not know. */
import { afterAccepted, afterSending, afterThrottled, startPace } from "../../src/api/pace.ts";

/** Says whether a request that arrives at `ms` is let through. Times never go back. */
type Limiter = (ms: number) => boolean;

function tokenBucket(perSecond: (ms: number) => number, burst: number): Limiter {
  let tokens = burst;
  let last = 0;
  return (ms) => {
    tokens = Math.min(burst, tokens + ((ms - last) / 1_000) * perSecond(last));
    last = ms;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}

function fixedWindow(limit: number, windowMs: number): Limiter {
  let window = -1;
  let used = 0;
  return (ms) => {
    const current = Math.floor(ms / windowMs);
    if (current !== window) [window, used] = [current, 0];
    used += 1;
    return used <= limit;
  };
}

function slidingSecond(limit: number): Limiter {
  const let_through: number[] = [];
  return (ms) => {
    while (let_through.length > 0 && (let_through[0] ?? 0) <= ms - 1_000) let_through.shift();
    if (let_through.length >= limit) return false;
    let_through.push(ms);
    return true;
  };
}

function blockingAfterRefusal(inner: Limiter, blockMs: number): Limiter {
  let blockedUntil = 0;
  return (ms) => {
    if (ms >= blockedUntil && inner(ms)) return true;
    blockedUntil = ms + blockMs;
    return false;
  };
}

export interface SimulatedServer {
  readonly name: string;
  readonly limiter: () => Limiter;
  /** Seconds that 10,000 requests take at best. */
  readonly bestSeconds: number;
}

const halved = (ms: number): number => (ms >= 300_000 && ms < 900_000 ? 5 : 10);

export const SIMULATED_SERVERS: readonly SimulatedServer[] = [
  { name: "token bucket 10/s, burst 20", limiter: () => tokenBucket(() => 10, 20), bestSeconds: 998 },
  { name: "window of 100 a minute", limiter: () => fixedWindow(100, 60_000), bestSeconds: 99 * 60 },
  { name: "window of 600 a minute", limiter: () => fixedWindow(600, 60_000), bestSeconds: 16 * 60 },
  { name: "sliding window of 5 a second", limiter: () => slidingSecond(5), bestSeconds: 1_999 },
  { name: "10/s, half of it for ten minutes", limiter: () => tokenBucket(halved, 10), bestSeconds: 1_299 },
  {
    name: "10/s, each refusal blocks for 10 s",
    limiter: () =>
      blockingAfterRefusal(
        tokenBucket(() => 10, 10),
        10_000,
      ),
    bestSeconds: 999,
  },
];

export interface SimulationResult {
  readonly seconds: number;
  /** Share of the best possible rate that was reached. */
  readonly efficiency: number;
  /** 429 answers per accepted request. */
  readonly refused: number;
  readonly ceiling: number | null;
}

/** mulberry32: small seeded randomness, so that the same seed gives the same run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sends `requests` with up to `concurrency` under way; each takes 60 to 300 ms and arrives half way. */
export function simulate(
  server: SimulatedServer,
  options: { requests: number; concurrency: number; cap: number; seed: number; ceiling: number | null },
): SimulationResult {
  const random = seededRandom(options.seed);
  const limiter = server.limiter();
  const arrivals: { at: number; sentAt: number; backAt: number }[] = [];
  const answers: { at: number; sentAt: number; accepted: boolean }[] = [];
  let pace = startPace(options.cap, options.ceiling, 0);
  let [now, accepted, refused, underWay] = [0, 0, 0, 0];

  while (accepted < options.requests) {
    const mayGo = underWay < options.concurrency && accepted + underWay < options.requests;
    const sendAt = mayGo ? Math.max(now, pace.readyAt) : Number.POSITIVE_INFINITY;
    const arrival = arrivals[0];
    const answer = answers[0];
    const next = Math.min(sendAt, arrival?.at ?? Number.POSITIVE_INFINITY, answer?.at ?? Number.POSITIVE_INFINITY);
    now = next;
    if (answer?.at === next) {
      answers.shift();
      underWay -= 1;
      if (answer.accepted) {
        accepted += 1;
        pace = afterAccepted(pace, answer.sentAt, now);
      } else {
        refused += 1;
        pace = afterThrottled(pace, answer.sentAt, now, null, random());
      }
    } else if (arrival?.at === next) {
      arrivals.shift();
      answers.push({ at: arrival.backAt, sentAt: arrival.sentAt, accepted: limiter(now) });
      answers.sort((a, b) => a.at - b.at);
    } else {
      pace = afterSending(pace, now);
      underWay += 1;
      const latency = 60 + 240 * random();
      arrivals.push({ at: now + latency / 2, sentAt: now, backAt: now + latency });
      arrivals.sort((a, b) => a.at - b.at);
    }
  }
  const seconds = now / 1_000;
  return {
    seconds,
    efficiency: (server.bestSeconds / seconds) * (options.requests / 10_000),
    refused: refused / accepted,
    ceiling: pace.ceiling,
  };
}
