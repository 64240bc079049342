import type { Settings } from "../../config/settings.ts";
import type { AppOptions } from "../../app/open-service.ts";
import { logFormFor, logLevelFor, type Terminal } from "./terminal.ts";

/**
 * Returns how a command logs.
 *
 * @param isDaemon whether the log is for programs rather than for the person who started the command
 */
export function logOptions(settings: Settings, terminal: Terminal, { isDaemon = false } = {}): AppOptions {
  return {
    level: logLevelFor(terminal, settings.logLevel),
    logForm: logFormFor({ isJson: terminal.json, isDaemon, isTerminal: process.stderr.isTTY, env: process.env }),
    account: terminal.account,
    writeLog: (text) => void process.stderr.write(text),
    env: process.env,
  };
}
