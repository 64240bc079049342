import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import type { ConsoleContext } from "../context.ts";
import { WHEN, withTime } from "../look/timed-words.ts";
import { likelyNextRun, RUNS_LOOKED_AT } from "./next-run.ts";

type Context = Pick<ConsoleContext, "withLedger" | "applyingProcess" | "now">;

/**
 * Returns when waiting lists and decisions are carried out, as a sentence: about when the next run should begin, or that this
 * is not known; null: a program is at work, and carries them out at once.
 */
export function nextRunInWords(phrases: Phrases, { withLedger, applyingProcess, now }: Context): Markup | null {
  if (applyingProcess() !== null) return null;
  const starts = withLedger(({ runs }) => runs.latest(RUNS_LOOKED_AT).map(({ startedAt }) => startedAt));
  return timeOfRun(phrases, likelyNextRun(starts, now()));
}

/** Returns a sentence about when the next run begins. @param next ISO date-time; null: it is not known */
export function timeOfRun(phrases: Phrases, next: string | null): Markup {
  if (next === null) return markup`${phrases.say("console.decision.no_time")}`;
  return withTime(phrases, phrases.say("console.decision.next_run", { when: WHEN }), next);
}
