import type { RunEnv } from "../../run/run-env.ts";
import type { Terminal } from "./terminal.ts";

const DRAW_EVERY_MS = 100;
const LOG_EVERY_MS = 10_000;

const WORDS: Readonly<Record<Parameters<RunEnv["progress"]>[0], string>> = {
  reading: "Reading rows",
  planning: "Planning",
  sending: "Sending",
  asking: "Waiting to ask about creates in doubt",
};

export interface Progress {
  readonly show: RunEnv["progress"];
  /** Clears the progress line, so that other text can follow. */
  end(): void;
}

/**
 * Shows the progress of long work, with rate and time left: on a terminal in one line, elsewhere, and for one of several
 * accounts, as log lines.
 */
export function openProgress(terminal: Terminal, now: () => number, log: (message: string) => void): Progress {
  let stage = "";
  let startedAt = 0;
  let shownAt = 0;
  let drawn = false;
  const canDraw = process.stderr.isTTY && terminal.account === null;
  const end = () => {
    if (drawn) process.stderr.write("\r\u001b[K");
    drawn = false;
  };
  return {
    end,
    show(next, done, total) {
      const at = now();
      if (stage !== next || done === 0) {
        stage = next;
        startedAt = at;
        shownAt = 0;
      }
      if (terminal.quiet || terminal.json) return;
      const text = describeProgress(WORDS[next], done, total, at - startedAt);
      if (canDraw) {
        if (at - shownAt < DRAW_EVERY_MS) return;
        process.stderr.write(`\r\u001b[K${text}`);
        drawn = true;
        shownAt = at;
      } else if (at - startedAt > LOG_EVERY_MS && at - shownAt > LOG_EVERY_MS) {
        log(text);
        shownAt = at;
      }
    },
  };
}

/** Returns the progress at one moment, without a rate: `Sending 1,200 of 10,000`. */
export function describeStage(stage: Parameters<RunEnv["progress"]>[0], done: number, total: number | null): string {
  return describeProgress(WORDS[stage], done, total, 0);
}

/** Returns the progress as a line: `Sending 1,200 of 10,000 · 8.3/s · 17 min left`. */
function describeProgress(words: string, done: number, total: number | null, elapsedMs: number): string {
  if (done === 0) return words;
  const rate = elapsedMs > 0 ? (done * 1000) / elapsedMs : 0;
  const parts = [`${words} ${count(done)}${total === null ? "" : ` of ${count(total)}`}`];
  if (rate > 0) parts.push(`${rate < 10 ? rate.toFixed(1) : count(Math.round(rate))}/s`);
  if (total !== null && rate > 0 && done < total) parts.push(`${timeLeft((total - done) / rate)} left`);
  return parts.join(" · ");
}

function timeLeft(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}
