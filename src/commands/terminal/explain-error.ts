import { CannotStart } from "../../app/startup-error.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { machineTrouble } from "../daemon/system-errors.ts";
import { scrubberFor } from "../settings.ts";
import type { Terminal } from "./terminal.ts";

/** Trouble in words; only what nobody foresaw shows where it happened. */
export function explainTrouble(error: unknown, config: string | undefined, terminal: Terminal): ExitCode {
  if (error instanceof CannotStart) {
    terminal.complain(error.message);
    return error.exitCode;
  }
  const trouble = machineTrouble(error);
  if (trouble !== null) {
    terminal.complain(trouble);
    return 1;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const shown = scrubberFor(config)(text);
  terminal.complain(
    `celebration-sync met something it did not foresee; nothing is lost, the next run goes on.\n${shown}`,
  );
  return 1;
}
