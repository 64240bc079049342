import type { Settings } from "../../config/settings.ts";
import type { AppOptions } from "../../app/open-service.ts";
import { logFormFor, logLevelFor, type Terminal } from "./terminal.ts";

/** How a command logs. @param isDaemon it is watched by programs rather than by whoever started it */
export function logOptions(settings: Settings, terminal: Terminal, isDaemon = false): AppOptions {
  return {
    level: logLevelFor(terminal, settings.logLevel),
    logForm: logFormFor(terminal, isDaemon, process.stderr.isTTY, process.env),
    writeLog: (text) => void process.stderr.write(text),
    env: process.env,
  };
}
