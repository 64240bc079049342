/** Handles one request: key, rate limit, endpoint, envelope (interface sections 4, 5, 7, 8). */
import type { FaultyService } from "../faults/faults.ts";
import type { SandboxSettings } from "../options.ts";
import { envelope, refuse } from "../outcome.ts";
import type { Refusal } from "../outcome.ts";
import { createRateLimiter, rateHeaders, retryAfterHeader } from "../rate-limit.ts";
import type { RateLimiter } from "../rate-limit.ts";
import { route } from "./router.ts";
import type { Store } from "../store.ts";
import type { SandboxRequest, SandboxResponse } from "../wire.ts";

export interface ServiceHandler extends FaultyService {
  /** Starts all rate limits again, with the current settings. */
  resetRates(): void;
}

/**
 * Creates the handler of the service's requests.
 *
 * @param keys API key → account; may change at any time
 * @param settings called at each request, so that switches can change while the sandbox runs
 */
export function createServiceHandler(
  store: Store,
  keys: ReadonlyMap<string, string>,
  now: () => number,
  settings: () => SandboxSettings,
): ServiceHandler {
  const limiters = new Map<string, RateLimiter>();
  const start = now().toString(36);
  let requestCount = 0;

  function newRequestId(): string {
    requestCount += 1;
    return `req_${start}_${requestCount}`;
  }

  function limiterOf(account: string): RateLimiter | null {
    const limiter = limiters.get(account) ?? newLimiter(settings());
    if (limiter !== null) limiters.set(account, limiter);
    return limiter;
  }

  function refuseWith(refusal: Refusal): SandboxResponse {
    return envelope(refusal, newRequestId(), settings().requestId);
  }

  function throttled(waitMs: number): SandboxResponse {
    const headers = retryAfterHeader(settings().retryAfter, waitMs, now());
    return refuseWith({ ...refuse("rate_limited", "Too many requests. Try again later."), headers });
  }

  function apply(request: SandboxRequest): SandboxResponse {
    const account = keys.get(/^Bearer +(\S+) *$/i.exec(request.headers["authorization"] ?? "")?.[1] ?? "");
    if (account === undefined) {
      const refusal = refuse("unauthorized", "The API key is missing, wrong or revoked.");
      return refuseWith({ ...refusal, headers: { "www-authenticate": "Bearer" } });
    }
    const limiter = limiterOf(account);
    if (limiter === null) return answer(account, request);
    const verdict = limiter.take(now());
    const response = verdict.allowed ? answer(account, request) : throttled(verdict.waitMs);
    const headers = rateHeaders(settings().rateHeaders, limiter.rule, verdict, now());
    return { ...response, headers: { ...response.headers, ...headers } };
  }

  function answer(account: string, request: SandboxRequest): SandboxResponse {
    const scope = { account, store, settings: settings(), now: timeText(now()) };
    return envelope(route(scope, request), newRequestId(), settings().requestId);
  }

  return {
    apply,
    throttled,
    newRequestId,
    get requestIdForm() {
      return settings().requestId;
    },
    resetRates: () => limiters.clear(),
  };
}

/** Returns a time (ms since 1970) in the interface's form: `YYYY-MM-DD HH:MM:SS`, UTC. */
export function timeText(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace("T", " ");
}

function newLimiter({ rate, rateWindow, rateKind, rateBurst, ratePenalty }: SandboxSettings): RateLimiter | null {
  if (rate === null) return null;
  const windowMs = rateWindow * 1000;
  const penaltyMs = ratePenalty * 1000;
  return createRateLimiter({ kind: rateKind, limit: rate, windowMs, burst: rateBurst ?? rate, penaltyMs });
}
