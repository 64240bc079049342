/** The one gate that every call passes, and the wrapper that makes it pass: the door to bottleneck. */
import Bottleneck from "bottleneck";
import { afterAccepted, afterSending, afterThrottled, ceilingOf, rateOf, startPace } from "./pace.ts";
import type { Answer, Service } from "./service.ts";

export interface RateLimitOptions {
  /** The user's limit: never exceeded. */
  readonly requestsPerSecond: number;
  /** What an earlier run learned about the service (`ceiling()`), or null. */
  readonly ceiling: number | null;
  /** A steady clock in ms, e.g. `performance.now`. */
  readonly now: () => number;
  /** Resolves after `ms`, or at once when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

export interface RateLimiter {
  /** Waits until a call may go out now; false: stopped, nothing may. A turn that was given counts as a call. */
  turn(): Promise<boolean>;
  /** Hears how a call ended, so that the pace follows. `sentAt` is the clock's time after its turn. */
  answered(kind: Answer<unknown>["kind"], sentAt: number, retryAfterMs: number | null): void;
  /** Calls per second that the service was found to bear; null: it has refused nothing. Worth remembering. */
  ceiling(): number | null;
  /** Calls per second that may go now; 0 while everything is paused. */
  rate(): number;
  /** Ends all waiting: turns that wait, and later ones, are refused. */
  stop(): Promise<void>;
  readonly now: () => number;
}

/**
 * Bottleneck keeps the user's limit by itself; what the service bears is waited for inside its jobs, all of them on one
 * pace, so that a pause holds everybody. (With one job at a time its timers would add up: 300 calls/s at most, so 400.)
 */
export function createRateLimiter(options: RateLimitOptions): RateLimiter {
  const { requestsPerSecond, now, sleep, random } = options;
  const gate = new Bottleneck({ minTime: 1_000 / requestsPerSecond });
  const stopping = new AbortController();
  let pace = startPace(requestsPerSecond, options.ceiling, now());

  const pass = async (): Promise<boolean> => {
    // Another call that goes first, or a refusal that comes in while we wait, moves `readyAt` on.
    while (!stopping.signal.aborted) {
      const waitMs = pace.readyAt - now();
      // Timers know no fractions; the pace counts on from `readyAt`, so nothing is gained by going early.
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
      if (kind === "throttled") pace = afterThrottled(pace, sentAt, now(), retryAfterMs, random());
      else if (kind !== "lost") pace = afterAccepted(pace, sentAt, now());
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

/** Bottleneck rejects the calls that wait when it is stopped. */
function falseIfDropped(error: unknown): boolean {
  if (error instanceof Bottleneck.BottleneckError) return false;
  throw error;
}

/** Every attempt pays the gate. `throttled` answers are returned too: whether to repeat is the caller's decision. */
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
    updateContact: (contactId, input) => limited(() => service.updateContact(contactId, input)),
    deleteContact: (contactId) => limited(() => service.deleteContact(contactId)),
    listGroups: () => limited(() => service.listGroups()),
    deleteGroup: (groupId) => limited(() => service.deleteGroup(groupId)),
  };
}

const STOPPED: Answer<never> = {
  kind: "lost",
  applied: "no",
  status: null,
  what: "The program is stopping: nothing was sent.",
  requestId: null,
};
