import { exitCodeOf, type ExitCode } from "../run/exit-code.ts";
import { makePass, type PassEnd } from "../run/inbox-pass.ts";
import { toSummary } from "../pipeline/report/json/summary-json.ts";
import { startApplying } from "./daemon/applying-session.ts";
import { settingsFor } from "./settings.ts";
import { showRun } from "./terminal/show-run.ts";
import type { Terminal } from "./terminal/terminal.ts";

export interface RunFlags {
  readonly config?: string;
  /** `06:00`: no new call after that. */
  readonly until?: string;
}

/** Processes the inbox, or the named files, once. */
export async function run(files: readonly string[], flags: RunFlags, terminal: Terminal): Promise<ExitCode> {
  const deadline = flags.until === undefined ? null : nextTime(flags.until, new Date());
  if (deadline === "unreadable") {
    terminal.complain(`--until ${flags.until ?? ""}: write a time of day such as 06:00.`);
    return 2;
  }
  const settings = settingsFor(flags.config);
  const applying = await startApplying(settings, terminal, "run", true, true, deadline);
  try {
    const pass = await makePass(
      {
        feeds: settings.feeds,
        settleSeconds: settings.settleMs / 1000,
        patienceSeconds: Math.max(60, settings.settleMs / 100),
        files: files.length > 0 ? files : null,
        triesDeferred: true,
      },
      applying.app.env,
    );
    showPass(pass, terminal);
    await applying.app.afterPass(pass);
    await applying.app.lookForOverdue();
    return exitCodeOfPass(pass, applying.signal.aborted);
  } finally {
    await applying.close();
  }
}

export function showPass({ runs, failed, waiting, leftAlone, trouble }: PassEnd, terminal: Terminal): void {
  if (terminal.json) {
    terminal.printJson({
      runs: runs.map(({ record, reports }) => toSummary(record, reports)),
      failed: failed.map(({ name, path, refusal: { code, message, hint } }) => ({ name, path, code, message, hint })),
      waiting,
      leftAlone,
      trouble,
    });
    return;
  }
  for (const finished of runs) showRun(finished, terminal);
  for (const { name, path, refusal } of failed) {
    terminal.print(
      `${terminal.paint("bold", name)}: ${terminal.paint("red", "not used")}. ${refusal.message} ${refusal.hint}`,
    );
    if (refusal.code !== "not_a_regular_file" && refusal.code !== "no_such_file")
      terminal.print(`  It lies in ${path}`);
  }
  for (const { name, why } of waiting) terminal.print(`${terminal.paint("bold", name)}: waits, ${why}`);
  for (const { name, why } of leftAlone) terminal.print(`${terminal.paint("bold", name)}: left alone, ${why}`);
  if (trouble !== null) terminal.complain(terminal.paint("red", trouble));
  if (runs.length + failed.length + waiting.length === 0 && trouble === null)
    terminal.print(`Nothing to do: the inbox ${leftAlone.length === 0 ? "is empty" : "holds no file to take"}.`);
}

/** @param stopped on request: what is left waits for the next run, which is no failure */
function exitCodeOfPass({ runs, failed, trouble }: PassEnd, stopped: boolean): ExitCode {
  const records = runs.map(({ record }) => record);
  const code = exitCodeOf(stopped ? records.filter(({ status }) => status !== "halted") : records);
  if (failed.length > 0 || (trouble !== null && !stopped)) return 1;
  return stopped && code === 0 && records.some(({ status }) => status === "halted") ? 3 : code;
}

/** The next moment at which the clock shows `HH:MM`, local time. @returns ms since 1970 */
export function nextTime(text: string, now: Date): number | "unreadable" {
  const found = /^([01]?\d|2[0-3]):([0-5]\d)$/u.exec(text.trim());
  if (found === null) return "unreadable";
  const at = new Date(now);
  at.setHours(Number(found[1]), Number(found[2]), 0, 0);
  if (at <= now) at.setDate(at.getDate() + 1);
  return at.getTime();
}
