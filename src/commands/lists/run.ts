import { basename } from "node:path";
import { setMaxListeners } from "node:events";
import { exitCodeOf, type ExitCode } from "../../run/exit-code.ts";
import { answerRequests, type AnsweredRequest } from "../../run/decisions/answer-requests.ts";
import { makePass, type PassEnd, type PassOptions } from "../../run/inbox-pass.ts";
import { toSummary } from "../../pipeline/report/json/summary-json.ts";
import { openReadingTurns } from "../../run/read/accounts/reading-turns.ts";
import type { Settings } from "../../config/settings.ts";
import { forEachAccount, type AccountFlags } from "../accounts/each-account.ts";
import { LIST_THREAD } from "../accounts/list-thread.ts";
import { smallListsAtOnce } from "../accounts/small-lists-at-once.ts";
import { prefixOf } from "../../model/text/account-path.ts";
import { openSession, startApplying, type ApplyingSession, type SessionOptions } from "../session/applying-session.ts";
import { settingsFor } from "../session/settings.ts";
import { listenForStop } from "../session/stop-signals.ts";
import { showRun } from "../terminal/show-run.ts";
import type { Terminal } from "../terminal/terminal.ts";

export interface RunFlags extends AccountFlags {
  /** Time of day, for instance `06:00`, after which no call is started. */
  readonly until?: string;
  /** Belongs to a trial. */
  readonly folder?: string;
}

/** Processes the inbox, the named files, or the inboxes of all accounts, once. */
export async function run(files: readonly string[], flags: RunFlags, terminal: Terminal): Promise<ExitCode> {
  if (flags.folder !== undefined) {
    terminal.complain("--folder is for a trial. Add --trial, or leave --folder out.");
    return 2;
  }
  const deadline = flags.until === undefined ? null : nextTime(flags.until, new Date());
  if (deadline === "unreadable") {
    terminal.complain(`--until ${flags.until ?? ""}: write a time of day such as 06:00.`);
    return 2;
  }
  if (flags.accounts === undefined) {
    const settings = settingsFor(flags.config);
    const session = await startApplying({ ...sessionOptions(settings, terminal), deadline });
    return runIn(session, settings, files, terminal);
  }
  if (files.length > 0) {
    terminal.complain("--accounts takes no files. For the files of one account, give its configuration with --config.");
    return 2;
  }
  return runAccounts(flags, deadline, terminal);
}

/** Processes the inboxes of all accounts, side by side. */
async function runAccounts(flags: RunFlags, deadline: number | null, terminal: Terminal): Promise<ExitCode> {
  const stop = listenForStop({ complain: (text) => terminal.complain(text), deadline, onHangUp: () => {} });
  // Every account waits for the signal.
  setMaxListeners(0, stop.signal);
  const shared = {
    signal: stop.signal,
    readingTurns: openReadingTurns(smallListsAtOnce()),
    listThread: LIST_THREAD,
  };
  try {
    return await forEachAccount(flags, terminal, async (read, own) => {
      const settings = read();
      const session = await openSession(sessionOptions(settings, own), {
        ...shared,
        consolePath: prefixOf(basename(settings.configFile, ".json")),
      });
      return runIn(session, settings, [], own);
    });
  } finally {
    stop.close();
  }
}

function sessionOptions(settings: Settings, terminal: Terminal): Omit<SessionOptions, "deadline"> {
  return { settings, terminal, command: "run", needs: "service", probes: "wait" };
}

/** Makes one pass in a session, and closes the session. */
async function runIn(
  session: ApplyingSession,
  settings: Settings,
  files: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  try {
    const pass = await makePass(passOptions(settings, files), session.app.env);
    showPass(pass, terminal);
    await session.app.afterPass(pass);
    session.app.lookForOverdue();
    const late = await answerRequests(settings.feeds, session.app.env, { decisionsMayWait: true });
    if (!terminal.json) showDecisions(late, terminal);
    await session.app.sendNotices();
    const decisions = [...(pass.decisions ?? []), ...late];
    return exitCodeOfPass({ ...pass, decisions }, session.signal.aborted, files.length > 0);
  } finally {
    await session.close();
  }
}

/** Returns how a `run` makes its pass. Without named files, it takes the files of the inbox. */
export function passOptions({ feeds, settleMs }: Settings, files: readonly string[]): PassOptions {
  return {
    feeds,
    settleSeconds: settleMs / 1000,
    patienceSeconds: Math.max(60, settleMs / 100),
    files: files.length > 0 ? files : null,
    decisionsMayWait: true,
    triesDeferred: true,
  };
}

export function showPass(pass: ShownPass, terminal: Terminal): void {
  if (terminal.json) {
    terminal.printJson(passInJson(pass));
    return;
  }
  const { runs, failed, decisions = [], waiting, leftAlone, stopReason } = pass;
  showDecisions(decisions, terminal);
  for (const finished of runs) showRun(finished, terminal);
  for (const { name, path, refusal, isMoved } of failed) {
    terminal.print(
      `${terminal.paint("bold", name)}: ${terminal.paint("red", "not used")}. ${refusal.message} ${refusal.hint}`,
    );
    if (isMoved) terminal.print(`  The file is now at ${path}`);
  }
  for (const { name, why } of waiting) terminal.print(`${terminal.paint("bold", name)}: waits, ${why}`);
  for (const { name, why } of leftAlone) terminal.print(`${terminal.paint("bold", name)}: left alone, ${why}`);
  if (stopReason !== null) terminal.complain(terminal.paint("red", stopReason));
  if (runs.length + failed.length + decisions.length + waiting.length === 0 && stopReason === null)
    terminal.print(`Nothing to do: the inbox ${leftAlone.length === 0 ? "is empty" : "holds no file to take"}.`);
}

function showDecisions(decisions: readonly AnsweredRequest[], terminal: Terminal): void {
  for (const { number, command, by, result } of decisions) {
    terminal.print(`${terminal.paint("bold", `Request ${number}`)}, ${command} by ${by}:`);
    for (const line of result.lines) terminal.print(`  ${line}`);
  }
}

/** The parts of a pass that are shown. */
export type ShownPass = Pick<PassEnd, "runs" | "failed" | "decisions" | "waiting" | "leftAlone" | "stopReason">;

/** Returns what `run --json` prints. */
export function passInJson({ runs, failed, decisions = [], waiting, leftAlone, stopReason }: ShownPass) {
  return {
    runs: runs.map(({ record, reports }) => toSummary(record, reports)),
    failed: failed.map(({ name, path, refusal: { code, message, hint } }) => ({ name, path, code, message, hint })),
    decisions: decisions.map(({ number, command, by, via, result }) => ({
      request: number,
      command,
      by,
      via,
      exitCode: result.exitCode,
      lines: result.lines,
    })),
    waiting: waiting.map(({ name, why }) => ({ kind: "waiting", name, why })),
    leftAlone: leftAlone.map(({ name, why }) => ({ name, why })),
    // The field's name is part of the interface for programs.
    trouble: stopReason,
  };
}

/**
 * Returns the exit code of a pass.
 *
 * @param wasStopped whether a person or --until stopped the pass. This is not a failure, because the next run continues.
 * @param isOfNamedFiles whether the files were named. No later run takes a named file that waits.
 */
export function exitCodeOfPass(
  { runs, failed, decisions = [], waiting, leftAlone, stopReason }: PassEnd,
  wasStopped: boolean,
  isOfNamedFiles: boolean,
): ExitCode {
  const records = runs.map(({ record }) => record);
  const code = exitCodeOf(wasStopped ? records.filter(({ status }) => status !== "halted") : records);
  const isAnyLeft = waiting.some(({ reason }) => reason === "not_moved") || leftAlone.some((left) => left.hidesLists);
  if (failed.length > 0 || isAnyLeft || code === 1 || (stopReason !== null && !wasStopped)) return 1;
  const ofDecisions = decisions.map(({ result }) => result.exitCode);
  if (code === 4 || ofDecisions.includes(4) || waiting.some(({ reason }) => reason === "behind_held_run")) return 4;
  const isPutOff = wasStopped
    ? records.some(({ status }) => status === "halted")
    : isOfNamedFiles && waiting.length > 0;
  // A decision that was refused needs a person, and is no failure of the run.
  return isPutOff || ofDecisions.some((decided) => decided !== 0) ? 3 : code;
}

/** Returns the next time (ms since 1970) at which the local clock shows `HH:MM`. */
export function nextTime(text: string, now: Date): number | "unreadable" {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/u.exec(text.trim());
  if (found === null) return "unreadable";
  const at = new Date(now);
  at.setHours(Number(found[1]), Number(found[2]), 0, 0);
  if (at <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}
