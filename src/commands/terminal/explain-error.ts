import { StartupError } from "../../app/startup-error.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { explainSystemError } from "../daemon/system-errors.ts";
import { scrubberFor } from "../settings.ts";
import type { Terminal } from "./terminal.ts";

/** Trouble in words; only what nobody foresaw shows where it happened. */
export function explainError(error: unknown, config: string | undefined, terminal: Terminal): ExitCode {
  if (error instanceof StartupError) {
    terminal.complain(error.message);
    return error.exitCode;
  }
  const explained = explainSystemError(error);
  if (explained !== null) {
    terminal.complain(explained);
    return 1;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const shown = scrubberFor(config)(text);
  terminal.complain(
    `celebration-sync met something it did not foresee; nothing is lost, the next run goes on.\n${shown}`,
  );
  return 1;
}
