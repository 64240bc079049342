/**
 * Limits the requests of an account. The interface says only that there is a limit, so the kind of limit is a switch.
 */

/**
 * - `bucket`: a token bucket of `burst` tokens that gets `limit` new tokens per window, evenly spread.
 * - `fixed`: at most `limit` requests in each window of the clock.
 * - `sliding`: at most `limit` requests in any period as long as a window.
 */
export type RateKind = "bucket" | "fixed" | "sliding";

export interface RateRule {
  readonly kind: RateKind;
  readonly limit: number;
  readonly windowMs: number;
  /** Largest number of tokens in the bucket; only for `bucket`. */
  readonly burst: number;
  /** ms after each refusal in which all requests are refused; 0: no penalty. */
  readonly penaltyMs: number;
}

export interface RateVerdict {
  readonly allowed: boolean;
  readonly remaining: number;
  /** ms until the next request may be allowed; 0 when this request was allowed. */
  readonly waitMs: number;
}

export interface RateLimiter {
  readonly rule: RateRule;
  /** Counts a request. `now`: ms since 1970. */
  take(now: number): RateVerdict;
}

export function createRateLimiter(rule: RateRule): RateLimiter {
  const counter = createCounter(rule);
  let blockedUntil = 0;
  return {
    rule,
    take(now) {
      const verdict = now < blockedUntil ? { allowed: false, remaining: 0, waitMs: blockedUntil - now } : counter(now);
      if (verdict.allowed || rule.penaltyMs === 0) return verdict;
      blockedUntil = now + rule.penaltyMs;
      return { ...verdict, waitMs: Math.max(verdict.waitMs, rule.penaltyMs) };
    },
  };
}

function createCounter(rule: RateRule): (now: number) => RateVerdict {
  switch (rule.kind) {
    case "bucket":
      return bucket(rule);
    case "fixed":
      return fixedWindow(rule);
    case "sliding":
      return slidingWindow(rule);
  }
}

/** Without this tolerance, a rounding error refuses a request that comes exactly at the end of its wait. */
const ROUNDING = 1e-9;

function bucket({ limit, windowMs, burst }: RateRule): (now: number) => RateVerdict {
  const msPerToken = windowMs / limit;
  let tokens = burst;
  let filledAt: number | null = null;
  return (now) => {
    tokens = Math.min(burst, tokens + Math.max(0, now - (filledAt ?? now)) / msPerToken);
    filledAt = now;
    if (tokens < 1 - ROUNDING)
      return { allowed: false, remaining: 0, waitMs: Math.ceil((1 - ROUNDING - tokens) * msPerToken) };
    tokens -= 1;
    return { allowed: true, remaining: Math.floor(tokens), waitMs: 0 };
  };
}

function fixedWindow({ limit, windowMs }: RateRule): (now: number) => RateVerdict {
  let window = Number.NaN;
  let used = 0;
  return (now) => {
    const current = Math.floor(now / windowMs);
    if (current !== window) used = 0;
    window = current;
    if (used >= limit) return { allowed: false, remaining: 0, waitMs: (current + 1) * windowMs - now };
    used += 1;
    return { allowed: true, remaining: limit - used, waitMs: 0 };
  };
}

function slidingWindow({ limit, windowMs }: RateRule): (now: number) => RateVerdict {
  const times: number[] = [];
  return (now) => {
    while (times[0] !== undefined && times[0] <= now - windowMs) times.shift();
    if (times.length >= limit) return { allowed: false, remaining: 0, waitMs: (times[0] ?? now) + windowMs - now };
    times.push(now);
    return { allowed: true, remaining: limit - times.length, waitMs: 0 };
  };
}

/** The form of the Retry-After header of a 429. */
export type RetryAfterForm = "none" | "seconds" | "date";

/**
 * The headers with the state of the limit. `ratelimit`: as in the IETF draft, with the reset in seconds from now.
 * `x-ratelimit`: `X-RateLimit-*`, with the reset in seconds since 1970.
 */
export type RateHeaders = "none" | "ratelimit" | "x-ratelimit";

/** Returns the Retry-After header for a wait, rounded up to whole seconds. */
export function retryAfterHeader(form: RetryAfterForm, waitMs: number, now: number): Record<string, string> {
  switch (form) {
    case "none":
      return {};
    case "seconds":
      return { "retry-after": String(Math.max(1, Math.ceil(waitMs / 1000))) };
    case "date":
      return { "retry-after": new Date(Math.ceil((now + waitMs) / 1000) * 1000).toUTCString() };
  }
}

/** Returns the headers with the state of the limit after a request. */
export function rateHeaders(
  form: RateHeaders,
  rule: RateRule,
  verdict: RateVerdict,
  now: number,
): Record<string, string> {
  const seconds = Math.ceil((verdict.allowed ? rule.windowMs : verdict.waitMs) / 1000);
  switch (form) {
    case "none":
      return {};
    case "ratelimit":
      return {
        "ratelimit-limit": String(rule.limit),
        "ratelimit-remaining": String(verdict.remaining),
        "ratelimit-reset": String(seconds),
      };
    case "x-ratelimit":
      return {
        "x-ratelimit-limit": String(rule.limit),
        "x-ratelimit-remaining": String(verdict.remaining),
        "x-ratelimit-reset": String(Math.ceil(now / 1000) + seconds),
      };
  }
}
