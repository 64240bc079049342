import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../app/startup-error.ts";
import { applyingProcess, openRequestDesk } from "../app/ledger-view.ts";
import type { Settings } from "../config/settings.ts";
import type { DecisionRequest, RequestKind, RequestResult } from "../model/request.ts";
import { answerRequests, carryOutRequest } from "../run/decisions/answer-requests.ts";
import type { ExitCode } from "../run/exit-code.ts";
import type { RunEnv } from "../run/run-env.ts";
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
  resolve_many: "ledger_only",
  unlink: "ledger_only",
};
/** Time between two looks for the answer to a stored request, and between two looks at the lock. */
const LOOK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Carries out a decision. If another process holds the lock, stores the decision as a request, and waits for the answer.
 * If that process ends without an answer, this process carries the request out.
 */
export async function decide(
  request: DecisionRequest,
  flags: { readonly config?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const result =
    (await whenUnlocked(request.kind, settings, terminal, (env) => carryOutRequest(request, settings.feeds, env))) ??
    (await askApplying(request, settings, terminal));
  return showResult(result, terminal);
}

/** Returns the result of `act` under the lock; null when another process holds the lock. */
async function whenUnlocked<T>(
  kind: RequestKind,
  settings: Settings,
  terminal: Terminal,
  act: (env: RunEnv) => Promise<T>,
): Promise<T | null> {
  const options = { settings, terminal, command: kind, needs: NEEDS[kind], probes: "wait", deadline: null } as const;
  const session = await startApplying(options).catch((error: unknown) => {
    if (error instanceof StartupError && error.isLocked) return null;
    throw error;
  });
  if (session === null) return null;
  try {
    return await act(session.app.env);
  } finally {
    await session.close();
  }
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

async function askApplying(request: DecisionRequest, settings: Settings, terminal: Terminal): Promise<RequestResult> {
  const desk = openRequestDesk(settings);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const id = desk.requests.ask(request, new Date().toISOString());
  try {
    if (!terminal.quiet)
      terminal.complain("Another process is at work. It carries out this request as soon as it can.");
    for (let waited = 0; waited < LONGEST_WAIT_MS && !stopping.signal.aborted; waited += LOOK_EVERY_MS) {
      const result = desk.requests.result(id);
      if (result !== null) return result;
      if (applyingProcess(settings) === null)
        await whenUnlocked(request.kind, settings, terminal, (env) => answerRequests(settings.feeds, env, id));
      await delay(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
    const why = stopping.signal.aborted
      ? "This command was stopped"
      : "The other process has not answered for 10 minutes";
    return {
      exitCode: 1,
      lines: [`${why}. Request ${id} is still stored for a day. To take it back: celebration-sync withdraw ${id}`],
    };
  } catch (error) {
    desk.requests.withdraw(id, new Date().toISOString());
    throw error;
  } finally {
    process.off("SIGTERM", stop).off("SIGINT", stop);
    desk.close();
  }
}

/** Withdraws a request that no process has taken up. */
export function withdraw(text: string, flags: { readonly config?: string }, terminal: Terminal): ExitCode {
  const id = Number(text);
  const desk = openRequestDesk(settingsFor(flags.config));
  try {
    const refused = /^\d{1,15}$/u.test(text) ? desk.requests.withdraw(id, new Date().toISOString()) : "unknown";
    const line = refused === null ? `Request ${id} is withdrawn. Nothing was carried out.` : WHY_NOT[refused](text);
    return showResult({ exitCode: refused === null ? 0 : refused === "unknown" ? 2 : 1, lines: [line] }, terminal);
  } finally {
    desk.close();
  }
}

const WHY_NOT = {
  unknown: (text: string) => `There is no request “${text}”. The command status lists the requests.`,
  taken: (text: string) => `A process is carrying out request ${text} already.`,
  answered: (text: string) => `Request ${text} has its answer already.`,
} as const;
