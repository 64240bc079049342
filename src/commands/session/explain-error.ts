import { StartupError, Superseded } from "../../app/startup-error.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import { explainSystemError } from "../terminal/system-errors.ts";
import { scrubberFor } from "./settings.ts";
import type { Terminal } from "../terminal/terminal.ts";

/**
 * Prints an error in words, and the stack of an unexpected error. Returns the exit code.
 *
 * @param who what the error stopped
 */
export function explainError(
  error: unknown,
  config: string | undefined,
  terminal: Pick<Terminal, "complain">,
  who = "celebration-sync",
): ExitCode {
  if (error instanceof StartupError) {
    terminal.complain(error.message);
    return error.exitCode;
  }
  if (error instanceof Superseded) {
    terminal.complain(error.message);
    return 1;
  }
  const explained = explainSystemError(error);
  if (explained !== null) {
    terminal.complain(explained);
    return 1;
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const shown = scrubberFor(config)(text);
  terminal.complain(
    `${who} stopped because of an unexpected error. Nothing is lost, and the next run continues.\n${shown}`,
  );
  return 1;
}
