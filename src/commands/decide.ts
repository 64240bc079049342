import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../app/startup-error.ts";
import { openRequestDesk } from "../app/ledger-view.ts";
import type { RequestResult, StoredRequest } from "../ledger/runs/requests.ts";
import { carryOutRequest } from "../run/decisions/answer-requests.ts";
import type { ExitCode } from "../run/exit-code.ts";
import { startApplying } from "./daemon/applying-session.ts";
import { settingsFor } from "./settings.ts";
import type { Terminal } from "./terminal/terminal.ts";

const MAKES_CALLS: Readonly<Record<StoredRequest["command"], boolean>> = {
  approve: true,
  retry: true,
  discard: false,
  dismiss: false,
  link: false,
  resolve: false,
};
const ASK_EVERY_MS = 200;
const PATIENCE_MS = 10 * 60_000;

/** approve, discard, retry: done here, or by the process that applies at the moment, which takes it up at once. */
export async function decide(
  command: StoredRequest["command"],
  argument: string,
  flags: { readonly config?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const result = await startApplying(settings, terminal, command, MAKES_CALLS[command], true, null).then(
    async (applying): Promise<RequestResult> => {
      try {
        return await carryOutRequest({ command, argument }, settings.feeds, applying.app.env);
      } finally {
        await applying.close();
      }
    },
    (error: unknown) => {
      if (error instanceof StartupError && error.isLocked) return askApplying(command, argument, settings, terminal);
      throw error;
    },
  );
  return showResult(result, terminal);
}

/** As JSON a failure is `{ error, … }`, like that of every command; else `{ lines, … }`, with the run's summary or items. */
function showResult({ exitCode, lines, summary, items }: RequestResult, terminal: Terminal): ExitCode {
  const isFailure = exitCode === 1 || exitCode === 2;
  if (terminal.json) {
    const said = isFailure ? { error: lines.join("\n") } : { lines };
    terminal.printJson({ ...said, ...summary, ...(items ? { items } : {}) });
  }
  for (const line of lines) (isFailure ? terminal.complain : terminal.print)(line);
  return exitCode as ExitCode;
}

async function askApplying(
  command: StoredRequest["command"],
  argument: string,
  settings: ReturnType<typeof settingsFor>,
  terminal: Terminal,
): Promise<RequestResult> {
  const desk = openRequestDesk(settings);
  try {
    const id = desk.requests.ask(command, argument, new Date().toISOString());
    if (!terminal.quiet) terminal.complain("Another process is at work; it has been asked to do this.");
    for (let waited = 0; waited < PATIENCE_MS; waited += ASK_EVERY_MS) {
      const result = desk.requests.result(id);
      if (result !== null) return result;
      await delay(ASK_EVERY_MS);
    }
    return { exitCode: 1, lines: ["It has not answered yet. The request stands: see status."] };
  } finally {
    desk.close();
  }
}
