import { createLog, type Log } from "../../system/log.ts";
import { logFormFor, logLevelFor, type Terminal } from "../terminal/terminal.ts";

/** Returns the log for messages about an account; null: about all of them. */
export function accountsLogs(terminal: Terminal): (account: string | null) => Log {
  const level = logLevelFor(terminal, "info");
  const { isTTY: isTerminal } = process.stderr;
  const form = logFormFor({ isJson: terminal.json, isDaemon: true, isTerminal, env: process.env });
  const write = (text: string): void => void process.stderr.write(text);
  // No key has been read for these messages.
  const scrub = (text: string): string => text;
  return (account: string | null) => createLog({ account, level, form, scrub, write });
}
