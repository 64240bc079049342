import type { Phrases } from "../../pipeline/report/language/phrases.ts";
import { markup, type Markup } from "../../pipeline/report/page/look/markup.ts";
import { timeElement } from "../../pipeline/report/page/look/page-words.ts";
import type { ConsoleContext } from "../context.ts";
import { likelyNextRun, RUNS_LOOKED_AT } from "./next-run.ts";

type Context = Pick<ConsoleContext, "withLedger" | "applyingProcess" | "now">;

/**
 * Returns when waiting lists and decisions are carried out, as a sentence: about when the next run should begin, or that this
 * is not known; null: a program is at work, and carries them out at once.
 */
export function nextRunInWords(phrases: Phrases, { withLedger, applyingProcess, now }: Context): Markup | null {
  if (applyingProcess() !== null) return null;
  const starts = withLedger(({ runs }) => runs.latest(RUNS_LOOKED_AT).map(({ startedAt }) => startedAt));
  const next = likelyNextRun(starts, now());
  if (next === null) return markup`${phrases.say("console.decision.no_time")}`;
  const [before = "", after = ""] = phrases.say("console.decision.next_run", { when: "\u0000" }).split("\u0000");
  return markup`${before}${timeElement(phrases, next)}${after}`;
}
