/**
 * How fast calls may go against a limit that nobody has told us: a pure function of what was seen so far.
 *
 * Until the first 429 the pace doubles each second. A 429 pauses everything; after the pause one call goes ahead alone.
 * When it is accepted, the ceiling becomes what the service really bore since the recovery before, pauses included:
 * right for token buckets and for windows alike. The pace goes on at 95 % of the ceiling and holds it the longer, the
 * more time the refusal cost. Then it grows by steps that double: small near the ceiling, soon past it where the limit
 * was raised. The figures below were chosen on the six services of test/bench/rate-simulation.ts.
 */

export interface Pace {
  /** The user's limit in calls per second: never exceeded. */
  readonly cap: number;
  /** What the service bears in calls per second, as measured; null until it has refused once. */
  readonly ceiling: number | null;
  /** ms before which nothing may go. */
  readonly readyAt: number;
  readonly lastSentAt: number;
  /** Time of growth since the start or the last recovery. Counts only while calls really queue for the pace. */
  readonly grownMs: number;
  /** The ceiling is held this long before the pace grows past it. */
  readonly holdMs: number;
  /** After this time the steps of growth have doubled. */
  readonly doublingMs: number;
  /** Calls accepted, and busy time, since the last recovery. */
  readonly accepted: number;
  readonly busyMs: number;
  /** Pauses since the last accepted call; 0: not recovering. */
  readonly pauses: number;
  /** When the last pause began: answers to calls sent before it say nothing new. */
  readonly pausedAt: number;
  readonly lastPauseMs: number;
  readonly firstPauseMs: number;
  /** The first refusal of this recovery: when, and at what rate. */
  readonly refusedAt: number;
  readonly refusedRate: number;
}

const FIRST_RATE = 10;
const SLOWEST_RATE = 1 / 60;
const BELOW_CEILING = 0.95;
const FIRST_STEP = 0.02;
/** The first ceiling is a rough one: leave it fast. Later ones are kept for long. */
const SEARCH_DOUBLING_MS = 8_500;
const PROBE_DOUBLING_MS = 60_000;
/** Trying for more may cost about a fifteenth of the time. */
const HOLD_PER_LOST_MS = 14;
/** A refusal lowers a known ceiling by no more than this: a pause that was too long says little about the limit. */
const LEAST_KEPT = 0.95;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.7;
/** The next recovery begins with this part of the pause that was long enough in the last one. */
const PAUSE_KEPT = 0.8;
/** A service that asks for more is asked again after this long, by one call. */
const LONGEST_OBEYED_MS = 3_600_000;
/** The call after a pause goes alone for this long, so that its answer is known before the next. */
const ALONE_MS = 1_000;
/** Timers are late by this much: the next call may make up for it. */
const LATE_MS = 2;
/** A longer gap between two calls means that there was nothing to send. */
const IDLE_MS = 2_000;

/**
 * @param cap calls per second that the user allows
 * @param ceiling what an earlier run learned (`ceilingOf`), or null
 * @param now ms on a steady clock; all times given later are on the same one
 */
export function startPace(cap: number, ceiling: number | null, now: number): Pace {
  return {
    cap,
    ceiling,
    readyAt: now,
    lastSentAt: now,
    grownMs: 0,
    holdMs: 0,
    doublingMs: PROBE_DOUBLING_MS,
    accepted: 0,
    busyMs: 0,
    pauses: 0,
    pausedAt: Number.NEGATIVE_INFINITY,
    lastPauseMs: 0,
    firstPauseMs: SHORTEST_PAUSE_MS,
    refusedAt: now,
    refusedRate: cap,
  };
}

/** Calls per second that may go now. */
export function rateOf(pace: Pace): number {
  if (pace.ceiling === null) return Math.min(pace.cap, FIRST_RATE * 2 ** (pace.grownMs / 1_000));
  const steps = 2 ** (Math.max(0, pace.grownMs - pace.holdMs) / pace.doublingMs) - 1;
  return Math.min(pace.cap, Math.max(SLOWEST_RATE, pace.ceiling * (BELOW_CEILING + FIRST_STEP * steps)));
}

/** What to remember for the next run; null: the service has refused nothing yet. */
export function ceilingOf(pace: Pace): number | null {
  return pace.ceiling === null ? null : Math.max(pace.ceiling, rateOf(pace));
}

/** A call goes out at `now`, which is not before `readyAt`. */
export function afterSending(pace: Pace, now: number): Pace {
  const gap = Math.max(0, now - pace.lastSentAt);
  const interval = 1_000 / rateOf(pace);
  if (pace.pauses > 0) {
    return { ...pace, lastSentAt: now, busyMs: pace.busyMs + gap, readyAt: now + Math.max(ALONE_MS, interval) };
  }
  const queued = gap <= 2 * interval;
  const sent = {
    ...pace,
    lastSentAt: now,
    grownMs: pace.grownMs + (queued ? gap : 0),
    busyMs: pace.busyMs + Math.min(gap, Math.max(IDLE_MS, 2 * interval)),
  };
  return { ...sent, readyAt: Math.max(pace.readyAt, now - LATE_MS) + 1_000 / rateOf(sent) };
}

/** The limit let a call through that went out at `sentAt` (its content may have been refused). */
export function afterAccepted(pace: Pace, sentAt: number, now: number): Pace {
  const accepted = pace.accepted + 1;
  if (pace.pauses === 0 || sentAt <= pace.pausedAt) return { ...pace, accepted };
  const measured = (1_000 * accepted) / Math.max(1, pace.busyMs);
  const least = pace.ceiling === null ? SLOWEST_RATE : pace.refusedRate * LEAST_KEPT;
  return {
    ...pace,
    ceiling: Math.max(least, Math.min(measured, pace.refusedRate)),
    grownMs: 0,
    holdMs: pace.ceiling === null ? 0 : HOLD_PER_LOST_MS * (now - pace.refusedAt),
    doublingMs: pace.ceiling === null ? SEARCH_DOUBLING_MS : PROBE_DOUBLING_MS,
    accepted: 0,
    busyMs: 0,
    pauses: 0,
    firstPauseMs: Math.max(SHORTEST_PAUSE_MS, pace.lastPauseMs * PAUSE_KEPT),
  };
}

/**
 * The service answered 429 to a call that went out at `sentAt`. Refusals of calls that were under way when the pause
 * began lengthen it at most; they cut nothing a second time.
 * @param retryAfterMs what the service asked for, or null
 * @param random from 0 to 1, for jitter
 */
export function afterThrottled(
  pace: Pace,
  sentAt: number,
  now: number,
  retryAfterMs: number | null,
  random: number,
): Pace {
  const asked = retryAfterMs === null ? null : Math.min(retryAfterMs, LONGEST_OBEYED_MS);
  if (sentAt <= pace.pausedAt) return { ...pace, readyAt: Math.max(pace.readyAt, now + (asked ?? 0)) };
  const jitter = 0.75 + random / 2;
  const pauseMs = asked ?? Math.min(LONGEST_PAUSE_MS, pace.firstPauseMs * PAUSE_GROWTH ** pace.pauses) * jitter;
  const first = pace.pauses === 0;
  return {
    ...pace,
    readyAt: now + pauseMs,
    pauses: pace.pauses + 1,
    pausedAt: now,
    lastPauseMs: asked === null ? pauseMs : pace.lastPauseMs,
    refusedAt: first ? now : pace.refusedAt,
    refusedRate: first ? rateOf(pace) : pace.refusedRate,
  };
}
