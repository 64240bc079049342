/**
 * Computes how fast calls may go when the service's limit is not known. Pure: the pace follows from the answers so far.
 *
 * Until the first 429, the pace doubles every two seconds. A 429 pauses all calls, and after the pause one call goes alone. When
 * that call is accepted, the service has recovered, and the ceiling is estimated between two figures:
 *
 * - The measurement: the number of accepted calls since the last recovery, divided by the time since then. The pauses are
 *   part of that time. It is right for token buckets and for time windows. It is too low if the service did not keep what
 *   went unused during a pause or a slow start.
 * - The refused rate: the rate of calls just before the refusal. It is too high, the more so the sooner the refusal came.
 *
 * The longer calls were accepted before the refusal, in relation to the pause, the closer is the limit to the refused rate.
 *
 * A first ceiling, and one that was refused at once, is a rough estimate: the pace grows exponentially up to near the
 * refused rate. Otherwise the pace continues at 95 % of the ceiling. The more time the refusal cost, the longer the pace
 * stays there. Then the pace grows in steps that double. So the pace stays near the ceiling at first, and soon grows fast if
 * the service raised its limit. The figures below were chosen on the simulated services of test/bench/rate-simulation.ts.
 */

export interface Pace {
  /** The user's limit in calls per second, which is never exceeded. */
  readonly cap: number;
  /** The measured limit of the service in calls per second; null until the first refusal. */
  readonly ceiling: number | null;
  /** Time in ms before which no call may go. */
  readonly readyAt: number;
  readonly lastSentAt: number;
  /** Time since the start or the last recovery in which calls queued for the pace, so that the pace could grow. */
  readonly grownMs: number;
  /** Time for which the pace stays at the ceiling before it grows. */
  readonly holdMs: number;
  /** Time in which the steps of growth double. */
  readonly doublingMs: number;
  /** The rate up to which the pace grows exponentially; null: the ceiling is known better than that. */
  readonly searchUpTo: number | null;
  /** Mean time between the last calls. */
  readonly gapMs: number;
  /** Number of accepted calls since the last recovery. */
  readonly accepted: number;
  /** Time since the last recovery in which there were calls to send, pauses included. */
  readonly busyMs: number;
  /** Number of pauses since the last recovery; 0: not recovering from a refusal. */
  readonly pauses: number;
  /** Time when the last pause began. Answers to calls sent before that time say nothing new. */
  readonly pausedAt: number;
  readonly lastPauseMs: number;
  readonly firstPauseMs: number;
  /** Time and rate of this recovery's first refusal. */
  readonly refusedAt: number;
  readonly refusedRate: number;
}

const FIRST_RATE = 10;
/** A slower start has fewer calls under way when the service refuses the first one. */
const FIRST_DOUBLING_MS = 2_000;
const SLOWEST_RATE = 1 / 60;
const BELOW_CEILING = 0.95;
const FIRST_STEP = 0.02;
/** Time in which the pace doubles while it searches for the limit. */
const SEARCH_MS = 4_000;
/** The pace grows exponentially up to this part of the refused rate. */
const NEAR_REFUSED = 0.9;
/** The first ceiling is this part of the measurement, which a hidden burst makes too high, */
const FIRST_MEASURED = 0.8;
/** but at least this part of the refused rate, if the calls before that did not end too soon. */
const FIRST_KEPT = 0.35;
const FIRST_LEAST_MS = 1_000;
/** A refusal sooner than this part of the last pause came at once: the estimate was far too high or too low. */
const AT_ONCE = 0.5;
/** From this multiple of the last pause on, the limit is near the refused rate. */
const LONG_AFTER = 3;
/** A refusal that costs more time is not worth a search: a service that blocks for long would block again. */
const CHEAP_MS = 3_000;
/** A rough ceiling is left fast. Later ceilings are kept longer. */
const SEARCH_DOUBLING_MS = 8_500;
const PROBE_DOUBLING_MS = 60_000;
/** Set so that trying a faster pace costs about a fifteenth of the time. */
const HOLD_PER_LOST_MS = 14;
/** A known ceiling falls at most to this part of the refused rate, because a long pause makes the measurement too low. */
const LEAST_KEPT = 0.95;
/** The same after a search, which passes the limit by more. */
const SEARCH_KEPT = 0.9;
const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const PAUSE_GROWTH = 1.7;
/** The next recovery begins with this part of the pause that ended the last recovery. */
const PAUSE_KEPT = 0.8;
/** The longest wait that the service can ask for. After that time one call goes out: a header may be wrong by years. */
const LONGEST_OBEYED_MS = 15 * 60_000;
/** Time that the first call after a pause goes alone, so that its answer is known before the next call. */
const ALONE_MS = 1_000;
/** Usual delay of timers. The next call may go out this much earlier to make up for it. */
const LATE_MS = 2;
/** A longer gap between two calls means that there was no call to send. */
const IDLE_MS = 2_000;
/** Share of the newest gap in the mean gap. */
const NEWEST_GAP = 0.15;
/** The calls may be this much faster than their mean gap shows, while the pace grows. */
const ABOVE_MEAN = 1.1;

/**
 * Returns the pace at the start of a run.
 *
 * @param cap calls per second that the user allows
 * @param ceiling the result of an earlier run's `ceilingOf`, or null
 * @param now ms on a steady clock, which all later times use, too
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
    searchUpTo: null,
    gapMs: 0,
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

/** Returns the calls per second that may go now. */
export function rateOf(pace: Pace): number {
  const { cap, ceiling, searchUpTo, doublingMs } = pace;
  if (ceiling === null) return Math.min(cap, FIRST_RATE * 2 ** (pace.grownMs / FIRST_DOUBLING_MS));
  const grownMs = Math.max(0, pace.grownMs - pace.holdMs);
  const searchMs = searchUpTo === null ? 0 : Math.max(0, Math.log2(searchUpTo / ceiling)) * SEARCH_MS;
  const atRest = searchUpTo === null ? ceiling * BELOW_CEILING : Math.max(ceiling, searchUpTo);
  const steps = FIRST_STEP * (2 ** ((grownMs - searchMs) / doublingMs) - 1);
  const rate =
    grownMs < searchMs ? ceiling * 2 ** (grownMs / SEARCH_MS) : atRest + Math.max(ceiling, searchUpTo ?? 0) * steps;
  return Math.min(cap, Math.max(SLOWEST_RATE, rate));
}

/** Returns the ceiling to remember for the next run; null: the service has refused no call yet. */
export function ceilingOf(pace: Pace): number | null {
  return pace.ceiling === null ? null : Math.max(pace.ceiling, rateOf(pace));
}

/** Returns the pace after a call that goes out at `now`, which is not before `readyAt`. */
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
    gapMs: gap > IDLE_MS ? pace.gapMs : pace.gapMs + (gap - pace.gapMs) * NEWEST_GAP,
    grownMs: pace.grownMs + (queued ? gap : 0),
    busyMs: pace.busyMs + Math.min(gap, Math.max(IDLE_MS, 2 * interval)),
  };
  return { ...sent, readyAt: Math.max(pace.readyAt, now - LATE_MS) + 1_000 / rateOf(sent) };
}

/** Returns the pace after an answer other than 429 to the call sent at `sentAt`. */
export function afterAccepted(pace: Pace, sentAt: number, now: number): Pace {
  const accepted = pace.accepted + 1;
  if (pace.pauses === 0 || sentAt <= pace.pausedAt) return { ...pace, accepted };
  const isFirst = pace.ceiling === null;
  const lostMs = Math.max(1, now - pace.refusedAt);
  const sendingMs = Math.max(0, pace.busyMs - lostMs);
  const isCheap = lostMs <= CHEAP_MS;
  const isAtOnce = isCheap && sendingMs < AT_ONCE * lostMs;
  const isLong = !isCheap || sendingMs >= LONG_AFTER * lostMs;
  const isSearch = isAtOnce || (isFirst && isCheap);
  const isRough = isFirst || !isLong || (isCheap && pace.searchUpTo !== null);
  const recovered = {
    ...pace,
    ceiling: Math.max(SLOWEST_RATE, estimateCeiling({ ...pace, accepted }, sendingMs, lostMs)),
    searchUpTo: isSearch ? pace.refusedRate * NEAR_REFUSED : null,
    grownMs: 0,
    holdMs: isFirst || !isLong ? 0 : HOLD_PER_LOST_MS * lostMs,
    doublingMs: isRough ? SEARCH_DOUBLING_MS : PROBE_DOUBLING_MS,
    accepted: 0,
    busyMs: 0,
    pauses: 0,
    firstPauseMs: Math.max(SHORTEST_PAUSE_MS, pace.lastPauseMs * PAUSE_KEPT),
  };
  return { ...recovered, readyAt: Math.min(recovered.readyAt, now + 1_000 / rateOf(recovered)) };
}

/**
 * Returns the ceiling after a recovery, between the measurement and the refused rate.
 *
 * @param sendingMs time in which calls went out since the last recovery
 * @param lostMs time from the refusal to the recovery
 */
function estimateCeiling(pace: Pace, sendingMs: number, lostMs: number): number {
  const { accepted, busyMs, refusedRate, searchUpTo } = pace;
  const measured = Math.min(refusedRate, (1_000 * accepted) / Math.max(1, busyMs));
  if (pace.ceiling === null) {
    const isRamp = lostMs <= CHEAP_MS && sendingMs >= FIRST_LEAST_MS;
    return isRamp ? Math.max(FIRST_MEASURED * measured, FIRST_KEPT * refusedRate) : measured;
  }
  const least = refusedRate * (searchUpTo === null ? LEAST_KEPT : SEARCH_KEPT);
  if (lostMs > CHEAP_MS || measured >= least) return Math.max(measured, least);
  const share = (sendingMs / lostMs - AT_ONCE) / (LONG_AFTER - AT_ONCE);
  return measured * (least / measured) ** Math.min(1, Math.max(0, share));
}

/**
 * Returns the pace after a 429 to the call sent at `sentAt`. If that call was already under way when the pause began,
 * its refusal can lengthen the pause, but does not lower the pace a second time.
 *
 * @param retryAfterMs the wait that the service asked for, or null
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
    refusedRate: first ? sendingRateOf(pace) : pace.refusedRate,
  };
}

/** Returns the rate at which calls really went out: if few may be under way, the calls are slower than the pace allows. */
function sendingRateOf(pace: Pace): number {
  return pace.gapMs > 0 ? Math.min(rateOf(pace), (1_000 * ABOVE_MEAN) / pace.gapMs) : rateOf(pace);
}
