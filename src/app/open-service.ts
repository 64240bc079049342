/** The service with its key, its pace and its log: all that a command opens that only asks. */
import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { keyScrubber, readApiKey } from "../api/api-key.ts";
import { createHttpService } from "../api/http-service.ts";
import { withCallLog } from "../api/log-calls.ts";
import { createRateLimiter, withRateLimit } from "../api/rate-limit.ts";
import type { Service } from "../api/service.ts";
import { StartupError } from "./startup-error.ts";
import type { Settings } from "../config/settings.ts";
import { createLog, type Log, type LogLevel } from "../system/log.ts";
import { scrubberOf } from "./scrubber.ts";

export interface AppOptions {
  readonly level: LogLevel | "silent";
  readonly logForm: "readable" | "json";
  readonly writeLog: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface ServiceApp {
  readonly settings: Settings;
  readonly log: Log;
  readonly service: Service;
  /** Calls per second that the service was found to bear; null while it refused nothing. */
  paceCeiling(): number | null;
  close(): Promise<void>;
}

/** Opens the service with its key and its pace: retry( limit( log( http ))), where push decides on retries. */
export function openService(settings: Settings, options: AppOptions, ceiling: number | null): ServiceApp {
  const found = readApiKey(settings.api.key, options.env);
  if (found.kind === "problem") throw new StartupError(2, `${found.what} ${found.hint}`);
  const scrub = keyScrubber(found.key);
  const log = createLog({ level: options.level, form: options.logForm, scrub, write: options.writeLog });
  const { baseUrl, requestsPerSecond, timeoutMs } = settings.api;
  const http = createHttpService({ baseUrl, apiKey: found.key, timeoutMs });
  const limiter = createRateLimiter({
    requestsPerSecond,
    ceiling,
    now: () => performance.now(),
    sleep: pause,
    random: Math.random,
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
    async close() {
      await limiter.stop();
      await http.close();
    },
  };
}

/** Stands in for the service where no call is made: what a person decides in the ledger alone needs no key. */
export function openWithoutService(settings: Settings, options: AppOptions): ServiceApp {
  const scrub = scrubberOf(settings, options.env);
  const refuse = () => Promise.reject(new Error("A call was about to be made by what makes none."));
  return {
    settings,
    log: createLog({ level: options.level, form: options.logForm, scrub, write: options.writeLog }),
    service: {
      createContact: refuse,
      updateContact: refuse,
      deleteContact: refuse,
      listGroups: refuse,
      deleteGroup: refuse,
    },
    paceCeiling: () => null,
    close: async () => {},
  };
}

/** Resolves after `ms`, or as soon as the signal aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  // As many may wait as calls are made side by side: no leak, whatever Node takes more than ten for.
  setMaxListeners(0, signal);
  await delay(ms, undefined, { signal }).catch(() => {});
}
