import { userInfo } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../../app/startup-error.ts";
import { applyingProcess } from "../../app/ledger-view.ts";
import { openRequestDesk } from "../../app/stored-requests.ts";
import type { Settings } from "../../config/settings.ts";
import type { Asker, DecisionRequest, RequestKind, RequestResult } from "../../model/request.ts";
import { answerRequests, carryOutRequest } from "../../run/decisions/answer-requests.ts";
import type { ExitCode } from "../../run/exit-code.ts";
import type { RunEnv } from "../../run/run-env.ts";
import { startApplying, type SessionOptions } from "../session/applying-session.ts";
import { settingsFor } from "../session/settings.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { wholeRunNameIn } from "../session/whole-run-name.ts";

const NEEDS: Readonly<Record<RequestKind, SessionOptions["needs"]>> = {
  answer: "service",
  answer_many: "service",
  unlearn: "ledger_only",
  approve: "service",
  retry: "service",
  correction: "ledger_only",
  never: "service",
  lift: "ledger_only",
  erase: "service",
  discard: "ledger_only",
  dismiss: "ledger_only",
  link: "ledger_only",
  resolve: "ledger_only",
  resolve_many: "ledger_only",
  undo: "service",
  unlink: "ledger_only",
};

function needsOf(request: DecisionRequest): SessionOptions["needs"] {
  // A rule is used at once for the rows that wait.
  return request.kind === "correction" && request.choice === "rule" ? "service" : NEEDS[request.kind];
}

/** Time between two looks for the answer to a stored request, and between two looks at the lock. */
const LOOK_EVERY_MS = 200;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Carries out a decision. If another process holds the lock, stores the decision as a request, and waits for the answer.
 * If that process ends without an answer, this process carries the request out.
 *
 * @param who the person of the decision. The name is printed on the terminal and stored nowhere
 */
export async function decide(
  asked: DecisionRequest,
  flags: { readonly config?: string; readonly note?: string },
  terminal: Terminal,
  who: string | null = null,
): Promise<ExitCode> {
  const settings = settingsFor(flags.config);
  const request = withWholeRunName(asked, settings);
  const asker: Asker = { by: systemUser(), via: "command_line", note: noteIn(flags.note) };
  const result =
    (await whenUnlocked(request, settings, terminal, (env) => decideHere(request, settings, env, asker))) ??
    (await askApplying(request, asker, settings, terminal));
  return showResult(who === null ? result : { ...result, lines: [`Person: ${who}`, ...result.lines] }, terminal);
}

/**
 * Returns the decision with the whole name of its run. `latest` is the newest run when the command starts, even if the decision
 * is carried out later.
 */
function withWholeRunName(request: DecisionRequest, settings: Settings): DecisionRequest {
  if (!("run" in request) || request.run === null) return request;
  return { ...request, run: wholeRunNameIn(request.run, settings) };
}

/** Returns the result of `act` under the lock; null when another process holds the lock. */
async function whenUnlocked<T>(
  request: DecisionRequest,
  settings: Settings,
  terminal: Terminal,
  act: (env: RunEnv) => Promise<T>,
): Promise<T | null> {
  const needs = needsOf(request);
  const options = { settings, terminal, command: request.kind, needs, probes: "wait", deadline: null } as const;
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

/** Carries the decision out in this process. Logs who decided, unless there was nothing to decide. */
async function decideHere(
  request: DecisionRequest,
  { feeds }: Settings,
  env: RunEnv,
  asker: Asker,
): Promise<RequestResult> {
  const result = await carryOutRequest(request, feeds, env, { ...asker, request: null });
  const run = "run" in request ? request.run : null;
  if (result.exitCode !== 2) env.log("info", `Decision: ${request.kind}`, { run, ...asker, exitCode: result.exitCode });
  return result;
}

/** Returns a note without line breaks and blanks around it; null for a blank note. */
function noteIn(text: string | undefined): string | null {
  return text?.replace(/\s+/gu, " ").trim() || null;
}

async function askApplying(
  request: DecisionRequest,
  asker: Asker,
  settings: Settings,
  terminal: Terminal,
): Promise<RequestResult> {
  const desk = openRequestDesk(settings, terminal.complain);
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  process.on("SIGTERM", stop).on("SIGINT", stop);
  const id = desk.ask(request, asker, new Date().toISOString());
  try {
    if (!terminal.quiet)
      terminal.complain("Another process is at work. It carries out this request as soon as it can.");
    for (let waited = 0; waited < LONGEST_WAIT_MS && !stopping.signal.aborted; waited += LOOK_EVERY_MS) {
      const asked = desk.find(id);
      if (asked === null) return LOST;
      if (asked.result !== null) return asked.result;
      if (applyingProcess(settings) === null)
        await whenUnlocked(request, settings, terminal, (env) => answerRequests(settings.feeds, env, { only: id }));
      await delay(LOOK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
    const why = stopping.signal.aborted
      ? "This command was stopped"
      : "The other process has not answered for 10 minutes";
    const number = desk.find(id)?.number ?? id;
    return {
      exitCode: 1,
      lines: [
        `${why}. Request ${number} is still stored for a day. To take it back: celebration-sync withdraw ${number}`,
      ],
    };
  } catch (error) {
    desk.withdraw(id, new Date().toISOString());
    throw error;
  } finally {
    process.off("SIGTERM", stop).off("SIGINT", stop);
    desk.close();
  }
}

const LOST: RequestResult = {
  exitCode: 1,
  lines: ["The stored requests were deleted or damaged meanwhile, and this one with them. Ask again."],
};

/** Returns the name of the system's user who gave the command, also when another user runs it by sudo. */
function systemUser(): string {
  const before = process.env["SUDO_USER"];
  if (before !== undefined && before !== "") return before;
  try {
    return userInfo().username;
  } catch {
    // A user in a container may have no name.
    return String(process.getuid?.() ?? "unknown");
  }
}

/** Withdraws a request that no process has taken up. */
export function withdraw(text: string, flags: { readonly config?: string }, terminal: Terminal): ExitCode {
  const desk = openRequestDesk(settingsFor(flags.config), terminal.complain);
  try {
    const id = /^\d{1,15}$/u.test(text) ? desk.idOf(Number(text)) : null;
    const refused = id === null ? "unknown" : desk.withdraw(id, new Date().toISOString());
    const line = refused === null ? `Request ${text} is withdrawn. Nothing was carried out.` : WHY_NOT[refused](text);
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
