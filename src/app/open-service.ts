/** Opens the service with its key, rate limit and log. */
import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { readApiKey } from "../api/api-key.ts";
import { createHttpService } from "../api/http-service.ts";
import { withCallLog } from "../api/log-calls.ts";
import { createRateLimiter, withRateLimit } from "../api/rate-limit.ts";
import type { Service } from "../api/service.ts";
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { createLog, type Log, type LogLevel } from "../system/log.ts";
import { scrubberOf } from "./scrubber.ts";

export interface AppOptions {
  /** The account that each log line names; absent or null: the process serves one account. */
  readonly account?: string | null;
  readonly level: LogLevel | "silent";
  readonly logForm: "readable" | "json";
  readonly writeLog: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface ServiceApp {
  readonly settings: Settings;
  readonly log: Log;
  readonly service: Service;
  /** Returns the service's measured limit in calls per second; null: the service has refused no call. */
  paceCeiling(): number | null;
  /** Refuses all calls that wait for their turn, and all later ones. Calls that are under way get their answer. */
  stopCalls(): Promise<void>;
  close(): Promise<void>;
}

/** What the applying process has beside the settings. */
export interface Applying {
  /** The service's limit in calls per second as an earlier run measured it, or null. */
  readonly ceiling: number | null;
  /** Gets the end (ISO date-time) of each long wait that the service asks for. */
  notePause(until: string): void;
  /** Throws if another process may be at work. Called right before each request is written. */
  prove(): void;
}

/**
 * Opens the service: the HTTP client, inside the call log, inside the rate limit. Only push repeats calls, so every attempt
 * waits for the limit.
 *
 * @param applying null: the process changes nothing in the service
 * @throws StartupError (2) if the key can't be used
 */
export function openService(settings: Settings, options: AppOptions, applying: Applying | null): ServiceApp {
  const apiKey = apiKeyOf(settings, options.env);
  const scrub = scrubberOf(settings, options.env);
  const log = openLog(options, scrub);
  const { baseUrl, requestsPerSecond, timeoutMs } = settings.api;
  const http = createHttpService({
    baseUrl,
    apiKey,
    timeoutMs,
    ...(applying === null ? {} : { beforeWriting: () => applying.prove() }),
  });
  const limiter = createRateLimiter({
    requestsPerSecond,
    ceiling: applying?.ceiling ?? null,
    now: () => performance.now(),
    sleep: pause,
    random: Math.random,
    onLongPause: (ms) => {
      const until = new Date(Date.now() + ms).toISOString();
      log("warn", `The service asked to wait. Nothing is sent until ${until}.`);
      applying?.notePause(until);
    },
  });
  const logged = withCallLog(
    http,
    (call) => log("debug", "call", { ...call }),
    () => performance.now(),
  );
  return {
    settings,
    log,
    service: withRateLimit(logged, limiter),
    paceCeiling: () => limiter.ceiling(),
    stopCalls: () => limiter.stop(),
    async close() {
      await limiter.stop();
      await http.close();
    },
  };
}

/**
 * Checks that the API key can be read. The key itself is not returned, so that it stays in this file.
 *
 * @throws StartupError (2) that says what to do
 */
export function checkApiKey(settings: Settings, env: AppOptions["env"]): void {
  apiKeyOf(settings, env);
}

function apiKeyOf({ api }: Settings, env: AppOptions["env"]): string {
  const found = readApiKey(api.key, env);
  if (found.kind === "unusable") throw new StartupError(2, `${found.what} ${found.hint}`);
  return found.key;
}

function openLog({ account = null, level, logForm, writeLog }: AppOptions, scrub: (text: string) => string): Log {
  return createLog({ account, level, form: logForm, scrub, write: writeLog });
}

/** Returns a service that refuses every call, for decisions that change only the ledger and need no key. */
export function openWithoutService(settings: Settings, options: AppOptions): ServiceApp {
  const scrub = scrubberOf(settings, options.env);
  const refuse = () => Promise.reject(new Error("This command was opened without the service, but made a call."));
  return {
    settings,
    log: openLog(options, scrub),
    service: {
      createContact: refuse,
      updateContact: refuse,
      deleteContact: refuse,
      listGroups: refuse,
      deleteGroup: refuse,
    },
    paceCeiling: () => null,
    stopCalls: async () => {},
    close: async () => {},
  };
}

/** Resolves after `ms`, or when the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // Each of the concurrent calls may wait here, and Node warns of a memory leak from the eleventh listener on.
  setMaxListeners(0, signal);
  await delay(ms, undefined, { signal }).catch(() => {});
}
