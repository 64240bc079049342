/** The rate limit that every call waits for. Only this file imports bottleneck. */
import Bottleneck from "bottleneck";
import { afterAccepted, afterSending, afterThrottled, ceilingOf, rateOf, startPace } from "./pace.ts";
import type { Answer, Service } from "./service.ts";

export interface RateLimitOptions {
  /** The user's limit, which is never exceeded. */
  readonly requestsPerSecond: number;
  /** The result of an earlier run's `ceiling()`, or null. */
  readonly ceiling: number | null;
  /** A steady clock in ms, e.g. `performance.now`. */
  readonly now: () => number;
  /** Resolves after `ms`, or at once when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Returns a number from 0 to 1, for jitter. */
  readonly random: () => number;
  /** Gets the ms of a pause of at least a minute, at its begin. */
  readonly onLongPause?: (ms: number) => void;
}

const LONG_PAUSE_MS = 60_000;

export interface RateLimiter {
  /** Resolves with true when a call may go out. The call then counts as sent. Resolves with false after `stop`. */
  turn(): Promise<boolean>;
  /** Adapts the pace to the answer of a call. `sentAt` is the time after the call's turn. */
  answered(kind: Answer<unknown>["kind"], sentAt: number, retryAfterMs: number | null): void;
  /** Returns the service's measured limit in calls per second, for the next run; null: the service refused no call. */
  ceiling(): number | null;
  /** Returns the calls per second that may go now; 0 during a pause. */
  rate(): number;
  /** Refuses all waiting and later turns. */
  stop(): Promise<void>;
  readonly now: () => number;
}

/**
 * Returns the rate limiter. Bottleneck keeps the user's limit. Inside Bottleneck's jobs, calls wait for the service's limit.
 * All jobs share one pace, so that a pause holds every call. The jobs run at the same time. If they ran one after another,
 * the delays of their timers would add up: at most 300 calls a second in place of 400.
 */
export function createRateLimiter(options: RateLimitOptions): RateLimiter {
  const { requestsPerSecond, now, sleep, random } = options;
  const gate = new Bottleneck({ minTime: 1_000 / requestsPerSecond });
  const stopping = new AbortController();
  let pace = startPace(requestsPerSecond, options.ceiling, now());

  const pass = async (): Promise<boolean> => {
    // While this call waits, a call before it or a refusal can move `readyAt`.
    while (!stopping.signal.aborted) {
      const waitMs = pace.readyAt - now();
      // Timers have no fractions of a ms. A call may go early, because the pace counts from `readyAt`.
      if (waitMs < 1) {
        pace = afterSending(pace, now());
        return true;
      }
      await sleep(waitMs, stopping.signal);
    }
    return false;
  };

  return {
    turn: () => (stopping.signal.aborted ? Promise.resolve(false) : gate.schedule(pass).catch(falseIfDropped)),
    answered: (kind, sentAt, retryAfterMs) => {
      if (kind === "throttled") {
        const before = pace.readyAt - now();
        pace = afterThrottled(pace, sentAt, now(), retryAfterMs, random());
        const wait = pace.readyAt - now();
        if (wait >= LONG_PAUSE_MS && before < LONG_PAUSE_MS) options.onLongPause?.(wait);
      } else if (kind !== "lost") pace = afterAccepted(pace, sentAt, now());
    },
    ceiling: () => ceilingOf(pace),
    rate: () => (pace.pauses > 0 ? 0 : rateOf(pace)),
    stop: async () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      await gate.stop({ dropWaitingJobs: true });
    },
    now,
  };
}

/** Returns false for the error with which Bottleneck rejects waiting jobs when it is stopped. */
function falseIfDropped(error: unknown): boolean {
  if (error instanceof Bottleneck.BottleneckError) return false;
  throw error;
}

/** Returns a service in which each call waits for its turn. The service repeats no call, not even after a 429. */
export function withRateLimit(service: Service, limiter: RateLimiter): Service {
  const limited = async <T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    if (!(await limiter.turn())) return STOPPED;
    const sentAt = limiter.now();
    const answer = await call();
    limiter.answered(answer.kind, sentAt, answer.kind === "throttled" ? answer.retryAfterMs : null);
    return answer;
  };
  return {
    createContact: (input, beforeSending) => limited(() => service.createContact(input, beforeSending)),
    updateContact: (contactId, input, beforeSending) =>
      limited(() => service.updateContact(contactId, input, beforeSending)),
    deleteContact: (contactId, beforeSending) => limited(() => service.deleteContact(contactId, beforeSending)),
    listGroups: () => limited(() => service.listGroups()),
    deleteGroup: (groupId) => limited(() => service.deleteGroup(groupId)),
  };
}

const STOPPED: Answer<never> = {
  kind: "lost",
  applied: "no",
  cause: "stopped",
  status: null,
  what: "The program is stopping: nothing was sent.",
  requestId: null,
};
