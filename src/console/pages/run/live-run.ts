import { setTimeout as wait } from "node:timers/promises";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { OperationState } from "../../../model/operation.ts";
import type { Phrases } from "../../../pipeline/report/language/phrases.ts";
import type { ConsoleContext } from "../../context.ts";

/** What a run's page shows: a run that is carried out now, one that waits for the program, or one that ended. */
type RunStage = "running" | "interrupted" | "over";

/** How far a run is. */
export interface Progress {
  readonly stage: RunStage;
  readonly done: number;
  readonly total: number;
}

const LEFT: readonly OperationState[] = ["planned", "sending"];
const LOOK_EVERY_MS = 1_000;
/** The browser connects again after this time, so that a forgotten page does not hold a connection for ever. */
const LONGEST_MS = 30 * 60_000;

/** Returns how far a run is; null: there is no such run. */
export function progressOf(
  ledger: Pick<Ledger, "runs" | "operations">,
  run: string,
  isAtWork: boolean,
): Progress | null {
  const stored = ledger.runs.get(run);
  if (stored === null) return null;
  const counts = ledger.operations.countStates(run);
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  const left = counts.reduce((sum, { state, n }) => sum + (LEFT.includes(state) ? n : 0), 0);
  const stage = stored.status !== null ? "over" : isAtWork ? "running" : "interrupted";
  return { stage, done: total - left, total };
}

/** Returns the progress in words; `rate`: operations a minute, null while it is not known. */
export function progressInWords(
  phrases: Phrases,
  { done, total }: Pick<Progress, "done" | "total">,
  rate: number | null,
): string {
  const sent = phrases.say("console.run.progress", { done, total });
  return rate === null ? sent : `${sent} · ${phrases.say("console.run.rate", { rate })}`;
}

/**
 * Yields the progress of a run as JSON, about every second: `{done, total, text}`, and at last `{over: true}` when the page
 * has to be loaded again.
 *
 * @param shown the stage that the page shows
 */
export async function* liveEvents(
  { withLedger, applyingProcess, now }: Pick<ConsoleContext, "withLedger" | "applyingProcess" | "now">,
  phrases: Phrases,
  run: string,
  shown: string,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const begun = now();
  let first: { readonly at: number; readonly done: number } | null = null;
  while (!signal.aborted && now() - begun < LONGEST_MS) {
    const progress = withLedger((ledger) => progressOf(ledger, run, applyingProcess() !== null));
    if (progress === null || progress.stage !== shown) {
      yield JSON.stringify({ over: true });
      return;
    }
    const { done, total } = progress;
    first ??= { at: now(), done };
    const minutes = (now() - first.at) / 60_000;
    const rate = minutes > 0 && done > first.done ? Math.round((done - first.done) / minutes) : null;
    yield JSON.stringify({ done, total, text: progressInWords(phrases, progress, rate) });
    await wait(LOOK_EVERY_MS, null, { signal }).catch(() => {});
  }
}
