/** Simulates one client against services with an unknown rate limit, on a simulated clock. */
import { afterAccepted, afterSending, afterThrottled, startPace } from "../../src/api/pace.ts";

/** Tells whether a request that arrives at `ms` is accepted. Times never decrease. */
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
  const accepted: number[] = [];
  return (ms) => {
    while (accepted.length > 0 && (accepted[0] ?? 0) <= ms - 1_000) accepted.shift();
    if (accepted.length >= limit) return false;
    accepted.push(ms);
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
  /** The shortest possible time for 10,000 requests, in seconds. */
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
  /** Reached share of the best possible rate, 0 to 1. */
  readonly efficiency: number;
  /** 429 answers per accepted request. */
  readonly refused: number;
  readonly ceiling: number | null;
  /** Accepted calls per second from 15 seconds after the first refusal on; null: the run ended before. */
  readonly laterRate: number | null;
}

const LATER_MS = 15_000;

/** Returns a service with a token bucket that is full at first. */
export function serverWithLimit(perSecond: number, burst: number): SimulatedServer {
  return {
    name: `${perSecond}/s, burst ${burst}`,
    limiter: () => tokenBucket(() => perSecond, burst),
    bestSeconds: (10_000 - burst) / perSecond,
  };
}

/** Returns random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface SimulationOptions {
  readonly requests: number;
  readonly concurrency: number;
  readonly cap: number;
  readonly seed: number;
  readonly ceiling: number | null;
  /** The shortest and the longest time of a request. */
  readonly latencyMs?: readonly [number, number];
  /** The wait that each refusal asks for; null: none. */
  readonly retryAfterMs?: number | null;
}

/**
 * Sends requests with up to `concurrency` of them in flight. Each takes 60 to 300 ms, or `latencyMs`, and arrives at the
 * service after half of that time.
 */
export function simulate(server: SimulatedServer, options: SimulationOptions): SimulationResult {
  const [shortest, longest] = options.latencyMs ?? [60, 300];
  const random = seededRandom(options.seed);
  const limiter = server.limiter();
  const arrivals: { at: number; sentAt: number; backAt: number }[] = [];
  const answers: { at: number; sentAt: number; accepted: boolean }[] = [];
  let pace = startPace(options.cap, options.ceiling, 0);
  let [now, accepted, refused, inFlight] = [0, 0, 0, 0];
  let laterFrom = Number.POSITIVE_INFINITY;
  let acceptedLater = 0;

  while (accepted < options.requests) {
    const mayGo = inFlight < options.concurrency && accepted + inFlight < options.requests;
    const sendAt = mayGo ? Math.max(now, pace.readyAt) : Number.POSITIVE_INFINITY;
    const arrival = arrivals[0];
    const answer = answers[0];
    const next = Math.min(sendAt, arrival?.at ?? Number.POSITIVE_INFINITY, answer?.at ?? Number.POSITIVE_INFINITY);
    now = next;
    if (answer?.at === next) {
      answers.shift();
      inFlight -= 1;
      if (answer.accepted) {
        accepted += 1;
        if (now >= laterFrom) acceptedLater += 1;
        pace = afterAccepted(pace, answer.sentAt, now);
      } else {
        refused += 1;
        laterFrom = Math.min(laterFrom, now + LATER_MS);
        pace = afterThrottled(pace, answer.sentAt, now, options.retryAfterMs ?? null, random());
      }
    } else if (arrival?.at === next) {
      arrivals.shift();
      answers.push({ at: arrival.backAt, sentAt: arrival.sentAt, accepted: limiter(now) });
      answers.sort((a, b) => a.at - b.at);
    } else {
      pace = afterSending(pace, now);
      inFlight += 1;
      const latency = shortest + (longest - shortest) * random();
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
    laterRate: now < laterFrom + 1_000 ? null : (1_000 * acceptedLater) / (now - laterFrom),
  };
}
