import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../app/startup-error.ts";
import { openRequestDesk } from "../app/ledger-view.ts";
import type { DecisionRequest, RequestKind, RequestResult } from "../model/request.ts";
import { carryOutRequest } from "../run/decisions/answer-requests.ts";
import type { ExitCode } from "../run/exit-code.ts";
import { startApplying, type SessionOptions } from "./applying-session.ts";
import { settingsFor } from "./settings.ts";
import type { Terminal } from "./terminal/terminal.ts";

const NEEDS: Readonly<Record<RequestKind, SessionOptions["needs"]>> = {
  answer: "service",
  approve: "service",
  retry: "service",
  discard: "ledger_only",
  dismiss: "ledger_only",
  link: "ledger_only",
  resolve: "ledger_only",
};
const ASK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Carries out a decision. If another process holds the lock, stores the decision as a request, and waits for the answer.
 * Only the daemon answers requests.
 */
export async function decide(
  request: DecisionRequest,
  flags: { readonly config?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const result = await startApplying({
    settings,
    terminal,
    command: request.kind,
    needs: NEEDS[request.kind],
    probes: "wait",
    deadline: null,
  }).then(
    async (session): Promise<RequestResult> => {
      try {
        return await carryOutRequest(request, settings.feeds, session.app.env);
      } finally {
        await session.close();
      }
    },
    (error: unknown) => {
      if (error instanceof StartupError && error.isLocked) return askApplying(request, settings, terminal);
      throw error;
    },
  );
  return showResult(result, terminal);
}

/** Prints a result. As JSON, a failure is `{ error, … }` and a success is `{ lines, … }`. Both can have summary and items. */
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
  request: DecisionRequest,
  settings: ReturnType<typeof settingsFor>,
  terminal: Terminal,
): Promise<RequestResult> {
  const desk = openRequestDesk(settings);
  try {
    const id = desk.requests.ask(request, new Date().toISOString());
    if (!terminal.quiet)
      terminal.complain("Another process is at work. If it is the daemon (watch), it carries out this request now.");
    for (let waited = 0; waited < LONGEST_WAIT_MS; waited += ASK_EVERY_MS) {
      const result = desk.requests.result(id);
      if (result !== null) return result;
      await delay(ASK_EVERY_MS);
    }
    return {
      exitCode: 1,
      lines: [
        "The other process has not answered within 10 minutes. The request is still stored, and a daemon (watch) carries it out.",
      ],
    };
  } finally {
    desk.close();
  }
}
